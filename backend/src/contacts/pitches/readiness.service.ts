import { Injectable } from '@nestjs/common';
import type { PitchReadiness, ReadinessCheck } from '../../../../contract/pitches/readiness.js';
import { ReleasesService } from '../../releases/releases.service.js';
import { ReadinessRepository } from './readiness.repository.js';

/** Editors print from this many pixels on. */
const photoPixelsMin = 1500;

/** What is missing before a pitch goes out. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly releases: ReleasesService,
    private readonly readiness: ReadinessRepository,
  ) {}

  /** @throws NotFound */
  async check(userId: string, releaseId: string): Promise<PitchReadiness> {
    const { date, listenLink, photoId, photoCredit } = await this.releases.findOwned(userId, releaseId);
    const { photoPixels, bios, hasVerifiedEmail } = await this.readiness.read(userId, photoId);
    const room = `/releases/${releaseId}`;
    const details = `${room}?edit=details`;
    const photo =
      photoPixels === null
        ? 'Choose a press photo.'
        : photoPixels < photoPixelsMin
          ? `The press photo is ${photoPixels} pixels wide or high. Editors need ${photoPixelsMin.toLocaleString('en-US')} or more.`
          : 'The press photo is large enough to print.';
    const items: ReadinessCheck[] = [
      check('date', date !== null, 'There is a date.', 'Set the date.', details),
      check(
        'link',
        listenLink !== '',
        'There is a link to listen. Open it in a private window to make sure that it works for others.',
        'Add a link where people can hear it (private links are fine).',
        details,
      ),
      { key: 'photo', sentence: photo, isReady: (photoPixels ?? 0) >= photoPixelsMin, fix: details },
      check('credit', photoCredit !== '', 'The photo has a credit.', 'Say who took the photo.', details),
      check(
        'contact',
        hasVerifiedEmail,
        'Your email address is confirmed.',
        'Confirm your email address, so that people can reach you.',
        '/account',
      ),
      check('bio', bios > 0, 'There is a bio.', 'Write a bio of 50 to 250 words.', '/chat'),
    ];
    return { isReady: items.every(({ isReady }) => isReady), items };
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
