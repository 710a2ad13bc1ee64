import type { DataExport } from '../../../contract/account/data-export.js';
import type { ExportRow } from './data-exports.repository.js';

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

/** Storage key of an export. */
export function exportKey({ id, userId }: Pick<ExportRow, 'id' | 'userId'>): string {
  return `${exportKind}/${userId}/${id}.zip`;
}

/** The storage kind of exports. */
export const exportKind = 'exports';
