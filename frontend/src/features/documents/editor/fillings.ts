import type { Finding } from '@contract/documents/document';
import { limits } from '@contract/limits';
import { decodeEntities } from '@/conversation/markdown/markdown-source';

/** A blank that was filled in, and the text around it, in the form of `plainly`. */
export interface Filling {
  /** The label without its brackets: "City". */
  label: string;
  /** Ends where the blank began. Empty brackets stand for other blanks that were filled in too. */
  before: string;
  after: string;
  /** Whether `before` begins where the text begins, and `after` ends where it ends. */
  isFromStart: boolean;
  isToEnd: boolean;
}

/** How many characters on each side identify a place in the text. */
const around = 30;
/** How many characters of the markdown on each side are read for that: they may be most of a link. */
const rawAround = 300;
/** How many blanks are looked for at once. */
const mostBlanks = 20;
const blank = /\[[^[\]\n]+\]/g;

/**
 * The text in one form, no matter who wrote it: the assistant leaves out escapes, the editor may write them, and there are
 * several ways to write a link that shows its address.
 */
function plainly(markdown: string): string {
  const unescaped = markdown.replace(/\\(?=[!-/:-@[-`{-~])/g, '');
  return decodeEntities(unescaped)
    .replace(/<((?:https?:\/\/|[^\s<>@]{1,99}@)[^\s<>]{1,999})>/g, '$1')
    .replace(/\[([^[\]\n]{1,999})\]\((?:mailto:|https?:\/\/)?\1\/?\)/g, '$1');
}

/** The blanks that the next version of the text has filled in, in the text's order. */
export function findFillings(markdown: string, blanks: readonly Finding[], next: string): Filling[] {
  const [known, text] = [plainly(markdown), plainly(next)];
  const labels = new Set(blanks.map((each) => plainly(each.text)));
  const filled = new Set([...labels].filter((label) => count(text, label) < count(known, label)));
  const named = (context: string): string => context.replace(blank, (other) => (text.includes(other) ? other : '[]'));
  return blanks
    .filter((each) => filled.has(plainly(each.text)))
    .slice(0, mostBlanks)
    .flatMap(({ start, end, text: raw }) => {
      const [from, to] = [Math.max(0, start - rawAround), Math.min(end + rawAround, markdown.length)];
      const [before, after] = [plainly(markdown.slice(from, start)), plainly(markdown.slice(end, to))];
      const [lead, tail] = [leadOf(before), tailOf(after)];
      const filling = {
        label: plainly(raw)
          .replace(/[[\]{}_]|^TB[AC]$/g, '')
          .trim(),
        before: named(lead),
        after: named(tail),
        isFromStart: from === 0 && lead.length === before.length,
        isToEnd: to === markdown.length && tail.length === after.length,
      };
      // A blank without a name doesn't say what the text states: `____`, TBC.
      return filling.label === '' || valueIn(filling, text) === '' ? [] : [filling];
    });
}

/** The text now in the blank's place; empty if there is none, or if its surroundings have changed. */
export function valueOf(filling: Filling, markdown: string): string {
  return valueIn(filling, plainly(markdown));
}

function valueIn({ before, after, isFromStart, isToEnd }: Filling, text: string): string {
  const pattern = [
    isFromStart ? '^' : '',
    patternOf(before),
    `([^\\n[\\]]{1,${limits.factMax / 2}}?)`,
    patternOf(after),
    isToEnd ? '\\s*$' : '',
  ].join('');
  const [, value = ''] = new RegExp(pattern).exec(text) ?? [];
  let end = value.length;
  while (/[\s*_~|]/.test(value.charAt(end - 1))) end -= 1;
  return value.slice(0, end).replace(/^[\s*_~|]+/, '');
}

/** The end of the text before a blank, with at most one other blank: more would be found anywhere. */
function leadOf(before: string): string {
  const lead = before.slice(-around);
  const open = lead.lastIndexOf('[');
  const close = lead.lastIndexOf(']', open < 0 ? undefined : open);
  return lead.slice(close + 1);
}

/** The beginning of the text after a blank, with at most one other blank. */
function tailOf(after: string): string {
  const tail = after.slice(0, around);
  const close = tail.indexOf(']');
  const open = tail.indexOf('[', close + 1);
  return open < 0 ? tail : tail.slice(0, open);
}

/** A pattern for a text that the editor may have written with other marks and spaces. */
function patternOf(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/\[\]|[*_~]+|-{3,}| ?\| ?| |[\\^$.*+?()[\]{}/-]/g, (part) => {
    if (part === '[]') return '[^\\n[\\]]{1,80}?';
    if (/^[*_~]/.test(part)) return '[*_~]*';
    if (part.startsWith('---')) return '-{3,}';
    if (part.includes('|')) return '\\s*\\|\\s*';
    return part === ' ' ? '\\s+' : `\\${part}`;
  });
}

const count = (text: string, part: string): number => text.split(part).length - 1;
