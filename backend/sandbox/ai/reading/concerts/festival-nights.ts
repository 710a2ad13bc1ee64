import { earlyPost } from '../crisis/early-posts.js';
import { type Day, findDays, longDay, spanishDay } from '../../calendar.js';
import { rangesIn } from '../days/days-in-range.js';
import { languageOf } from '../language.js';
import { showsIn } from '../shows.js';
import { capitalised } from './towns.js';

const name = "\\p{Lu}[\\p{L}\\d'’&-]*(?: (?:(?:of|the|and|&|de|del|la) )?\\p{Lu}[\\p{L}\\d'’&-]*){0,3}";
const kinds =
  'Music|Folk|Jazz|Film|Arts?|Summer|Winter|Spring|Autumn|Food|Street|Local|Small|Big|First|Next|This|That|The|A|Our|My|Their|Other|Another|Same|Whole';
const noName = `(?!(?:${kinds}|${kinds.toLowerCase()}) )`;
/** "Tidewire festival", "added to tidewire fest". */
const festivalBehind = new RegExp(
  `(?<![\\p{L}\\d])(?:(${noName}${name})|(?<=(?<!\\p{L})(?:to|at|by|for|of|play(?:ing)?|called) (?:the )?)(${noName}\\p{Ll}[\\p{L}'’]+(?: ${noName}\\p{Ll}[\\p{L}'’]+)?)) [Ff]est(?:ival)?(?!\\p{L})`,
  'u',
);
/** "Festival Marea", "el festival Marea Alta". */
const festivalBefore = new RegExp(`(?<!\\p{L})[Ff]estival ((?:(?:de|del|de la) )?${name})`, 'u');
/** "On the Dune stage", "en el escenario Duna". */
const stageBehind = new RegExp(
  `(?<![\\p{L}])(?:(?:on|in|at) (?:the |their )?|(?<=, )(?:the )?)(\\p{L}[\\p{L}\\d'’&-]*(?: \\p{Lu}[\\p{L}\\d'’&-]*){0,2}) (stage|tent|marquee|dome)(?!\\p{L})`,
  'iu',
);
const stageBefore = new RegExp(`(?<!\\p{L})[Ee]scenario (${name})`, 'u');
const where = new RegExp(
  `(?<!\\p{L})(?:(?:in|en) |[Ff]est(?:ival)?(?: ${name})?(?:, | ?\\())(${name})(?! (?:[Ff]est|[Ss]tage|[Tt]ent))`,
  'gu',
);
const isTime =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Spring|Summer|Autumn|Winter)/u;
const plays =
  /(?<!\p{L})(?:play(?:s|ing)?|perform(?:s|ing)?|headlin(?:e|es|ing)|our (?:set|slot)|(?:we['’]?re|we are|i['’]?m|i am) on|toc(?:o|amos|aré|aremos)|actu(?:amos|aremos)|actúo)(?!\p{L})/iu;
/** "It's in Byron": said with the night. */
const isOnlyWhere = /^(?:and )?(?:it['’]?s|it is|that['’]?s|es|está) (?:in|en) [\p{Lu}][\p{L} '’-]*[.!]*$/iu;
/** "We got a slot at Windle Marsh Festival!!": its day may be in another sentence. */
const hasSlot =
  /(?<!\p{L})(?:(?:got|have|landed|been given|given|offered|bagged|with|announce) (?:an?|our|the|my) (?:[\p{L}-]+ )?(?:slot|set|spot)|(?:added to|on|confirmed for|booked (?:for|at|by)|on the (?:bill|line-?up) (?:for|at|of)) (?:the )?(?=[^.!?\n]*[Ff]est))(?!\p{L})/iu;
/** "I'm playing Windle Marsh Festival next summer!! Saturday 3 July on the Lagoon stage." */
const playsFestival =
  /(?<!\p{L})(?:play(?:ing)?|perform(?:ing)?|headlin(?:e|ing)|(?:we['’]?re|i['’]?m) at|(?:booked|invited|asked|picked|chosen) (?:to|for)(?: play)?)(?: at)? (?:the )?[^.!?\n]{0,40}?[Ff]est(?:ival)?(?!\p{L})/iu;
const clock = /(?<![\d/:])(?<hour>\d{1,2}(?:[.:]\d\d)? ?[ap]m)(?!\p{L})/giu;
const hasNoName = /^(?:main|small|big|second|acoustic|other|new|the|a|our|their|on|live|same|this|that)$/iu;

/**
 * A message in which the artist plays one of the days of a festival, with that said in one sentence, since its name, town, days and stage
 * are often in sentences of their own. Other texts stay as they are.
 */
export function withFestivalNight(text: string, today: Day): string {
  // What was posted too early may never take place.
  if (earlyPost([text], languageOf([text])) !== null) return text;
  const found = festivalBefore.exec(text)?.[1] ?? capitalised(festivalBehind.exec(text)?.slice(1).find(Boolean) ?? '');
  if (found === '' || text.length > 600) return text;
  const ranges = rangesIn(text, today);
  const rest = ranges
    .reduce((left, { words }) => left.replace(words, ''), text)
    .replace(/(?<=\d)\.(?=\d\d ?[ap]m(?!\p{L}))/giu, ':');
  const [part, ...others] = (rest.match(/(?:[^.!?;,\n]|,(?= \d))+/gu) ?? []).filter(
    (one) => plays.test(one) && findDays(one, today).length === 1,
  );
  if (part === undefined && (hasSlot.test(rest) || playsFestival.test(rest))) return withSlot(text, rest, found, today);
  const [night] = part === undefined ? [] : findDays(part, today);
  if (part === undefined || !night || others.length > 0) return text;
  const isSpanish = languageOf([text]) === 'es';
  const festival = isSpanish ? `Festival ${found}` : `${found} Festival`;
  const [town = ''] = [...rest.matchAll(where)].flatMap(([, words = '']) =>
    isTime.test(words) || festival.includes(words) ? [] : [words],
  );
  const stage = stageIn(rest);
  const isRead = showsIn(text, today, true).some((show) => show.town !== '' && show.venue.includes(found));
  if (isRead && ranges.length === 0 && stage === '') return text;
  const left = (rest.replace(part, ' ').match(/[^.!?\n]+[.!?\n]*/gu) ?? [])
    .map((sentence) => sentence.replace(/^[\s,;]+|[\s,;]+(?=[.!?]*\s*$)/gu, ''))
    .filter((sentence) => /\p{L}{3}/u.test(sentence) && !(town !== '' && isOnlyWhere.test(sentence)));
  const said = isSpanish
    ? `Tocamos en ${stage && `${stage} del `}${festival}${town && ` en ${town}`} el ${spanishDay(night.day)}.`
    : `We play at ${festival}${stage && `’s ${stage}`}${town && ` in ${town}`} on ${longDay(night.day)}.`;
  const days = ranges.map(({ from, to }) => spelled(from, to, isSpanish));
  return [...left, said, ...days].map((one) => (/[.!?]$/u.test(one) ? one : `${one}.`)).join(' ');
}

/** A message whose slot at a festival and its day, stage and time stand apart, with them in one sentence. */
function withSlot(text: string, rest: string, found: string, today: Day): string {
  const [day, ...days] = findDays(rest, today);
  if (!day || days.length > 0 || languageOf([text]) === 'es') return text;
  const hours = [...rest.matchAll(clock)].map(({ groups }) => groups?.['hour'] ?? '');
  const stage = stageIn(rest);
  const [town = ''] = [...rest.matchAll(where)].flatMap(([, words = '']) =>
    isTime.test(words) || found.includes(words) || stage.includes(words) ? [] : [words],
  );
  const at = hours.length === 1 ? ` at ${hours[0]}` : '';
  const said = `We play at ${found} Festival${stage && `’s ${stage}`}${town && ` in ${town}`} on ${longDay(day.day)}${at}.`;
  const left = (rest.match(/[^.!?\n]+[.!?\n]*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) => !hasSlot.test(sentence) && !playsFestival.test(sentence) && findDays(sentence, today).length === 0,
    );
  return [said, ...left].join(' ');
}

/** "Dune Stage", "Escenario Duna"; `''` for a stage without a name. */
function stageIn(text: string): string {
  const [, ofSpanish] = stageBefore.exec(text) ?? [];
  if (ofSpanish !== undefined) return `Escenario ${ofSpanish}`;
  const [, named = '', kind = ''] = stageBehind.exec(text) ?? [];
  return kind === '' || hasNoName.test(named) ? '' : `${capitalised(named)} ${capitalised(kind.toLowerCase())}`;
}

/** The days of a festival in full, which aren't read as a night. */
function spelled(from: Day, to: Day, isSpanish: boolean): string {
  return isSpanish
    ? `El festival dura del ${spanishDay(from).replace(/^\p{L}+, /u, '')} al ${spanishDay(to).replace(/^\p{L}+, /u, '')}.`
    : `The festival is ${longDay(from)} to ${longDay(to)}.`;
}
