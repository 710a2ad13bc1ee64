import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import type { SheetPreview } from '../../../../contract/one-sheet.js';
import { type PreviewJob, previewQueue } from './one-sheets.queue.js';
import { OneSheetGenerationService } from './one-sheet-generation.service.js';

/** Lays out previews. */
@Processor(previewQueue.name)
export class PreviewsProcessor {
  constructor(private readonly maker: OneSheetGenerationService) {}

  @Process({ concurrency: 2 })
  layOut({ data }: Job<PreviewJob>): Promise<SheetPreview> {
    return this.maker.preview(data);
  }
}
