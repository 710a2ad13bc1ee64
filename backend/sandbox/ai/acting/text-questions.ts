import { asksOnly } from '../writing/asked/asked-question.js';
import type { Situation } from './call.js';
import { linkOf } from './linked-documents.js';
import { bioOfLengthNamed } from './wording/which-length.js';

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
/** "500 characters", "the limit", "Spotify’s 500 character box". */
const place = "(?:(?:the|their|its|a|spotify['’]?s) )?(?:form|box|field|space|pitch form|spotify form)(?: on spotify)?";
const bounds = `(?=[^?!]*(?:\\d|limit|max|words?|char|size|length|box|field|form))(?:(?:the|its|my|any|a|their|spotify['’]?s) )?(?:\\d+[- ]?)?(?:words?|characters?|chars?|size|length)?(?: ?(?:limit|max(?:imum)?|box|field|form))?(?: (?:on|for|of|from) (?:spotify|it|there|${place}))?`;
const asksOfText: [asks: TextQuestion['asks'], words: RegExp][] = [
  [
    'limit',
    asksOnly(
      `what(?:['’]?s| is| are)(?: the| my)? (?:max(?:imum)? )?(?:character|word|char|length|size) (?:limits?|count limits?|max(?:imum)?|allowance)(?: (?:for|of|on|in) [^?.!\\n]{1,40})?|is there a (?:character|word|length) limit(?: (?:for|on) [^?.!\\n]{1,40})?|(?:character|word|char) limit|how (?:long|many words|many characters|many chars|much) (?:can|may|could|should|must|does) ${text} (?:be|have|need to be)|how many (?:(?:words|characters|chars) )?(?:(?:can|may|could|should) (?:I|it|we) (?:use|have|write|be)|(?:am I|are we|is) allowed|do (?:I|we) (?:get|have))|what(?:['’]?s| is) the (?:max(?:imum)?(?: length)?|limit)`,
    ),
  ],
  [
    'length',
    asksOnly(
      `how long(?:['’]?s| is) ${text}|how many (?:words|characters|chars)(?: (?:is|are|does|in))*(?: ${text})?(?: have)?|(?:what(?:['’]?s| is) the )?(?:word|character) count(?: of ${text})?|is ${text} (?:too |really |a bit |very )*(?:long|short)(?: enough(?: for ${place})?)?|(?:is|are) ${text} (?:still |really |all |well )?(?:under|within|over|below|above|past|inside|less than|more than) ${bounds}|(?:does|do|did|will|would|can) ${text} (?:still |all |actually )?(?:fit|go|squeeze) (?:in|into|inside|under|within|on)(?:to)? (?:${bounds}|${place})|is ${text} (?:ok|okay|alright|all right|fine|good|right) (?:for|with|on) ${bounds}`,
    ),
  ],
  [
    'reason',
    asksOnly(
      `why (?:did|have|do) (?:you|u) (?:leave|left|not (?:mention|include|put|add|use)|take|cut|forget|skip|omit)(?: out)? ${thing('thing')}(?: out)?${inText}?|why (?:didn[’']?t|did(?: no|n)t|haven[’']?t) (?:you|u) (?:mention|include|put|add|use|mentioned|included|used) ${thing('put')}${inText}?|why (?:isn[’']?t|is(?: no|n)t|aren[’']?t|are(?: no|n)t) ${thing('absent')}${inText}|why(?:['’]?s| is)(?: there no|n[’']?t there an?) ${thing('none')}${inText}?|why does(?:n[’']?t| not) ${text} (?:mention|say|include|have|give) ${thing('unsaid')}|(?:you|u) (?:forgot|left out|missed|missed out|skipped) ${fields('forgot')}|${fields('missing')}(?:['’]?s| is) (?:missing|not (?:in )?there|gone)|there(?:['’]?s| is) no ${fields('without')}${inText}?|where(?:['’]?s| is) (?:the|my|our) (?<where>price|quote|link|title|headline)(?: gone)?`,
    ),
  ],
  [
    'mention',
    asksOnly(
      `(?:is|are) (?<name>(?!(?:it|that|this|they|we|I|you|everything|all|there|he|she)(?!\\p{L}))[^?!\\n]{2,60}?) (?:still |also |already )?(?:mentioned )?in (?:it|there|${text})|(?:does|do|did) (?:${text}|they) (?:still |also |already |even |actually )?(?:mention|say|include|have(?! to(?!\\p{L}))|talk about|name|list|give|contain|cover|quote) ${thing('thing')}|(?:is|are) ${fields('field')}${inText}|(?:is|are) (?<is>(?:the|my|our|his|her|their|that) [^?!\\n]{2,60}?)${inText}|(?:is|are) there (?<there>(?:a|an|any|anything about|something about|the) [^?!\\n]{2,60}?)${inText}|(?:did|have) (?:you|u) (?:put|mention(?:ed)?|includ(?:ed|e)|add(?:ed)?|use[d]?|got|get|say|said|name[d]?) ${thing('put')}(?:${inText}| in)|(?:did|have) (?:you|u) (?:mention(?:ed)?|includ(?:ed|e)) ${thing('mention')}|what (?:did|have|do) (?:you|u) (?:put|write|written|say|got|have) (?:for|as|about|down for) (?<down>[^?!\\n]{2,60}?)|what does ${text} say about ${thing('says')}|where does ${text} (?:say|mention) ${thing('where')}`,
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

const asksOfOther = new RegExp(
  `^\\W*(?:and|what about|how about|is it)(?: is it)? in (?:the|my|our) ${own}${kinds}\\W*$`,
  'iu',
);

/** The question that an English message asks about a written text; null if it asks none. */
export function textQuestion({
  conversation: { question, asked },
  known: { language },
}: Pick<Situation, 'conversation' | 'known'>): TextQuestion | null {
  if (language === 'es' || question.length > 160) return null;
  // "And in the press release?" asks the same of another text.
  const wanted = asksOfOther.test(question) ? (asked.at(-2) ?? '') : question;
  for (const [asks, words] of asksOfText) {
    const found = words.exec(wanted) ?? (ofSize.has(asks) ? besideLimit(wanted, words) : null);
    if (!found) continue;
    const thing = Object.values(found.groups ?? {}).find(Boolean) ?? '';
    return { asks, thing: thing.replace(/ (?:right|correct|wrong|still|also|okay?|spell?ed right|up to date)$/iu, '') };
  }
  return null;
}

const ofSize = new Set<TextQuestion['asks']>(['limit', 'length']);
const betweenClauses = /(?<=[.?!;])\s+|\s*,\s*(?=\p{L})|\s+[-–—]\s+/u;
/** "It says that's the limit", "Spotify only takes 500". */
const tellsLimit =
  /^(?!.*(?<!\p{L})(?:make|cut|write|shorten|trim|add|change|how|what)(?!\p{L})).*(?<!\p{L})(?:limit|max(?:imum)?|the most|(?:only|can['’]?t|cannot|won['’]?t|no more than|up to|at most)(?=.*(?:\d|more|longer)))(?!\p{L})/iu;

/** A question about a text's size in a message that also says why it is asked. */
function besideLimit(question: string, words: RegExp): RegExpExecArray | null {
  const clauses = question.split(betweenClauses);
  const at = clauses.findIndex((clause) => words.test(clause));
  const isAlone = clauses.every((clause, index) => index === at || tellsLimit.test(clause));
  return at !== -1 && isAlone ? words.exec(clauses[at] ?? '') : null;
}

/** Whether a message asks how long a text is that was written, or how long it may be. */
export function asksForSize(situation: Pick<Situation, 'conversation' | 'known'>): boolean {
  const asks = textQuestion(situation)?.asks;
  return asks !== undefined && ofSize.has(asks) && documentAsked(situation.conversation) !== '';
}

const ofKind = new RegExp(`(?<!\\p{L})(?:the|my|our) (?<kind>${own}${kinds})(?!\\p{L})`, 'iu');

function kindNamed(question: string): string {
  return ofKind.exec(question)?.groups?.['kind']?.toLowerCase().replace('biography', 'bio') ?? '';
}

function isOfKind(words: string, kind: string): boolean {
  return words.includes(kind) || /^(?:it|text|document|draft)$/u.test(kind);
}

/** The document that a question is about: the newest of the kind that it names, or else the newest; `''` if there is none. */
export function documentAsked(conversation: Situation['conversation']): string {
  const links = linksIn(conversation);
  const bio = bioOfLengthNamed(conversation.question, conversation.said);
  if (bio !== '') return bio;
  return (documentOfKind(conversation) ?? (ofFirst.test(conversation.question) ? links[0] : links.at(-1)))?.id ?? '';
}

function documentOfKind(conversation: Situation['conversation']): { id: string } | undefined {
  const kind = kindNamed(conversation.question);
  return kind === '' ? undefined : linksIn(conversation).findLast(({ named }) => isOfKind(named, kind));
}

function linksIn({ said }: Situation['conversation']): { id: string; named: string }[] {
  return said.flatMap((reply) =>
    [...reply.matchAll(linkOf)].map(({ 1: title = '', 2: id = '', index }) => ({
      id,
      named: `${reply.slice(Math.max(0, index - 40), index)}${title}`.toLowerCase(),
    })),
  );
}

/** The newest document of the kind that a message names: "put that in the radio pitch"; `''` if it names none that was written. */
export function documentNamed(conversation: Situation['conversation']): string {
  const bio = bioOfLengthNamed(conversation.question, conversation.said);
  if (bio !== '') return bio;
  return kindNamed(conversation.question) === '' ? '' : (documentOfKind(conversation)?.id ?? '');
}

/** "Where do I find the first one again?": the text written before the others. */
export const ofFirst =
  /(?<!\p{L})(?:the|that|my|our) (?:very )?(?:first|earlier|previous|original|other|old(?:er)?) (?:one|text|draft|document|version)(?!\p{L})/iu;

const asksToSee = asksOnly(
  `(?:(?:can|could|may) (?:I|you|u) )?(?:please )?(?:(?:show|give|send)(?: me)?|let me|see|open|view|read|look at|have a look at|where[’']?s|where is|where can I (?:see|find|read))(?: (?:see|read|have|look at|to))*(?: me)? ${text}(?: (?:here|in full|so far|written|you wrote|to me|link))?|how (?:do|can) (?:I|we) (?:copy|download|export|print|edit|open|save|get|use|see|find|share) ${text}`,
);

/** The reply to a question about a text before there is one; `''` for other messages. */
export function noTextYet(situation: Situation): string {
  const asks = textQuestion(situation)?.asks;
  if ((asks !== 'mention' && asks !== 'reason') || documentAsked(situation.conversation) !== '') return '';
  return 'I haven’t written a text here yet. Which one shall I write: a press release, a pitch, a bio, captions or an announcement?';
}

/** The link to a text, for a request to see it; `''` for other messages, and if there is no text of the kind that it names. */
export function textToSee({ conversation, known }: Situation): string {
  if (known.language === 'es' || !asksToSee.test(conversation.question)) return '';
  const id = documentAsked(conversation);
  const kind = kindNamed(conversation.question);
  const reply = conversation.said.findLast((one) => one.includes(`](/documents/${id})`)) ?? '';
  const [, title = ''] = [...reply.matchAll(linkOf)].findLast((link) => link[2] === id) ?? [];
  if (id === '' || (kind !== '' && !isOfKind(reply.toLowerCase(), kind))) return '';
  return `Here it is: [${title}](/documents/${id}). Open it to read, edit, copy or export it.`;
}

const asksWhatChanged = asksOnly(
  "(?:did|have) (?:you|u) (?:change|changed|edit|edited|fix|fixed|do|done) (?:it|that|this)|what(?:[’']?s| is| has| did| have| was)?(?: (?:you|u|it|that|been|just))* ?(?:changed?|edit(?:ed)?|differen(?:t|ce)|alter(?:ed)?|done to it|do to it)(?: (?:in|about|with|from) (?:it|there|the \\p{L}+(?: \\p{L}+)?))?",
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
