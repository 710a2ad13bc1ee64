import type { SheetStage } from '@contract/one-sheet';
import { create } from 'zustand';

/** The one-sheet that is being made, or was made last, as this tab knows of it. */
export interface SheetInMaking {
  status: 'making' | 'ready' | 'failed';
  /** Whose progress is shown, once the server has said. */
  jobId?: string;
  stage: SheetStage;
  /** From 0 to 100. */
  percent: number;
  /** What it is made from, where this tab asked for it: so that it may ask again. */
  chatId?: string;
  /** Known once it is in the library. */
  mediaId?: string;
  sheetId?: string;
}

interface OneSheetState {
  sheet: SheetInMaking | null;
  /** When the server last said something of a one-sheet, in milliseconds since 1970. */
  heardAt: number;
}

/** At most one is made at a time for an account. */
export const useOneSheetStore = create<OneSheetState>(() => ({ sheet: null, heardAt: 0 }));

/** Changes what is known of it. */
export function changeSheet(change: Partial<SheetInMaking>): void {
  useOneSheetStore.setState(({ sheet }) => ({
    sheet: { status: 'making', stage: 'drafting', percent: 0, ...sheet, ...change },
  }));
}

/** Takes in how far a job is. One that a worker has to begin again is shown as far as it was, until it is there again. */
export function followSheet({
  jobId,
  stage,
  percent,
}: Pick<SheetInMaking, 'stage' | 'percent'> & { jobId: string }): void {
  const { sheet } = useOneSheetStore.getState();
  const isBehind = sheet?.status === 'making' && sheet.jobId === jobId && percent < sheet.percent;
  if (!isBehind) changeSheet({ jobId, stage, percent, status: stage === 'saved' ? 'ready' : 'making' });
}

/** Begins anew: what was known was of another one. */
export function beginSheet(sheet: Pick<SheetInMaking, 'chatId'>): void {
  useOneSheetStore.setState({ sheet: { status: 'making', stage: 'drafting', percent: 0, ...sheet } });
}

/** Takes it out of sight. */
export function dismissSheet(): void {
  useOneSheetStore.setState({ sheet: null });
}
