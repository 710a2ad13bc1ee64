import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { createHash } from 'node:crypto';
import pTimeout from 'p-timeout';
import type { ExportQuery } from '../../../contract/export.query.js';
import { timeZoneNamed } from '../../../contract/time-zone-rule.js';
import type { User } from '../../../contract/user.js';
import { MessagesService } from '../chats/messages.service.js';
import { KeyedConcurrencyLimit } from '../common/keyed-concurrency-limit.js';
import { Overloaded } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { type RateLimit, RateLimits } from '../common/rate-limits.js';
import { withQueueTimeout } from '../queue/queue-timeout.js';
import { type ChatExportJob, chatExportQueue } from './chat-export.queue.js';
import { DocumentNotMade } from './chat-exports.errors.js';
import { toMarkdown } from './transcript-markdown.js';
import { toTranscript } from './transcript.js';

/** Reading a whole conversation is work, whatever becomes of it. */
const exporting: RateLimit = { name: 'document', times: 60, seconds: 600 };

/** How long a document may take from the request on, in milliseconds. */
const timeoutMs = 45_000;

/** More documents than this in line are not waited for. */
const lineMax = 40;

/** How long a made document is kept for those who asked at the same time, in seconds. */
const keptSeconds = 60;

/** Takes conversations away as files. */
@Injectable()
export class ChatExportsService {
  private readonly making = new KeyedConcurrencyLimit({ atOnce: 2, waiting: 10 });

  constructor(
    @InjectQueue(chatExportQueue) private readonly queue: Queue<ChatExportJob>,
    private readonly messages: MessagesService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {
    // Whoever waits for a job listens; how many may, the line says.
    queue.setMaxListeners(0);
  }

  /**
   * The branch that is shown of a chat, whole, as a file's bytes. @throws NotFound, TooManyTries, Overloaded, DependencyDown,
   * DocumentNotMade
   */
  async export(
    user: User,
    chatId: string,
    { format, timeZone }: ExportQuery,
  ): Promise<{ title: string; bytes: Buffer }> {
    await this.limits.count([exporting, user.id]);
    // Reading it too: of a long conversation, that is most of the work.
    return this.making.run(user.id, async () => {
      const chat = await this.messages.whole(user.id, chatId);
      const transcript = toTranscript(chat, user.name, timeZoneNamed(timeZone), this.clock.now());
      const bytes =
        format === 'md' ? Buffer.from(await toMarkdown(transcript)) : await this.make({ format, transcript });
      return { title: chat.title, bytes };
    });
  }

  private async make(document: ChatExportJob): Promise<Buffer> {
    if ((await withQueueTimeout(this.queue.getWaitingCount())) >= lineMax) throw new Overloaded();
    // The same document, asked for twice at a time, is made once.
    const jobId = createHash('sha256').update(JSON.stringify(document)).digest('hex');
    const job = await withQueueTimeout(
      this.queue.add(document, {
        jobId,
        timeout: timeoutMs,
        removeOnComplete: { age: keptSeconds },
        removeOnFail: true,
      }),
    );
    try {
      const made: unknown = await pTimeout(job.finished(), { milliseconds: timeoutMs });
      return Buffer.from(made as string, 'base64');
    } catch (error) {
      throw new DocumentNotMade({ cause: error });
    }
  }
}
