import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { Printer } from '../providers/printer/printer.js';
import { type ChatExportJob, chatExportQueue } from './chat-export.queue.js';
import { toDocx } from './transcript-docx.js';
import { toHtml } from './transcript-html.js';

/** Makes documents, two at a time: more print no faster. */
@Processor(chatExportQueue)
export class ChatExportProcessor {
  constructor(private readonly printer: Printer) {}

  @Process({ concurrency: 2 })
  async make({ data: { format, transcript } }: Job<ChatExportJob>): Promise<string> {
    const bytes = format === 'pdf' ? await this.printer.print(await toHtml(transcript)) : await toDocx(transcript);
    return bytes.toString('base64');
  }
}
