import { Injectable } from '@nestjs/common';
import type { SheetContent, SheetDesign, SheetPreview, SheetVariant } from '../../../../contract/one-sheet.js';
import { ActivityService } from '../../activity/activity.service.js';
import { NotFound } from '../../common/app-error.js';
import { MediaService } from '../../media/media.service.js';
import { UsersService } from '../../users/users.service.js';
import { OneSheetLocks } from './one-sheet-locks.store.js';
import type { MadeSheet, PreviewJob, SheetJob, SheetProgress } from './one-sheets.queue.js';
import { OneSheetsRepository, type VersionRow } from './one-sheets.repository.js';
import { SheetImagesService } from './sheet-images.service.js';
import { SheetPrinter } from '../printer/sheet-printer.js';
import { SheetWriterService } from './first-version.service.js';

/** Hears how far a sheet is. */
export type TellProgress = (progress: SheetProgress) => Promise<void>;

const fileNameParts: Record<SheetVariant, string> = {
  press: 'one-sheet',
  booking: 'booking one-sheet',
  radio: 'radio one-sheet',
  playlist: 'playlist one-sheet',
};

/**
 * Brings one-sheets to paper. Each step leaves something that the next try finds: what the sheet says, then its file, then
 * that the file is the sheet's. So a job that is done twice, or by two workers, makes one of each.
 */
@Injectable()
export class SheetMakerService {
  constructor(
    private readonly users: UsersService,
    private readonly sheets: OneSheetsRepository,
    private readonly writer: SheetWriterService,
    private readonly images: SheetImagesService,
    private readonly printer: SheetPrinter,
    private readonly media: MediaService,
    private readonly activity: ActivityService,
    private readonly locks: OneSheetLocks,
  ) {}

  /**
   * Writes, prints and keeps a version, and goes on from what an earlier try left. Once `late`, it keeps nothing more.
   * @throws NotFound when its artist is gone, or deleted it on its way
   */
  async make(job: SheetJob, tell: TellProgress, late: AbortSignal): Promise<MadeSheet> {
    const { userId, sheetId } = job;
    const version = await this.wordsOf(job, tell, late);
    const mediaId = version.mediaId ?? job.mediaId;
    if (version.mediaId === null) {
      if (!(await this.media.isKnown(mediaId))) await this.print(version, job, tell, late);
      await this.sheets.link(version, mediaId);
    }
    const file = await this.media.find(userId, mediaId);
    await this.activity.note(userId, 'one_sheet_made', mediaId);
    await tell({ userId, percent: 100, stage: 'saved', file });
    if (job.number === 1) await this.locks.release(userId, sheetId);
    return { sheetId, mediaId };
  }

  /** Forgets a version that could not be made, with what was printed of it. One whose file is in the library stays. */
  async giveUp(job: SheetJob): Promise<void> {
    const { userId, sheetId, mediaId } = job;
    if (await this.media.isKnown(mediaId)) {
      await this.sheets.link(job, mediaId);
    } else {
      await this.sheets.dropUnprinted(job);
      await this.media.discard(userId, mediaId);
    }
    await this.locks.release(userId, sheetId);
  }

  /** A page to look at. */
  async preview({ userId, content, design }: PreviewJob): Promise<SheetPreview> {
    return this.printer.preview(content, design, await this.images.read(userId, design));
  }

  private async wordsOf(job: SheetJob, tell: TellProgress, late: AbortSignal): Promise<VersionRow> {
    const { userId, sheetId, number, chatId } = job;
    const known = await this.sheets.findVersion(userId, sheetId, number);
    if (known) return known;
    await tell({ userId, percent: 10, stage: 'drafting' });
    const user = await this.users.read(userId);
    const words = await this.writer.write(user, chatId);
    late.throwIfAborted();
    // Stored before it is printed: a try that is cut off is not written, and paid for, again.
    await this.sheets.begin({ id: sheetId, userId, chatId }, words);
    const begun = await this.sheets.findVersion(userId, sheetId, number);
    if (!begun) throw new NotFound();
    return begun;
  }

  private async print(
    version: VersionRow,
    { userId, mediaId }: SheetJob,
    tell: TellProgress,
    late: AbortSignal,
  ): Promise<void> {
    const { content, design } = version;
    await tell({ userId, percent: 55, stage: 'layout' });
    const images = await this.images.read(userId, design);
    await tell({ userId, percent: 70, stage: 'printing' });
    const { pdf, thumbnail } = await this.printer.print(content, design, images);
    late.throwIfAborted();
    await this.media.keepSheet(userId, {
      id: mediaId,
      fileName: fileNameOf(content, design),
      content: pdf,
      thumbnail,
    });
  }
}

/** What a sheet is called in the library: without signs that a system does not take in a file's name. */
function fileNameOf({ artistName }: SheetContent, { variant }: SheetDesign): string {
  const artist = artistName
    .replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${[...artist].slice(0, 80).join('').trim()} ${fileNameParts[variant]}.pdf`.trim();
}
