import { sheetPatienceMs } from '@contract/one-sheets/one-sheet';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, request, sentenceOf } from '@/lib/api';
import { attachedName } from '@/lib/attached-name';
import { saveFile } from '@/lib/save-file';
import { reloadUser, watchUserLeft } from '@/session/user-query';
import { toast } from '@/ui/toasts/toast-store';
import { changeSheet, type SheetRequest, startSheet } from './one-sheet-store';
import { chatSheetsKey } from './sheet-key';

const fileName = 'one_sheet.pdf';

/** Joins a promised one-sheet's generation, downloads it and reloads the library. A failure is shown as a toast. */
export async function makeOneSheet(queryClient: QueryClient, body: SheetRequest): Promise<void> {
  const { signal: userLeft, release } = watchUserLeft(queryClient);
  startSheet({ request: body });
  try {
    const { sheet, headers } = await request('POST', '/api/generate-pdf', readSheet, {
      body,
      // Longer than the server's own timeout, so its error arrives.
      timeoutMs: sheetPatienceMs + 15_000,
    });
    // A different user is signed in by now.
    if (userLeft.aborted) return;
    saveFile(sheet, fileName);
    changeSheet({
      status: 'ready',
      stage: 'saved',
      percent: 100,
      mediaId: headers.get('X-Media-Id') ?? undefined,
      sheetId: headers.get('X-Sheet-Id') ?? undefined,
    });
    void queryClient.invalidateQueries({ queryKey: ['/api/media'] });
    void queryClient.invalidateQueries({ queryKey: chatSheetsKey });
  } catch (error) {
    if (userLeft.aborted) return;
    changeSheet({ status: 'failed' });
    const again = (): void => void makeOneSheet(queryClient, body);
    // This endpoint returns errors as plain text.
    const reason = (error instanceof ApiError && error.body) || sentenceOf(error);
    toast({
      title: failureSentence,
      ...(reason === failureSentence ? {} : { description: reason }),
      variant: 'destructive',
      action: { label: 'Try again', altText: 'Ask for your one-sheet again in the chat', onAction: again },
    });
    if (error instanceof ApiError && (error.status === 401 || error.status === 402)) void reloadUser(queryClient);
  } finally {
    release();
  }
}

const readSheet = async (response: Response) => ({ sheet: await response.blob(), headers: response.headers });

export const failureSentence = 'Failed to generate One Sheet PDF. Please try again.';

/** Downloads a one-sheet from the library, under its name there. @throws ApiError */
export async function downloadSheet(fileUrl: string): Promise<void> {
  const { sheet, headers } = await request('GET', `${fileUrl}?download`, readSheet);
  saveFile(sheet, attachedName(headers) ?? fileName);
}
