/** A reason why a backup can't be taken, read or restored. The message is a sentence for the operator. */
export class BackupProblem extends Error {}

/** A part of a backup is missing, damaged, cut off, or not what its name says. */
export class DamagedBackup extends BackupProblem {}

/** None of the configured keys can decrypt it. */
export class WrongBackupKey extends BackupProblem {
  constructor(name: string, keyId: string) {
    super(`${name} was encrypted with the key ${keyId}: add that key to BACKUP_OLD_KEYS`);
  }
}

/** A restore would overwrite something. */
export class TargetInUse extends BackupProblem {}
