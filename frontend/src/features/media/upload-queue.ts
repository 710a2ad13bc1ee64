import type { MediaFile, UploadedType } from '@contract/media';
import { create } from 'zustand';
import { sentenceOf } from '@/lib/api';
import { uploadFile } from '@/lib/upload';

/** A file on its way into the library. */
export interface Upload {
  key: string;
  file: File;
  type: UploadedType;
  /** `refused`: it can't be sent as it is. */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** How much of it is there, from 0 to 1. */
  share: number;
  /** Why it failed or was refused, as a sentence. */
  error: string;
}

/** What becomes of uploads. */
export interface UploadOutcome {
  onDone: (file: MediaFile) => void;
  onFailed: (error: unknown) => void;
}

interface Entry extends Upload {
  outcome: UploadOutcome;
  abort: AbortController;
}

/** Files that are sent at the same time. */
const maxConcurrent = 3;

/** What is on its way. It goes on while the dialog is closed. */
export const useUploads = create<{ entries: readonly Entry[] }>(() => ({ entries: [] }));

/** Lines a file up to be sent; one with a problem is only listed, with what it is. */
export function enqueueUpload(file: File, type: UploadedType, outcome: UploadOutcome, problem = ''): void {
  const entry: Entry = {
    key: crypto.randomUUID(),
    file,
    type,
    state: problem ? 'refused' : 'waiting',
    share: 0,
    error: problem,
    outcome,
    abort: new AbortController(),
  };
  useUploads.setState(({ entries }) => ({ entries: [...entries, entry] }));
  sendNext();
}

/** Gives an upload up, or takes one that failed or was refused off the list. */
export function cancelUpload(key: string): void {
  entryOf(key)?.abort.abort();
  drop(key);
  sendNext();
}

/** Gives all of them up: the artist is gone, and nobody else sees their files, or hears of them. */
export function cancelAllUploads(): void {
  const { entries } = useUploads.getState();
  useUploads.setState({ entries: [] });
  for (const { abort } of entries) abort.abort();
  sendNext();
}

/** Sends a failed upload once more. */
export function retryUpload(key: string): void {
  change(key, { state: 'waiting', share: 0, error: '', abort: new AbortController() });
  sendNext();
}

function sendNext(): void {
  const { entries } = useUploads.getState();
  const free = maxConcurrent - entries.filter(({ state }) => state === 'sending').length;
  for (const entry of entries.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) void send(entry);
  window.removeEventListener('beforeunload', confirmLeaving);
  if (entries.some(({ state }) => state === 'waiting' || state === 'sending'))
    window.addEventListener('beforeunload', confirmLeaving);
}

async function send({ key, file, outcome, abort }: Entry): Promise<void> {
  change(key, { state: 'sending' });
  try {
    const kept = await uploadFile<MediaFile>('/api/media', file, {
      signal: abort.signal,
      onProgress: (share) => change(key, { share }),
    });
    if (abort.signal.aborted) return;
    drop(key);
    outcome.onDone(kept);
  } catch (error) {
    if (abort.signal.aborted) return;
    change(key, { state: 'failed', error: sentenceOf(error) });
    outcome.onFailed(error);
  } finally {
    sendNext();
  }
}

/** The browser asks before it closes a page from which something is being sent. */
function confirmLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function entryOf(key: string): Entry | undefined {
  return useUploads.getState().entries.find((entry) => entry.key === key);
}

function change(key: string, what: Partial<Entry>): void {
  useUploads.setState(({ entries }) => ({
    entries: entries.map((entry) => (entry.key === key ? { ...entry, ...what } : entry)),
  }));
}

function drop(key: string): void {
  useUploads.setState(({ entries }) => ({ entries: entries.filter((entry) => entry.key !== key) }));
}
