import type { Timestamp, Uuid } from '../rules/scalars.js';

/** Something the artist asked the assistant to remember in every chat. GET /api/notes returns the newest first. */
export interface Note {
  id: Uuid;
  text: string;
  /** ISO 8601, UTC. */
  createdAt: Timestamp;
}
