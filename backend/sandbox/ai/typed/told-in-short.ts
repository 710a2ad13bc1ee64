import { lowerFirst } from '../first-letters.js';
import type { Language } from '../reading/language.js';
import { jobs } from '../reading/plain-statements.js';

const count = '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|a couple(?: of)?|a few|several)';
const kind = '(?:eps?|albums?|singles?|mixtapes?|lps?|demos?|tapes?|records?)';
const before =
  '(?:so far|before(?: this(?: one)?| that| now)?(?=[:,;(.!?]| [–—(-]|$)|already|out(?: already| so far| before)?|to date|under (?:my|our) belt|behind (?:me|us)|up to now)';
const boundary = '(?<=^\\s*|[.!?;,\\n]\\s*|(?<!\\p{L})(?:and|also|plus) )';
/** "2 eps so far, Clay and Second Kiln", "one album out already (Clay)". */
const works = new RegExp(
  `${boundary}(?:(?:so|with|got|had|also|plus|and) )?(?<count>${count}) (?<kind>${kind}) (?:${before}[ ]?)+(?:(?:[:,–—-]+ ?|\\()(?<names>[^.!?;()\\n]{2,120})\\)?)?(?=[.!?;,\\n]|\\s*$)`,
  'giu',
);
/** "Debut ep was called Clay". */
const debut = new RegExp(
  `${boundary}(?:my |our |the )?(?<which>debut|first|last|previous) (?<kind>ep|album|single|mixtape|lp|demo|tape|record) (?:was (?:called |named |titled )?|(?:called|named|titled) )(?<names>["“]?\\p{L}[^.!?;,()\\n]{1,60})(?=[.!?;,\\n]|\\s*$)`,
  'giu',
);
const verbs =
  '(?:rapping|singing|playing|writing|making|producing|djing|gigging|busking|performing|recording|drumming|doing (?:this|music|gigs|it))';
/** "Started at 15 in a barbershop", "been gigging since 2019", "born in Hull". */
const clauses = new RegExp(
  `(?<=^\\s*|[.!?;\\n]\\s*|, )(?<words>started (?:out )?(?:${verbs} )?(?:at (?:age |the age of )?\\d|aged \\d|when I|in (?:my|a|the|19|20))|began (?:${verbs}|at \\d|in)|grew up|born (?:and raised )?(?:in|on|near)|been ${verbs})(?<rest>[^.!?;,\\n]*)`,
  'giu',
);
/** "Im 27 now", "27 years old". */
const age =
  /(?<=^\s*|[.!?;\n]\s*|, )(?:(?:I['’]?m|I am) (?:only |just |now )?(?<own>[1-9]\d)(?: now| years? old| yo| y\/o)*|(?:aged? )?(?<bare>[1-9]\d) (?:years? old|yrs? old|yo|y\/o))(?: now)?(?=\s*(?:[.!?;\n]|$)|, (?:started|began|grew up|born|been)(?!\p{L}))/giu;
/** "They'll ask why I started late, im 43": the answer to a question. */
const isAsked = /(?<!\p{L})ask(?:s|ed|ing)?(?!\p{L})[^.!?;\n]*$/iu;

const ofGroup = /(?<!\p{L})(?:we|we['’]\p{L}+|our|us|band|duo|trio)(?!\p{L})/iu;
/** "We met in 2019, started in a shed" has its subject. */
const hasSubject =
  /(?<!\p{L})(?:I|we|he|she|they|it|that|who|song|single|album|tour)(?:['’]\p{L}+)?(?!\p{L})[^.!?;\n\uE010]*$/iu;
const capitals = /^(?:eps?|lps?)$/iu;

/** Stands around what is a sentence of its own. */
const mark = '\uE010';

const trade =
  '(?:retired|former|ex|part[- ]time|full[- ]time|trained|trainee|qualified|freelance|semi-retired|self-taught)';
/** "Retired maths teacher", "mum of two", "bus driver by day": what someone is, as the items of a list. */
const isSomeone = new RegExp(
  `^(?:(?:an?|the) )?(?:(?:${trade})[- ](?:[\\p{L}-]+ ){0,3}?[\\p{L}-]{3,}|(?:[\\p{L}-]+ ){0,3}?(?:${jobs})|(?:proud |single )?(?:mum|mom|dad|mother|father|parent|grandmother|grandfather|gran|grandad) (?:of|to) (?:\\d|one|two|three|four|five|six))(?<tail> (?:by day|by trade|at night|from|in|at|on) [^,;]{2,40}| by (?:day|trade|night))?$`,
  'iu',
);
/** "Play jazz piano", "write songs on the night shift". */
const isDoing =
  /^(?:(?:also|now|still) )?(?:play|sing|write|make|teach|rap|busk|live|work|run|host|produce|compose|drum)(?= \p{L})(?!s? (?:it|me|them|us|a (?:bio|press|pitch|caption|text)|the (?:bio|press|pitch|caption|text))(?!\p{L}))/iu;
const isAge = /^(?:aged? )?[1-9]\d(?: (?:years old|yrs old|yo|y\/o))?$/iu;
/** "Started gigging again in 2023 after 30 years off". */
const isPast =
  /^(?:(?:then|later|only) )?(?:started|began|grew up|moved|studied|trained|learn(?:ed|t)|taught|won|toured|supported|formed|quit|gave up|stopped|took (?:it )?up|came back|went back|returned|picked up|left|joined|released|played|sang|recorded)(?= \p{L}|$)/iu;
const isSince = /^been (?=\p{L}+ing )/iu;

/** An item of a list about the artist as a sentence of theirs; `''` for others. */
function ofLife(item: string): string {
  const said = item.trim().replace(/^and /iu, '');
  if (isAge.test(said)) return `I'm ${/\d+/u.exec(said)?.[0]} years old`;
  if (/^(?:not?|never)(?!\p{L})/iu.test(said)) return '';
  if (isSomeone.test(said)) {
    const who = said.replace(/^ex[- ]/iu, 'former ').replace(/^(?:an?|the) /iu, '');
    return `I'm ${/^[aeiou]/iu.test(who) ? 'an' : 'a'} ${lowerFirst(who)}`;
  }
  if (isSince.test(said))
    return `I have ${lowerFirst(said).replace(/^been doing (?:this|it)(?!\p{L})/u, 'been making music')}`;
  return isDoing.test(said) || isPast.test(said) ? `I ${lowerFirst(said)}` : '';
}

/** "Since I was six" names no subject of the list. */
const behindTime = /(?<!\p{L})(?:since|when|until|till|before|while) (?:i|we)(?= )/giu;

/** "Bio pls, I grew up in Fife": what is told begins behind the comma. */
const orderBefore =
  /(?<=^|[.!?\n] *)((?:(?:hi|hey|hiya|hello|ok|and|now|need|want|can i have|can you do|do me|write me|an?|one|my|our|the|short|quick|new|artist) )*(?:bio|biography|press release|blog pitch|radio pitch|spotify pitch|pitch|captions?)(?: (?:please|pls|for me))?),? (?=(?:I|I['’]m|I am|we|we['’]re|it['’]s|my|our) )(?=[^.!?\n]{12})(?!(?:I|we) (?:can|need|want|could|have to|should|think|sent|wrote|asked)(?!\p{L}))/giu;

/** A list of what someone is and does, each item a sentence: "61, retired maths teacher, play jazz piano". */
function withLifeTold(message: string): string {
  return message
    .split(/(?<=[.!?:;\n])(?=\s|$)/u)
    .map((sentence) => {
      const [, space = '', body = '', end = ''] = /^(\s*)(.*?)([.!?:;\s]*)$/su.exec(sentence) ?? [];
      const items = body.split(/, /u);
      const told = items.map(ofLife);
      const first = told.findIndex((one) => one !== '');
      const facts = told.slice(first);
      const isList =
        first !== -1 &&
        facts.length > 1 &&
        facts.every((one) => one !== '') &&
        !/[?:]/u.test(end) &&
        !hasSubject.test(body.replace(behindTime, '').replace(/(?<!\p{L})(?:took|picked) it up(?!\p{L})/giu, ''));
      if (!isList) return sentence;
      return `${space}${[...items.slice(0, first), ''].join(', ')}${facts.map((one) => mark + one + mark).join('')}${end}`;
    })
    .join('');
}

/**
 * A message in which what it tells of the artist in a few words are sentences: "rapper, started at 15 in a barbershop, im 27 now.
 * 2 eps so far, Clay and Kiln".
 */
export function withToldInFull(message: string, language: Language): string {
  if (language === 'es') return withSpanishWorks(message);
  const isGroup = ofGroup.test(message);
  const who = isGroup ? 'We' : 'I';
  const apart = message.replace(orderBefore, '$1. ');
  const told = (isGroup ? apart : withLifeTold(apart))
    .replace(works, (words, ...more) => {
      const { count: many = '', kind: what = '', names = '' } = groupsOf(more);
      const isBefore = / before(?!\p{L})/iu.test(words.slice(0, words.length - names.length));
      const titles = names === '' ? '' : `, ${names.trim()}`;
      return `${mark}${who} have released ${many} ${named(what)}${isBefore ? ' before' : ''}${titles}${mark}`;
    })
    .replace(debut, (_, ...more) => {
      const { which = '', kind: what = '', names = '' } = groupsOf(more);
      return `${mark}${who} have released ${isGroup ? 'our' : 'my'} ${which.toLowerCase()} ${named(what)}, ${names.trim()}${mark}`;
    })
    .replace(age, (words, ...more) => {
      const { own = '', bare = '' } = groupsOf(more);
      const [at, whole] = [Number(more.at(-3)), String(more.at(-2))];
      return isGroup || isAsked.test(whole.slice(0, at)) ? words : `${mark}I'm ${own || bare} years old${mark}`;
    })
    .replace(clauses, (words, ...more) => {
      const [at, whole] = [Number(more.at(-3)), String(more.at(-2))];
      if (hasSubject.test(whole.slice(0, at))) return words;
      const [first = ''] = words.toLowerCase().split(' ');
      const rest = words.slice(first.length).replace(/^ doing (?:this|it)(?!\p{L})/iu, ' making music');
      const verb = first === 'been' ? 'have been' : first === 'born' ? `${isGroup ? 'were' : 'was'} born` : first;
      return `${mark}${who} ${verb}${rest}${mark}`;
    });
  return told === message ? message : withSentencesApart(told);
}

/** "Dos EP hasta ahora, Barro y Horno". */
const spanishWorks =
  /(?<=^\s*|[.!?;,\n]\s*|(?<!\p{L})(?:y|también) )(?:(?:con|tengo|tenemos|van|llevo|llevamos|y) )?(?<count>\d{1,2}|una?|dos|tres|cuatro|cinco|seis|varios|un par de) (?<kind>eps?|discos?|álbum(?:es)?|sencillos?|singles?|maquetas?|demos?)(?: (?:hasta (?:ahora|la fecha)|antes|ya|publicad[oa]s?|editad[oa]s?|anteriore?s?|previos?))+(?:(?:[:,–—-]+ ?|\()(?<names>[^.!?;()\n]{2,120})\)?)?(?=[.!?;,\n]|\s*$)/giu;

function withSpanishWorks(message: string): string {
  const verb = /(?<!\p{L})(?:somos|nuestr[oa]s?|tenemos|llevamos|nos|banda|grupo|dúo)(?!\p{L})/iu.test(message)
    ? 'Hemos publicado'
    : 'He publicado';
  const told = message.replace(spanishWorks, (_, ...more) => {
    const { count: many = '', kind: what = '', names = '' } = groupsOf(more);
    const kinds = /^eps?$/iu.test(what) ? 'EP' : what.toLowerCase();
    return `${mark}${verb} ${many.toLowerCase()} ${kinds}${names === '' ? '' : `, ${names.trim()}`}${mark}`;
  });
  return told === message ? message : withSentencesApart(told);
}

function groupsOf(more: readonly unknown[]): Record<string, string | undefined> {
  const found = more.at(-1);
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

/** "Eps" as texts have it. */
function named(what: string): string {
  return capitals.test(what) ? `${what.slice(0, 2).toUpperCase()}${what.slice(2).toLowerCase()}` : what.toLowerCase();
}

/** Marked sentences with dots around them. */
function withSentencesApart(told: string): string {
  const edge = new RegExp(`[ ,;.]*${mark}(?:[ ,;.${mark}]*${mark})?[ ,;.]*(?:(?:and|also|plus) (?=${mark}))?`, 'gu');
  return told
    .replace(edge, (_, at: number) => {
      const before = told.slice(0, at);
      return before.trim() === '' || /[!?\n]$/u.test(before) ? '' : '. ';
    })
    .replace(/ +(?=\n|$)/gu, '')
    .replace(/\. (?=[!?])/gu, '');
}
