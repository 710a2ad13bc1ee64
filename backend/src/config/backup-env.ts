import { createSecretKey, type KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import type { EnvVariables } from './env-variables.js';
import { projectRoot } from './project-root.js';
import { readS3, type S3Env } from './s3-env.js';

export interface BackupEnv {
  /** Absolute path of the folder for backups, unless there is a bucket. */
  dir: string;
  s3: S3Env | undefined;
  /** Encrypts new backups; if undefined, they are not encrypted. */
  key: KeyObject | undefined;
  /** Earlier keys, for backups that were encrypted with them. */
  oldKeys: KeyObject[];
  /** How long a backup is kept. */
  keepDays: number;
  /** A database on the server where the nightly check creates its scratch database. */
  checkDatabaseUrl: string;
}

/** What is backed up. */
interface Product {
  databaseUrl: string;
  storageDir: string;
  s3: S3Env | undefined;
}

const backupBucket = {
  bucket: 'BACKUP_S3_BUCKET',
  region: 'BACKUP_S3_REGION',
  endpoint: 'BACKUP_S3_ENDPOINT',
  forcePathStyle: 'BACKUP_S3_FORCE_PATH_STYLE',
  accessKeyId: 'BACKUP_S3_ACCESS_KEY_ID',
  secretAccessKey: 'BACKUP_S3_SECRET_ACCESS_KEY',
  use: 'the bucket that keeps backups',
};

/** The settings of backups; undefined if no place is configured for them. */
export function readBackup(variables: EnvVariables, product: Product): BackupEnv | undefined {
  const folder = variables.text('BACKUP_DIR');
  const s3 = variables.text('BACKUP_S3_BUCKET') === undefined ? undefined : readS3(variables, backupBucket);
  const env: BackupEnv = {
    dir: resolve(projectRoot, folder ?? ''),
    s3,
    key: readKeys(variables, 'BACKUP_KEY')[0],
    oldKeys: readKeys(variables, 'BACKUP_OLD_KEYS'),
    keepDays: variables.whole('BACKUP_KEEP_DAYS', 30, 1, 3650),
    checkDatabaseUrl:
      variables.optionalAddress('BACKUP_CHECK_DATABASE_URL', ['postgres://', 'postgresql://']) ?? product.databaseUrl,
  };
  if (folder === undefined && s3 === undefined) return undefined;
  if (folder !== undefined && s3 !== undefined)
    variables.problems.push('BACKUP_DIR and BACKUP_S3_BUCKET must not both be set: backups are kept in one place');
  if (s3 === undefined && product.s3 === undefined && env.dir === product.storageDir)
    variables.problems.push('BACKUP_DIR must not be STORAGE_DIR: a backup is of no use if it is lost with the files');
  if (s3 !== undefined && s3.bucket === product.s3?.bucket && s3.endpoint === product.s3.endpoint)
    variables.problems.push(
      'BACKUP_S3_BUCKET must not be S3_BUCKET: a backup is of no use if it is lost with the files',
    );
  return env;
}

/** Keys in base64, separated by commas. Errors must not repeat them. */
function readKeys(variables: EnvVariables, name: string): KeyObject[] {
  const given = variables.text(name)?.split(',') ?? [];
  const keys = given.map((text) => Buffer.from(text.trim(), 'base64'));
  if (keys.some((key) => key.length !== 32) || (name === 'BACKUP_KEY' && keys.length > 1)) {
    variables.problems.push(`${name} must be 32 random bytes in base64: openssl rand -base64 32`);
    return [];
  }
  return keys.map((key) => createSecretKey(key));
}
