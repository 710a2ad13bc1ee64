import { isDocumentKind } from '../../writing/asked/asked-document.js';
import { kindGuides, type TextLimit } from '../../../../../contract/documents/kind-guides.js';
import { longDay } from '../../calendar.js';
import { sentenceAbout } from '../sentences.js';
import { questions } from '../../reading/concerts/given-answers.js';
import type { Known } from '../../reading/known.js';
import { objectOr } from '../../wire/json-value.js';
import type { DoneCall } from '../call.js';
import type { TextQuestion } from '../text-questions.js';
import { short, type Telling } from './telling.js';

/** Answers a question about a text from its words. */
export function tellText({ result }: DoneCall, { asks, thing }: TextQuestion, { situation }: Telling): string {
  const { title, kind, markdown } = objectOr(result);
  const text = typeof markdown === 'string' ? markdown : '';
  const named = `“${String(title)}”`;
  if (asks === 'length') return `${named} has ${sizeOf(text, kind)}.`;
  if (asks === 'limit') return `${limitOf(kind, named)} It has ${sizeOf(text, null)} now.`;
  if (asks === 'shorter')
    return `${named} has ${sizeOf(text, kind)}. I’m scripted, so I can’t tighten sentences, but I can cut whole parts: say **cut the second paragraph**, **cut the quote** or **cut “…”** with the words.`;
  if (asks === 'longer')
    return `${named} has ${sizeOf(text, kind)}. I add nothing that you didn’t tell me: give me one more fact, such as who played on it or where it was made, and I’ll put it in.`;
  return tellMention(text, named, thing, asks === 'reason', situation);
}

function tellMention(
  text: string,
  named: string,
  thing: string,
  isReason: boolean,
  { known, conversation }: Telling['situation'],
): string {
  const field = fields.find(({ words }) => words.test(thing));
  const values = field?.values(known).filter(Boolean) ?? [];
  const wanted = field ? values : [thing];
  const line = wanted.map((value) => (field ? lineWith(text, value) : sentenceAbout(text, value))).find(Boolean);
  if (line) return `${isReason ? 'It’s in there' : 'Yes'}: “${short(bare(line), longestLine)}”`;
  if (!field && /^(?:what|when|who|where|how|whether|if|why|which)(?!\p{L})/iu.test(thing) && !line)
    return `I’m scripted and can’t tell that from ${named}. Ask for a word, such as **does it mention the date?**`;
  const lead = isReason ? '' : 'No. ';
  if (field && values.length === 0) {
    const question = field.question === null ? '' : ` ${questions[field.question][0]}`;
    return `${lead}You haven’t told me yet, so ${named} doesn’t have it.${question}`;
  }
  const told = field ? values.at(-1) : saidAbout(thing, conversation.asked.slice(0, -1));
  return told === undefined
    ? `${lead}${named} doesn’t mention it, and you haven’t told me anything about it.`
    : `${lead}${named} doesn’t mention it, though you told me: “${short(told, longestLine)}”. I fill in a fixed form and it has no line for that. To get it in, say **change “…” to “…”** with a sentence of the text.`;
}

const longestLine = 200;

interface Field {
  words: RegExp;
  values: (known: Known) => string[];
  question: keyof typeof questions | null;
}

/** Facts that texts have by name. */
const fields: Field[] = [
  field(
    'price|cost|how much (?:it is|it costs|tickets are|the tickets are)|tickets? prices?|how much',
    ({ gig }) => [gig.price],
    'price',
  ),
  field('doors?|door times?|(?:what time|when) (?:the )?doors (?:open|are)', ({ gig }) => [gig.doors], 'doors'),
  field(
    'stage times?|start time|set time|(?:what time|when) (?:we|I|it|the (?:gig|show)) (?:starts?|plays?|goe?s? on|comes? on|(?:are|am|is) on)',
    ({ gig }) => [gig.starts],
    'starts',
  ),
  field("support(?: act)?|who(?:[’']?s| is) supporting|supporting act|openers?", ({ gig }) => [gig.support], 'support'),
  field('age limit|age', ({ gig }) => [gig.age], 'age'),
  field('venue', ({ shows }) => shows.map(({ venue }) => venue), null),
  field('address', ({ gig }) => [gig.address], 'address'),
  field(
    "when (?:it(?:[’']?s| is) (?:out|on)|it comes out|the (?:gig|show) is)|dates?|release date|day",
    ({ day, shows }) => [...(day === null ? [] : [longDay(day)]), ...shows.map((show) => longDay(show.day))],
    null,
  ),
  field('title|song title|song name|name of the (?:song|single|track|EP|album)', ({ title }) => [title], null),
  field('contact e-?mail|e-?mail(?: address)?|contact', ({ email }) => [email], 'email'),
  field('phone(?: number)?|number', ({ phone }) => [phone], 'phone'),
  field('label', ({ label }) => [label], 'label'),
  field('genre', ({ genre }) => [genre], 'genre'),
  field('mood', ({ mood }) => [mood], 'mood'),
  field(
    'quotes?',
    ({ ownQuote, praise }) => [...praise, ...(ownQuote ? [ownQuote] : [])].map(({ words }) => words),
    null,
  ),
  field(
    '(?:streaming |listening |private |spotify )?links?',
    ({ listenLink, links }) => [listenLink, ...links],
    'listenLink',
  ),
  field('(?:band |artist |my |our )?name', ({ name }) => [name], null),
];

function field(words: string, values: Field['values'], question: Field['question']): Field {
  return {
    words: new RegExp(`^(?:(?:the|my|our|a|an|any|his|her|their|release|show|gig|ticket|press) )*(?:${words})$`, 'iu'),
    values,
    question,
  };
}

function lineWith(text: string, value: string): string | undefined {
  return text.split('\n').find((line) => line.toLowerCase().includes(value.toLowerCase()));
}

/** The artist's sentence about something. */
function saidAbout(phrase: string, asked: readonly string[]): string | undefined {
  return asked
    .toReversed()
    .filter((message) => !/[?¿]/u.test(message))
    .map((message) => sentenceAbout(message, phrase)?.trim())
    .find(Boolean);
}

function bare(line: string): string {
  return line.replace(/^#+ /u, '').replaceAll('**', '').replaceAll('“', '‘').replaceAll('”', '’').trim();
}

export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** "98 words (612 characters); its limit is 700 words". */
function sizeOf(text: string, kind: unknown): string {
  const size = `${countWords(text)} words (${text.length.toLocaleString('en')} characters)`;
  const limits = limitsOf(kind);
  return limits.length === 0 ? size : `${size}; the limit is ${limits.map(limitInWords).join(', ')}`;
}

function limitOf(kind: unknown, named: string): string {
  const limits = limitsOf(kind);
  return limits.length === 0
    ? `${named} has no limit of its own.`
    : `The limit for ${named} is ${limits.map(limitInWords).join(', ')}.`;
}

function limitsOf(kind: unknown): TextLimit[] {
  if (typeof kind !== 'string' || !isDocumentKind(kind)) return [];
  return kindGuides[kind].limits;
}

function limitInWords({ of, unit, most }: TextLimit): string {
  return `${most} ${unit}${of === 'text' ? '' : ` for the ${of}`}`;
}
