import type { Chat } from '@contract/chats/chat';
import { describe, expect, it } from '@jest/globals';
import { firstOf, groupChats, withActivity, withChat } from './chat-list';

const chat = (id: string, lastActivityAt: string, title = id): Chat => ({
  id,
  title,
  lastActivityAt,
  isPinned: false,
  isArchived: false,
  releaseId: null,
});
const list = [chat('a', '2026-11-21T10:00:00Z'), chat('b', '2026-11-20T10:00:00Z')];
const idsOf = (chats: readonly Chat[]) => chats.map(({ id }) => id);

describe('the groups', () => {
  it('start with pinned chats and leave out archived ones', () => {
    const pinned = { ...chat('p', '2026-01-01T10:00:00Z'), isPinned: true };
    const archived = { ...chat('x', '2026-11-21T10:00:00Z'), isPinned: true, isArchived: true };
    const groups = groupChats([...list, archived, pinned], new Date('2026-11-21T00:00:00Z'));
    expect(groups.map(({ label, chats }) => [label, ...idsOf(chats)])).toEqual([
      ['Pinned', 'p'],
      ['Today', 'a'],
      ['Yesterday', 'b'],
    ]);
    expect(groupChats([archived], new Date('2026-11-21T00:00:00Z'))).toEqual([]);
  });
});

describe('the first chats of a group', () => {
  const long = ['a', 'b', 'c', 'd'].map((id) => chat(id, '2026-11-21T10:00:00Z'));

  it('are the requested number, plus the selected one in its place', () => {
    expect(idsOf(firstOf(long, 2, undefined))).toEqual(['a', 'b']);
    expect(idsOf(firstOf(long, 2, 'b'))).toEqual(['a', 'b']);
    expect(idsOf(firstOf(long, 2, 'd'))).toEqual(['a', 'b', 'd']);
    expect(idsOf(firstOf(long, 9, 'd'))).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('the list', () => {
  it('inserts a new chat in order of activity', () => {
    expect(idsOf(withChat(list, chat('c', '2026-11-21T09:00:00Z')))).toEqual(['a', 'c', 'b']);
  });

  it('replaces a changed chat', () => {
    expect(withChat(list, chat('b', '2026-11-20T10:00:00Z', 'Salt Road'))[1]?.title).toBe('Salt Road');
  });

  it('moves a chat to the top when it gets a message', () => {
    expect(idsOf(withActivity(list, 'b', '2026-11-21T11:00:00Z'))).toEqual(['b', 'a']);
  });

  it('ignores older events and unknown chats', () => {
    expect(withActivity(list, 'b', '2026-11-19T11:00:00Z')).toBe(list);
    expect(withActivity(list, 'z', '2026-11-22T11:00:00Z')).toBe(list);
  });
});

it('groups show how long ago a chat was active, by the reader’s calendar days', () => {
  const at = (daysAgo: number) => {
    const date = new Date(2026, 10, 21, 12);
    date.setDate(date.getDate() - daysAgo);
    return date.toISOString();
  };
  const chats = [0, 1, 2, 6, 7, 13, 14, 400].map((days) => chat(String(days), at(days)));
  expect(groupChats(chats, new Date(2026, 10, 21)).map(({ label, chats: members }) => [label, idsOf(members)])).toEqual(
    [
      ['Today', ['0']],
      ['Yesterday', ['1']],
      ['This week', ['2', '6']],
      ['Last week', ['7', '13']],
      ['Earlier', ['14', '400']],
    ],
  );
});
