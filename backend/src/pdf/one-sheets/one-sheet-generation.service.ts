import { Injectable } from '@nestjs/common';
import { sheetKindNames } from '../../../../contract/one-sheets/one-sheet.js';
import { ActivityService } from '../../activity/activity.service.js';
import { NotFound } from '../../common/app-error.js';
import { dayIn } from '../../common/local-day.js';
import { MediaService } from '../../media/media.service.js';
import { UsersService } from '../../users/users.service.js';
import { OneSheetLocks } from './one-sheet-locks.store.js';
import type { ReportProgress } from '../../jobs/performer.js';
import type { SheetJob, SheetProgress } from './make-sheet.job.js';
import { PreviewsRepository } from './previews.repository.js';
import { SheetPromisesRepository } from './promises.repository.js';
import { OneSheetsRepository, type VersionRow } from './one-sheets.repository.js';
import { SheetImagesService } from './sheet-images.service.js';
import { paperOf } from '../page/design/paper.js';
import { SheetPrinter } from '../printer/sheet-printer.js';
import { FirstVersionService } from './first-version.service.js';

type Report = ReportProgress<SheetProgress>;

/**
 * Generates one-sheets. Each step stores its result (the version's row, its file, the link between them) and a retry
 * resumes there, so a job that runs twice, or in two workers, still makes only one of each.
 */
@Injectable()
export class OneSheetGenerationService {
  constructor(
    private readonly users: UsersService,
    private readonly sheets: OneSheetsRepository,
    private readonly writer: FirstVersionService,
    private readonly images: SheetImagesService,
    private readonly printer: SheetPrinter,
    private readonly media: MediaService,
    private readonly activity: ActivityService,
    private readonly locks: OneSheetLocks,
    private readonly previews: PreviewsRepository,
    private readonly promises: SheetPromisesRepository,
  ) {}

  /**
   * Writes, prints and stores a version, resuming where an earlier attempt stopped. Stores nothing once `late` has
   * aborted.
   * @throws NotFound, NotSignedIn if the sheet or the account was deleted in the meantime
   */
  async make(job: SheetJob, report: Report, late: AbortSignal): Promise<void> {
    const { userId, sheetId } = job;
    const version = await this.wordsOf(job, report, late);
    const mediaId = version.mediaId ?? job.mediaId;
    if (version.mediaId === null) {
      await this.print(version, job, report, late);
    }
    const file = await this.media.find(userId, mediaId);
    await this.activity.record(userId, 'one_sheet_made', mediaId);
    await report({ userId, percent: 100, stage: 'saved', file });
    if (job.number !== 1) return;
    await this.promises.end(sheetId);
    await this.locks.release(userId, sheetId);
  }

  /** Deletes a version that could not be generated, unless its file is already in the library. */
  async discard(job: SheetJob): Promise<void> {
    const { userId, sheetId, mediaId } = job;
    if (await this.sheets.dropUnprinted(job)) await this.media.discard(userId, mediaId);
    await this.promises.end(sheetId);
    await this.locks.release(userId, sheetId);
  }

  /** Lays out a preview, unless it is no longer needed. */
  async layOutPreview(id: string): Promise<void> {
    const preview = await this.previews.find(id);
    if (!preview) return;
    const { userId, content, design } = preview;
    await this.previews.storePage(
      id,
      await this.printer.preview(content, design, await this.images.loadImages(userId, design)),
    );
  }

  private async wordsOf(job: SheetJob, report: Report, late: AbortSignal): Promise<VersionRow> {
    const { userId, sheetId, number, chatId } = job;
    const known = await this.sheets.findVersion(userId, sheetId, number);
    if (known) return known;
    await report({ userId, percent: 10, stage: 'drafting' });
    const [user, promise, edited] = await Promise.all([
      this.users.getUser(userId),
      this.promises.findBySheet(userId, sheetId),
      this.sheets.findLastEdited(userId),
    ]);
    const format = { variant: promise?.variant ?? 'press', paper: promise?.paper ?? paperOf(user.location) };
    const words = await this.writer.write(user, chatId, format, edited);
    late.throwIfAborted();
    // Stored before printing, so that a retry doesn't call (and pay for) the model again.
    await this.sheets.insertSheet({ id: sheetId, userId, chatId }, words);
    const begun = await this.sheets.findVersion(userId, sheetId, number);
    if (!begun) throw new NotFound();
    return begun;
  }

  private async print(
    version: VersionRow,
    { userId, mediaId }: SheetJob,
    report: Report,
    late: AbortSignal,
  ): Promise<void> {
    const { content, design } = version;
    await report({ userId, percent: 55, stage: 'layout' });
    const images = await this.images.loadImages(userId, design);
    await report({ userId, percent: 70, stage: 'printing' });
    const { pdf, thumbnail } = await this.printer.print(content, design, images);
    late.throwIfAborted();
    const day = dayIn(await this.users.timeZoneOf(userId), version.createdAt);
    const file = { id: mediaId, fileName: fileNameOf(version, day), content: pdf, thumbnail };
    await this.media.addSheet(userId, file, (transaction) => this.sheets.link(transaction, version, mediaId));
  }
}

/**
 * The sheet's file name in the library: artist, kind, day and, after the first, the version, without characters
 * that file systems refuse.
 */
function fileNameOf({ content, design, number }: VersionRow, day: string): string {
  const artist = content.artistName
    .replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const kind = sheetKindNames[design.variant];
  const version = number > 1 ? ` v${number}` : '';
  return `${[...artist].slice(0, 70).join('').trim()} ${kind} ${day}${version}.pdf`.trim();
}
