import type { Chat } from '@contract/chat';

/** The list with one chat put in or replaced: last activity first. */
export function withChat(chats: readonly Chat[], chat: Chat): Chat[] {
  return [...chats.filter(({ id }) => id !== chat.id), chat].sort((a, b) =>
    a.lastActivityAt === b.lastActivityAt ? 0 : a.lastActivityAt < b.lastActivityAt ? 1 : -1,
  );
}

/** The list after something was said in a chat, which brings it back from the archive. `at` is ISO 8601, UTC. */
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
 * The list without the archive: the pinned ones first, the others cut by how long ago each was active, as seen on the day
 * that begins at `today` in the reader's time zone.
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

/** The first `count` chats, and the one with the id `keptId` wherever it stands. */
export function firstOf(chats: readonly Chat[], count: number, keptId: string | undefined): Chat[] {
  return chats.filter(({ id }, index) => index < count || id === keptId);
}

const isPinnedInList = (chat: Chat) => chat.isPinned && !chat.isArchived;

function labelFor(date: Date, today: Date): string {
  const day = new Date(date);
  day.setHours(0, 0, 0, 0);
  // Rounded, since a day on which the clocks change is an hour shorter or longer.
  const days = Math.round((today.getTime() - day.getTime()) / dayMs);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return 'This week';
  return days < 14 ? 'Last week' : 'Earlier';
}
