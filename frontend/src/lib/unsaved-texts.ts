import { documentDrafts } from './drafts';

const saves = new Set<() => Promise<void>>();

/**
 * Registers what saves an open document, for a logout. @param save rejects if the server doesn't have the text @returns a
 * function that removes it
 */
export function saveBeforeLogout(save: () => Promise<void>): () => void {
  saves.add(save);
  return () => void saves.delete(save);
}

/** Saves what artists wrote in documents. @returns whether the server has all of it, also of documents closed since */
export async function saveAllTexts(): Promise<boolean> {
  const ends = await Promise.allSettled([...saves].map((save) => save()));
  return ends.every(({ status }) => status === 'fulfilled') && !documentDrafts.areLeft();
}
