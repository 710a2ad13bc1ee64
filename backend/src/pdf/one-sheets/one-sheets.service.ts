import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import {
  type OneSheet,
  type OneSheetList,
  sheetPatienceMs,
  type SheetPreview,
  type SheetSummary,
  sheetTriggerMs,
  type SheetVariant,
  type SheetVersion,
} from '../../../../contract/one-sheets/one-sheet.js';
import type { GeneratePdfBody } from '../../../../contract/one-sheets/generate-pdf.body.js';
import type { SheetPreviewBody } from '../../../../contract/one-sheets/sheet-preview.body.js';
import type { SheetVersionBody } from '../../../../contract/one-sheets/sheet-version.body.js';
import { ChatsService } from '../../chats/chats.service.js';
import { KeyedConcurrencyLimit } from '../../common/keyed-concurrency-limit.js';
import { NotFound, Overloaded } from '../../common/app-error.js';
import { type Counted, type RateLimit, RateLimits } from '../../http/rate-limits.js';
import { MediaService } from '../../media/media.service.js';
import type { AnyKind } from '../../jobs/job-kind.js';
import { Jobs } from '../../jobs/jobs.service.js';
import { editedSources } from './edited-sources.js';
import { OneSheetLocks } from './one-sheet-locks.store.js';
import { NewerVersionExists, PreviewReplaced, SheetNotMade } from './one-sheets.errors.js';
import { layOutPreview, previewTimeoutMs } from './lay-out-preview.job.js';
import { makeSheet, type SheetJob } from './make-sheet.job.js';
import { OneSheetsRepository, type VersionRow } from './one-sheets.repository.js';
import { PreviewsRepository } from './previews.repository.js';
import { firstVersionOf, type SheetPromise, SheetPromisesRepository } from './promises.repository.js';

/** Limit on requests, including those that join a sheet in progress. */
const askLimit: RateLimit = { name: 'one-sheet-ask', times: 60, seconds: 60 };
const makeLimit: RateLimit = { name: 'one-sheet', times: 20, seconds: 600 };
/** Sheets and versions are stored and listed; no artist needs this many. */
const dayLimit: RateLimit = { name: 'one-sheet-day', times: 150, seconds: 86_400 };
const previewLimit: RateLimit = { name: 'one-sheet-preview', times: 240, seconds: 60 };

/** With more sheets than this in the queue, new ones are refused. */
const lineMax = 100;

/** How many sheets of a release are listed. */
const ofReleaseMax = 50;

const readers: Record<SheetVariant, string> = {
  press: 'the press',
  booking: 'bookers',
  radio: 'radio',
  playlist: 'playlists',
};

/** A finished sheet with its bytes. */
export interface SheetFile {
  sheetId: string;
  mediaId: string;
  bytes: Buffer;
}

/** A version that is in the library. */
type PrintedVersion = VersionRow & { mediaId: string };

/** Requests, shows and edits one-sheets. The worker makes them. */
@Injectable()
export class OneSheetsService {
  private readonly logger = new Logger(OneSheetsService.name);
  /** The newest preview in progress of each sheet. */
  private readonly newestPreviews = new Map<string, AbortController>();
  private readonly previewing = new KeyedConcurrencyLimit({ atOnce: 2, waiting: 10 });

  constructor(
    private readonly jobs: Jobs,
    private readonly chats: ChatsService,
    private readonly media: MediaService,
    private readonly sheets: OneSheetsRepository,
    private readonly previews: PreviewsRepository,
    private readonly promises: SheetPromisesRepository,
    private readonly locks: OneSheetLocks,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Starts the one-sheet that a reply promises. The promise is stored first: if its job can't be added or is lost, the
   * worker finds the row within a minute. If the reply promises again, it gets the same sheet.
   * @throws TooManyTries
   */
  async startPromised(
    userId: string,
    promised: Pick<SheetPromise, 'chatId' | 'replyId' | 'variant' | 'paper'>,
  ): Promise<void> {
    if (!(await this.promises.findByReply(userId, promised.replyId))) await this.limits.count(...makeCounts(userId));
    const promise = await this.promises.add({ ...promised, userId, sheetId: uuidv7(), mediaId: uuidv7() });
    if (promise.endedAt) return;
    try {
      await this.locks.acquire(userId, promise.sheetId);
      await this.jobs.add(makeSheet, { ...firstVersionOf(promise), deadline: Date.now() + sheetPatienceMs });
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Promised one-sheet not queued; the worker will find it' });
    }
  }

  /**
   * Makes a one-sheet from a conversation, by default the most recently active one. Joins the sheet the assistant has
   * just promised, or else the one in progress for the account. A caller who disconnects finds it in the library.
   * @throws NotFound, TooManyTries, Overloaded, SheetNotMade
   */
  async make(userId: string, { chatId, messageId }: GeneratePdfBody): Promise<SheetFile> {
    await this.limits.count([askLimit, userId]);
    const promise = messageId
      ? await this.promises.findByReply(userId, messageId)
      : await this.promises.findNewest(userId, sheetTriggerMs, chatId);
    if (promise) return this.fulfil(promise);
    const from = await this.chatFor(userId, chatId);
    const sheetId = uuidv7();
    const holder = await this.lockFor(userId, sheetId);
    try {
      const { mediaId } = await this.run({ userId, sheetId: holder, number: 1, mediaId: uuidv7(), chatId: from });
      return await this.fileOf(userId, holder, mediaId);
    } catch (error) {
      if (holder === sheetId && !(error instanceof SheetNotMade)) await this.locks.release(userId, sheetId);
      throw error;
    }
  }

  /** The newest sheets of a release. @throws NotFound */
  async listOfRelease(userId: string, releaseId: string): Promise<OneSheetList> {
    if (!(await this.sheets.hasRelease(userId, releaseId))) throw new NotFound();
    const rows = await this.sheets.listOfRelease(userId, releaseId, ofReleaseMax);
    return {
      items: rows.map(({ id, variant, about, createdAt }) => ({
        id,
        title: [`One-sheet for ${readers[variant]}`, about].filter(Boolean).join(': '),
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  /** The sheets that a chat's replies have made, newest first. @throws NotFound */
  async listOfChat(userId: string, chatId: string): Promise<SheetSummary[]> {
    await this.chats.assertOwned(userId, chatId);
    return this.sheets.listOfChat(userId, chatId);
  }

  /** A sheet with all of its versions. @throws NotFound */
  async getOneSheet(userId: string, sheetId: string): Promise<OneSheet> {
    const sheet = await this.sheets.find(userId, sheetId);
    if (!sheet) throw new NotFound();
    return sheet;
  }

  /**
   * Previews the page for some content. A newer request from the same editor for the same sheet replaces this one.
   * @param signal aborts when the caller disconnects, which cancels the layout
   * @throws NotFound, TooManyTries, Overloaded, PreviewReplaced, SheetNotMade
   */
  async preview(
    userId: string,
    sheetId: string,
    { content, design, editor = '' }: SheetPreviewBody,
    left: AbortSignal,
  ): Promise<SheetPreview> {
    if (!(await this.sheets.findNewest(userId, sheetId))) throw new NotFound();
    await this.limits.count([previewLimit, userId]);
    const key = `${sheetId} ${editor}`;
    const replaced = this.replacePreview(key);
    const signal = AbortSignal.any([left, replaced.signal]);
    return this.previewing
      .run(userId, async () => {
        signal.throwIfAborted();
        if ((await this.jobs.waitingCount(layOutPreview)) >= lineMax) throw new Overloaded();
        const id = uuidv7();
        await this.previews.add(id, { userId, content, design });
        try {
          await this.jobs.add(layOutPreview, { id });
          await this.ended(layOutPreview, id, previewTimeoutMs, signal);
          const page = await this.previews.findPage(id);
          if (!page) throw new SheetNotMade();
          return page;
        } finally {
          await this.previews.remove(id);
        }
      })
      .finally(() => {
        if (this.newestPreviews.get(key) === replaced) this.newestPreviews.delete(key);
      });
  }

  /**
   * Saves another version and prints it. The same content on the same base is the same version.
   * @throws NotFound, NewerVersionExists, TooManyTries, Overloaded, SheetNotMade
   */
  async save(
    userId: string,
    sheetId: string,
    { baseNumber, content, design }: SheetVersionBody,
  ): Promise<SheetVersion> {
    const base = await this.sheets.findVersion(userId, sheetId, baseNumber);
    if (!base) throw new NotFound();
    await this.admit(userId);
    const words = { content, design, sources: editedSources(base, content, design) };
    const number = await this.sheets.addVersion(sheetId, baseNumber, words);
    if (number === null) throw new NewerVersionExists();
    const printed = await this.run({ userId, sheetId, number, mediaId: uuidv7(), chatId: null });
    return { ...printed, createdAt: printed.createdAt.toISOString() };
  }

  /** The promised sheet, once it is made. If it has failed, it is tried again. */
  private async fulfil(promise: SheetPromise): Promise<SheetFile> {
    const { userId, sheetId, endedAt } = promise;
    const made = await this.sheets.findVersion(userId, sheetId, 1);
    if (made?.mediaId) return this.fileOf(userId, sheetId, made.mediaId);
    if (endedAt) {
      await this.admit(userId);
      await this.promises.reopen(sheetId);
    }
    await this.locks.acquire(userId, sheetId);
    const { mediaId } = await this.run(firstVersionOf(promise));
    return this.fileOf(userId, sheetId, mediaId);
  }

  private async fileOf(userId: string, sheetId: string, mediaId: string): Promise<SheetFile> {
    return { sheetId, mediaId, bytes: await this.media.readSheet(userId, mediaId) };
  }

  /** Cancels the editor's older preview in progress. */
  private replacePreview(key: string): AbortController {
    this.newestPreviews.get(key)?.abort(new PreviewReplaced());
    const newest = new AbortController();
    this.newestPreviews.set(key, newest);
    return newest;
  }

  private async chatFor(userId: string, chatId?: string): Promise<string | null> {
    if (chatId) {
      await this.chats.assertOwned(userId, chatId);
      return chatId;
    }
    const newest = await this.chats.findNewest(userId);
    return newest?.id ?? null;
  }

  /**
   * The sheet that has the account's lock: this one, or one in progress. A sheet only gets the lock once it has been
   * admitted, so a caller that joins may add its job.
   */
  private async lockFor(userId: string, sheetId: string): Promise<string> {
    const current = await this.locks.holder(userId);
    if (current !== null) return current;
    await this.admit(userId);
    const holder = await this.locks.acquire(userId, sheetId);
    if (holder !== sheetId) await this.limits.refund(...makeCounts(userId));
    return holder;
  }

  private async admit(userId: string): Promise<void> {
    await this.limits.count(...makeCounts(userId));
    if ((await this.jobs.waitingCount(makeSheet)) >= lineMax) throw new Overloaded();
  }

  /** Adds a version's job, or joins the existing one, and waits until it is printed. */
  private async run(sheet: Omit<SheetJob, 'deadline'>): Promise<PrintedVersion> {
    const { userId, sheetId, number } = sheet;
    const id = await this.jobs.add(makeSheet, { ...sheet, deadline: Date.now() + sheetPatienceMs });
    await this.ended(makeSheet, id, sheetPatienceMs);
    const version = await this.sheets.findVersion(userId, sheetId, number);
    if (!version?.mediaId) throw new SheetNotMade();
    return { ...version, mediaId: version.mediaId };
  }

  /** @throws SheetNotMade if the job failed or timed out, and the signal's reason */
  private async ended(kind: AnyKind, jobId: string, timeoutMs: number, signal?: AbortSignal): Promise<void> {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      await this.jobs.waitFor(kind, jobId, signal ? AbortSignal.any([signal, timeout]) : timeout);
    } catch (error) {
      signal?.throwIfAborted();
      throw new SheetNotMade({ cause: error });
    }
  }
}

function makeCounts(userId: string): Counted[] {
  return [
    [makeLimit, userId],
    [dayLimit, userId],
  ];
}
