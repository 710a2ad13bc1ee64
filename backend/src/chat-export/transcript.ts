import { assistantName } from '../../../contract/app.js';
import { type Message, type MessageStatus, wordsOf } from '../../../contract/chats/chat.js';
import { isMarkdown } from '../../../contract/rules/markdown-rule.js';

/** The head of a transcript. */
export interface TranscriptHead {
  title: string;
  /** "Exported on Nov 21, 2026", with the number of the part if there are several. */
  subtitle: string;
}

/** A message as a document shows it. */
export interface TranscriptEntry {
  speaker: string;
  /** "Nov 21, 2026 1:25 PM" */
  at: string;
  /** Replies are usually Markdown; what the artist typed is shown as typed. */
  isMarkdown: boolean;
  text: string;
  /** A note that a reply stopped early, or of what is attached. */
  note: string | null;
}

/** Turns messages into entries with times in one time zone. */
export class TranscriptStyle {
  private readonly day: Intl.DateTimeFormat;
  private readonly time: Intl.DateTimeFormat;

  constructor(
    private readonly artistName: string,
    timeZone: string,
  ) {
    this.day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
    this.time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  }

  /** @param part for a transcript in several parts: "2 of 5" */
  headOf(title: string, now: Date, part?: string): TranscriptHead {
    const exported = `Exported on ${this.day.format(now)}`;
    return { title, subtitle: part ? `${exported} · Part ${part}` : exported };
  }

  entryOf(
    message: Pick<Message, 'isUser' | 'content' | 'status' | 'createdAt'> & { attached?: readonly string[] },
  ): TranscriptEntry {
    const { attached = [] } = message;
    const date = new Date(message.createdAt);
    return {
      speaker: message.isUser ? this.artistName : assistantName,
      at: `${this.day.format(date)} ${this.time.format(date).replace(/\u202f/g, ' ')}`,
      isMarkdown: !message.isUser && isMarkdown(message.content),
      text: wordsOf(message),
      note: attached.length > 0 ? `Attached: ${attached.join(', ')}` : notes[message.status],
    };
  }
}

const notes: Record<MessageStatus, string | null> = {
  complete: null,
  stopped: 'Stopped here.',
  failed: 'Cut off before the end.',
  cut: 'Stopped before the end.',
  streaming: 'Still being written.',
};
