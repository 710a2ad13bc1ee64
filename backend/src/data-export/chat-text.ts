import { assistantName } from '../../../contract/app.js';
import { wordsOf } from '../../../contract/chats/chat.js';
import type { ChatRecord, MessageRecord } from '../chats/history/chat-records.service.js';
import { partOfMarkdown, typedAsMarkdown, typedInLine } from '../common/markdown.js';

const endings: Record<MessageRecord['status'], string | null> = {
  complete: null,
  stopped: 'stopped',
  failed: 'interrupted',
  cut: 'cut off',
  streaming: 'still being written',
};

/**
 * Streams a chat as Markdown: its title, then each message with speaker and time (UTC), without replaced versions. No
 * message can imitate another's heading.
 */
export async function* chatAsMarkdown(
  chat: ChatRecord,
  artist: string,
  messages: AsyncIterable<MessageRecord>,
): AsyncGenerator<string, void, void> {
  yield `# ${typedInLine(chat.title)}\n\nStarted ${stamp(chat.createdAt)}\n`;
  for await (const message of messages) {
    const { isUser, status, isShown, createdAt, attached } = message;
    if (!isShown) continue;
    const note = endings[status] ? ` (${endings[status]})` : '';
    const words = isUser ? typedAsMarkdown(message.content) : partOfMarkdown(wordsOf(message));
    const files = attached.length > 0 ? `\n\nAttached: ${attached.map(typedInLine).join(', ')}` : '';
    yield `\n## ${isUser ? typedInLine(artist) : assistantName}, ${stamp(createdAt)}${note}\n\n${words}${files}\n`;
  }
}

/** Streams a chat as one JSON document. */
export async function* chatAsJson(
  chat: ChatRecord,
  messages: AsyncIterable<MessageRecord>,
): AsyncGenerator<string, void, void> {
  const { id, title, createdAt: startedAt, lastActivityAt, pinnedAt, archivedAt, releaseId } = chat;
  const head = { id, title, createdAt: startedAt, lastActivityAt, pinnedAt, archivedAt, releaseId };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "messages": [`;
  let separator = '\n';
  for await (const message of messages) {
    const { isUser, content, status, isShown, createdAt, rating, ratingNote, attached, summary, steps } = message;
    const said = {
      ...{ id: message.id, from: isUser ? 'artist' : 'assistant', content, status, isShown, createdAt },
      ...(rating === null ? {} : { rating, ratingNote }),
      ...(attached.length > 0 ? { attached } : {}),
      ...(steps.length > 0 ? { steps } : {}),
      ...(summary === null ? {} : { summary }),
    };
    yield `${separator}    ${JSON.stringify(said)}`;
    separator = ',\n';
  }
  yield '\n  ]\n}\n';
}

/** File name of a chat without extension: its number, and its title as far as every system allows. */
export function chatFileName(chat: ChatRecord, index: number): string {
  const words = chat.title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .toLowerCase();
  const short = [...words]
    .slice(0, 60)
    .join('')
    .replace(/(?<!-)-+$/, '');
  return `${String(index + 1).padStart(4, '0')}${short ? `-${short}` : ''}`;
}

function stamp(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
