import { type Day, findDays, longDay } from '../../calendar.js';

/** A song that an English message says comes out before the record. */
export interface LeadNamed {
  title: string;
  /** "First", "lead"; `''` if the message doesn't say which it is. */
  order: string;
  /** The place of the title. */
  index: number;
}

/** A song that comes out before the record, with its day if it was told. */
export interface LeadTold {
  title: string;
  order: string;
  day: Day | null;
}

const order = '(?<order>[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ll]ead)';
const from = '(?: (?:from|off|on) (?:it|that|this|(?:the|our|my) (?:\\p{L}+ )?(?:album|record|EP|ep|LP)))?';
const is = "(?:,? (?:is|will be|being|called|titled|named)(?: called| titled)?|['’]s|:| [-–—]|,)?";
const word =
  "(?!(?:I|We|It|My|Our|The Album)(?!\\p{L})|\\d{1,2}(?:st|nd|rd|th)?(?: of)? \\p{L}{3,9}(?!\\p{L}))[\\p{Lu}\\d][\\p{L}\\d&'’-]*";
const small = '(?:of|the|and|a|in|to|for|on|at|&)';
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const beforeDay = `(?=,? \\(?(?:(?:is|it['’]?s|comes|coming|drops|dropping|lands|due|which is) )*(?:out )?(?:on )?(?:the )?(?:${weekday},? )?(?:the )?\\d)`;
const end = `(?=$|["”»’]|[.,;:!?()\\n–—]| [(–—-]| (?:is|comes|coming|will|out|due|drops|dropping|lands|landing|on|in|follows|then|which|it|and|for)(?!\\p{L})| \\d)`;
const quoted = '["“«‘](?<quoted>[^"“”«»\\n]{1,60}?)[.,]?["”»’](?!\\p{L})';
const bare = `(?<bare>\\p{Lu}[\\p{L}\\d&'’-]*(?:(?: ${small}){0,2} ${word}){0,6})${end}`;
/** "Dust hymn on 19 feb", without capitals. */
const typed = `(?<typed>(?!(?:is|it|its|it['’]s|out|on|in|to|the|our|my|a|an|one|song|single|coming|comes|drops|dropping|lands|due|will|would|should|has|was|at|from|off|for|and|then|now|moves?|moved|already|already|probably|around|about|still)(?!\\p{L}))\\p{Ll}[\\p{L}\\d'’]*(?: (?!(?:out|on|is|it['’]s|comes|coming|drops|due|lands|the|album|ep|lp|record|moves?|moved|pushed|now)(?!\\p{L}))[\\p{L}\\d'’]+){0,4}?)${beforeDay}`;
const title = `(?:${quoted}|${bare}|${typed})`;

/** "First single from it is Turnpike", "lead single: Turnpike". */
const singles = new RegExp(`(?<!\\p{L})${order} single${from}${is} ${title}`, 'gu');
/**
 * "The second, Salt & Vinegar, on 12 March", "second one Salt & Vinegar, 12 march": behind a first single. "Second Shift" may be a title of
 * its own.
 */
const further = new RegExp(
  `(?<!\\p{L})(?<order>[Ss]econd|[Tt]hird|[Ff]ourth)(?: one| song| single|(?<=[Tt]he \\p{L}+)|(?=,| is |['’]s |:| [-–—] ))${from}${is} ${title}`,
  'gu',
);
/** "Turnpike is the first single", "Turnpike, our lead single". */
const behind = new RegExp(
  `(?:${quoted}|(?<![\\p{L}’'-])(?<bare>\\p{Lu}[\\p{L}\\d&'’-]*(?:(?: ${small}){0,2} ${word}){0,6}))(?:,(?= (?:the|our|my) )| is| will be| as|,? which is)+ (?:(?:the|our|my) )?${order.toLowerCase()} single(?!\\p{L})`,
  'gu',
);
/** "Two singles first: Turnpike on 5 Feb and Salt & Vinegar on 12 March". */
const several =
  /(?<!\p{L})(?:two|three|four|a couple of|\d|the) singles(?!\p{L})[^.!?;\n]*(?:(?<=(?:first|before|ahead|beforehand|to come|coming|too|as well|out)[^.!?;\n]{0,20})\.\s+[^.!?;\n]*)?/giu;
const beside = new RegExp(
  `(?:${quoted}|(?<![\\p{L}’'-])(?<bare>(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{L}*(?!\\p{L}))\\p{Lu}[\\p{L}\\d&'’-]*(?:(?: ${small}){0,2} ${word}){0,6}))(?=,? \\(?(?:out |is out |comes out )?(?:on |in )?(?:the )?(?:(?:${weekday}),? )?(?:the )?\\d)`,
  'gu',
);
const ofDay = new RegExp(`^(?:${weekday}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*)$`, 'iu');

/** The songs that a text calls singles of a record by their place: "first single is Turnpike", in its order. */
export function leadsNamed(text: string): LeadNamed[] {
  const first = placesOf(text, [singles, behind]);
  const more = first.length > 0 ? placesOf(text, [further]) : [];
  const listed = [...text.matchAll(several)].flatMap(({ 0: words, index }) =>
    placesOf(words, [beside]).map((one) => ({ ...one, index: one.index + index })),
  );
  const all = [...first, ...more, ...listed].toSorted((one, other) => one.index - other.index);
  return [...new Map(all.toReversed().map((one) => [one.title, one])).values()].toReversed();
}

function placesOf(text: string, patterns: readonly RegExp[]): LeadNamed[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index, groups = {} }) => {
      const named = (groups['quoted'] ?? groups['bare'] ?? groups['typed'] ?? '').trim();
      if (named === '' || ofDay.test(named)) return [];
      return [{ title: named, order: groups['order']?.toLowerCase() ?? '', index: index + words.lastIndexOf(named) }];
    }),
  );
}

/** Where a sentence ends: not at "19 Feb.". */
const ending = /(?<!\b(?:jan|feb|mar|apr|aug|sept?|oct|nov|dec))[.!?;\n]/iu;
const ofRecord = /(?<!\p{L})(?:album|EP|LP|record)(?!\p{L})/iu;

/** The day that belongs to a lead single of a text: the one behind its title, before the next one and before the record. */
export function dayOfLead({ title: named, index }: LeadNamed, text: string, today: Day): Day | null {
  const start = index + named.length;
  const next = leadsNamed(text).find((one) => one.index > index)?.index ?? text.length;
  const [own = ''] = text.slice(start, next).split(ending);
  const [before = ''] = own.split(ofRecord);
  return findDays(before, today)[0]?.day ?? null;
}

/** A text with blanks for the titles and days of songs that come out before the record. */
export function withoutLeads(text: string): string {
  return leadsNamed(text).reduce((rest, one, at, all) => {
    const end = all[at + 1]?.index ?? text.length;
    const [own = ''] = text.slice(one.index, end).split(ending);
    const [before = ''] = own.split(ofRecord);
    return rest.slice(0, one.index) + ' '.repeat(before.length) + rest.slice(one.index + before.length);
  }, text);
}

/** A text in which songs that come out before the record are singles like any other. */
export function withPlainSingles(text: string): string {
  return text.replace(/(?<!\p{L})(?:first|second|third|fourth|lead) (?=single(?!\p{L}))/giu, (words) =>
    ' '.repeat(words.length),
  );
}

/** A song before a record, as a fact for English texts. */
export function leadFact({ title: named, order: place, day }: LeadTold): string {
  if (place === '') return `The single “${named}” comes out${day === null ? ' before it' : ` on ${longDay(day)}`}.`;
  return day === null
    ? `The ${place} single is “${named}”.`
    : `The ${place} single, “${named}”, comes out on ${longDay(day)}.`;
}
