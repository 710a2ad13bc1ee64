import type { SheetStage } from '@contract/one-sheets/one-sheet';
import { create } from 'zustand';

/** A conversation, and the assistant's message that promised its one-sheet. */
export interface SheetRequest {
  chatId: string;
  messageId: string;
}

/** The one-sheet being generated, or the last one, as far as this tab knows. */
export interface SheetInMaking {
  status: 'making' | 'ready' | 'failed';
  /** The job being followed, once known. */
  jobId?: string;
  stage: SheetStage;
  /** From 0 to 100. */
  percent: number;
  /** What this tab requested, if it did; needed to retry. */
  request?: SheetRequest;
  /** Known once it is in the library. */
  mediaId?: string;
  sheetId?: string;
}

interface OneSheetState {
  sheet: SheetInMaking | null;
}

/** An account generates at most one at a time. */
export const useOneSheetStore = create<OneSheetState>(() => ({ sheet: null }));

/** Updates the current one-sheet. */
export function changeSheet(change: Partial<SheetInMaking>): void {
  useOneSheetStore.setState(({ sheet }) => ({
    sheet: { status: 'making', stage: 'drafting', percent: 0, ...sheet, ...change },
  }));
}

/** Applies a job's progress. If a worker restarts the job, the shown progress stays until the job catches up. */
export function followSheetProgress({
  jobId,
  stage,
  percent,
}: Pick<SheetInMaking, 'stage' | 'percent'> & { jobId: string }): void {
  const { sheet } = useOneSheetStore.getState();
  const isBehind = sheet?.status === 'making' && sheet.jobId === jobId && percent < sheet.percent;
  if (!isBehind) changeSheet({ jobId, stage, percent, status: stage === 'saved' ? 'ready' : 'making' });
}

/** Starts following a new one-sheet. */
export function startSheet(sheet: Pick<SheetInMaking, 'request'>): void {
  useOneSheetStore.setState({ sheet: { status: 'making', stage: 'drafting', percent: 0, ...sheet } });
}

/** Hides the current one-sheet. */
export function dismissSheet(): void {
  useOneSheetStore.setState({ sheet: null });
}
