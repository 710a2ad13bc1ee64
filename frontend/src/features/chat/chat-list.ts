import type { Chat } from '@contract/chats/chat';

/** Inserts or replaces a chat; sorted by last activity, newest first. */
export function withChat(chats: readonly Chat[], chat: Chat): Chat[] {
  return [...chats.filter(({ id }) => id !== chat.id), chat].sort((a, b) =>
    a.lastActivityAt === b.lastActivityAt ? 0 : a.lastActivityAt < b.lastActivityAt ? 1 : -1,
  );
}

/** The list after a new message in a chat, which also unarchives it. `at` is ISO 8601, UTC. */
export function withActivity(chats: readonly Chat[], chatId: string, at: string): readonly Chat[] {
  const chat = chats.find(({ id }) => id === chatId);
  return chat && chat.lastActivityAt < at ? withChat(chats, { ...chat, lastActivityAt: at, isArchived: false }) : chats;
}

export interface ChatGroup {
  label: string;
  chats: Chat[];
}

const dayMs = 86_400_000;

/**
 * Groups the unarchived chats: pinned first, the rest by how long ago they were active. `today` is the start of the day in
 * the reader's time zone.
 */
export function groupChats(chats: readonly Chat[], today: Date): ChatGroup[] {
  const groups = new Map<string, Chat[]>(chats.some(isPinnedInList) ? [['Pinned', []]] : []);
  for (const chat of chats) {
    if (chat.isArchived) continue;
    const label = chat.isPinned ? 'Pinned' : labelFor(new Date(chat.lastActivityAt), today);
    const members = groups.get(label);
    if (members) members.push(chat);
    else groups.set(label, [chat]);
  }
  return [...groups].map(([label, members]) => ({ label, chats: members }));
}

/** The first `count` chats, plus the one with the id `keptId`. */
export function firstOf(chats: readonly Chat[], count: number, keptId: string | undefined): Chat[] {
  return chats.filter(({ id }, index) => index < count || id === keptId);
}

const isPinnedInList = (chat: Chat) => chat.isPinned && !chat.isArchived;

function labelFor(date: Date, today: Date): string {
  const day = new Date(date);
  day.setHours(0, 0, 0, 0);
  // Rounded because days with a clock change are an hour shorter or longer.
  const days = Math.round((today.getTime() - day.getTime()) / dayMs);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return 'This week';
  return days < 14 ? 'Last week' : 'Earlier';
}

/** The list once a chat's open question has been answered. */
export function withoutOpenReply(chats: readonly Chat[], replyId: string): readonly Chat[] {
  return chats.map((chat) => (chat.openReplyId === replyId ? { ...chat, openReplyId: undefined } : chat));
}
