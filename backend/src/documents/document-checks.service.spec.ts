import { setImmediate as nextTurn } from 'node:timers/promises';
import { Clock } from '../common/clock.js';
import { TooManyTries } from '../common/app-error.js';
import type { Fact } from '../../../contract/facts/fact.js';
import { checkDocument } from './check-document.js';
import { DocumentChecks, toSource } from './document-checks.service.js';

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

describe('a kept fact', () => {
  const fact: Fact = {
    ...{ id: 'f1', kind: 'person', subject: 'Ada Reyes', value: 'bass player', status: 'kept', releaseId: null },
    evidence: { messageId: 'm1', chatId: 'c1', replyId: null, words: 'Ada Reyes has played bass since 2019' },
    ...{ documentId: null, source: '', asOf: '2026-11-24', updatedAt: '2026-11-24T12:00:00Z' },
  };
  const check = (markdown: string, kept: Fact) =>
    checkDocument('other', markdown, { facts: [toSource(kept)], words: [], today: '2026-11-24' });

  it('proves what it is about, what it states and the words that state it', () => {
    expect(check('Ada Reyes plays bass.', fact)).toMatchObject({
      findings: [],
      proofs: [{ factId: 'f1', messageId: 'm1', words: 'Ada Reyes has played bass since 2019' }],
    });
    expect(check('She has played it since 2019.', fact).findings).toEqual([]);
    expect(check('Otto Reyes plays bass.', fact).findings).not.toEqual([]);
  });

  it('that was entered by hand is cited with what it is about', () => {
    const { proofs } = check('Ada Reyes plays bass.', { ...fact, evidence: null });
    expect(proofs.map(({ words }) => words)).toEqual(['Ada Reyes: bass player']);
  });
});
