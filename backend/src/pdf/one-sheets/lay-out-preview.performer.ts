import { Injectable } from '@nestjs/common';
import { type Performer, Performs } from '../../jobs/performer.js';
import { layOutPreview, type PreviewJob } from './lay-out-preview.job.js';
import { OneSheetGenerationService } from './one-sheet-generation.service.js';

/** Lays out requested previews. */
@Injectable()
@Performs(layOutPreview)
export class LayOutPreviewPerformer implements Performer<PreviewJob> {
  constructor(private readonly generation: OneSheetGenerationService) {}

  perform({ id }: PreviewJob): Promise<void> {
    return this.generation.layOutPreview(id);
  }
}
