import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { appName } from '../../../../contract/app.js';
import type { CalendarFeed, NewCalendarFeed } from '../../../../contract/releases/calendar-feed.js';
import { addDays } from '../../../../contract/rules/day-rule.js';
import { timeZoneNamed } from '../../../../contract/rules/time-zone-rule.js';
import { NotFound } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { dayIn } from '../../common/local-day.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { hashSecret } from '../../database/secret-hash.js';
import { type RateLimit, RateLimits } from '../../http/rate-limits.js';
import { ReleasesService } from '../releases.service.js';
import { findRule } from '../rules/plan.js';
import { calendarText, type CalendarEntry } from './calendar-text.js';
import { CalendarRepository, type CalendarRow } from './calendar.repository.js';

/** Calendars refresh every quarter of an hour at most; several may share an address. */
const reading: RateLimit = { name: 'calendar-feed', times: 60, seconds: 60 };

/** Each download is generated on request, with up to `entriesMax` entries. */
const downloading: RateLimit = { name: 'calendar-file', times: 60, seconds: 60 };

/** How many days a feed goes back. */
const pastDays = 30;
/** More entries than any calendar shows. */
const entriesMax = 3000;
/** How many feeds are cached: calendars ask far more often than plans change. */
const readyMax = 200;

/** A calendar, compressed for sending, and the tag of its content. */
export interface CalendarFile {
  gzipped: Buffer;
  etag: string;
}

const compress = promisify(gzip);

/** Plans as calendars: a file for one release, and a feed at a secret address for all of them. */
@Injectable()
export class CalendarService {
  private readonly ready = new Map<string, { stamp: string; file: CalendarFile }>();

  constructor(
    private readonly calendar: CalendarRepository,
    private readonly releases: ReleasesService,
    private readonly rateLimits: RateLimits,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The unfinished tasks of a release and its day. @throws NotFound, TooManyTries */
  async ofRelease(userId: string, releaseId: string): Promise<CalendarFile> {
    await this.rateLimits.count([downloading, userId]);
    const release = await this.releases.findOwned(userId, releaseId);
    const rows = await this.calendar.list(userId, releaseId, '0001-01-01', entriesMax);
    return this.write(release.title, rows);
  }

  /** Whether the account has a feed. Its address is only shown when it is created. */
  async feedOf(userId: string): Promise<CalendarFeed> {
    const feed = await this.calendar.findFeedOf(userId);
    return { createdAt: feed?.createdAt.toISOString() ?? null };
  }

  /** Creates a feed at a new address and revokes the previous one. */
  async renewFeed(userId: string): Promise<NewCalendarFeed> {
    const secret = randomBytes(32).toString('base64url');
    await this.calendar.upsertFeed(userId, hashSecret(secret));
    return { url: `${this.env.publicUrl}/api/calendar/${secret}.ics`, createdAt: this.clock.now().toISOString() };
  }

  removeFeed(userId: string): Promise<void> {
    return this.calendar.removeFeed(userId);
  }

  /**
   * All unfinished tasks and release days of the account that a secret belongs to.
   * @param network of the caller
   * @throws NotFound, TooManyTries
   */
  async readFeed(secret: string, network: string): Promise<CalendarFile> {
    await this.rateLimits.count([reading, network]);
    const feed = await this.calendar.findFeed(hashSecret(secret));
    if (!feed) throw new NotFound();
    const since = addDays(dayIn(timeZoneNamed(feed.timeZone), this.clock.now()), -pastDays);
    const stamp = `${since} ${await this.calendar.stamp(feed.userId)}`;
    const known = this.ready.get(feed.userId);
    if (known?.stamp === stamp) return known.file;
    const file = await this.write(appName, await this.calendar.list(feed.userId, null, since, entriesMax));
    if (this.ready.size >= readyMax) this.ready.clear();
    this.ready.set(feed.userId, { stamp, file });
    return file;
  }

  private async write(name: string, rows: readonly CalendarRow[]): Promise<CalendarFile> {
    const text = calendarText(
      name,
      rows.map((row) => this.toEntry(row)),
    );
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27);
    return { gzipped: await compress(text), etag: `W/"${hash}"` };
  }

  private toEntry(row: CalendarRow): CalendarEntry {
    const url = `${this.env.publicUrl}/releases/${row.releaseId}`;
    const isTask = row.kind === 'task';
    return {
      uid: `${row.kind}-${row.id}@${new URL(this.env.publicUrl).hostname}`,
      title: isTask ? `${row.title} (${row.releaseTitle})` : `${row.title}: the day`,
      description: [findRule(row.rule)?.why ?? '', url].filter(Boolean).join('\n\n'),
      day: row.day,
      url,
      sequence: row.version - 1,
      changedAt: row.changedAt,
    };
  }
}
