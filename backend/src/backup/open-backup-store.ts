import type { DataEnv } from '../config/env.js';
import { openBackupStorage } from '../providers/storage/open-storage.js';
import { BackupProblem } from './backup.errors.js';
import { BackupKeys } from './contents/backup-keys.js';
import { BackupStore } from './contents/backup-store.js';

/**
 * Opens and checks the place where backups are kept. @throws BackupProblem if none is configured; Error if it can't be
 * used
 */
export async function openBackupStore({ backup }: DataEnv): Promise<{ store: BackupStore; keepDays: number }> {
  if (!backup) throw new BackupProblem('BACKUP_DIR or BACKUP_S3_BUCKET must say where backups are kept');
  const storage = openBackupStorage(backup);
  await storage.check();
  return { store: new BackupStore(storage, new BackupKeys(backup.key, backup.oldKeys)), keepDays: backup.keepDays };
}
