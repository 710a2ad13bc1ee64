import { Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AttachmentsService } from '../attachments/attachments.service.js';
import type { User } from '../../../contract/account/user.js';
import type { DocumentKind } from '../../../contract/documents/document-kinds.js';
import { type SaidMessage, SaidWordsService } from '../chats/history/said-words.service.js';
import { Clock } from '../common/clock.js';
import { KeyedConcurrencyLimit } from '../common/keyed-concurrency-limit.js';
import { dayIn } from '../common/local-day.js';
import { FactsService } from '../facts/facts.service.js';
import type { Fact } from '../../../contract/facts/fact.js';
import { UsersService } from '../users/users.service.js';
import { DocumentsRepository, type EnteredRelease } from './documents.repository.js';
import { checkDocument, type Checked } from './check-document.js';
import type { ProofSource } from './proof/claim.js';
import type { AttachedText } from './proof/proof-record.js';
import { readAhead } from './proof/read-ahead.js';
import { toArtistWords } from './proof/artist-words.js';

/** How many attachments are searched: each may be as long as forty messages. */
const attachmentsMax = 3;

/** A document's text, and the chat it belongs to. */
export interface CheckedText {
  kind: DocumentKind;
  markdown: string;
  chatId: string | null;
  /** The release it is about: facts and messages about other releases prove nothing. */
  releaseId: string | null;
  /** Claims that the artist confirmed in it. */
  confirmed?: readonly string[];
  /** When its first version was written; absent for a new text. */
  createdAt?: Date;
  /** When it was changed last; absent for a new text. */
  updatedAt?: Date;
}

/** Checks documents against the rules of their kinds and against what the artist has said. */
@Injectable()
export class DocumentChecks {
  /** A check occupies the server: those of one account take turns, so that calls of others run in between. */
  private readonly turns = new KeyedConcurrencyLimit({ atOnce: 1, waiting: 50 });

  constructor(
    private readonly said: SaidWordsService,
    private readonly users: UsersService,
    private readonly kept: FactsService,
    private readonly attachments: AttachmentsService,
    private readonly documents: DocumentsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyTries if too many checks of the account are waiting */
  async check(userId: string, text: CheckedText): Promise<Checked> {
    const [checked = nothing] = await this.checkAll(userId, text, [text]);
    return checked;
  }

  /**
   * Checks texts of the same chat and release. Claims not found in the newest messages are searched for in all the
   * others. If no message proves a claim but an attachment of the chat contains it, the finding says so.
   * @throws TooManyTries if too many checks of the account are waiting
   */
  checkAll(
    userId: string,
    of: Pick<CheckedText, 'chatId' | 'releaseId'>,
    texts: readonly Omit<CheckedText, 'chatId' | 'releaseId'>[],
  ): Promise<Checked[]> {
    return this.turns.run(userId, () => this.checkInTurn(userId, of, texts));
  }

  private async checkInTurn(
    userId: string,
    { chatId, releaseId }: Pick<CheckedText, 'chatId' | 'releaseId'>,
    texts: readonly Omit<CheckedText, 'chatId' | 'releaseId'>[],
  ): Promise<Checked[]> {
    const [user, timeZone, kept, releases, newest] = await Promise.all([
      this.users.getUser(userId),
      this.users.timeZoneOf(userId),
      this.kept.listKept(userId, releaseId),
      this.documents.listEnteredReleases(userId, releaseId),
      this.said.newest(userId, chatId, releaseId),
    ]);
    const today = dayIn(timeZone, this.clock.now());
    const known = [...kept.map(toSource), ...profileOf(user)];
    const artist = [user.name, ...kept.flatMap(({ kind, value }) => (kind === 'artistName' ? [value] : []))];
    const entered = releases.flatMap(enteredIn);
    const checkWith = async (messages: SaidMessage[], attached: readonly AttachedText[] = []): Promise<Checked[]> => {
      const words = messages.flatMap((message) => toArtistWords(message, timeZone));
      await readAhead([...known, ...entered, ...words, ...attached].map(({ text }) => text));
      const results: Checked[] = [];
      for (const { kind, markdown, confirmed = [], createdAt, updatedAt } of texts) {
        // Let other calls run between two texts of a long tour.
        if (results.length > 0) await nextTurn();
        const facts = [...known, ...confirmed.map((text) => ({ text, isConfirmed: true }))];
        const writtenOn = [createdAt, updatedAt].flatMap((moment) => (moment ? [dayIn(timeZone, moment)] : []));
        results.push(
          checkDocument(kind, markdown, {
            facts,
            words,
            entered,
            attached,
            artist: artist.filter(Boolean),
            today,
            writtenOn,
          }),
        );
      }
      return results;
    };
    const checked = await checkWith(newest);
    const unproven = checked.flatMap(({ findings }) => findings.filter(({ kind }) => kind === 'unproven'));
    if (unproven.length === 0) return checked;
    const claims = unproven.map(({ text }) => text);
    const [earlier, attached] = await Promise.all([
      this.said.saying(userId, claims, releaseId),
      chatId === null ? [] : this.attachments.readInChat(userId, chatId, attachmentsMax),
    ]);
    return earlier.length + attached.length > 0 ? checkWith([...newest, ...earlier], attached) : checked;
  }
}

const nothing: Checked = { findings: [], proofs: [] };

/** A kept fact, with where it was said: a date without a year is the next one after the day it was said. */
export function toSource({ id, subject, value, asOf, evidence, documentId, source }: Fact): ProofSource {
  const stated = subject === '' ? value : `${subject}: ${value}`;
  return {
    // What it is about, and the words that state it, are the artist's as well: "Ada Reyes", "plays bass".
    text: evidence ? `${stated}\n${evidence.words}` : stated,
    ...(documentId && { isConfirmed: true }),
    factId: id,
    saidOn: asOf,
    ...(evidence?.chatId && { messageId: evidence.messageId, chatId: evidence.chatId }),
    ...(evidence && { words: evidence.words }),
    ...(documentId && { documentId }),
    ...(source && { source }),
  };
}

/** What the artist typed into the form of a release or tour is their own word too. */
function enteredIn({ title, date, shows, listenLink, photoCredit }: EnteredRelease): ProofSource[] {
  const nights = shows.map((show) => [show.date, show.venue, show.city].filter(Boolean).join(', '));
  const release = [title, date].filter(Boolean).join(', ');
  return [release, ...nights, listenLink, photoCredit].filter((text) => text !== '').map((text) => ({ text }));
}

/** The profile counts as the artist's own word. */
function profileOf(user: User): ProofSource[] {
  const { name, musicGenre, location, website, spotifyUrl, instagramUrl, twitterUrl, email, songTitle, songLink } =
    user;
  return [name, musicGenre, location, website, spotifyUrl, instagramUrl, twitterUrl, email, songTitle, songLink]
    .filter((text) => text !== '')
    .map((text) => ({ text }));
}
