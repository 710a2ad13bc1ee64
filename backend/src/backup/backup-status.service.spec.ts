import type { BackupEnv } from '../config/backup-env.js';
import type { Env } from '../config/env.js';
import type { BackupCheck, BackupChecksRepository } from './backup-checks.repository.js';
import { BackupStatus } from './backup-status.service.js';

const now = new Date('2026-11-25T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

const statusAfter = (last: BackupCheck | null): BackupStatus =>
  new BackupStatus(
    { findLast: () => Promise.resolve(last) } as Partial<BackupChecksRepository> as BackupChecksRepository,
    { backup: {} as BackupEnv } as Partial<Env> as Env,
  );

describe('backups', () => {
  it.each<[string, BackupCheck | null, boolean]>([
    ['before the first check', null, false],
    ['after a good check', { checkedAt: hoursAgo(8), problem: null }, false],
    ['after one missed night', { checkedAt: hoursAgo(49), problem: null }, false],
    ['after two missed nights', { checkedAt: hoursAgo(51), problem: null }, true],
    ['after a problem', { checkedAt: hoursAgo(8), problem: 'A file is missing' }, true],
  ])('%s', async (_, last, isTroubled) => {
    expect(await statusAfter(last).isTroubled(now)).toBe(isTroubled);
  });

  it('are not troubled if none are configured', async () => {
    const env = { backup: undefined } as Partial<Env> as Env;
    const checks = { findLast: () => Promise.reject(new Error('not asked')) } as Partial<BackupChecksRepository>;
    expect(await new BackupStatus(checks as BackupChecksRepository, env).isTroubled(now)).toBe(false);
  });
});
