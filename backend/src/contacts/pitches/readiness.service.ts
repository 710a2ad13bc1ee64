import { Injectable } from '@nestjs/common';
import type { PitchReadiness, ReadinessCheck } from '../../../../contract/pitches/readiness.js';
import { LinkChecker } from '../../assistant/links/link-checker.js';
import { ToolRefused } from '../../assistant/tool.errors.js';
import { type RateLimit, RateLimits } from '../../http/rate-limits.js';
import { ReleasesService } from '../../releases/releases.service.js';
import { ReadinessRepository } from './readiness.repository.js';

/** The minimum size that editors print, in pixels. */
const photoPixelsMin = 1500;

/** Limited because each check opens the link. */
const checking: RateLimit = { name: 'readiness', times: 30, seconds: 60 };

/** What is missing before a pitch goes out. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly releases: ReleasesService,
    private readonly readiness: ReadinessRepository,
    private readonly links: LinkChecker,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Checks a release for everything that a pitch needs, which includes opening the link to listen. @throws NotFound,
   * TooManyTries
   */
  async check(userId: string, releaseId: string): Promise<PitchReadiness> {
    const { date, listenLink, photoId, photoCredit } = await this.releases.findOwned(userId, releaseId);
    await this.rateLimits.count([checking, userId]);
    const [{ photoPixels, bios, hasVerifiedEmail }, link] = await Promise.all([
      this.readiness.findReadiness(userId, photoId),
      this.checkLink(userId, listenLink),
    ]);
    const room = `/releases/${releaseId}`;
    const details = `${room}?edit=details`;
    const photo =
      photoPixels === null
        ? 'Choose a press photo.'
        : photoPixels < photoPixelsMin
          ? `The press photo is ${photoPixels} pixels wide or high. Editors need ${photoPixelsMin.toLocaleString('en-US')} or more.`
          : 'The press photo is large enough to print.';
    const items: ReadinessCheck[] = [
      check('date', date !== null, 'There is a date.', 'Set the date.', `${room}?edit=date`),
      { key: 'link', ...link, fix: details },
      { key: 'photo', sentence: photo, isReady: (photoPixels ?? 0) >= photoPixelsMin, fix: details },
      check('credit', photoCredit !== '', 'The photo has a credit.', 'Say who took the photo.', details),
      check(
        'contact',
        hasVerifiedEmail,
        'Your email address is confirmed.',
        'Confirm your email address, so that people can reach you.',
        '/account',
      ),
      check('bio', bios > 0, 'There is a bio.', 'Write a bio of 50 to 250 words.', `${room}?draft=bio_100`),
    ];
    return { isReady: items.every(({ isReady }) => isReady), items };
  }

  /** Whether people without an account can open the listening link. */
  private async checkLink(userId: string, link: string): Promise<Pick<ReadinessCheck, 'sentence' | 'isReady'>> {
    if (link === '') {
      return { isReady: false, sentence: 'Add a link where people can hear it (private links are fine).' };
    }
    try {
      const { status } = await this.links.check(link, userId);
      return status < 400
        ? { isReady: true, sentence: 'The link to listen works without signing in.' }
        : { isReady: false, sentence: `The link to listen doesn’t open for others: it returns ${status}.` };
    } catch (error) {
      if (!(error instanceof ToolRefused)) throw error;
      return { isReady: false, sentence: `The link to listen doesn’t open. ${error.message}` };
    }
  }
}

function check(
  key: ReadinessCheck['key'],
  isReady: boolean,
  ready: string,
  missing: string,
  fix: string,
): ReadinessCheck {
  return { key, isReady, sentence: isReady ? ready : missing, fix };
}
