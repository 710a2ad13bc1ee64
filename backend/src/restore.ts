import { parseArgs } from 'node:util';
import { BackupProblem } from './backup/backup.errors.js';
import type { BackupStore } from './backup/contents/backup-store.js';
import { openBackupStore } from './backup/open-backup-store.js';
import { describeBackup } from './backup/print-backup.js';
import { restoreBackup } from './backup/restore-backup.js';
import { refuseToStart } from './common/run-process.js';
import { readDataEnv } from './config/env.js';
import { openStorage } from './providers/storage/open-storage.js';

/**
 * `npm run restore`: restores the newest backup, or the one named by `--set`, into the configured database and storage.
 * `--list` lists the backups; `--overwrite` allows a database that has tables.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { set: { type: 'string' }, list: { type: 'boolean' }, overwrite: { type: 'boolean' } },
  });
  const env = readDataEnv();
  const { store } = await openBackupStore(env);
  if (values.list) {
    await printSets(store);
  } else {
    const set = values.set ?? (await store.findNewest());
    if (set === null) throw new BackupProblem('There is no complete backup for the current BACKUP_KEY');
    const manifest = await store.readManifest(set);
    const target = { databaseUrl: env.databaseUrl, storage: await openStorage(env) };
    await restoreBackup(target, store, manifest, { mayOverwrite: values.overwrite === true });
    print(`Restored ${describeBackup(manifest)}`);
  }
  // Open connections to S3 would keep the process alive.
  process.exit(0);
}

async function printSets(store: BackupStore): Promise<void> {
  for (const { name, isComplete, isReadable } of await store.listSets()) {
    if (isReadable) print(describeBackup(await store.readManifest(name)));
    else print(`${name}  ${isComplete ? 'taken with encryption switched the other way' : 'broken off'}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch(refuseToStart);
