import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { useToastStore } from '@/ui/toasts/toast-store';
import { makeOneSheet } from './make-one-sheet';
import { useOneSheetStore } from './one-sheet-store';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function toastAfter(body: string, status: number) {
  globalThis.fetch = jest.fn<typeof fetch>(async () => new Response(body || null, { status, statusText: 'Bad Luck' }));
  await makeOneSheet(new QueryClient(), { chatId: 'chat', messageId: 'message' });
  expect(useOneSheetStore.getState().sheet).toMatchObject({ status: 'failed' });
  return useToastStore.getState().current;
}

const title = 'Failed to generate One Sheet PDF. Please try again.';

it.each([
  [
    'Too many attempts. Please wait 5 seconds and try again.',
    429,
    'Too many attempts. Please wait 5 seconds and try again.',
  ],
  ['', 502, '502: Bad Luck'],
])('a failed one-sheet shows the server’s reason: %j', async (body, status, description) => {
  expect(await toastAfter(body, status)).toMatchObject({ title, description, variant: 'destructive' });
});

it('shows the reason once if there is nothing else', async () => {
  expect(await toastAfter(title, 503)).not.toHaveProperty('description');
});
