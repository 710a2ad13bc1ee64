import { OnQueueFailed, Process, Processor } from '@nestjs/bull';
import { type BeforeApplicationShutdown, Logger } from '@nestjs/common';
import type { Job } from 'bull';
import { NotFound } from '../common/app-error.js';
import { logFailure } from '../jobs/failed-job.js';
import { type ChatExportJob, chatExportQueue } from './chat-export.queue.js';
import { ChatExportWriter } from './chat-export-writer.service.js';
import { ChatExportsRepository } from './chat-exports.repository.js';
import { ExportClaims } from './export-claims.store.js';

/** How often a running export checks that somebody still wants it, in milliseconds. */
const checkEveryMs = 3000;

/** Nobody waits for an export any longer. */
class Unwanted extends Error {}

/**
 * Writes the exports that are asked for. Several run side by side and take turns at the printer, so a short one is not
 * stuck behind a long one; each holds a page of messages at most.
 */
@Processor(chatExportQueue.name)
export class ChatExportProcessor implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ChatExportProcessor.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly writer: ChatExportWriter,
    private readonly exports: ChatExportsRepository,
    private readonly claims: ExportClaims,
  ) {}

  @Process({ concurrency: 6 })
  async write(job: Job<ChatExportJob>): Promise<void> {
    const id = String(job.id);
    const unwanted = new AbortController();
    const check = async (): Promise<void> => {
      if (!(await this.isWanted(job.data.userId, id))) unwanted.abort(new Unwanted(`Nobody waits for export ${id}`));
      else await this.exports.touch(id);
    };
    const timer = setInterval(() => {
      // With Redis or the database away it goes on: what it needs of them fails by itself.
      check().catch((error: unknown) => this.logger.debug({ err: error, msg: 'An export was not checked' }));
    }, checkEveryMs);
    try {
      if (!(await this.isWanted(job.data.userId, id))) throw new Unwanted(`Nobody waits for export ${id}`);
      await this.writer.write(id, job.data, AbortSignal.any([unwanted.signal, this.stopping.signal]));
    } catch (error) {
      if (error instanceof NotFound || error instanceof Unwanted) await job.discard();
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  @OnQueueFailed()
  report(job: Job<ChatExportJob> | null, error: Error): void {
    if (error instanceof Unwanted || error instanceof NotFound) this.logger.debug(error.message);
    else logFailure(this.logger, job, error, ({ id }) => ({ export: id }));
  }

  /** A long export must not hold up the shutdown: it fails here and another worker starts it again. */
  beforeApplicationShutdown(): void {
    this.stopping.abort(new Error('The worker is shutting down'));
  }

  private async isWanted(userId: string, id: string): Promise<boolean> {
    return (await this.claims.list(userId)).some(({ exportId }) => exportId === id);
  }
}
