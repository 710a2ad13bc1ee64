import type { Document } from '@contract/documents/document';
import { createStore } from 'zustand/vanilla';
import { ApiError, sentenceOf } from '@/lib/api';
import { type DocumentDraft, documentDrafts } from '@/lib/drafts';
import { saveBeforeLogout } from '@/lib/unsaved-texts';

/** Debounce of saving, in milliseconds. */
const pauseMs = 1200;

/** Delay before a failed save is repeated, in milliseconds. It doubles with each failure. */
const retryMs = { first: 2000, most: 60_000 };

export type SaveState =
  | { name: 'saved' | 'unsaved' | 'saving' }
  /** `isRetried`: it is repeated after a while. */
  | { name: 'failed'; why: string; isRetried: boolean };

export interface Conflict {
  /** This tab's text. */
  mine: string;
  /** The version saved by another tab or the assistant. */
  theirs: Document;
  /** Why the chosen text couldn't be saved. */
  problem?: string;
}

interface AutosaveState {
  saveState: SaveState;
  conflict: Conflict | null;
}

interface Saving {
  /** @param title a new title, or null to keep it */
  put: (markdown: string, baseVersion: number, isAutosave: boolean, title: string | null) => Promise<Document>;
  onSaved: (document: Document) => void;
}

/**
 * Saves a document's text and title while the artist types: one request at a time, each based on the previous version.
 * What isn't saved yet is also kept in this browser, and restored when the document is opened again.
 */
export class Autosave {
  readonly state = createStore<AutosaveState>(() => ({ saveState: { name: 'saved' }, conflict: null }));
  private readonly id: string;
  /** The version that the text in the editor is based on, and its text. */
  private version: number;
  private markdown: string;
  /** The text in the editor if the server doesn't have it. */
  private unsaved: string | null = null;
  private titleUnsaved: string | null = null;
  /** What other tabs left unsaved, to be offered after this tab's text. */
  private readonly others: DocumentDraft[];
  private isOpen = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends after all saves that have been asked for. */
  private queue: Promise<void> = Promise.resolve();

  constructor(
    document: Document,
    private readonly saving: Saving,
  ) {
    this.id = document.id;
    this.version = document.version;
    this.markdown = document.markdown;
    documentDrafts.removeSaved(document.id, document);
    const [draft, ...others] = documentDrafts.list(document.id);
    this.others = others;
    if (!draft) return;
    // From now on it is this tab's.
    documentDrafts.removeSaved(document.id, { title: document.title, ...draft });
    documentDrafts.write(document.id, draft);
    this.titleUnsaved = draft.title ?? null;
    this.state.setState({ saveState: { name: 'unsaved' } });
    if (draft.markdown === document.markdown) return;
    this.unsaved = draft.markdown;
    if (draft.baseVersion < document.version)
      this.state.setState({ conflict: { mine: draft.markdown, theirs: document } });
    // The document may come from a cache that is older than the draft.
    else this.version = draft.baseVersion;
  }

  /** The unsaved text, or null. */
  get unsavedText(): string | null {
    return this.unsaved;
  }

  /** The unsaved title, or null. */
  get unsavedTitle(): string | null {
    return this.titleUnsaved;
  }

  /** Starts saving. @returns a function that saves what is left and stops */
  open(): () => void {
    this.isOpen = true;
    const end = saveBeforeLogout(() => this.save());
    // A restored draft.
    if (this.unsaved !== null || this.titleUnsaved !== null) this.saveInBackground();
    return () => {
      // A logout waits for this last save too.
      void this.save().then(end, end);
      this.isOpen = false;
    };
  }

  /** Called with the new text on each change. */
  changed(markdown: string): void {
    this.unsaved = markdown;
    this.keepDraft();
  }

  /** Called with the new title on each change. It must not be empty. */
  renamed(title: string): void {
    this.titleUnsaved = title;
    this.keepDraft();
  }

  /** Saves pending changes. @throws if the server doesn't have the text in the editor */
  save(): Promise<void> {
    clearTimeout(this.timer);
    const saved = this.queue.then(() => this.saveNow());
    // The next save tries again what this one couldn't save.
    this.queue = saved.catch(() => undefined);
    return saved;
  }

  /** Saves; a failure is in the state. */
  saveInBackground(): void {
    this.save().catch(() => undefined);
  }

  /** Keeps one text as the newest version; the other remains as an older version. */
  async settle(choice: 'mine' | 'theirs'): Promise<Document | null> {
    const { conflict } = this.state.getState();
    if (!conflict) return null;
    const { theirs } = conflict;
    const mine = this.unsaved ?? conflict.mine;
    try {
      let next = await this.put(mine, theirs.version, false);
      if (choice === 'theirs') next = await this.put(theirs.markdown, next.version, false);
      this.unsaved = null;
      this.state.setState({ saveState: { name: 'saved' }, conflict: null });
      this.offerNext(next);
      return next;
    } catch (error) {
      const newer = documentIn(error);
      this.state.setState({
        saveState: { name: 'failed', why: sentenceOf(error), isRetried: false },
        conflict: newer ? { mine, theirs: newer } : { ...conflict, problem: sentenceOf(error) },
      });
      return null;
    }
  }

  /** Adopts a version saved elsewhere, unless there are unsaved changes. @returns whether it was adopted */
  accept(next: Document): boolean {
    if (next.version <= this.version || this.unsaved !== null) return false;
    this.version = next.version;
    this.markdown = next.markdown;
    return true;
  }

  private async saveNow(): Promise<void> {
    const mine = this.unsaved;
    if (mine === null && this.titleUnsaved === null) return;
    if (this.state.getState().conflict) throw new Error('Choose a text to continue with first.');
    // A repeated save isn't announced: it may fail many times.
    if (this.state.getState().saveState.name !== 'failed') this.state.setState({ saveState: { name: 'saving' } });
    try {
      const next = mine === null ? await this.putTitle() : await this.put(mine, this.version, true);
      this.failures = 0;
      if (this.unsaved === mine) this.unsaved = null;
      const isSaved = this.unsaved === null && this.titleUnsaved === null;
      // The artist typed during the save: the draft is now based on the version it made.
      if (!isSaved && documentDrafts.read(this.id)) this.writeDraft();
      this.state.setState({ saveState: { name: isSaved ? 'saved' : 'unsaved' } });
      if (isSaved) this.offerNext(next);
    } catch (error) {
      this.failed(this.unsaved ?? mine, error);
      throw error;
    }
  }

  /** Saves a new title with the text that the server has, no matter who wrote it. */
  private async putTitle(): Promise<Document> {
    try {
      return await this.put(this.markdown, this.version, true);
    } catch (error) {
      const theirs = documentIn(error);
      if (!theirs) throw error;
      // If their text is another one, the editor shows it once it is accepted.
      return this.put(theirs.markdown, theirs.version, true, theirs.markdown === this.markdown);
    }
  }

  /** @param isShown whether the editor shows this text */
  private async put(markdown: string, baseVersion: number, isAutosave: boolean, isShown = true): Promise<Document> {
    const title = this.titleUnsaved;
    const next = await this.saving.put(markdown, baseVersion, isAutosave, title).catch((error: unknown) => {
      const present = documentIn(error);
      // An earlier save was stored, but its response was lost.
      if (present?.markdown === markdown && (title === null || present.title === title)) return present;
      throw error;
    });
    if (isShown) {
      this.version = next.version;
      this.markdown = markdown;
    }
    if (this.titleUnsaved === title) this.titleUnsaved = null;
    documentDrafts.removeSaved(this.id, next);
    this.saving.onSaved(next);
    return next;
  }

  private keepDraft(): void {
    this.writeDraft();
    this.state.setState({ saveState: { name: 'unsaved' } });
    this.saveIn(pauseMs);
  }

  private writeDraft(): void {
    const { version: baseVersion, titleUnsaved: title } = this;
    const markdown = this.unsaved ?? this.markdown;
    documentDrafts.write(this.id, { baseVersion, markdown, ...(title !== null && { title }) });
  }

  /** Offers a text that another tab left unsaved, beside the present one. */
  private offerNext(present: Document): void {
    const next = this.others.find(({ markdown }) => markdown !== present.markdown);
    this.others.splice(0, next ? this.others.indexOf(next) + 1 : this.others.length);
    if (next) this.state.setState({ conflict: { mine: next.markdown, theirs: present } });
  }

  private failed(mine: string | null, error: unknown): void {
    const theirs = mine === null ? undefined : documentIn(error);
    const isRetried = !theirs && this.isOpen && mayPass(error);
    this.state.setState({ saveState: { name: 'failed', why: sentenceOf(error), isRetried } });
    if (mine !== null && theirs) this.state.setState({ conflict: { mine, theirs } });
    else if (isRetried) {
      const wait = Math.min(retryMs.first * 2 ** this.failures, retryMs.most);
      this.failures += 1;
      this.saveIn(Math.max(wait, (error.retryAfter ?? 0) * 1000));
    }
  }

  private saveIn(delayMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.saveInBackground(), delayMs);
  }
}

/** The present document in the response to a save that was based on an older version. */
function documentIn(error: unknown): Document | undefined {
  return error instanceof ApiError ? error.json?.document : undefined;
}

/** Whether the same request may succeed later: no connection, too many requests, or a fault of the server. */
function mayPass(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
