import type { Respelling } from '../changes/respelling.js';

const year = '(?:19|20)\\d\\d';
const name = "[\\p{Lu}\\d][\\p{L}\\d'’-]*(?: (?:(?:de|del|la|las|los|el|y|en) ){0,2}[\\p{Lu}\\d][\\p{L}\\d'’-]*){0,5}";
/** "Mate Lavado es del 2022", "el disco anterior salió en 2022". */
const named = new RegExp(
  `["“«]?(?<name>${name})["”»]?(?:,? no)?(?: (?:es|era|fue|salió|se publicó|lo sacamos|lo saqué))(?: en realidad)? (?:del?|en)(?: el)?(?: año)? (?<to>${year})(?!\\d)`,
  'gu',
);
/** "Es del 2022, no del 2023", "no en 2023 sino en 2022". */
const years = [
  `(?:del?|en) (?<to>${year}),? (?:y )?no (?:(?:es|era|fue) )?(?:del?|en) (?<from>${year})`,
  `no (?:(?:es|era|fue|salió) )?(?:del?|en) (?<from>${year}),? (?:(?:sino|es|era|fue|salió) )*(?:del?|en) (?<to>${year})`,
].map((words) => new RegExp(`(?<!\\p{L})${words}(?!\\d)`, 'giu'));
const owner = '(?:mi|mis|nuestr[oa]s?|el|la|los|las|un|una)';
/** "El acordeón era de mi abuela Nélida". */
const owned = new RegExp(
  `(?<!\\p{L})(?:el|la|los|las|mi|un|una) (?<thing>\\p{Ll}{3,}) (?:es|era|son|eran|fue) (?<of>de ${owner}|del) (?<to>[^,.;:!?\\n]{2,50}?)(?=\\s*(?:[,.;:!?\\n]|$)| (?:y|no|pero|por favor)(?!\\p{L}))`,
  'giu',
);
/** What a message that puts something right has besides it. */
const corrects =
  /(?<!\p{L})(?:(?:ay|uy|ups|uf|ah|eh),? no|no,|ups|perd[oó]n\p{L}*|disculp\p{L}+|me (?:equivo\p{L}+|confund\p{L}+|olvid\p{L}+)|corr[ií][gj]\p{L}+|corrección|en realidad|al final|la verdad (?:es|era)|quise decir|quiero decir|mentira|miento|error|err[eé]|mal(?= (?:dicho|puesto|escrito))|c[aá]mbi\p{L}+|arr[eé]gl\p{L}+)(?!\p{L})/iu;
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

interface Correction extends Respelling {
  /** The words of the message that say it. */
  said: string;
}

/** The years and owners that a Spanish message puts right: "ay no, Mate Lavado es del 2022. y el acordeón era de mi abuela". */
function correctionsIn(message: string, earlier: readonly string[]): Correction[] {
  const before = earlier.join('\n');
  const ofYears = years.flatMap((pattern) =>
    [...message.matchAll(pattern)].flatMap(({ 0: said, groups: { from = '', to = '' } = {} }) =>
      before.includes(from) ? [{ from, to, said }] : [],
    ),
  );
  const ofNames = [...message.matchAll(named)].flatMap(({ 0: said, groups: { name: called = '', to = '' } = {} }) => {
    const old = new RegExp(`${escaped(called)}["”»]?[^.!?\\n\\d]{1,40}?(?:19|20)\\d\\d(?!\\d)`, 'u').exec(before)?.[0];
    const from = old?.slice(-4);
    return old === undefined || from === to ? [] : [{ from: old, to: old.slice(0, -4) + to, said }];
  });
  if (!corrects.test(message)) return [...ofYears, ...ofNames];
  const ofOwners = [...message.matchAll(owned)].flatMap(
    ({ 0: said, groups: { thing = '', of = '', to = '' } = {} }) => {
      const pattern = `${escaped(thing)} (?:que (?:es|era|fue) )?${of} [^,.;:!?\\n]{2,50}?(?=\\s*(?:[,.;:!?\\n]|$)| (?:y|que|desde|en)(?!\\p{L}))`;
      const from = new RegExp(`(?<!\\p{L})${pattern}`, 'iu').exec(before)?.[0];
      const lead = from?.slice(0, from.toLowerCase().indexOf(` ${of.toLowerCase()} `));
      return from === undefined || `${lead} ${of} ${to}` === from ? [] : [{ from, to: `${lead} ${of} ${to}`, said }];
    },
  );
  return [...ofYears, ...ofNames, ...ofOwners];
}

/** What a Spanish message puts right in earlier ones. */
export function factsCorrected(message: string, earlier: readonly string[]): Respelling[] {
  return correctionsIn(message, earlier).map(({ from, to }) => ({ from, to }));
}

/** A message without the words that put earlier ones right: they are no facts of their own. */
export function withoutCorrections(message: string, earlier: readonly string[]): string {
  return correctionsIn(message, earlier)
    .reduce((rest, { said }) => rest.replace(said, ''), message)
    .replace(/(?<=^|[.!?,\n]) ?(?:y )?,\s*/gu, ' ')
    .trim();
}

/** A passage as texts about the artist have it: "de mi abuela" is "de su abuela". */
export function asTold({ from, to }: Respelling): Respelling {
  const told = (words: string): string =>
    words
      .replace(/(?<!\p{L})(?:mi|nuestr[oa])(?!\p{L})/giu, 'su')
      .replace(/(?<!\p{L})(?:mis|nuestr[oa]s)(?!\p{L})/giu, 'sus');
  return { from: told(from), to: told(to) };
}
