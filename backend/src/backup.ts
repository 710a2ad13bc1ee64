import { openBackupStore } from './backup/open-backup-store.js';
import { describeBackup } from './backup/print-backup.js';
import { takeBackup } from './backup/take-backup.js';
import { refuseToStart } from './common/run-process.js';
import { readDataEnv } from './config/env.js';
import { version } from './config/version.js';
import { openStorage } from './providers/storage/open-storage.js';

/** `npm run backup`: backs up the database and the files, whether or not the product is running. */
async function main(): Promise<void> {
  const env = readDataEnv();
  const { store, keepDays } = await openBackupStore(env);
  const source = { databaseUrl: env.databaseUrl, storage: await openStorage(env), version, keepDays };
  const manifest = await takeBackup(source, store);
  process.stdout.write(`${describeBackup(manifest)}\n`);
  // Open connections to S3 would keep the process alive.
  process.exit(0);
}

main().catch(refuseToStart);
