import { Injectable } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import type { Document } from '../../../../contract/documents/document.js';
import type { Fact } from '../../../../contract/facts/fact.js';
import { limits } from '../../../../contract/limits.js';
import type { Pitch } from '../../../../contract/pitches/pitch.js';
import { spellDay } from '../../../../contract/rules/day-rule.js';
import { NotFound } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { dayIn } from '../../common/local-day.js';
import { DocumentsService } from '../../documents/documents.service.js';
import { FactsService } from '../../facts/facts.service.js';
import { ReleasesService } from '../../releases/releases.service.js';
import { UsersService } from '../../users/users.service.js';
import { type FollowUpFacts, followUpText } from './follow-up.js';
import { FollowUpNotDue } from './pitches.errors.js';
import { PitchesService } from './pitches.service.js';

/**
 * Namespace of follow-ups' ids. They are derived from the pitch's id, so that a pitch has only one, however often it is
 * requested.
 */
const namespace = '6f0e4b3c-6a4e-4a5b-9c39-0b7d7c1a52d4';

/** Writes follow-ups to unanswered pitches. */
@Injectable()
export class FollowUpsService {
  constructor(
    private readonly pitches: PitchesService,
    private readonly documents: DocumentsService,
    private readonly releases: ReleasesService,
    private readonly facts: FactsService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** The follow-up of a pitch, written when first requested. @throws NotFound, FollowUpNotDue, TooManyDocuments */
  async write(userId: string, pitchId: string): Promise<Document> {
    const pitch = await this.pitches.read(userId, pitchId);
    const id = uuidv5(pitch.id, namespace);
    const written = await unlessAbsent(this.documents.getDocument(userId, id));
    if (written) return written;
    const timeZone = await this.users.timeZoneOf(userId);
    const today = dayIn(timeZone, this.clock.now());
    if (!pitch.isFollowUpDue) {
      throw new FollowUpNotDue(pitch.status === 'drafted' ? undefined : pitch.advice);
    }
    const known = await this.knownFor(userId, pitch, timeZone, today);
    const { releaseId } = pitch;
    const title = `Follow-up to ${pitch.contactName}`.slice(0, limits.documentTitleMax);
    const body = {
      id,
      kind: 'follow_up' as const,
      title,
      markdown: followUpText(known),
      ...(releaseId && { releaseId }),
    };
    const { name, firstLine, title: song, date, link, subject } = known;
    // The artist typed these into the contact, the pitch and the release.
    const entered = [
      name,
      firstLine,
      song,
      link,
      `Re: ${subject}`,
      date === null ? '' : `${spellDay(date)} ${date.slice(0, 4)}`,
    ];
    return this.documents.create(userId, body, 'artist', { confirmed: entered.filter((text) => text !== '') });
  }

  private async knownFor(userId: string, pitch: Pitch, timeZone: string, today: string): Promise<FollowUpFacts> {
    const { releaseId, sentAt } = pitch;
    const [release, facts, message] = await Promise.all([
      releaseId === null ? null : unlessAbsent(this.releases.getRelease(userId, releaseId)),
      releaseId === null ? [] : this.facts.listKept(userId, releaseId),
      unlessAbsent(this.pitches.message(userId, pitch.id)),
    ]);
    const own = facts.filter((fact) => fact.releaseId === releaseId);
    const sentOn = sentAt === null ? today : dayIn(timeZone, new Date(sentAt));
    const isNews = ({ kind, asOf }: Fact): boolean => kind === 'credential' && asOf >= sentOn;
    return {
      name: pitch.contactName,
      subject: message?.subject ?? '',
      firstLine: pitch.firstLine,
      title: release?.title ?? '',
      date: release?.kind === 'release' ? release.date : null,
      link: release?.listenLink || (own.find(({ kind }) => kind === 'listenLink')?.value ?? ''),
      news: own.find(isNews)?.value ?? '',
      today,
    };
  }
}

async function unlessAbsent<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
