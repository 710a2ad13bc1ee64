import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { BackupChecksRepository } from './backup-checks.repository.js';

/** Two nights and two hours: one missed check is acceptable, two are not. */
const staleMs = 50 * 3_600_000;

/** Whether backups can be relied on. */
@Injectable()
export class BackupStatus {
  constructor(
    private readonly checks: BackupChecksRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Whether the last nightly check failed, or there hasn't been one for two nights. Never before the first one. */
  async isTroubled(now = new Date()): Promise<boolean> {
    if (!this.env.backup) return false;
    const last = await this.checks.findLast();
    if (!last) return false;
    return last.problem !== null || now.getTime() - last.checkedAt.getTime() > staleMs;
  }
}
