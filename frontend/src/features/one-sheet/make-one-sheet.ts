import { sheetPatienceMs } from '@contract/one-sheet';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, request, sentenceOf } from '@/lib/api';
import { saveFile } from '@/lib/save-file';
import { reloadUser, userLeftSignal } from '@/session/user-query';
import { toast } from '@/ui/toast-store';
import { beginSheet, changeSheet } from './one-sheet-store';

const fileName = 'one_sheet.pdf';

/** Has the one-sheet of a conversation made, downloads it, and has the library asked for anew. Says so where it failed. */
export async function makeOneSheet(queryClient: QueryClient, chatId: string): Promise<void> {
  const userLeft = userLeftSignal(queryClient);
  beginSheet({ chatId });
  try {
    const { sheet, headers } = await request('POST', '/api/generate-pdf', readSheet, {
      body: { chatId },
      // The server gives up by itself, and says so.
      timeoutMs: sheetPatienceMs + 15_000,
    });
    // Whoever is here by now did not ask for it.
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
  } catch (error) {
    if (userLeft.aborted) return;
    changeSheet({ status: 'failed' });
    const again = (): void => void makeOneSheet(queryClient, chatId);
    // The server answers a plain sentence.
    const reason = (error instanceof ApiError && error.body) || sentenceOf(error);
    toast({
      title: failureSentence,
      ...(reason === failureSentence ? {} : { description: reason }),
      variant: 'destructive',
      action: { label: 'Try again', altText: 'Ask for your one-sheet again in the chat', onAction: again },
    });
    if (error instanceof ApiError && (error.status === 401 || error.status === 402)) void reloadUser(queryClient);
  }
}

const readSheet = async (response: Response) => ({ sheet: await response.blob(), headers: response.headers });

/** What is said when it did not work. */
export const failureSentence = 'Failed to generate One Sheet PDF. Please try again.';

/** Downloads a sheet that is in the library. Throws `ApiError`. */
export async function downloadSheet(fileUrl: string): Promise<void> {
  const sheet = await request('GET', `${fileUrl}?download`, (response) => response.blob());
  saveFile(sheet, fileName);
}
