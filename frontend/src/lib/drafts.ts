import type { Attachment } from '@contract/attachments/attachment';
import type { ProfileBody } from '@contract/account/profile.body';
import { storage, tabStorage } from './storage';

/** Unsent text of a conversation, and the caret position. */
export interface Draft {
  text: string;
  caret: number;
}

/** A message that was sent but not acknowledged. */
export interface UnsentMessage {
  text: string;
  /** Resending the same text reuses this id, so it isn't stored twice. */
  clientMessageId: string;
  /** The id of the last row when it was sent; undefined in an empty conversation. */
  afterId?: string;
  /** Its attachments. */
  attachments?: Attachment[];
  /** Whether its text is back in the draft. */
  isInDraft: boolean;
}

/** An unsent edit of an earlier question. */
export interface EditDraft {
  messageId: string;
  text: string;
  /** Set once the edit was sent; resending the same text reuses this id. */
  clientMessageId?: string;
}

/** What isn't saved yet of a document. */
export interface DocumentDraft {
  /** The version it is based on. */
  baseVersion: number;
  markdown: string;
  /** The new title, if that isn't saved yet. */
  title?: string;
}

/** Something attached to an unsent message. */
export interface AttachedDraft {
  id: string;
  name: string;
  /** `failed` can be tried again; `refused` can only be removed. */
  state: 'sending' | 'ready' | 'failed' | 'refused';
  /** Set once the server has it. */
  attachment?: Attachment;
  /** A paste that the server doesn't have yet, or a typed text. */
  text?: string;
  /** Whether the text was typed, so it can be put back into the draft. */
  isTyped?: boolean;
  /** A library file that isn't attached yet. */
  mediaId?: string;
  /** Why it failed, as a full sentence. */
  problem?: string;
}

/** Who is to get a pitch, and how it begins. */
export interface ChosenPerson {
  name: string;
  outlet: string;
  firstLine: string;
}

const prefix = 'draft:';
const attachedPrefix = 'attached:';
const unsentPrefix = 'unsent:';
const editPrefix = 'edit:';
const sheetPrefix = 'sheet-draft:';
const documentPrefix = 'document-draft:';
const pitchPrefix = 'pitch-draft:';
const profilePrefix = 'profile-draft:';

/** Drafts by chat id, in local storage: shared by all tabs and kept across reloads. */
export const drafts = {
  read(chatId: string): Draft | undefined {
    return parse(storage.read(prefix + chatId));
  },
  /** An empty draft is removed. */
  write(chatId: string, draft: Draft | undefined): void {
    if (draft?.text) storage.write(prefix + chatId, JSON.stringify(draft));
    else storage.remove(prefix + chatId);
  },
  /** Adds text below what is there, unless it is there already. The caret goes to the end. */
  append(chatId: string, added: string): void {
    const kept = this.read(chatId)?.text ?? '';
    const text = kept.includes(added) ? kept : [kept, added].filter(Boolean).join('\n\n');
    this.write(chatId, { text, caret: text.length });
  },
  /** Listens for changes by other tabs. @returns a function that stops listening */
  listen(onChange: (chatId: string, draft: Draft | undefined) => void): () => void {
    return storage.listen(prefix, (key, value) => onChange(key.slice(prefix.length), parse(value)));
  },
};

/** Removes drafts of every kind on logout: another person may use this browser next. */
export function clearAllDrafts(): void {
  const shared = [prefix, attachedPrefix, sheetPrefix, documentPrefix].flatMap((begin) => storage.keys(begin));
  for (const key of shared) storage.remove(key);
  const ofTab = [unsentPrefix, editPrefix, profilePrefix, pitchPrefix].flatMap((begin) => tabStorage.keys(begin));
  for (const key of ofTab) tabStorage.remove(key);
}

/** The attachments of unsent messages by chat id, in local storage. */
export const attachedDrafts = {
  read(chatId: string): AttachedDraft[] {
    const kept = parseObject(storage.read(attachedPrefix + chatId));
    return Array.isArray(kept) ? (kept as AttachedDraft[]) : [];
  },
  write(chatId: string, attached: readonly AttachedDraft[]): void {
    if (attached.length > 0) storage.write(attachedPrefix + chatId, JSON.stringify(attached));
    else storage.remove(attachedPrefix + chatId);
  },
};

/** Unacknowledged messages by chat id, in session storage. */
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

/** Unsent edits by chat id, in session storage. */
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

/** Unsaved one-sheet edits by sheet id, in local storage. */
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

/** Names this page's drafts. A duplicated tab would share an id kept in session storage. */
const pageId = `${Date.now()}-${crypto.randomUUID()}`;

const draftKey = (documentId: string): string => `${documentPrefix}${documentId}:${pageId}`;

/**
 * Unsaved document texts by document id, in local storage. Each page of the app writes a draft of its own, so two tabs
 * that are closed by a crash leave two.
 */
export const documentDrafts = {
  /** This page's draft. */
  read(documentId: string): DocumentDraft | undefined {
    return parseDocumentDraft(storage.read(draftKey(documentId)));
  },
  /** Writes this page's draft; null removes it. */
  write(documentId: string, draft: DocumentDraft | null): void {
    if (draft) storage.write(draftKey(documentId), JSON.stringify(draft));
    else storage.remove(draftKey(documentId));
  },
  /** The drafts of all pages, also of those that are gone, the newest first. */
  list(documentId: string): DocumentDraft[] {
    return storage
      .keys(documentPrefix + documentId)
      .sort()
      .reverse()
      .flatMap((key) => parseDocumentDraft(storage.read(key)) ?? []);
  },
  /** Removes every draft with this text and title: the server has it. */
  removeSaved(documentId: string, saved: Pick<DocumentDraft, 'markdown'> & { title: string }): void {
    for (const key of storage.keys(documentPrefix + documentId)) {
      const draft = parseDocumentDraft(storage.read(key));
      const isSame = draft?.markdown === saved.markdown && (draft.title ?? saved.title) === saved.title;
      if (isSame) storage.remove(key);
    }
  },
  /** Whether this browser has any. */
  areLeft(): boolean {
    return storage.keys(documentPrefix).length > 0;
  },
};

/** Chosen people by contact id, for a release, in session storage. */
export const pitchDrafts = {
  read(releaseId: string): Map<string, ChosenPerson> {
    const kept = parseObject(tabStorage.read(pitchPrefix + releaseId));
    return new Map(Array.isArray(kept) ? (kept as [string, ChosenPerson][]) : []);
  },
  /** Without people it is removed. */
  write(releaseId: string, people: ReadonlyMap<string, ChosenPerson>): void {
    if (people.size > 0) tabStorage.write(pitchPrefix + releaseId, JSON.stringify([...people]));
    else tabStorage.remove(pitchPrefix + releaseId);
  },
};

/** Unsaved profile changes by user id, in session storage. */
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

function parseDocumentDraft(value: string | null): DocumentDraft | undefined {
  const draft = parseObject(value) as Partial<DocumentDraft> | null;
  const isWhole = typeof draft?.baseVersion === 'number' && typeof draft.markdown === 'string';
  return isWhole ? (draft as DocumentDraft) : undefined;
}

function parse(value: string | null): Draft | undefined {
  const { text, caret } = (parseObject(value) ?? {}) as Partial<Draft>;
  return typeof text === 'string' && typeof caret === 'number' ? { text, caret } : undefined;
}

/** Parses a stored value; null if it is not JSON, as it may come from an older version. */
function parseObject(value: string | null): unknown {
  try {
    return JSON.parse(value ?? 'null') as unknown;
  } catch {
    return null;
  }
}
