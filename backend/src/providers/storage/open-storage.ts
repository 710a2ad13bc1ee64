import type { BackupEnv } from '../../config/backup-env.js';
import type { Env } from '../../config/env.js';
import { DiskStorage } from './disk-storage.js';
import { S3Storage } from './s3-storage.js';
import type { Storage } from './storage.js';

/** A dumped table is one file, and S3 allows 10,000 parts, so this allows for 320 GB, compressed. */
const backupPartBytes = 32 * 1024 * 1024;

/** Opens and checks the storage of what artists upload. */
export async function openStorage({ s3, storageDir }: Pick<Env, 's3' | 'storageDir'>): Promise<Storage> {
  const storage = s3 ? new S3Storage(s3) : new DiskStorage(storageDir);
  await storage.check();
  return storage;
}

/** Opens the storage for backups. */
export function openBackupStorage({ s3, dir }: BackupEnv): Storage {
  return s3 ? new S3Storage(s3, { partBytes: backupPartBytes }) : new DiskStorage(dir);
}
