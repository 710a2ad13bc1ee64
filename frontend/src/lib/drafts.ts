import { storage } from './storage';

/** What was typed in a conversation and not sent, and where the caret stood. */
export interface Draft {
  text: string;
  caret: number;
}

const prefix = 'draft:';

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
    for (const key of storage.keys(prefix)) storage.remove(key);
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
