import { randomBytes } from 'node:crypto';
import type { Dump } from '../../database/dump/restore-session.js';
import { backupKinds } from '../../providers/storage/storage.js';
import type { Measures } from './meter.js';

/** One of the product's files in a backup. */
export interface BackedUpFile extends Measures {
  /** Its key in the product's storage. */
  key: string;
}

/** Describes a set. It is written last, so a set without a manifest is incomplete. */
export interface Manifest extends Omit<Dump, 'tables'> {
  format: 1;
  set: string;
  /** Everything committed before this moment is included (ISO 8601). */
  takenAt: string;
  /** When the set was complete (ISO 8601). */
  finishedAt: string;
  /** The release that took the backup. */
  version: string;
  tables: (Dump['tables'][number] & Measures)[];
  /** The list of files. */
  fileList: Measures;
  files: { count: number; bytes: number };
  /** Where the copies of the files are: below the id of the key that encrypts them. */
  area: string;
  /** Files that rows of the dump refer to, but that were deleted along with their rows before they could be copied. */
  deletedMeanwhile: string[];
  /** Files that rows refer to, but that are not in storage. */
  missing: string[];
}

/** The newest format that this release can read. */
export const manifestFormat = 1;

/** A name for a new set. Names sort by time. */
export function newSetName(now: Date): string {
  const time = now.toISOString().replace(/[-:.]/g, '');
  return `${time}-${randomBytes(3).toString('hex')}`;
}

/** The time in a set's name. */
export function startOf(set: string): Date {
  return new Date(set.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z'));
}

/** Paths of files in the backup storage. */
export const backupPath = {
  manifest: (set: string, isEncrypted: boolean) =>
    `${backupKinds.sets}/${set}/manifest.${isEncrypted ? 'sealed' : 'json'}`,
  table: (set: string, table: string) => `${backupKinds.sets}/${set}/table-${table}`,
  fileList: (set: string) => `${backupKinds.sets}/${set}/files`,
  copies: (area: string) => `${backupKinds.copies}/${area}`,
  copy: (area: string, key: string) => `${backupKinds.copies}/${area}/${key}`,
};
