import { setImmediate as nextTurn } from 'node:timers/promises';
import { Clock } from '../common/clock.js';
import { TooManyTries } from '../common/app-error.js';
import { DocumentChecks } from './document-checks.service.js';

/** How many checks run now, and how many ran at most, of one account and of all together. */
class Running {
  private readonly now = new Map<string, number>();
  readonly most = { ofOne: 0, ofAll: 0 };

  /** Reading the artist's messages, which each check does first. */
  async newest(userId: string): Promise<never[]> {
    const running = (this.now.get(userId) ?? 0) + 1;
    this.now.set(userId, running);
    this.most.ofOne = Math.max(this.most.ofOne, running);
    this.most.ofAll = Math.max(
      this.most.ofAll,
      [...this.now.values()].reduce((sum, each) => sum + each),
    );
    await nextTurn();
    this.now.set(userId, running - 1);
    return [];
  }
}

function start(): { checks: DocumentChecks; running: Running } {
  const running = new Running();
  const profile = { name: '', musicGenre: '', location: '', website: '', spotifyUrl: '', instagramUrl: '' };
  const user = { ...profile, twitterUrl: '', email: '', songTitle: '', songLink: '' };
  const checks = new DocumentChecks(
    running as never,
    { getUser: () => user, timeZoneOf: () => 'UTC' } as never,
    { listKept: () => [] } as never,
    {} as never,
    { listEnteredReleases: () => [] } as never,
    new Clock(),
  );
  return { checks, running };
}

const text = { kind: 'other', markdown: 'A text.', chatId: null, releaseId: null } as const;

describe('checks at the same time', () => {
  it('take turns if they are of one account, and are all done', async () => {
    const { checks, running } = start();
    const accounts = ['mara', 'mara', 'otto', 'mara', 'otto'];
    const checked = await Promise.all(accounts.map((userId) => checks.check(userId, text)));
    expect(checked).toHaveLength(5);
    expect(running.most).toEqual({ ofOne: 1, ofAll: 2 });
  });

  it('are refused if too many of one account wait', async () => {
    const { checks } = start();
    const many = Array.from({ length: 51 }, () => checks.check('mara', text));
    await expect(checks.check('mara', text)).rejects.toThrow(TooManyTries);
    await expect(checks.check('otto', text)).resolves.toBeDefined();
    await Promise.all(many);
    await expect(checks.check('mara', text)).resolves.toBeDefined();
  });
});
