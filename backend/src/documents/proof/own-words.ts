import type { ArtistWords } from './claim.js';

/** A message to check. */
export interface SaidText {
  id: string;
  chatId?: string;
  content: string;
  createdAt: Date;
}

const header =
  /^[ \t]{0,4}(?:from|to|cc|sent|date|subject|de|para|enviado|fecha|asunto|von|an|gesendet|betreff)[ \t]?:[ \t]\S/i;
const forwarded =
  /^[ \t-]{0,10}(?:forwarded message|original message|begin forwarded message|mensaje reenviado|mensaje original)/i;
const wrote = /^(?:on|el|am|le) .{5,120}(?:wrote|escribió|schrieb|a écrit)[^\n]{0,60}:$/i;

/** Splits a message into the artist's own words and what they pasted: a received email, and lines quoted with `>`. */
export function toArtistWords({ id, chatId, content, createdAt }: SaidText): ArtistWords[] {
  const own: string[] = [];
  const pasted: string[] = [];
  const lines = content.split('\n');
  let isEmail = false;
  lines.forEach((line, index) => {
    // A single header-like line may be the artist's own: "To: everyone".
    const isHeader = header.test(line) && header.test(lines[index + 1] ?? '');
    isEmail ||= isHeader || forwarded.test(line) || wrote.test(line);
    (isEmail || /^\s{0,4}>/.test(line) ? pasted : own).push(line);
  });
  const words = { messageId: id, ...(chatId && { chatId }), saidAt: createdAt };
  return [
    ...(own.length > 0 ? [{ ...words, text: own.join('\n'), isPasted: false }] : []),
    ...(pasted.length > 0 ? [{ ...words, text: pasted.join('\n'), isPasted: true }] : []),
  ];
}
