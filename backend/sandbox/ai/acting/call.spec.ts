import type { PromptMessage } from '../wire/model-request.js';
import { doneCalls, readingCall } from './call.js';

const id = 'a6d3c1de-0000-4000-8000-000000000001';

/** What was done after reading a document in these parts. */
const doneAfter = (...parts: { from: number; markdown: string; next: number | null }[]) =>
  doneCalls({
    messages: [
      { role: 'user', text: 'Make it warmer.' },
      ...parts.flatMap(({ from, ...result }, at): PromptMessage[] => [
        {
          role: 'assistant',
          text: '',
          calls: [{ id: `${at}`, name: 'read_document', arguments: JSON.stringify({ documentId: id, from }) }],
        },
        { role: 'tool', text: JSON.stringify({ title: 'Salt Road', ...result }), callId: `${at}` },
      ]),
    ],
  });

it('reads a long document part by part, as one text', () => {
  expect(readingCall(id, { done: [] })?.arguments).toEqual({ documentId: id, from: 0 });
  const first = { from: 0, markdown: 'The first half, ', next: 16 };
  expect(readingCall(id, { done: doneAfter(first) })?.arguments).toEqual({ documentId: id, from: 16 });
  const done = doneAfter(first, { from: 16, markdown: 'the second.', next: null });
  expect(done).toMatchObject([{ result: { title: 'Salt Road', markdown: 'The first half, the second.' } }]);
  expect(readingCall(id, { done })).toBeNull();
});
