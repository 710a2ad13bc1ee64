import { asOwn, managedIn } from './introduction.js';
import { peopleNamed } from './named-people.js';

/** What an artist is called after their name. */
export type Pronoun = 'she' | 'he' | 'they';

const kin: Record<string, Pronoun> = {
  ...{ daughter: 'she', wife: 'she', girlfriend: 'she', sister: 'she', niece: 'she', granddaughter: 'she' },
  ...{ goddaughter: 'she', stepdaughter: 'she', mum: 'she', mom: 'she', mother: 'she', aunt: 'she', fiancée: 'she' },
  ...{ son: 'he', husband: 'he', boyfriend: 'he', brother: 'he', nephew: 'he', grandson: 'he', godson: 'he' },
  ...{ stepson: 'he', dad: 'he', father: 'he', uncle: 'he', fiancé: 'he' },
};
const anyone =
  'partner|friend|mate|cousin|client|artist|act|singer|songwriter|musician|student|pupil|kid|child|granddad|grandad|gran|band|group|choir|duo|trio';
const people = `(?:${Object.keys(kin).join('|')}|${anyone})`;
const workers =
  'teacher|producer|engineer|drummer|bassist|guitarist|pianist|manager|tutor|promoter|presenter|journalist|editor';
const several = 'label|festival|organi[sz]ers?|venue|station|paper|school|library|people|label';
/** Anyone else, whom a sentence behind it may speak of: "they" may be a festival, "he" can't. */
const others = (pronoun: Pronoun): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:(?:[Mm]y|[Oo]ur) (?:[\\p{L}-]+ )?(?:${people}|${workers})|(?:[Tt]he|[Aa]n?) (?:[\\p{L}-]+ )?(?:${workers}${pronoun === 'they' ? `|${several}` : ''}))(?!\\p{L})`,
    'u',
  );

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
/** The artist's name, or the first one of a person, also without capitals. Capitals count in patterns with it. */
const namesOf = (name: string): string => {
  const [first = '', ...more] = name.split(' ');
  const isPerson =
    more.length > 0 &&
    more.length < 4 &&
    peopleNamed(name).length === 0 &&
    /^\p{Lu}?\p{L}{2,}$/u.test(first) &&
    !/^(?:the|los|las)$/iu.test(first);
  const whole = [...new Set([name, name.toLowerCase()])].map(escaped);
  const alone = [...new Set([first, first.toLowerCase()])].map((one) => `${escaped(one)}(?! \\p{Lu})`);
  return `(?:${[...whole, ...(isPerson ? alone : [])].join('|')})`;
};

const past =
  'was|were|had|began|started|grew|moved|studied|trained|learn(?:ed|t)|taught|won|wrote|recorded|released|made|produced|mixed|played|sang|toured|supported|opened|performed|headlined|formed|founded|joined|left|quit|worked|lived|busked|met|came|built|got|took|spent|self-released|co-wrote|used to|appeared|featured|sold|signed|graduated|took up';
const present =
  'plays?|sings?|writes?|makes?|lives?|works?|stud(?:y|ies)|teach(?:es)?|records?|produces?|performs?|raps?|composes?|hosts?|runs?';
const adverbs = '(?:(?:also|now|only|just|first|both|all|then|mostly|usually|already|still|even|really) )*';
/** What a fact says of someone: what they did, do or are, and not what they want, say or think. */
const factual = `(?<adverb>${adverbs})(?<verb>${past}|${present}|is(?= (?:an?|the|from|based|\\d|in (?:her|his|their)|one of)(?!\\p{L}))|are(?= (?:an?|the|from|based|\\d)(?!\\p{L}))|has(?! to(?!\\p{L})| asked| been asked)|have(?! to(?!\\p{L})| asked| been asked))(?!\\p{L})`;

/** Whose facts a message states, besides the artist's own "I". */
export function spokenOf(text: string, name: string): Pronoun | null {
  const named = namesOf(name);
  const relation = new RegExp(
    `(?<!\\p{L})(?:[Mm]y|[Oo]ur) (?:(?!${people}(?!\\p{L}))[\\p{L}\\d-]+ ){0,3}(?<who>${people})(?: and \\p{L}+)?,? (?:is |called |named |is called )?${named}(?!\\p{L})`,
    'u',
  ).exec(text)?.groups?.['who'];
  if (relation !== undefined) return kin[relation.toLowerCase()] ?? 'they';
  const isWriter = new RegExp(
    `(?<!\\p{L})(?:[Ii]['’]?m|[Ii] am|(?:[Tt]his is|[Ii]t['’]?s) [^.,!?\\n]{2,30},) (?:[^.,!?\\n]{2,30}, )?${named}['’]s? (?:[\\p{L}-]+ ){0,2}(?:mum|mom|mother|dad|father|manager|teacher|partner|wife|husband|girlfriend|boyfriend|sister|brother|friend|agent|aunt|uncle|gran|publicist|tutor)(?!\\p{L})|(?:writing|here|asking|doing this) (?:on behalf of|for) ${named}(?!\\p{L})`,
    'u',
  ).test(text);
  const isTold = new RegExp(`(?:^|[.!?\\n]\\s*|, and )${named} ${factual}`, 'u').test(text);
  return isWriter || isTold ? 'they' : null;
}

/**
 * A message as the artist would write it, if someone else writes it for them: "my daughter Juniper … She plays the ukulele" says "I play
 * the ukulele".
 * @param earlier the messages before it, as they were typed
 * @param profile the name in the profile: the artist's, or their manager's
 */
export function inOwnWords(text: string, earlier: readonly string[], profile: string): string {
  const managed = managedIn([...earlier, text]);
  const own = managed === '' ? text : asOwn(text);
  const name = managed || profile;
  const pronoun =
    name === '' ? null : (spokenOf(text, name) ?? earlier.map((one) => spokenOf(one, name)).findLast(Boolean));
  return pronoun ? ofArtist(own, name, pronoun) : own;
}

const sentence = /[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]+)*[.!?\n]*\s*/gu;

/** Sentences about the artist in the first person, up to those that speak of someone else. */
function ofArtist(text: string, name: string, pronoun: Pronoun): string {
  const named = namesOf(name);
  const says = new RegExp(`(?<!\\p{L})${named}(?!\\p{L})`, 'u');
  const other = others(pronoun);
  let isOfOther = false;
  return text.replace(sentence, (one) => {
    if (says.test(one)) isOfOther = false;
    else if (other.test(one)) isOfOther = true;
    return isOfOther || /\?\s*$/u.test(one) ? one : inFirstPerson(one, named, pronoun);
  });
}

function inFirstPerson(one: string, named: string, pronoun: Pronoun): string {
  const who = pronoun === 'they' ? '[Ss]he|[Hh]e|[Tt]hey' : pronoun === 'she' ? '[Ss]he' : '[Hh]e';
  const subject = new RegExp(
    `(?<=^\\W*|[,;:–—] ?|(?<!\\p{L})(?:[Aa]nd|but|[Ss]o|[Aa]lso|because|when|that|then|before|after|since|while) )(?<who>${named}|${who})(?: ${factual}|(?<short>['’](?:s|ve|re)) (?<rest>[\\p{L}\\d]+))`,
    'gu',
  );
  const relative = new RegExp(
    `(?:^|(?<=[.!?] ))(?<before>[^.!?\\n]*(?<!\\p{L})(?:[Mm]y|[Oo]ur) (?:[\\p{L}-]+ ){0,3}${people},? ${named}),? who ${factual}`,
    'u',
  );
  const told = one
    .replace(relative, (...match) => {
      const { before = '', adverb = '', verb = '' } = match.at(-1) as Record<string, string>;
      return `${before}. I ${adverb}${ofSelf(verb, true)}`;
    })
    // Whose daughter she is belongs in no text about her.
    .replace(
      new RegExp(
        `(?<!(?:of|for|after|manage|represent) )(?<!\\p{L})(?:[Mm]y|[Oo]ur) (?:[\\p{L}-]+ ){0,2}${people},? (?=${named}(?!\\p{L}))`,
        'gu',
      ),
      '',
    )
    .replace(subject, (...match) => {
      const {
        who: subjectSaid = '',
        adverb = '',
        verb,
        short,
        rest = '',
      } = match.at(-1) as Record<string, string | undefined>;
      const isMany = /^they$/iu.test(subjectSaid ?? '') || /^(?:are|were|have)$/iu.test(verb ?? '');
      const self = isMany ? 'we' : 'I';
      if (short !== undefined) return `${self}${shortOf(short, rest, isMany)} ${rest}`;
      return `${self} ${adverb}${isMany ? verb : ofSelf(verb ?? '', true)}`;
    });
  const own = startsOfTheirs(told, pronoun);
  if (own === one) return one;
  return own
    .replace(
      /(?<=(?<!\p{L})I (?:am|(?:also )?(?:play|sing|write|make|live|work|study|teach|record|produce)) [^.,!?\n]{1,60}?and )(plays|sings|writes|makes|raps|records|produces|lives|works|studies|teaches)(?!\p{L})/giu,
      (verb) => ofSelf(verb, true),
    )
    .replace(/(?<!\p{L})(?:her|his|their)(?= \p{L})/giu, 'my')
    .replace(/(?<!\p{L})(?:herself|himself|themselves)(?!\p{L})/giu, 'myself');
}

/** "Her first single was …", "and her influences are …". */
function startsOfTheirs(one: string, pronoun: Pronoun): string {
  const theirs = { she: 'her', he: 'his', they: 'her|his|their' }[pronoun];
  return one.replace(
    new RegExp(
      `(?<=^\\W*(?:(?:and|also|but|so) )?|, (?:and )?|(?<!\\p{L})and )(?:${theirs}) (?=(?:[\\p{L}-]+ ){0,2}(?:single|song|track|EP|album|LP|record|tape|debut|music|sound|voice|influences|band|name|style|genre|instruments?|songs|lyrics|mum|dad|gran|nan|grandad|grandmother|grandfather|father|mother|family|parents)(?!\\p{L}))`,
      'giu',
    ),
    (words) => `${/^\p{Lu}/u.test(words) ? 'My' : 'my'} `,
  );
}

/** A verb as it goes with "I": "plays" becomes "play", "is" "am". */
function ofSelf(verb: string, isOne: boolean): string {
  if (/^is$/iu.test(verb)) return isOne ? 'am' : 'are';
  if (/^has$/iu.test(verb)) return 'have';
  if (/^studies$/iu.test(verb)) return 'study';
  if (/^teaches$/iu.test(verb)) return 'teach';
  return new RegExp(`^(?:${past})$`, 'iu').test(verb) ? verb : verb.replace(/s$/u, '');
}

/** "She's a singer" and "she's been singing". */
function shortOf(short: string, rest: string, isMany: boolean): string {
  if (/ve$/u.test(short)) return short;
  const isPerfect = /^(?:been|had|got|won|played|recorded|made|written|released|sung|toured|\p{L}{2,}ed)$/iu.test(rest);
  if (isPerfect) return '’ve';
  return isMany ? '’re' : '’m';
}
