import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { limits } from '../../../../contract/limits.js';
import type { ChangePitchBody } from '../../../../contract/pitches/change-pitch.body.js';
import type { PitchRecipient } from '../../../../contract/pitches/create-pitches.body.js';
import type { NewPitches, Pitch, PitchMessage, PitchPage } from '../../../../contract/pitches/pitch.js';
import type { PitchesQuery } from '../../../../contract/pitches/pitches.query.js';
import { completeLink } from '../../../../contract/rules/link-rule.js';
import { oneLine } from '../../../../contract/rules/text-rule.js';
import { Broadcaster } from '../../broadcast/broadcaster.js';
import { NotFound } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { dayIn } from '../../common/local-day.js';
import { startOfDay } from '../../common/zone-clock.js';
import type { Transaction } from '../../database/transaction.js';
import { SourcedFactsService } from '../../facts/sourced-facts.service.js';
import { UsersService } from '../../users/users.service.js';
import { pitchMessage } from './pitch-message.js';
import { followUpDay, isFollowUpDue, mayBecome, pitchAdvice, sendingWarnings } from './pitch-rules.js';
import { PitchNotThere, TooManyPitches, TooManyPitchesToday } from './pitches.errors.js';
import { type PitchFields, PitchesRepository, type PitchRow } from './pitches.repository.js';

/** Documents on their way to people. Fanfare doesn't send them: the artist does, and then logs it. */
@Injectable()
export class PitchesService {
  constructor(
    private readonly pitches: PitchesRepository,
    private readonly users: UsersService,
    private readonly facts: SourcedFactsService,
    private readonly broadcaster: Broadcaster,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list(userId: string, { cursor, limit, isDue, ...filter }: PitchesQuery): Promise<PitchPage> {
    const most = Number(limit ?? limits.listPageDefault);
    const today = await this.users.todayOf(userId);
    // One more than requested shows whether there are older ones.
    const rows = await this.pitches.list(userId, most + 1, { ...filter, dueBy: isDue && today }, cursor);
    return {
      items: rows.slice(0, most).map((row) => toPitch(row, today)),
      next: rows.length > most ? (rows[most - 1]?.cursor ?? null) : null,
    };
  }

  /** All pitches of an account, oldest first. */
  async listAll(userId: string): Promise<Pitch[]> {
    const today = await this.users.todayOf(userId);
    return (await this.pitches.listAll(userId)).map((row) => toPitch(row, today));
  }

  /**
   * Drafts a document's pitches to people, once per person, however often it is called. A draft takes over a new first
   * line.
   * @throws NotFound if the document or one of the people isn't the account's, TooManyPitches
   */
  async create(userId: string, documentId: string, people: readonly PitchRecipient[]): Promise<NewPitches> {
    const wanted = [...new Map(people.map((person) => [person.contactId.toLowerCase(), person])).values()];
    const { rows, unchanged } = await this.pitches.locked(userId, async (transaction) => {
      if ((await this.pitches.count(transaction, userId)) + wanted.length > limits.pitchesMax)
        throw new TooManyPitches();
      const recipients = wanted.map(({ contactId, firstLine }) => ({
        id: uuidv7(),
        contactId,
        firstLine: (firstLine ?? '').trim(),
      }));
      const stored = await this.pitches.insert(transaction, userId, documentId, recipients);
      // Store pitches to all of the people or to none.
      if (stored.length < wanted.length) throw new NotFound();
      return { rows: stored, unchanged: await this.pitches.countUnchanged(transaction, userId, documentId) };
    });
    const today = await this.users.todayOf(userId);
    const items = rows.map((row) => this.notifyTabs(userId, toPitch(row, today)));
    return { items, warnings: sendingWarnings(unchanged) };
  }

  /** @throws NotFound, PitchNotThere, TooManyPitchesToday */
  async change(userId: string, id: string, body: ChangePitchBody): Promise<Pitch> {
    const timeZone = await this.users.timeZoneOf(userId);
    const row = await this.pitches.locked(userId, async (transaction) => {
      const present = await this.pitches.find(userId, id, transaction);
      if (!present) throw new NotFound();
      const fields = this.fieldsAfter(present, body, timeZone);
      const isSentNow = fields.sentAt !== null && present.sentAt === null;
      if (isSentNow) await this.assertRoomToday(transaction, userId, id, timeZone);
      const stored = await this.pitches.update(transaction, userId, id, fields);
      if (stored) await this.keepPlacement(transaction, userId, present, stored, timeZone);
      return stored;
    });
    if (!row) throw new NotFound();
    return this.notifyTabs(userId, toPitch(row, await this.users.todayOf(userId)));
  }

  /** @throws NotFound */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.pitches.remove(userId, id))) throw new NotFound();
    this.broadcaster.emit(userId, 'pitch:remove', { id });
  }

  /** @throws NotFound */
  async read(userId: string, id: string): Promise<Pitch> {
    const row = await this.pitches.find(userId, id);
    if (!row) throw new NotFound();
    return toPitch(row, await this.users.todayOf(userId));
  }

  /** What to send. @throws NotFound, also if the document was deleted */
  async message(userId: string, id: string): Promise<PitchMessage> {
    const found = await this.pitches.findMessage(userId, id);
    if (!found) throw new NotFound();
    return pitchMessage(found);
  }

  private fieldsAfter(present: PitchRow, body: ChangePitchBody, timeZone: string): PitchFields {
    const status = body.status ?? present.status;
    if (!mayBecome(present.status, status)) {
      throw new PitchNotThere(
        status === 'drafted' ? 'This pitch was sent and answered, so it is no longer a draft.' : undefined,
      );
    }
    const now = this.clock.now();
    const isSame = status === present.status;
    // An answer implies that the pitch was sent, even if that wasn't logged.
    const sentAt = status === 'drafted' ? null : (present.sentAt ?? now);
    const isAnswered = status === 'no' || status === 'yes' || status === 'placed';
    return {
      status,
      firstLine: body.firstLine?.trim() ?? present.firstLine,
      link: body.link === undefined || body.link === null ? present.link : completeLink(oneLine(body.link)),
      sentAt,
      followUpDue: status === 'sent' && sentAt ? followUpDay(dayIn(timeZone, sentAt)) : null,
      followedUpAt:
        status === 'followed_up'
          ? (present.followedUpAt ?? now)
          : status === 'sent' || status === 'drafted'
            ? null
            : present.followedUpAt,
      answeredAt: !isAnswered ? null : isSame || present.answeredAt ? present.answeredAt : now,
    };
  }

  /**
   * Keeps a new placement as a fact, with its link. The fact has the pitch's id. It doesn't say when it ran, because
   * the artist isn't asked. Once it is kept, its value is the artist's to edit or to delete.
   */
  private async keepPlacement(
    transaction: Transaction,
    userId: string,
    before: PitchRow,
    { id, status, outlet, contactName, link, releaseId }: PitchRow,
    timeZone: string,
  ): Promise<void> {
    if (status !== 'placed') return this.facts.remove(transaction, userId, id);
    if (before.status === 'placed') return this.facts.link(transaction, userId, id, link);
    const value = `Covered by ${outlet || contactName}`;
    const asOf = dayIn(timeZone, this.clock.now());
    await this.facts.keep(transaction, userId, { id, kind: 'credential', value, source: link, releaseId, asOf });
  }

  private async assertRoomToday(transaction: Transaction, userId: string, id: string, timeZone: string): Promise<void> {
    const since = startOfDay(timeZone, dayIn(timeZone, this.clock.now()));
    const sent = await this.pitches.countSent(transaction, userId, since, id);
    if (sent >= limits.pitchesPerDay) throw new TooManyPitchesToday();
  }

  private notifyTabs(userId: string, pitch: Pitch): Pitch {
    this.broadcaster.emit(userId, 'pitch:upsert', { pitch });
    return pitch;
  }
}

function toPitch({ cursor: _, ...row }: PitchRow, today: string): Pitch {
  return {
    ...row,
    sentAt: row.sentAt?.toISOString() ?? null,
    isFollowUpDue: isFollowUpDue(row, today),
    followedUpAt: row.followedUpAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    advice: pitchAdvice(row.status, row.followUpDue, today),
  };
}
