import type { Timestamp, Uuid } from '../rules/scalars.js';

/** How far a copy of an account's data is. A failed one can be asked for again. */
export type DataExportState = 'waiting' | 'ready' | 'failed';

/** A copy of everything that is kept of an account, as one zip file. Times are ISO 8601, UTC. */
export interface DataExport {
  id: Uuid;
  state: DataExportState;
  requestedAt: Timestamp;
  /** How much of it is packed, from 0 to 100. */
  percent: number;
  /** In bytes; null until it is ready. */
  sizeBytes: number | null;
  /** Until when it can be downloaded; null until it is ready. */
  expiresAt: Timestamp | null;
}

/** GET /api/account/export, 200: the latest one, or null. POST /api/account/export, 202: the one that is being made. */
export interface LatestDataExport {
  export: DataExport | null;
}

/** How long a copy can be downloaded, in hours. */
export const dataExportHours = 72;

/** Where a ready copy answers to its owner. */
export function dataExportUrl(id: string): string {
  return `/api/account/export/${id}/file`;
}
