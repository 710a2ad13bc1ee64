import { Injectable, Logger } from '@nestjs/common';
import type { ChangeFactBody } from '../../../contract/facts/change-fact.body.js';
import type { Fact, FactPage } from '../../../contract/facts/fact.js';
import type { FactBody } from '../../../contract/facts/fact.body.js';
import type { FactsQuery } from '../../../contract/facts/facts.query.js';
import { limits } from '../../../contract/limits.js';
import { oneLine } from '../../../contract/rules/text-rule.js';
import { NotFound } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { dayIn } from '../common/local-day.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { UsersService } from '../users/users.service.js';
import { FactAnnouncements } from './fact-announcements.js';
import { completedValue, identityOf, plain } from './fact-slot.js';
import { lineOf, toFact } from './fact-view.js';
import { FactExists, TooManyFacts } from './facts.errors.js';
import { type FactRow, FactsRepository, type NewFact } from './facts.repository.js';
import { newFact } from './new-fact.js';
import { noteIn } from './note-request.js';
import { isProfileKind, ProfileFactsService } from './profile-facts.service.js';

/** Where a fact was stated. */
export interface FactOrigin {
  messageId: string;
  chatId: string;
  replyId: string | null;
  timeZone: string;
  /** Now if absent. */
  saidAt?: Date;
}

/** A fact as it appears in a prompt. */
export interface KeptLine {
  day: string;
  note: string;
}

/** Changes that an artist makes to their facts. */
const changes: RateLimit = { name: 'fact-change', times: 300, seconds: 600 };

/** What is known about an artist: asked only once, and kept until they change it. */
@Injectable()
export class FactsService {
  private readonly logger = new Logger(FactsService.name);

  constructor(
    private readonly facts: FactsRepository,
    private readonly profile: ProfileFactsService,
    private readonly users: UsersService,
    private readonly announcements: FactAnnouncements,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {
    this.profile.onChanged((accountId, facts) => this.followProfile(accountId, facts));
  }

  /** A page, newest first. */
  async list(accountId: string, { cursor, status, releaseId, isGeneral }: FactsQuery): Promise<FactPage> {
    const rows = await this.facts.list(accountId, {
      ...(cursor ? { cursor } : {}),
      ...(status ? { status } : {}),
      ...(releaseId ? { releaseId } : {}),
      isGeneral: isGeneral === 'true',
      limit: limits.factPage + 1,
    });
    const items = rows.slice(0, limits.factPage).map(toFact);
    return { items, next: rows.length > limits.factPage ? (items.at(-1)?.id ?? null) : null };
  }

  /** All facts, including refused ones, newest first. */
  async listAll(accountId: string): Promise<Fact[]> {
    return (await this.facts.listAll(accountId)).map(toFact);
  }

  /** All kept facts, newest first. @param room leaves out facts about releases other than this one */
  async listKept(accountId: string, room: string | null = null): Promise<Fact[]> {
    const rows = await this.facts.list(accountId, { status: 'kept', limit: limits.factsMax });
    return rows.filter(({ releaseId }) => room === null || releaseId === null || releaseId === room).map(toFact);
  }

  /** The release or tour that a chat belongs to, or null. */
  roomOf(accountId: string, chatId: string): Promise<string | null> {
    return this.facts.findRoom(accountId, chatId);
  }

  /** What the kept facts are about: titles of releases, names of people. */
  listSubjects(accountId: string): Promise<string[]> {
    return this.facts.listSubjects(accountId);
  }

  /**
   * The kept facts that are not in the profile, in the artist's words or as sentences, oldest first. For a release's
   * chat, facts about other releases are left out.
   */
  async listSaid(
    accountId: string,
    chatId: string | null,
  ): Promise<{ text: string; messageId: string | null; createdAt: Date }[]> {
    const room = chatId === null ? null : await this.facts.findRoom(accountId, chatId);
    const facts = (await this.listKept(accountId, room)).filter(({ kind }) => !isProfileKind(kind));
    return facts.toReversed().map((fact) => ({
      text: fact.evidence?.words ?? lineOf(fact),
      messageId: fact.evidence?.messageId ?? null,
      createdAt: new Date(fact.updatedAt),
    }));
  }

  /**
   * The facts that accompany a message: kept facts that are not in the profile, oldest first, and what the message
   * itself asks to remember, unless there is no room. For a release's chat, facts about other releases are left out.
   */
  async listFor(
    accountId: string,
    message: string,
    { roomId, timeZone }: { roomId: Promise<string | null>; timeZone: string },
  ): Promise<{ kept: KeptLine[]; refused: string | null }> {
    const [facts, room] = await Promise.all([this.facts.listKeptLines(accountId), roomId]);
    const kept = facts
      .filter(({ kind, releaseId }) => !isProfileKind(kind) && (!room || !releaseId || releaseId === room))
      .map((fact) => ({ day: fact.asOf, note: lineOf(fact) }));
    const asked = noteIn(message);
    if (asked === null) return { kept, refused: null };
    const others = kept.filter(({ note }) => plain(note) !== plain(asked));
    if (others.length === kept.length && facts.length >= limits.factsMax) return { kept, refused: asked };
    // It is only stored once the reply has begun, but that reply must already see it.
    return { kept: [...others, { day: dayIn(timeZone, this.clock.now()), note: asked }], refused: null };
  }

  /**
   * Keeps a fact that the artist typed in.
   * @throws TooManyFacts, TooManyTries, InvalidInput for a value that the profile can't store
   */
  async add(accountId: string, { kind, value, subject, asOf, releaseId }: FactBody): Promise<Fact> {
    await this.limits.count([changes, accountId]);
    const fact: NewFact = {
      ...newFact(accountId, { kind, subject: oneLine(subject ?? ''), value: value.trim() }),
      asOf: asOf ?? (await this.users.todayOf(accountId)),
      status: 'kept',
      releaseId: releaseId ?? null,
    };
    fact.value = this.profile.check(fact.kind, fact.value);
    const stored = await this.facts.insert(fact);
    if (stored === 'full') throw new TooManyFacts();
    if (stored) return this.announcements.announce(accountId, stored);
    // A fact about a release may be stored with a subject filled in, so ignore it unless the artist gave one.
    const isOfRelease = fact.releaseId !== null && fact.subject === '';
    const saying = (one: Pick<Fact, 'kind' | 'subject' | 'value'>): string =>
      identityOf({ ...one, releaseId: fact.releaseId, ...(isOfRelease ? { subject: '' } : {}) });
    const known = (await this.listKept(accountId)).find(
      (one) => (fact.releaseId === null || one.releaseId === fact.releaseId) && saying(one) === saying(fact),
    );
    if (!known) throw new FactExists();
    return known;
  }

  /** Stores a fact found in a message as a question for the artist; null if it is already known or was refused. */
  async propose(
    accountId: string,
    found: Pick<FactRow, 'kind' | 'subject' | 'value' | 'words'>,
    said: FactOrigin,
  ): Promise<Fact | null> {
    return this.store(accountId, found, said, 'proposed');
  }

  /** Keeps a fact that the artist asked us to remember. Null if it is already kept or there is no room. */
  async keepFact(
    accountId: string,
    found: Pick<FactRow, 'kind' | 'subject' | 'value' | 'words'>,
    said: FactOrigin,
  ): Promise<Fact | null> {
    return this.store(accountId, found, said, 'kept');
  }

  /** Keeps what a message asks in plain words to remember. If that fails, the message is still answered. */
  async keepRequested(accountId: string, text: string, said: FactOrigin): Promise<void> {
    const value = noteIn(text);
    if (value === null) return;
    try {
      await this.keepFact(accountId, { kind: 'preference', subject: '', value, words: value }, said);
    } catch (error) {
      this.logger.error({ err: error, msg: 'A note could not be kept' });
    }
  }

  /**
   * Keeps, declines or edits a fact.
   * @throws NotFound, FactExists, FactInProfile, TooManyFacts, TooManyTries, InvalidInput
   */
  async change(accountId: string, id: string, { status, value }: ChangeFactBody): Promise<Fact> {
    await this.limits.count([changes, accountId]);
    const fact = await this.find(accountId, id);
    const isKept = (status ?? fact.status) === 'kept';
    const isWithdrawn = fact.status === 'kept' && !isKept;
    if (isWithdrawn) await this.profile.assertOptional(accountId, fact);
    const said = value?.trim() ?? fact.value;
    // A link that is only completed is still what the message says.
    const isEdited = completedValue(fact.kind, said) !== completedValue(fact.kind, fact.value);
    const change = {
      ...(status ? { status } : {}),
      value: isKept ? this.profile.check(fact.kind, said) : said,
      editedOn: isEdited ? await this.users.todayOf(accountId) : null,
    };
    const changed = await this.facts.update(accountId, id, change, async (transaction) => {
      if (isWithdrawn) await this.profile.clear(accountId, fact, transaction);
    });
    if (changed === null) throw new NotFound();
    if (changed === 'exists') throw new FactExists();
    if (changed === 'full') throw new TooManyFacts();
    return this.announcements.announce(accountId, changed);
  }

  /** Deletes a fact for the artist, in the profile too. @throws NotFound, FactInProfile, TooManyTries */
  async remove(accountId: string, id: string): Promise<void> {
    await this.limits.count([changes, accountId]);
    const fact = await this.find(accountId, id);
    const isKept = fact.status === 'kept';
    if (isKept) await this.profile.assertOptional(accountId, fact);
    // While the fact is there, deleting it can be repeated.
    if (isKept) await this.profile.clear(accountId, fact);
    await this.removeStored(accountId, id);
  }

  /** Does nothing if it is already deleted: with a field of the profile, its fact goes, too. */
  private async removeStored(accountId: string, id: string): Promise<void> {
    if (await this.facts.remove(accountId, id)) this.announcements.announceRemoved(accountId, id);
  }

  private async find(accountId: string, id: string): Promise<FactRow> {
    const fact = await this.facts.find(accountId, id);
    if (!fact) throw new NotFound();
    return fact;
  }

  private async store(
    accountId: string,
    found: Pick<FactRow, 'kind' | 'subject' | 'value' | 'words'>,
    said: FactOrigin,
    status: 'proposed' | 'kept',
  ): Promise<Fact | null> {
    const { messageId, chatId, replyId, timeZone, saidAt = this.clock.now() } = said;
    const asOf = dayIn(timeZone, saidAt);
    const { kind, value } = found;
    const isStorable = status === 'kept' && this.profile.canStore(kind, value);
    const stored = await this.facts.insert({
      ...newFact(accountId, { ...found, value: isStorable ? this.profile.check(kind, value) : value }),
      // What the profile can't store is left for the artist to edit.
      ...{ messageId, chatId, replyId, words: found.words, asOf, status: isStorable ? 'kept' : 'proposed' },
    });
    return stored === null || stored === 'full' ? null : this.announcements.announce(accountId, stored);
  }

  /** Follows a change of the profile: its filled-in fields become kept facts, and facts of empty fields are removed. */
  private async followProfile(accountId: string, fields: Pick<FactRow, 'kind' | 'subject' | 'value'>[]): Promise<void> {
    const kept = await this.facts.list(accountId, { status: 'kept', limit: limits.factsMax });
    const asOf = await this.users.todayOf(accountId);
    for (const field of fields) {
      const held = kept.find(({ kind, subject }) => kind === field.kind && plain(subject) === plain(field.subject));
      if (field.value === '' && held) await this.removeStored(accountId, held.id);
      if (field.value === '' || held?.value === field.value) continue;
      const stored = await this.facts.insert({ ...newFact(accountId, field), asOf, status: 'kept' });
      if (stored === null || stored === 'full') continue;
      this.announcements.announceInProfile(accountId, stored);
    }
  }
}
