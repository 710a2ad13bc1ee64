import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { NotFound } from '../common/app-error.js';
import { type Performer, Performs } from '../jobs/performer.js';
import { ChatExportWriter } from './chat-export-writer.service.js';
import { ChatExportsRepository } from './chat-exports.repository.js';
import { type ChatExportJob, exportChat } from './export-chat.job.js';
import { ExportClaims } from './export-claims.store.js';

/** How often a running export checks whether it is still wanted, in milliseconds. */
const checkEveryMs = 3000;

/** Writes requested exports. */
@Injectable()
@Performs(exportChat)
export class ExportChatPerformer implements Performer<ChatExportJob>, BeforeApplicationShutdown {
  private readonly logger = new Logger(ExportChatPerformer.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly writer: ChatExportWriter,
    private readonly exports: ChatExportsRepository,
    private readonly claims: ExportClaims,
  ) {}

  async perform(input: ChatExportJob): Promise<void> {
    const { id, userId } = input;
    const unwanted = new AbortController();
    const check = async (): Promise<void> => {
      if (await this.isWanted(userId, id)) await this.exports.touch(id);
      else unwanted.abort(noCallerWaits(id));
    };
    const timer = setInterval(() => {
      // If Redis or the database is down, continue: whatever needs them will fail by itself.
      check().catch((error: unknown) => this.logger.debug({ err: error, msg: 'Export claims not checked' }));
    }, checkEveryMs);
    try {
      if (!(await this.isWanted(userId, id))) throw noCallerWaits(id);
      await this.writer.write(id, input, AbortSignal.any([unwanted.signal, this.stopping.signal]));
    } finally {
      clearInterval(timer);
    }
  }

  /** A long export must not hold up the shutdown: it fails here and another worker restarts it. */
  beforeApplicationShutdown(): void {
    this.stopping.abort(new Error('The worker is shutting down'));
  }

  private async isWanted(userId: string, id: string): Promise<boolean> {
    return (await this.claims.list(userId)).some(({ exportId }) => exportId === id);
  }
}

function noCallerWaits(id: string): NotFound {
  return new NotFound(`No one waits for export ${id}`);
}
