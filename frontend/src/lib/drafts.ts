import type { ProfileBody } from '@contract/profile.body';
import { storage, tabStorage } from './storage';

/** What was typed in a conversation and not sent, and where the caret stood. */
export interface Draft {
  text: string;
  caret: number;
}

/** A message that was sent and has had no answer. */
export interface UnsentMessage {
  text: string;
  /** Sent again, the same words carry the same id, so that nothing doubles. */
  clientMessageId: string;
  /** The id of the last row when it was sent; undefined in an empty conversation. */
  afterId?: string;
  /** Whether its words are back in the draft. */
  isInDraft: boolean;
}

/** A question of the artist's that is being written anew. */
export interface EditDraft {
  messageId: string;
  text: string;
  /** Of the text that was sent and has had no answer: sent again, it carries the same id. */
  clientMessageId?: string;
}

const prefix = 'draft:';
const unsentPrefix = 'unsent:';
const editPrefix = 'edit:';
const sheetPrefix = 'sheet-draft:';
const profilePrefix = 'profile-draft:';

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
  listen(onChange: (chatId: string, draft: Draft | undefined) => void): () => void {
    return storage.listen(prefix, (key, value) => onChange(key.slice(prefix.length), parse(value)));
  },
};

/** Removes drafts of every kind: somebody else may sit here next. */
export function clearAllDrafts(): void {
  for (const key of [...storage.keys(prefix), ...storage.keys(sheetPrefix)]) storage.remove(key);
  const ofTab = [unsentPrefix, editPrefix, profilePrefix].flatMap((begin) => tabStorage.keys(begin));
  for (const key of ofTab) tabStorage.remove(key);
}

/** Messages without an answer by chat id, kept through reloads of the tab that sent them. */
export const unsentMessages = {
  read(chatId: string): UnsentMessage | undefined {
    const message = parseObject(tabStorage.read(unsentPrefix + chatId)) as Partial<UnsentMessage> | null;
    const isWhole = typeof message?.text === 'string' && typeof message.clientMessageId === 'string';
    return isWhole ? (message as UnsentMessage) : undefined;
  },
  write(chatId: string, message: UnsentMessage | undefined): void {
    if (message) tabStorage.write(unsentPrefix + chatId, JSON.stringify(message));
    else tabStorage.remove(unsentPrefix + chatId);
  },
};

/** Edits of questions by chat id, kept likewise. */
export const editDrafts = {
  read(chatId: string): EditDraft | undefined {
    const edit = parseObject(tabStorage.read(editPrefix + chatId)) as Partial<EditDraft> | null;
    return typeof edit?.messageId === 'string' && typeof edit.text === 'string' ? (edit as EditDraft) : undefined;
  },
  write(chatId: string, edit: EditDraft | undefined): void {
    if (edit) tabStorage.write(editPrefix + chatId, JSON.stringify(edit));
    else tabStorage.remove(editPrefix + chatId);
  },
};

/** Edits of one-sheets that were not saved, as JSON by sheet id, kept in the browser. */
export const sheetDrafts = {
  read(sheetId: string): unknown {
    return parseObject(storage.read(sheetPrefix + sheetId));
  },
  /** Null removes it. */
  write(sheetId: string, draft: object | null): void {
    if (draft) storage.write(sheetPrefix + sheetId, JSON.stringify(draft));
    else storage.remove(sheetPrefix + sheetId);
  },
};

/** What was typed of a profile and not saved, by user id, kept through reloads of the tab. */
export const profileDrafts = {
  read(userId: string): Partial<ProfileBody> {
    const kept = Object.entries(parseObject(tabStorage.read(profilePrefix + userId)) ?? {});
    return Object.fromEntries(kept.filter(([, value]) => typeof value === 'string'));
  },
  /** Null removes it. */
  write(userId: string, profile: ProfileBody | null): void {
    if (profile) tabStorage.write(profilePrefix + userId, JSON.stringify(profile));
    else tabStorage.remove(profilePrefix + userId);
  },
};

function parse(value: string | null): Draft | undefined {
  const { text, caret } = (parseObject(value) ?? {}) as Partial<Draft>;
  return typeof text === 'string' && typeof caret === 'number' ? { text, caret } : undefined;
}

/** What an earlier version of the app may have written, or somebody's hand; null where it is nothing of use. */
function parseObject(value: string | null): unknown {
  try {
    return JSON.parse(value ?? 'null') as unknown;
  } catch {
    return null;
  }
}
