import { v5 as uuidv5 } from 'uuid';

const namespace = '3f0f8a52-9f1d-4a57-8a40-0c6b5d1d7a12';

/** The id of a show's announcement. It is derived, so that a show has only one, however often it is requested. */
export function announcementIdOf(releaseId: string, showId: string): string {
  return uuidv5(`${releaseId} ${showId}`, namespace);
}
