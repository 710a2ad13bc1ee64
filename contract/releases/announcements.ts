import type { ListedDocument } from '../documents/document.js';

/** POST /api/releases/{id}/announcements: one gig announcement per show, in the order of the shows. */
export interface Announcements {
  items: ListedDocument[];
}
