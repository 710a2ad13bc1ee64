import type { DataExport } from '../../../contract/account/data-export.js';
import type { ExportRow } from './data-exports.repository.js';

/** A copy as the wire shows it. */
export function toDataExport(row: ExportRow, percent: number): DataExport {
  return {
    id: row.id,
    state: row.state,
    requestedAt: row.requestedAt.toISOString(),
    percent: row.state === 'ready' ? 100 : percent,
    sizeBytes: row.sizeBytes,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}

/** Where the file of a copy is kept. */
export function exportKey({ id, userId }: Pick<ExportRow, 'id' | 'userId'>): string {
  return `${exportKind}/${userId}/${id}.zip`;
}

/** The kind of stored files that copies are. */
export const exportKind = 'exports';
