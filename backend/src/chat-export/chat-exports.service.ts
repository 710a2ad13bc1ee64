import { Injectable, Logger } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { finished } from 'node:stream/promises';
import type { ExportQuery } from '../../../contract/chats/export.query.js';
import { timeZoneNamed } from '../../../contract/rules/time-zone-rule.js';
import { MessagesService } from '../chats/messages/messages.service.js';
import { KeyedConcurrencyLimit } from '../common/keyed-concurrency-limit.js';
import { DependencyDown, Overloaded, TooManyTries } from '../common/app-error.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { Jobs } from '../jobs/jobs.service.js';
import { DocumentNotMade, ExportInProgress } from './chat-exports.errors.js';
import { type ChatExportJob, exportChat } from './export-chat.job.js';
import { ExportClaims, resuming } from './export-claims.store.js';
import { type ExportedChat, StoredChatExports } from './stored-chat-exports.service.js';

/** Limited because exports load the database and the worker. */
const exporting: RateLimit = { name: 'document', times: 60, seconds: 600 };

/** How long a claim lasts without being renewed, and how often it is renewed, in milliseconds. */
const claimMs = 15_000;
const renewEveryMs = 5000;

/** How long an export continues for a caller who was told to retry, in milliseconds. */
const resumeMs = 30_000;

/** With more exports than this in the queue, new ones are refused. */
const lineMax = 40;

/** Prefix of a claim's holder while its request waits for its account's turn. */
const queueing = 'queueing-';

/** Concurrent exports per account, across all servers. */
const accountMax = 4;

type ExportRequest = Omit<ChatExportJob, 'id'>;

/** An exported chat with the title for its file name. */
export interface TitledExport extends ExportedChat {
  title: string;
}

/**
 * Exports chats to files. The worker writes the file into storage; the API waits for it and passes it on. A caller that
 * timed out retries and joins the export, which is still running.
 */
@Injectable()
export class ChatExportsService {
  /** How long a request waits for its file, in milliseconds: most proxies wait a minute for a response. */
  readonly waitMs: number = 45_000;
  private readonly logger = new Logger(ChatExportsService.name);
  private readonly exporting = new KeyedConcurrencyLimit({ atOnce: 2, waiting: 10 });

  constructor(
    private readonly jobs: Jobs,
    private readonly messages: MessagesService,
    private readonly claims: ExportClaims,
    private readonly stored: StoredChatExports,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The branch shown in a chat, as a file; the caller must read or destroy it.
   * @param signal aborts when the caller disconnects
   * @throws NotFound, TooManyTries, Overloaded, DependencyDown, StorageUnavailable, DocumentNotMade, ExportInProgress
   */
  async export(
    userId: string,
    chatId: string,
    { format, timeZone }: ExportQuery,
    signal: AbortSignal,
  ): Promise<TitledExport> {
    await this.limits.count([exporting, userId]);
    const until = Date.now() + this.waitMs;
    const { title, version } = await this.messages.version(userId, chatId);
    const request: ExportRequest = { userId, chatId, format, timeZone: timeZoneNamed(timeZone) };
    return new Promise((resolve, reject) => {
      this.whileClaimed(request, sharedBy(title, version), ({ exportId, isResumed, takeTurn }) =>
        // The account's turn ends when its file has been read, not when the response starts.
        this.exporting.run(userId, async () => {
          signal.throwIfAborted();
          await takeTurn();
          const file = await this.fileOf({ id: exportId, ...request }, { until, signal });
          resolve({ ...file, title });
          const isRead = await finished(file.content).then(
            () => true,
            () => false,
          );
          if (isResumed && isRead) await this.claims.drop(userId, { exportId, holder: resuming });
          return isRead;
        }),
      ).catch(reject);
    });
  }

  /**
   * Claims an export for the duration of a request: the one its caller was told to retry, or else one shared by equal
   * requests, or else a new one. When the last of its requests ends, the file is deleted.
   * @param shared equal for requests of the same chat in the same state
   * @param work resolves to whether the file was read; `takeTurn` counts the export towards the account's maximum
   */
  private async whileClaimed(
    { userId, chatId, format, timeZone }: ExportRequest,
    shared: string,
    work: (claimed: { exportId: string; isResumed: boolean; takeTurn: () => Promise<void> }) => Promise<boolean>,
  ): Promise<void> {
    const holder = randomUUID();
    const holders = [`${queueing}${holder}`];
    const request = digest(userId, chatId, format, timeZone);
    const claim = { request, shared: `${request}-${shared}`, holder: `${queueing}${holder}` };
    const { exportId, isResumed } = await this.orUnavailable(this.claims.join(userId, claim, claimMs));
    const renewal = setInterval(() => {
      Promise.all(holders.map((each) => this.claims.renewClaim(userId, { exportId, holder: each }, claimMs))).catch(
        (error: unknown) => this.logger.debug({ err: error, msg: 'Export claim not renewed' }),
      );
    }, renewEveryMs);
    const takeTurn = async (): Promise<void> => {
      holders.push(holder);
      const live = await this.orUnavailable(this.claims.renewClaim(userId, { exportId, holder }, claimMs));
      const counted = live.filter((claim) => !claim.holder.startsWith(queueing));
      if (new Set(counted.map((claim) => claim.exportId)).size > accountMax) throw new TooManyTries(claimMs / 1000);
    };
    let isRead = false;
    try {
      isRead = await work({ exportId, isResumed, takeTurn });
    } catch (error) {
      if (error instanceof ExportInProgress)
        await this.claims.renewClaim(userId, { exportId, holder: resuming }, resumeMs);
      throw error;
    } finally {
      clearInterval(renewal);
      await this.release(userId, { exportId, holders, isRead });
    }
  }

  /** Waits for an export's file. */
  private async fileOf(
    job: ChatExportJob,
    { until, signal }: { until: number; signal: AbortSignal },
  ): Promise<ExportedChat> {
    const { id, userId, chatId } = job;
    if ((await this.jobs.waitingCount(exportChat)) >= lineMax) throw new Overloaded();
    await this.jobs.add(exportChat, job);
    await this.ended(job, until, signal);
    // The chat may have been deleted after the worker read it.
    await this.messages.version(userId, chatId);
    const file = await this.stored.openExport(userId, id);
    if (!file) throw new DocumentNotMade();
    return file;
  }

  private async ended({ id, userId, chatId }: ChatExportJob, until: number, signal: AbortSignal): Promise<void> {
    const late = AbortSignal.timeout(Math.max(1, until - Date.now()));
    try {
      await this.jobs.waitFor(exportChat, id, AbortSignal.any([signal, late]));
    } catch (error) {
      signal.throwIfAborted();
      if (late.aborted) throw new ExportInProgress();
      // Throws NotFound if the chat was deleted during the export.
      await this.messages.version(userId, chatId);
      throw new DocumentNotMade({ cause: error });
    }
  }

  private async release(
    userId: string,
    { exportId, holders, isRead }: { exportId: string; holders: string[]; isRead: boolean },
  ): Promise<void> {
    try {
      const isLast = await this.claims.leave(userId, exportId, holders);
      if (!isLast || !isRead) return;
      await this.stored.remove(userId, exportId);
      await this.jobs.forget(exportChat, exportId);
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Exported chat not removed; leaving it to the sweep' });
    }
  }

  private orUnavailable<T>(request: Promise<T>): Promise<T> {
    return request.catch((error: unknown) => {
      this.logger.debug({ err: error, msg: 'Redis is unavailable for an export' });
      throw new DependencyDown('Redis did not answer');
    });
  }
}

/** A chat with a reply in flight has no version, so every request gets its own export. */
function sharedBy(title: string, version: string | null): string {
  return digest(title, version ?? randomUUID());
}

function digest(...values: string[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}
