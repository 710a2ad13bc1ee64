import { asksOnly } from '../writing/asked-question.js';
import type { Situation } from './call.js';

/** A question about a text that was written: what it says, lacks, how long it is, or a wish for another length. */
export interface TextQuestion {
  asks: 'mention' | 'reason' | 'length' | 'limit' | 'shorter' | 'longer';
  /** What it is asked about, in the artist's words. */
  thing: string;
}

const kinds =
  '(?:press release|release|pitch|bio|biography|announcement|captions?|statement|follow[- ]?up|e-?mail|text|document|draft|notes|post)';
const own = '(?:(?:blog|radio|spotify|gig|tour|crisis|short|long|instagram) )?';
const text = `(?:it|that|this|(?:the|my|our|your) ${own}${kinds})`;
const inText = `(?: (?:still |also |already )?(?:mentioned |included |listed |named |used |quoted |put )?(?:(?:in|on|into|out of|from|anywhere in) (?:there|${text})|there|anywhere|mentioned|included))`;
const thing = (name: string): string => `(?<${name}>[^?!\\n]{2,60}?)`;
const fields = (name: string): string =>
  `(?<${name}>(?:(?:the|my|our|a|any|his|her|their) )?(?:(?:ticket|release|show|gig|contact|press) )?(?:price|quote|date|link|e-?mail(?: address)?|title|venue|doors?|support(?: act)?|phone(?: number)?|number|age limit|label|address|genre|band name|name))`;
const asksOfText: [asks: TextQuestion['asks'], words: RegExp][] = [
  [
    'limit',
    asksOnly(
      `what(?:['’]?s| is| are)(?: the| my)? (?:max(?:imum)? )?(?:character|word|char|length|size) (?:limits?|count limits?|max(?:imum)?|allowance)(?: (?:for|of|on|in) [^?.!\\n]{1,40})?|is there a (?:character|word|length) limit(?: (?:for|on) [^?.!\\n]{1,40})?|(?:character|word|char) limit|how (?:long|many words|many characters|many chars|much) (?:can|may|could|should|must|does) ${text} (?:be|have|need to be)|how many (?:words|characters|chars) (?:can|may|could|should) (?:I|it|we) (?:use|have|write|be)|what(?:['’]?s| is) the max(?:imum)?(?: length)?`,
    ),
  ],
  [
    'length',
    asksOnly(
      `how long(?:['’]?s| is) ${text}|how many (?:words|characters|chars)(?: (?:is|are|does|in))*(?: ${text})?(?: have)?|(?:what(?:['’]?s| is) the )?(?:word|character) count(?: of ${text})?|is ${text} (?:too |really |a bit |very )*(?:long|short)(?: enough)?|is ${text} (?:under|within|over|below) (?:the|its) (?:word |character )?limit`,
    ),
  ],
  [
    'reason',
    asksOnly(
      `why (?:did|have|do) (?:you|u) (?:leave|left|not (?:mention|include|put|add|use)|take|cut|forget|skip|omit)(?: out)? ${thing('thing')}(?: out)?${inText}?|why (?:didn[’']?t|did(?: no|n)t|haven[’']?t) (?:you|u) (?:mention|include|put|add|use|mentioned|included|used) ${thing('put')}${inText}?|why (?:isn[’']?t|is(?: no|n)t|aren[’']?t|are(?: no|n)t) ${thing('absent')}${inText}|why is(?: there no|n[’']?t there an?) ${thing('none')}${inText}?|why does(?:n[’']?t| not) ${text} (?:mention|say|include|have|give) ${thing('unsaid')}|(?:you|u) (?:forgot|left out|missed|missed out|skipped) ${fields('forgot')}|${fields('missing')}(?:['’]?s| is) (?:missing|not (?:in )?there|gone)|there(?:['’]?s| is) no ${fields('without')}${inText}?|where(?:['’]?s| is) (?:the|my|our) (?<where>price|quote|link|title|headline)(?: gone)?`,
    ),
  ],
  [
    'mention',
    asksOnly(
      `(?:does|do|did) (?:${text}|they) (?:still |also |already |even |actually )?(?:mention|say|include|have|talk about|name|list|give|contain|cover|quote) ${thing('thing')}|(?:is|are) ${fields('field')}${inText}|(?:is|are) (?<is>(?:the|my|our|his|her|their|that) [^?!\\n]{2,60}?)${inText}|(?:is|are) there (?<there>(?:a|an|any|anything about|something about|the) [^?!\\n]{2,60}?)${inText}|(?:did|have) (?:you|u) (?:put|mention(?:ed)?|includ(?:ed|e)|add(?:ed)?|use[d]?|got|get|say|said|name[d]?) ${thing('put')}(?:${inText}| in)|(?:did|have) (?:you|u) (?:mention(?:ed)?|includ(?:ed|e)) ${thing('mention')}|what does ${text} say about ${thing('says')}|where does ${text} (?:say|mention) ${thing('where')}`,
    ),
  ],
  [
    'shorter',
    asksOnly(
      `(?:(?:can|could|would) (?:you|u|it) )?(?:(?:be|make|keep|get|cut|trim|have) )?(?:${text} )?(?:be )?(?:a (?:bit|little|lot|tad) |much |even |way )?(?:shorter|briefer|tighter)(?: version)?|(?:(?:can|could|would) (?:you|u) )?(?:shorten|trim|tighten|condense|cut down|trim down) ${text}(?: down)?(?: a (?:bit|little|lot))?|(?:(?:can|could|would) (?:you|u) )?(?:cut|trim|tighten) ${text} down(?: a (?:bit|little|lot))?|(?:${text} )?(?:it[’']?s |is |that[’']?s )?(?:way |a bit |much |far |still )?too long|(?:a )?shorter (?:one|version)`,
    ),
  ],
  [
    'longer',
    asksOnly(
      `(?:(?:can|could|would) (?:you|u|it) )?(?:(?:be|make|have) )?(?:${text} )?(?:be )?(?:a (?:bit|little|lot|tad) |much |even |way )?longer(?: version)?|(?:${text} )?(?:it[’']?s |is |that[’']?s )?(?:way |a bit |much |far |still )?too short|(?:can (?:you|u) )?(?:add|give it) (?:some )?more detail|more detail`,
    ),
  ],
];

/** The question that an English message asks about a written text; null if it asks none. */
export function textQuestion({
  conversation: { question },
  known: { language },
}: Pick<Situation, 'conversation' | 'known'>): TextQuestion | null {
  if (language === 'es' || question.length > 160) return null;
  for (const [asks, words] of asksOfText) {
    const found = words.exec(question);
    if (found) return { asks, thing: Object.values(found.groups ?? {}).find(Boolean) ?? '' };
  }
  return null;
}

const linked = /\[([^\]\n]*)\]\(\/documents\/([0-9a-f-]{36})\)/g;
const ofKind = new RegExp(`(?<!\\p{L})(?:the|my|our) (?<kind>${own}${kinds})(?!\\p{L})`, 'iu');

/** The document that a question is about: the newest of the kind that it names, or else the newest; `''` if there is none. */
export function documentAsked({ question, said }: Situation['conversation']): string {
  const links = said.flatMap((reply) =>
    [...reply.matchAll(linked)].map(({ 1: title = '', 2: id = '', index }) => ({
      id,
      named: `${reply.slice(Math.max(0, index - 40), index)}${title}`.toLowerCase(),
    })),
  );
  const kind = ofKind.exec(question)?.groups?.['kind']?.toLowerCase().replace('biography', 'bio') ?? '';
  const ofIt = kind === '' ? undefined : links.findLast(({ named }) => named.includes(kind));
  return (ofIt ?? links.at(-1))?.id ?? '';
}

const asksWhatChanged = asksOnly(
  "what(?:[’']?s| is| has| did| have| was)?(?: (?:you|u|it|that|been|just))* ?(?:changed?|edit(?:ed)?|differen(?:t|ce)|alter(?:ed)?|done to it|do to it)(?: (?:in|about|with|from) (?:it|there|the \\p{L}+(?: \\p{L}+)?))?",
);

/** What the assistant changed last in a text, for a question about it; `''` for other messages. */
export function whatChanged({ conversation: { question, said }, known }: Situation): string {
  if (known.language === 'es' || !asksWhatChanged.test(question)) return '';
  const at = said.findLastIndex((reply) => reply.includes('](/documents/'));
  const change = said.findLast((reply) => /^Changed(?: in [^\n:]+)?:/u.test(reply));
  if (change !== undefined) return `My last change. ${change}`;
  return at === -1
    ? ''
    : 'Nothing since I wrote it. Tell me a new fact, or what to replace or cut, and I’ll change that.';
}
