import { assistantName } from '../../../contract/app.js';
import { type Message, type MessageStatus, wordsOf } from '../../../contract/chat.js';
import { isMarkdown } from '../common/markdown.js';

/** A conversation as a document has it. Plain data: it travels through the queue. */
export interface Transcript {
  title: string;
  /** "Exported on Nov 21, 2026" */
  subtitle: string;
  entries: TranscriptEntry[];
}

export interface TranscriptEntry {
  speaker: string;
  /** "Nov 21, 2026 1:25 PM" */
  at: string;
  /** What the assistant says is Markdown, as a rule; what the artist says stands as it was typed. */
  isMarkdown: boolean;
  text: string;
  /** What is to be known of it: that it stopped early. */
  note: string | null;
}

/** Makes a document of messages, oldest first. Times are those of a time zone. */
export function toTranscript(
  chat: { title: string; messages: Message[] },
  artistName: string,
  timeZone: string,
  now: Date,
): Transcript {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  const stamp = (date: Date): string => `${day.format(date)} ${time.format(date).replace(/\u202f/g, ' ')}`;
  return {
    title: chat.title,
    subtitle: `Exported on ${day.format(now)}`,
    entries: chat.messages.map((message) => ({
      speaker: message.isUser ? artistName : assistantName,
      at: stamp(new Date(message.createdAt)),
      isMarkdown: !message.isUser && isMarkdown(message.content),
      text: wordsOf(message),
      note: notes[message.status],
    })),
  };
}

const notes: Record<MessageStatus, string | null> = {
  complete: null,
  stopped: 'Stopped here.',
  failed: 'Cut off before the end.',
  cut: 'Stopped before the end.',
  streaming: 'Still being written.',
};
