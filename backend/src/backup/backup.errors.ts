/** What keeps a backup from being taken, read or restored. The message is a sentence for the operator. */
export class BackupProblem extends Error {}

/** Something of a backup is missing, damaged, cut off, or not what its name says. */
export class DamagedBackup extends BackupProblem {}

/** None of the configured keys opens it. */
export class WrongBackupKey extends BackupProblem {
  constructor(name: string, keyId: string) {
    super(`${name} was encrypted with the key ${keyId}: add that key to BACKUP_OLD_KEYS`);
  }
}

/** A restore would overwrite something. */
export class TargetInUse extends BackupProblem {}
