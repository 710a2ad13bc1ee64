import { upperFirst } from '../../first-letters.js';
import { escaped } from '../../reading/concerts/escaped.js';
import type { Edit } from '../edits.js';

const greets = /^(?:hi|hiya|hello|hey|dear|hola|buenas|buenos días|estimad[oa]|querid[oa])(?!\p{L})/iu;
const greeting =
  /^(?<word>Hello|Hi|Hiya|Hey|Dear|Hola|Buenas|Estimad[oa]|Querid[oa])(?!\p{L})(?<who>[^\n]{0,60}?)(?<mark>[,:])$/mu;

/** "Change “hi” to “hey team”": the line with which an email begins, whatever its greeting is; null if there is none. */
function greetingChanged(text: string, to: string): Edit | null {
  const found = greeting.exec(text);
  if (!found) return null;
  const { who = '', mark = ',' } = found.groups ?? {};
  const [, ...more] = to.trim().split(/\s+/u);
  return { find: found[0], replace: `${upperFirst(to.trim())}${more.length > 0 ? '' : who}${mark}` };
}

const signs = /[^\p{L}\p{N}\s]/u;
const blank = /(\[[^\]\n]*\](?!\())/u;

/** Puts words in place of others: in capitals where the text has capitals, and with a capital where the text has one that wasn't typed. */
function swapped(words: string, from: RegExp, to: string, typed: string): string {
  return words.replace(from, (found, at: number) => {
    if (found.length > 1 && found !== typed && found === found.toUpperCase() && /\p{L}/u.test(found))
      return to.toUpperCase();
    const isStart = at === 0 || /[.!?“«"*#–—:] ?$/u.test(words.slice(0, at));
    const isCapital = /^\p{Lu}/u.test(found) && (isStart || /^\p{Ll}/u.test(typed));
    return isCapital ? upperFirst(to) : to;
  });
}

const isFeminine = /(?:ción|sión|dad|tad|umbre|[^m]a|las|ciones)$/iu;
const isMasculine = /(?:[oel]|ma|ón|or|s)$/iu;
const feminine: Record<string, string> = {
  ...{ un: 'una', el: 'la', este: 'esta', ese: 'esa', del: 'de la', al: 'a la', mi: 'mi', primer: 'primera' },
  ...{ nuevo: 'nueva', nuestro: 'nuestra', último: 'última', otro: 'otra', mismo: 'misma' },
};
const masculine = Object.fromEntries(Object.entries(feminine).map(([he, she]) => [she, he]));

/** The words before a Spanish noun as they agree with the one in its place: "mi nuevo tema", "mi nueva canción". */
function agreeing(before: string, forms: Record<string, string>): string {
  return before.replace(/(?:(?<!\p{L})(?:de la|a la|\p{L}+) ){1,3}$/u, (words) =>
    words
      .replace(/de la (?=\S* ?$)|a la (?=\S* ?$)/u, (two) => (forms[two.trim()] ?? two.trim()) + ' ')
      .replace(/\p{L}+/gu, (word) => {
        const form = forms[word.toLowerCase()];
        return form === undefined ? word : /^\p{Lu}/u.test(word) ? upperFirst(form) : form;
      }),
  );
}

/** "Un tema nuevo", "una canción nueva". */
function agreeingBehind(after: string, forms: Record<string, string>): string {
  return after.replace(/^ (\p{Ll}+)(?!\p{L})/u, (words, word: string) => {
    const form = adjectives.test(word) ? word.replace(/[oa]$/u, forms === feminine ? 'a' : 'o') : word;
    return words.replace(word, form);
  });
}

const adjectives =
  /^(?:nuev|únic|propi|lent|rápid|larg|cort|bonit|últim|primer|segund|inédit|antigu|viej|hermos|mism|dedicad|grabad|compuest|escrit|producid)[oa]$/u;

function lineSwapped(line: string, from: string, to: string): string {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(from)}(?![\\p{L}\\p{N}])`, 'giu');
  const forms =
    isFeminine.test(to) && isMasculine.test(from) && !isFeminine.test(from)
      ? feminine
      : isFeminine.test(from) && isMasculine.test(to) && !isFeminine.test(to)
        ? masculine
        : null;
  return line
    .split(blank)
    .map((part, at) => {
      if (at % 2 === 1) return part;
      if (forms === null) return swapped(part, pattern, to, from);
      const found = [...part.matchAll(pattern)].map(([word]) => word);
      const pieces = part.split(pattern);
      const agreed = pieces.map((one, place) => {
        const behind = place > 0 ? agreeingBehind(one, forms) : one;
        return place < pieces.length - 1 ? agreeing(behind, forms) + (found[place] ?? '') : behind;
      });
      return swapped(agreed.join(''), pattern, to, from);
    })
    .join('');
}

/** The edits that put words in place of others wherever a text has them, but not in its blanks; null if it has none. */
export function wordsSwapped(text: string, from: string, to: string): Edit[] | null {
  if (greets.test(from.trim()) && greets.test(to.trim())) {
    const edit = greetingChanged(text, to);
    return edit === null || edit.find === edit.replace ? null : [edit];
  }
  if (from.includes('[')) return null;
  const edits = text.split('\n').flatMap((find) => {
    const replace = lineSwapped(find, from, to);
    return replace === find || text.indexOf(find) !== text.lastIndexOf(find) ? [] : [{ find, replace }];
  });
  return edits.length === 0 ? null : edits;
}

/** Whether words have signs, as a passage copied from a text may. */
export function hasSigns(words: string): boolean {
  return signs.test(words.replace(/['’]/gu, ''));
}
