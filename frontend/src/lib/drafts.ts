import { storage } from './storage';

/** What was typed in a conversation and not sent, and where the caret stood. */
export interface Draft {
  text: string;
  caret: number;
}

const prefix = 'draft:';
const sheetPrefix = 'sheet-draft:';

/** Drafts by chat id, kept in the browser: through reloads, and in every tab. */
export const drafts = {
  read(chatId: string): Draft | undefined {
    return parse(storage.read(prefix + chatId));
  },
  /** Without a text the draft is removed. */
  write(chatId: string, draft: Draft | undefined): void {
    if (draft?.text) storage.write(prefix + chatId, JSON.stringify(draft));
    else storage.remove(prefix + chatId);
  },
  /** Hears what another tab does to a draft. Answers how to stop. */
  listen(heard: (chatId: string, draft: Draft | undefined) => void): () => void {
    return storage.listen(prefix, (key, value) => heard(key.slice(prefix.length), parse(value)));
  },
  /** Removes all of them: somebody else may sit here next. */
  forget(): void {
    for (const key of [...storage.keys(prefix), ...storage.keys(sheetPrefix)]) storage.remove(key);
  },
};

/** Edits of one-sheets that were not saved, as JSON by sheet id, likewise. */
export const sheetDrafts = {
  read(sheetId: string): unknown {
    try {
      return JSON.parse(storage.read(sheetPrefix + sheetId) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  /** Null removes it. */
  write(sheetId: string, draft: object | null): void {
    if (draft) storage.write(sheetPrefix + sheetId, JSON.stringify(draft));
    else storage.remove(sheetPrefix + sheetId);
  },
};

function parse(value: string | null): Draft | undefined {
  if (value === null) return undefined;
  try {
    const { text, caret } = JSON.parse(value) as Partial<Draft>;
    return typeof text === 'string' && typeof caret === 'number' ? { text, caret } : undefined;
  } catch {
    return undefined;
  }
}
