import type { Message } from '@contract/chats/chat';
import { readable } from '@contract/rules/readable';

/** Announcements are cut to this length; the reply itself is there to be read. */
const announcedMax = 600;
/** How much of the source is examined; more than is announced, since markdown marks take up space. */
const lookedAtMax = 4 * announcedMax;

/** The screen reader announcement when a reply has ended. */
export function spokenReply(name: string, reply: Message, mayContinue: boolean): string {
  if (reply.status === 'stopped') return `${name} stopped.`;
  if (reply.status === 'failed') return `${name} was cut off.`;
  if (reply.status === 'cut') return `${name} stopped before the end.${mayContinue ? ' Continue is available.' : ''}`;
  const { content } = reply;
  const words = readable(content.slice(0, lookedAtMax));
  return content.length <= lookedAtMax && words.length <= announcedMax
    ? `${name} replied: ${words}`
    : `${name} replied: ${words.slice(0, announcedMax)}… The rest is in the conversation.`;
}

export interface SpokenReplyProps {
  assistantName: string;
  reply: Message;
  mayContinue: boolean;
}

/** The announcement as a component, which screens can load on demand. */
export function SpokenReply({ assistantName, reply, mayContinue }: SpokenReplyProps): string {
  return spokenReply(assistantName, reply, mayContinue);
}
