import type { Timestamp, Uuid } from '../rules/scalars.js';

/** Something the artist asked to be kept in mind, in every conversation. GET /api/notes answers them newest first. */
export interface Note {
  id: Uuid;
  text: string;
  /** ISO 8601, UTC. */
  createdAt: Timestamp;
}
