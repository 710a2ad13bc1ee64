import type { Manifest } from './contents/backup-set.js';

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A backup in one line, for operators. */
export function describeBackup({ set, takenAt, tables, files, missing }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const content = `${count(rows, 'row')}, ${count(files.count, 'file')} (${inUnits(files.bytes)})`;
  const lost = missing.length > 0 ? `; ${count(missing.length, 'file')} that rows refer to are missing` : '';
  return `${set}  as of ${takenAt}: ${content}${lost}`;
}

function count(number: number, what: string): string {
  return `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;
}

function inUnits(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1000 ** power).toLocaleString('en', { maximumFractionDigits: 1 })} ${units[power]}`;
}
