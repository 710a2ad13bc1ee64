import type { Respelling } from '../changes/respelling.js';

const year = '(?:19|20)\\d\\d';
const name = "[\\p{Lu}\\d][\\p{L}\\d'’-]*(?: (?:(?:de|del|la|las|los|el|y|en) ){0,2}[\\p{Lu}\\d][\\p{L}\\d'’-]*){0,5}";
/** "Mate Lavado es del 2022", "el disco anterior salió en 2022". */
const named = new RegExp(
  `["“«]?(?<name>${name})["”»]?(?:,? no)?(?: (?:es|era|fue|salió|se publicó|lo sacamos|lo saqué))(?: en realidad)? (?:del?|en)(?: el)?(?: año)? (?<to>${year})(?!\\d)`,
  'gu',
);
const happens = '(?:es|era|fue|sale|salió|lo sacamos|lo saqué|lo grabamos|lo grabé|empecé|empezamos)';
/** "Mi segundo EP fue", in front of the year. */
const subject = `(?:(?:mi|nuestr[oa]|el|la|es[eo]|esa) (?:\\p{L}+ ){1,4}?${happens} (?:en realidad )?)?`;
const inYear = '(?:(?:del?|en)(?: el)?(?: año)? )?';
/** "Es del 2022, no del 2023", "mi EP fue en 2025, no 2024", "no en 2023 sino en 2022". */
const years = [
  `${subject}${inYear}(?<to>${year}),? (?:y )?no (?:(?:es|era|fue) )?${inYear}(?<from>${year})`,
  `${subject}no (?:${happens} )?${inYear}(?<from>${year}),? (?:(?:sino(?: que)?|${happens}) )*${inYear}(?<to>${year})`,
].map((words) => new RegExp(`(?<!\\p{L})${words}(?!\\d)`, 'giu'));
/** "Solamente que el conjunto es de 1984, me equivoqué de tecla": the year of a thing that has another one in earlier messages. */
const yearOfThing = new RegExp(
  `(?<!\\p{L})(?<lead>(?:(?:solamente|solo|sólo|nada más|lo único es) que )?)(?:el|la|los|las|mi|nuestr[oa]) (?<thing>\\p{Ll}{4,}) (?:es|era|fue|se formó|nació|empezó|salió) (?:del?|en|desde)(?: el)?(?: año)? (?<to>${year})(?!\\d)(?:,? (?:me equivoqu[eé]|me confundí)(?: de (?:tecla|número|año|dedo|letra))?)?`,
  'giu',
);
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

const count =
  '(?:\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|veinte)';
const songs = '(?:canciones|temas|pistas|rolas|tracks)';
const lately = '(?:(?:ahora|al final|en realidad|solo|sólo|ya|finalmente|nada más) )*';
/** "Son 8 canciones", "al final quedaron ocho", "8 canciones, no 9": how many songs a record has, put right. */
const ofCount = [
  `(?:son |eran |serán |quedan |quedaron )?${lately}(?<to>${count})(?: ${songs})?,? (?:y )?no (?:son |eran )?(?<from>${count})(?: ${songs})?(?!\\p{L}| \\p{Ll}{4,})`,
  `(?:^|que )(?:ahora|al final) (?:son|quedan|quedaron) (?<to>${count})(?=\\s*(?:$|[,.;!]))`,
  `no (?:son|eran|hay) (?<from>${count})(?: ${songs})?,? (?:(?:sino|son|que|eran) )*${lately}(?<to>${count})(?: ${songs})?(?!\\p{L})`,
  `(?:son|eran|serán|quedan|quedaron|tiene|lleva|trae) ${lately}(?<to>${count}) ${songs}(?! (?:que|de|con|para|por|en(?! total))(?!\\p{L}))`,
  `(?<=^|[,;:.] ?|(?:perdón|perdona|digo|ups|en realidad|al final),? )(?<to>${count}) ${songs}(?=\\s*(?:$|[,.;!]| (?:en total|al final|nada más|ahora|y no)(?!\\p{L})))`,
].map((words) => new RegExp(`(?<![\\p{L}\\d])${words}`, 'iu'));
const changesCount =
  /(?<!\p{L})(?:ahora|al final|finalmente|no (?:son |eran )?(?:\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|ya (?:son|no)|digo|quitamos|sacamos)(?!\p{L})/iu;

/** The count of songs that a message puts right, with each word that earlier messages have for them. */
function songsCorrected(message: string, before: string): Correction[] {
  if (!corrects.test(message) && !changesCount.test(message)) return [];
  const found = ofCount.map((pattern) => pattern.exec(message)).find((one) => one !== null);
  const { to, from: named } = found?.groups ?? {};
  if (!found || to === undefined) return [];
  const told = [...before.matchAll(new RegExp(`(?<![\\p{L}\\d])(${count}) (${songs})(?!\\p{L})`, 'giu'))];
  const counts = new Set(told.map(([, one = '']) => one.toLowerCase()));
  const [from = named?.toLowerCase(), ...others] = counts;
  const old = named?.toLowerCase() ?? (others.length === 0 ? from : undefined);
  if (old === undefined || old === to.toLowerCase()) return [];
  const nouns = new Set(told.filter(([, one = '']) => one.toLowerCase() === old).map(([words]) => words));
  return [...nouns].map((words) => ({ from: words, to: to + words.slice(old.length), said: found[0] }));
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
  const ofThings = [...message.matchAll(yearOfThing)].flatMap(
    ({ 0: said, groups: { lead: only = '', thing = '', to = '' } = {} }) => {
      const told = new RegExp(`(?<!\\p{L})${escaped(thing)}[^.!?\\n\\d]{1,30}${year}(?!\\d)`, 'iu').exec(before)?.[0];
      const isOther = told !== undefined && !told.endsWith(to) && (only !== '' || corrects.test(message));
      return isOther ? [{ from: told, to: told.slice(0, -4) + to, said }] : [];
    },
  );
  const ofSongs = [...songsCorrected(message, before), ...ofThings];
  if (!corrects.test(message)) return [...ofYears, ...ofNames, ...ofSongs];
  const ofOwners = [...message.matchAll(owned)].flatMap(
    ({ 0: said, groups: { thing = '', of = '', to = '' } = {} }) => {
      const pattern = `${escaped(thing)} (?:que (?:es|era|fue) )?${of} [^,.;:!?\\n]{2,50}?(?=\\s*(?:[,.;:!?\\n]|$)| (?:y|que|desde|en)(?!\\p{L}))`;
      const from = new RegExp(`(?<!\\p{L})${pattern}`, 'iu').exec(before)?.[0];
      const lead = from?.slice(0, from.toLowerCase().indexOf(` ${of.toLowerCase()} `));
      return from === undefined || `${lead} ${of} ${to}` === from ? [] : [{ from, to: `${lead} ${of} ${to}`, said }];
    },
  );
  return [...ofYears, ...ofNames, ...ofSongs, ...ofOwners];
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
