import type { Timestamp, Uuid } from '../rules/scalars.js';

/** State of an account data export. A failed export can be requested again. */
export type DataExportState = 'waiting' | 'ready' | 'failed';

/** A copy of everything stored about an account, as one zip file. */
export interface DataExport {
  id: Uuid;
  state: DataExportState;
  requestedAt: Timestamp;
  /** Progress, 0 to 100. */
  percent: number;
  /** In bytes; null until ready. */
  sizeBytes: number | null;
  /** When the download expires; null until ready. */
  expiresAt: Timestamp | null;
}

/**
 * GET /api/account/export, 200: the latest export, or null. POST /api/account/export, 202: the export that was started.
 */
export interface LatestDataExport {
  export: DataExport | null;
}

/** How many hours an export can be downloaded. */
export const dataExportHours = 72;

/** The URL of a finished export, for its owner only. */
export function dataExportUrl(id: string): string {
  return `/api/account/export/${id}/file`;
}
