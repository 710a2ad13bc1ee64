import type { MediaFile, UploadedType } from '@contract/media/media';
import { create } from 'zustand';
import { sentenceOf } from '@/lib/api';
import { uploadFile } from '@/lib/upload';

/** A file being uploaded. */
export interface Upload {
  key: string;
  file: File;
  type: UploadedType;
  /** `refused`: invalid, will not be sent. */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** The fraction sent, from 0 to 1. */
  share: number;
  /** The message for a failed or refused upload. */
  error: string;
}

/** Called when an upload ends. */
export interface UploadOutcome {
  onDone: (file: MediaFile) => void;
  onFailed: (error: unknown) => void;
}

interface Entry extends Upload {
  outcome: UploadOutcome;
  abort: AbortController;
}

/** Concurrent uploads. */
const maxConcurrent = 3;

/** All uploads. They continue while the dialog is closed. */
export const useUploads = create<{ entries: readonly Entry[] }>(() => ({ entries: [] }));

/** Queues a file for upload; a file with a problem is listed but not sent. */
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

/** Cancels an upload, or dismisses one that failed or was refused. */
export function cancelUpload(key: string): void {
  entryOf(key)?.abort.abort();
  drop(key);
  sendNext();
}

/** Cancels all uploads when the artist signs out, so the next user doesn't see them. */
export function cancelAllUploads(): void {
  const { entries } = useUploads.getState();
  useUploads.setState({ entries: [] });
  for (const { abort } of entries) abort.abort();
  sendNext();
}

/** Retries a failed upload. */
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

/** Makes the browser ask before the page is closed during an upload. */
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
