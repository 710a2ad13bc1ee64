import { shortenedSentence } from '../../../../contract/chats/chat.js';
import type { Conversation } from '../conversation.js';

const guestWords = 150;

/** Guests get the first blocks and lines of an answer, a note that there is more, and a question to continue with. */
export function shortened(text: string, conversation: Conversation): string {
  const kept: string[] = [];
  let words = 0;
  for (const line of text.split('\n')) {
    words += line.split(/\s+/).filter(Boolean).length;
    if (words > guestWords && kept.length > 0) break;
    kept.push(line);
  }
  while (/^(?:#|\*\*[^*]+\*\*:?$|\s*$)/.test(kept.at(-1) ?? '') && kept.length > 1) kept.pop();
  const short = kept.join('\n').trim();
  if (short === text) return text;
  return [short, [shortenedSentence, whatToTell(conversation)].filter(Boolean).join(' ')].join('\n\n');
}

/** Asks for what would make the answer the artist's own and isn't known yet; `''` if nothing is missing. */
function whatToTell({ artist, date }: Conversation): string {
  const missing = [
    artist.genre ? '' : 'your genre',
    artist.location ? '' : "where you're based",
    date ? '' : 'when your next song is out',
  ].filter(Boolean);
  if (missing.length === 0) return '';
  const listed = [missing.slice(0, -1).join(', '), ...missing.slice(-1)].filter(Boolean).join(' and ');
  return `Tell me ${listed}, and I'll make this yours.`;
}
