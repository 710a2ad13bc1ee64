import type { Message } from '@contract/chats/chat';
import { expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { chunksOf } from './message-chunks';

const rows: Message[] = Array.from({ length: 2000 }, () => {
  return { id: uuid(), content: '', isUser: true, createdAt: '2026-11-21T10:00:00Z', status: 'complete' };
});

it('chunks join to the rows', () => {
  expect(chunksOf(rows).flat()).toEqual(rows);
});

it('no chunk is long enough for its rendering to be noticeable', () => {
  expect(Math.max(...chunksOf(rows).map((chunk) => chunk.length))).toBeLessThan(300);
});

it('adding rows before or after leaves the chunks between unchanged', () => {
  const inner = chunksOf(rows.slice(500, 1500)).slice(1, -1);
  const outer = chunksOf(rows).map((chunk) => chunk.map((row) => row.id).join());
  for (const chunk of inner) expect(outer).toContain(chunk.map((row) => row.id).join());
});
