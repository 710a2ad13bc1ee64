import { upperFirst } from '../../first-letters.js';
import type { Respelling } from './respelling.js';

const possessives = ['my', 'our', 'their', 'his', 'her', 'your', 'mi', 'nuestro', 'nuestra', 'su'];

/**
 * All forms in which a text may have the words that are replaced, the longest first: with an article, after "my", at the
 * start of a sentence, and behind a name that they stand in front of.
 * @param owner the artist, whose "dad" a text calls "Mara Quill’s dad"
 */
export function formsOf({ from, to }: Respelling, owner = ''): Respelling[] {
  const isName = /^\p{Lu}/u;
  const [fromName, toName] = [isName.test(from), isName.test(to) && !/^\p{Lu}+$/u.test(to)];
  const beside = fromName && !toName ? bareRoles(to).flatMap((role) => [`${role} ${from}`, `${role}, ${from},`]) : [];
  const owned =
    !fromName && toName
      ? [...possessives, ...(owner === '' ? [] : [`${owner}’s`, `${owner}'s`])].map((one) => `${one} ${from}`)
      : [];
  const plain = toName
    ? []
    : ['a', 'an'].map((article) => ({ from: `${article} ${from}`, to: `${articleOf(to)} ${to}` }));
  return [
    ...beside.map((words) => ({ from: words, to: rolesLead(words, to) })),
    ...owned.map((words) => ({ from: words, to })),
    ...(fromName ? [] : plain),
    ...firstNameKept({ from, to }),
    { from, to },
  ].flatMap((pair) =>
    [pair, { from: upperFirst(pair.from), to: upperFirst(pair.to) }].slice(0, isName.test(pair.from) ? 1 : 2),
  );
}

/** "Tunde Abegunde, not Abegunrin": the text has the first name already. */
function firstNameKept({ from, to }: Respelling): Respelling[] {
  const [, first = ''] = /^(\p{Lu}[\p{L}'’-]*) \p{Lu}[\p{L}'’-]*$/u.exec(to) ?? [];
  return first === '' || from.includes(' ') || !/^\p{Lu}/u.test(from) ? [] : [{ from: `${first} ${from}`, to }];
}

/** "Our drummer" as texts may write it: "our drummer", "their drummer", "drummer". */
function bareRoles(role: string): string[] {
  const bare = role.replace(/^(?:our|my|the|their|a|an|nuestr[oa]|mi|el|la|su) /iu, '');
  return [...possessives, 'the', 'el', 'la'].map((one) => `${one} ${bare}`).concat(bare);
}

function rolesLead(words: string, to: string): string {
  const bare = to.replace(/^\p{L}+ (?=\p{L})/u, '');
  return words.slice(0, words.indexOf(bare) + bare.length);
}

function articleOf(words: string): string {
  const isSpelled = /^[AEFHILMNORSX]\p{Lu}+(?!\p{Ll})/u.test(words);
  return isSpelled || /^[aeiou](?!ni)/iu.test(words) ? 'an' : 'a';
}
