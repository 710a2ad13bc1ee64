import type { Message } from '@contract/chats/chat';
import { expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { chunksOf } from './message-chunks';

const rows: Message[] = Array.from({ length: 2000 }, () => {
  return { id: uuid(), content: '', isUser: true, createdAt: '2026-11-21T10:00:00Z', status: 'complete' };
});

it('chunks joined are the rows', () => {
  expect(chunksOf(rows).flat()).toEqual(rows);
});

it('no chunk is so long that drawing it at once would be felt', () => {
  expect(Math.max(...chunksOf(rows).map((chunk) => chunk.length))).toBeLessThan(300);
});

it('rows before or after leave the chunks between as they are', () => {
  const inner = chunksOf(rows.slice(500, 1500)).slice(1, -1);
  const outer = chunksOf(rows).map((chunk) => chunk.map((row) => row.id).join());
  for (const chunk of inner) expect(outer).toContain(chunk.map((row) => row.id).join());
});
