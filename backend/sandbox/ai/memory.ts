import type { Conversation } from './conversation.js';
import { objectOr } from './wire/json-value.js';
import { type ModelRequest, systemText } from './wire/model-request.js';
import { recallOf } from './prompt-turns.js';

/** What the assistant remembers from outside the conversation. */
export interface Memory {
  /** Oldest first. */
  kept: string[];
  /** A note rejected because there was no room for it; `''` for none. */
  refused: string;
  earlier: { conversation: string; link: string; said: string }[];
}

const asksToRecall =
  /\b(remember|remind me|keep(ing)? in mind|note down|make a note|(don['’]t|never) forget|told you|tell you|(have|did) (i|we) (say|said|mention|talk|told)|i said|i mentioned|earlier|last time|other (chat|conversation)s?|previous(ly)?)\b/i;

/**
 * Reads `<kept>[…]</kept>` from the system message, and `<earlier>[…]</earlier>` and `<refused>[…]</refused>` from the
 * recall in the last user turn; each may be absent or malformed. Older prompts have all three in the system message.
 */
export function readMemory(request: ModelRequest): Memory {
  const system = systemText(request.messages);
  const recall = recallOf(request);
  const recalled = (tag: string) => parseList(recall === '' ? system : recall, tag);
  const earlier = recalled('earlier').flatMap((entry) => {
    const { conversation, link, said } = objectOr(entry);
    return typeof conversation === 'string' && typeof link === 'string' && typeof said === 'string'
      ? [{ conversation, link, said }]
      : [];
  });
  const [refused] = recalled('refused');
  return {
    kept: parseList(system, 'kept').flatMap((entry) => {
      const { note } = objectOr(entry);
      return typeof note === 'string' ? [note] : [];
    }),
    refused: typeof refused === 'string' ? refused : '',
    earlier,
  };
}

/** What is remembered, if the question asks for it; otherwise `''`. */
export function recollection(question: string, { kept, refused, earlier }: Memory): string {
  if (refused !== '') {
    return `I can't keep this in mind: “${oneLine(refused)}”. I hold as many notes as I can; delete one in the menu first, then tell me again.`;
  }
  if (!asksToRecall.test(question) || kept.length + earlier.length === 0) return '';
  const notes = kept.slice(-5).map((note) => `- You asked me to keep this in mind: ${oneLine(note)}`);
  const said = earlier.slice(-5).map(({ conversation, link, said: words }) => {
    return `- In [${conversation.replace(/[[\]]/g, '')}](${link}) you said: “${oneLine(words)}”`;
  });
  return ['**What I have from you:**', '', ...notes, ...said].join('\n');
}

const asksForMine =
  /^\W*(?:who|what|which|when|where)(?:['’]s| is| are| was| were) my ([\p{L}][\p{L}’' -]{1,40}?)(?: called| named| again)?\W*$/iu;

/** What the artist said about "my label" or the like, if that is all the question asks for; otherwise `''`. */
export function whatIsMine({ question, asked }: Pick<Conversation, 'question' | 'asked'>, kept: string[]): string {
  const thing = asksForMine.exec(question)?.[1]?.toLowerCase();
  if (!thing) return '';
  const sentences = asked.slice(0, -1).flatMap((text) => text.match(/[^.!?\n]+/g) ?? []);
  const told = [...kept, ...sentences].toReversed().flatMap((text) => {
    const start = text.toLowerCase().indexOf(`my ${thing} is `);
    return start === -1 ? [] : [text.slice(start)];
  });
  return told[0] ? `You told me: “${oneLine(told[0])}”.` : '';
}

function oneLine(text: string): string {
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, 160).join('');
}

function parseList(prompt: string, tag: string): unknown[] {
  try {
    const list: unknown = JSON.parse(new RegExp(`<${tag}>(\\[[\\s\\S]*?\\])</${tag}>`).exec(prompt)?.[1] ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => entry !== null) : [];
  } catch {
    return [];
  }
}
