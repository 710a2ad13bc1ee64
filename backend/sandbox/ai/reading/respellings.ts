import type { Respelling } from './changes/respelling.js';
import { contrastsIn } from './changes/contrasts.js';
import { yearsCorrected } from './changes/corrected-years.js';
import { rangedYearsCorrected } from './changes/ranged-years.js';
import { countsCorrected } from './changes/counts-corrected.js';
import { wordsChanged } from './changes/words-changed.js';
import { formsOf } from './changes/word-pairs.js';
import { factsCorrected } from './spanish/corrected-facts.js';
import { kindsCorrected } from './spanish/kinds-corrected.js';
import { oneSideLeft } from './works/double-sides.js';
import { withoutAccents } from '../without-accents.js';

const name = "\\p{Lu}[\\p{L}\\d'’-]*(?: \\p{Lu}[\\p{L}\\d'’-]*){0,3}";
/** "Lena is spelled Okafour": the old spelling is a similar name in the earlier messages. */
const corrected = new RegExp(
  `(?<!\\p{L})(?:[Ss]pell(?:ed|t)|[Ss]pells (?:it|(?:his|her|their) (?:last |first |sur)?name)|[Ss]pelt|[Ss]pelling is|[Ss]e escribe)(?: as| with| like| actually|:| con)? ["“«]?(${name})`,
  'gu',
);
/** "Lainey's name is spelled Laney". */
const ofName = new RegExp(
  `(?<!\\p{L})(\\p{Lu}[\\p{L}\\d-]*)(?:['’]s name)?(?:['’]s| is| should be)? (?:actually )?(?:spell(?:ed|t)|spelt) ["“«]?(\\p{Lu}[\\p{L}\\d'’-]*)["”»]?(?=\\s*$|[.,;!\\n]| (?:not|btw|by|with|sorry))`,
  'gu',
);
/** What people add behind a name that they put right: "its Okafour o, not Okafor", "it's Okafour actually, not Okafor". */
const aside =
  '(?:,? (?:oh?|abeg|sha|actually|please|pls|plz|sorry|lol|mate|man|btw|by the way|really|though|with (?:an? )?\\p{L}+))*';
/** "It's Okafour, not Okafor". */
const contrasted = new RegExp(
  `(?<!\\p{L})(?:[Ii]t['’]?s|[Ii]t is|[Tt]hat['’]s|(?:[Ii]t )?[Ss]hould be|[Nn]ame['’]?s|[Nn]ame is|[Ss]pelt|[Ss]pelled|[Ee]s|[Ss]e escribe)(?: actually| with)? ["“«]?(?<to>${name})["”»]?${aside}[,;–—-]? ?(?:and )?(?:not|no) ["“«]?(?<from>${name})`,
  'gu',
);
/** "Not Okafor, it's Okafour", "you wrote Okafor but it's Okafour". */
const contrastedFirst = new RegExp(
  `(?<!\\p{L})(?:[Nn]ot|(?:[Yy]ou|[Yy]ou['’]ve|[Ii]) (?:wrote|put|written|spelled|spelt|have|typed)|[Ii]t says) ["“«]?(?<from>${name})["”»]?${aside}[,;.–—-]* (?:but |and )?(?:[Ii]t['’]?s|[Ii]t is|[Ii]t should be|[Ss]hould be) (?:actually )?["“«]?(?<to>${name})`,
  'gu',
);
/** "It's Dónal with a fada", "es Núria con tilde": what is said of the letters tells that it is a spelling. */
const described = new RegExp(
  `(?<!\\p{L})(?:[Ii]t['’]?s|[Ii]t is|[Tt]hat['’]s|[Ee]s)(?: actually)? ["“«]?(${name})["”»]?,? (?:with|without|con|sin) (?:(?:an? |the |una? |la |el |one |two |no )?(?:fada|accent|umlaut|tilde|acento|diéresis|cedilla|hyphen|dash|guion|capital|silent)|(?:an? |una? |one |two |double |no )[\\p{L}](?![\\p{L}'’]))(?!\\p{L})`,
  'gu',
);
/** Letters that two spellings of a name begin with. */
const sameStart = 3;

/** The names whose spelling a message corrects, word by word, and the words and counts that it puts right. */
export function respellingsIn(message: string, earlier: readonly string[]): Respelling[] {
  const spelled = [...spellingsIn(message, earlier), ...nameChanged(message, earlier)];
  const isSaid = ({ from }: Respelling): boolean =>
    withRespellings(earlier.join('\n'), [{ from, to: '' }]) !== earlier.join('\n');
  const words = contrastsIn(message)
    .filter((pair) => !isOfPlace(pair, message, earlier))
    .flatMap((pair) => formsOf(pair));
  const ranged = rangedYearsCorrected(message, earlier);
  const more = [
    ...words,
    ...countsCorrected(message, earlier),
    ...(ranged.length > 0 ? ranged : yearsCorrected(message, earlier)),
    ...factsCorrected(message, earlier),
    ...kindsCorrected(message),
    ...oneSideLeft(message, earlier),
  ].filter(isSaid);
  return [...spelled, ...more.filter(({ from }) => spelled.every((one) => one.from !== from))];
}

/** "Change ash lane to Ash Lanes": words that earlier messages have, and a name that is spelled much like them. */
function nameChanged(message: string, earlier: readonly string[]): Respelling[] {
  const { from, to } = wordsChanged(message) ?? { from: '', to: '' };
  const [old, now] = [from.toLowerCase(), to.toLowerCase()];
  if (from === '' || old.slice(0, sameStart) !== now.slice(0, sameStart)) return [];
  // "Change Hull to Hull, UK" adds to a text.
  if (old !== now && withRespellings(now, [{ from: old, to: '' }]) !== now) return [];
  const said = earlier.join('\n');
  const at = said.toLowerCase().lastIndexOf(old);
  return at < 0 ? [] : [{ from: said.slice(at, at + from.length), to }];
}

/** Whether two names are no spellings of one: towns and venues move in other ways. */
export function isOfPlace({ from, to }: Respelling, message: string, earlier: readonly string[]): boolean {
  if (!/^\p{Lu}/u.test(from) || !/^\p{Lu}/u.test(to)) return false;
  if (/(?<!\p{L})(?:sur|last |first )?(?:name|spelled|spelt|called|apellid[oa]|se escribe|se llama)/iu.test(message))
    return false;
  const isAlike = from.slice(0, sameStart).toLowerCase() === to.slice(0, sameStart).toLowerCase();
  return !isAlike && earlier.some((one) => one.includes(from));
}

function spellingsIn(message: string, earlier: readonly string[]): Respelling[] {
  const written: string[] = earlier.join('\n').match(/(?<![\p{L}\d])\p{Lu}[\p{L}\d'’-]+/gu) ?? [];
  const contrasts = [contrasted, contrastedFirst]
    .flatMap((pattern) => [...message.matchAll(pattern)])
    .map(({ groups }) => ({ from: groups?.['from'] ?? '', to: groups?.['to'] ?? '' }));
  if (contrasts.length > 0) return contrasts.filter(({ from, to }) => from !== to && earlier.join('\n').includes(from));
  const named = [...message.matchAll(ofName)].map(([, from = '', to = '']) => ({ from, to }));
  const isSaid = ({ from, to }: Respelling): boolean => from !== to && written.includes(from) && !written.includes(to);
  if (named.some(isSaid)) return named.filter(isSaid);
  return [...message.matchAll(corrected), ...message.matchAll(described)].flatMap(([, words = '']) =>
    words.split(' ').flatMap((to) => {
      if (written.includes(to)) return [];
      const start = withoutAccents(to).slice(0, sameStart).toLowerCase();
      const from = written.findLast(
        (word) =>
          withoutAccents(word).toLowerCase().startsWith(start) && Math.abs(word.length - to.length) <= sameStart,
      );
      return from === undefined ? [] : [{ from, to }];
    }),
  );
}

/** A text with corrected names. */
export function withRespellings(text: string, respellings: readonly Respelling[]): string {
  return respellings.reduce(
    (rest, { from, to }) =>
      rest.replace(
        new RegExp(`(?<![\\p{L}\\d])${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'gu'),
        () => to,
      ),
    text,
  );
}
