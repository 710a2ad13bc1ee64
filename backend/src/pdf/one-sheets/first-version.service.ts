import { Injectable } from '@nestjs/common';
import type { FactSources, SheetDesign } from '../../../../contract/one-sheets/one-sheet.js';
import type { User } from '../../../../contract/account/user.js';
import { FactExtractionService } from '../content/fact-extraction.service.js';
import { accentOf, plainAccent } from '../page/design/accent.js';
import { prepareCover, preparePhoto } from '../page/design/prepare-image.js';
import { withConfirmed } from './edited-sources.js';
import type { VersionRow, VersionWords } from './one-sheets.repository.js';
import { pictureSources } from './picture-sources.js';
import { SheetImagesService } from './sheet-images.service.js';

/** The requested format, or the one derived from the profile. */
type SheetFormat = Pick<SheetDesign, 'variant' | 'paper'>;

/** Writes the first version of a one-sheet: facts from the conversation, design from the artist's pictures. */
@Injectable()
export class FirstVersionService {
  constructor(
    private readonly facts: FactExtractionService,
    private readonly images: SheetImagesService,
  ) {}

  /** @param edited the version the artist edited last, of any sheet: what they confirmed there applies here too */
  async write(
    user: User,
    chatId: string | null,
    format: SheetFormat,
    edited: VersionRow | null,
  ): Promise<VersionWords> {
    // The model takes longest: everything else runs in parallel.
    const [extracted, { design, sources }] = await Promise.all([
      this.facts.extractFacts(user, chatId),
      this.chooseDesign(user, format, edited?.design ?? null),
    ]);
    const facts = edited ? withConfirmed(extracted, edited) : extracted;
    return { content: facts.content, sources: { ...facts.sources, ...sources }, design };
  }

  private async chooseDesign(
    user: User,
    format: SheetFormat,
    edited: SheetDesign | null,
  ): Promise<{ design: SheetDesign; sources: FactSources }> {
    const chosen = await this.images.choose(user, edited);
    const { photo, cover } = await this.images.loadImages(user.id, chosen);
    const dominant = photo ?? cover;
    const isAsBefore = edited !== null && chosen.photoId === edited.photoId && chosen.coverId === edited.coverId;
    const [accent] = await Promise.all([
      isAsBefore ? edited.accent : dominant ? accentOf(dominant) : plainAccent,
      // Warms the printer's cache of prepared images.
      photo && preparePhoto(photo),
      cover && prepareCover(cover),
    ]);
    return {
      design: { ...format, ...chosen, accent },
      sources: pictureSources({ photoId: photo && chosen.photoId, coverId: cover && chosen.coverId }),
    };
  }
}
