import { upperFirst } from '../../first-letters.js';
import { languageOf } from '../language.js';
import { quoteSwap } from './quote-swaps.js';
import { isAboutArtist } from '../people/self-names.js';
import { isOfSomeone, isSaidByOther, memberAfter, memberBefore, memberQuoted, memberSays } from './quote-speakers.js';

/** Quoted words that the artist passed on. */
export interface SaidQuote {
  words: string;
  /** Who said it, as the artist wrote the name; empty for an artist without a name. */
  by: string;
  isOwn: boolean;
}

interface FoundQuote extends SaidQuote {
  at: number;
}

const name =
  "[\\p{Lu}\\d](?:[\\p{L}\\d&.'’-]*[\\p{L}\\d])?(?: (?:(?:of|the|and|&|de|del|la|y) )?[\\p{Lu}\\d](?:[\\p{L}\\d&.'’-]*[\\p{L}\\d])?){0,4}";
const marks =
  /(?<![\p{L}\p{N}])["“«](?=\S)([^"“”«»\n]{12,400})(?<=\S)["”»](?!\p{L})|(?<![\p{L}\p{N}])['‘]([^"“”«»\n]{20,400}?)['’](?!\p{L})/gu;
const nameAfter = new RegExp(
  `^[\\s,.]*\\(?(?:[—–-]+ ?|(?:(?:says|said|wrote|writes|from|by|dice|dijo|escribió|firmad[oa]:?|de|in) ))(?:the )?(${name})`,
  'u',
);
const nameBefore = new RegExp(
  `(${name})(?:,[^,."\\n]{1,40},| \\([^()\\n]{1,20}\\))? (?:just |recently |has |have )?(?:wrote|said|says|writes|called (?:it|us|me|the \\p{L}+)|described (?:it|us|me) as|escribió|dijo|dice|nos llamó|lo llamó)(?: (?:that|que|it was))?[:,]? ?$`,
  'u',
);
/** A message about press quotes, in which the words in brackets behind each are its source: "…" (The Skinny, May 2025). */
const ofPressQuotes =
  /(?<!\p{L})(?:quotes?|reviews?|write-?ups?|press (?:clippings|cuttings|coverage)|(?:they|it|critics?|papers?) (?:said|wrote|called)|citas?|reseñas?|críticas?|recortes|frases de (?:la )?prensa)(?!\p{L})/iu;
const sourceAfter = new RegExp(`^[\\s,.]*\\((?:[Ii]n |[Ee]n )?((?:[Tt]he )?${name}(?:, [^()\\n]{2,40})?)\\)`, 'u');
/** "From gigs, not about the album": without it, readers would think that the quote is about the release. */
const ofConcerts =
  /(?<!\p{L})(?:about|of|from|for) (?:(?:my|our|the|some|live|old|earlier) )*(?:shows|gigs|concerts|performances)(?!\p{L})|(?<!\p{L})(?:de|sobre) (?:(?:mis|unos|los|otros) )?(?:conciertos|directos|actuaciones|recitales|bolos)(?!\p{L})/iu;
/** "Grabgesang Zine: “…”": a name that says that it is an outlet's, since a title may stand there, too. */
const outletAlone = new RegExp(
  `(?<![\\p{L}\\d])(?=[^:\\n]{0,40}(?<!\\p{L})(?:\\p{L}*[Zz]ine|Mag|Magazine|Radio|FM|Times|Post|News|Music|Reviews?|Blog|Press|Journal|Gazette|Herald|Observer|Weekly|Revista|Diario|Periódico)(?!\\p{L})[^:\\n]{0,40}:)(${name}) ?[:–—-] ?$`,
  'u',
);
const fromBefore = new RegExp(
  `(?:[Qq]uote|[Ww]ords|[Ll]ine|(?:[Tt]his|[Hh]ere['’]?s|[Hh]ere is|[Aa]nother) one|[Cc]ita|[Ff]rase)(?: in| on it| to it| here)? (?:from|by|of|de) (?:(?:the|my|our|mi|nuestr[oa]|el|la) )?(?:(?:producer|engineer|drummer|label|manager|director|friend|mixer|productor(?:a)?|ingenier[oa]|amig[oa]) )?(${name})[^"“«]{0,20}$`,
  'u',
);
const outletWords =
  '(?:radio|fm|mag|magazine|[\\p{L}]*zine|blog|times|press|news|post|podcast|records|festival|journal|gazette|herald|observer|weekly|review|paper|bbc|revista|diario|periódico)';
const outlet = `(?:the )?${name}(?: ${outletWords})?`;
/** "A quote from Ada Fry at Night Bus FM, she said": who said it, and for whom they speak. */
const speakerAt = new RegExp(
  `(?:(?:[Qq]uote|[Ww]ords|[Ll]ine|[Rr]eview|[Cc]ita|[Ff]rase|[Rr]eseña)(?: in| on it| to it| here)? (?:from|by|of|de)|^|[.,!?;\\n–—-]|(?<!\\p{L})(?:and|because|but|y|que|so)) ?(?!(?:Quotes?|Lines?|Words|Reviews?|Citas?|Frases?|Reseñas?|Last|On|At|From|And|Here|This|That|Y|En|Una?)(?!\\p{L}))(?<who>${name}) (?:(?:over )?at (?<at>${outlet})|(?:from|of|de|en|desde) (?<from>(?=[^"“«,:]*(?<!\\p{L})(?:${outletWords}|\\p{L}*[Zz]ine)(?!\\p{L}))${outlet}|(?=[^"“«,:]*(?<!\\p{L})(?:Radio|FM|Mag|Magazine|Blog|Times|Press|News|Post|Podcast|Records|Festival|Journal|Gazette|Herald|Observer|Weekly|Review|BBC|Revista|Diario|Periódico)(?!\\p{L}))${outlet}))(?: just| also| recently)?,?(?: (?:who|and|he|she|they|él|ella|que|and she|and he|and they))?(?: (?:just|also|recently|kindly|actually))*(?: (?:said|says|wrote|writes|told (?:me|us)|put|called (?:it|us|me)|described (?:it|us|me) as|dijo|dice|escribió|puso))?(?: (?:that|que|this))?[:,]? ?$`,
  'u',
);
/** "Odalys has given me a quote to put in:", "Marek sent us this line". */
const givenBefore = new RegExp(
  `(${name})(?:['’]s)? (?:(?:has|have|had|just|also|now|already) )*(?:gave|given|sent|sends|supplied|provided|shared|written|wrote|texted|emailed|passed on|came up with)(?: (?:me|us|you))? (?:an?|the|this|his|her|their|one|some|these)(?: \\p{L}+){0,2}? (?:quote|line|sentence|statement|words)(?!\\p{L})[^"“«]{0,60}$`,
  'u',
);
const isMine =
  /(?<!\p{L})(?:my (?:own )?(?:quote|words|line|statement|comment)|(?:quote|line|sentence|words|this|that|it|coming) (?:from|to|by) (?:me|us|the (?:whole )?(?:band|choir|group|duo|trio|quartet))|(?:have|quote|with) (?:me|us) (?:as )?saying|be quoted (?:as saying|with)|quote (?:me|of mine)|(?:our|here(?:['’]?s| is) (?:a|the|our|my)|this|that) quote|in my (?:own )?words|I(?:['’]?d)? (?:said|say|would say|always say|want to say)|you can quote me|as I say|mi cita|(?:cita|frase|palabras) (?:mías?|de mi parte)|esta cita|mis palabras|puedes citarme|cítame|digo|dije|yo (?:digo|diría)|lo que diría|(?:mi|nuestra) frase(?! favorita)|de mi parte|(?<=de )parte mía)[^"“«]{0,60}$/iu;
/** "Put this in: …", "use this one instead", "here you go": words that are handed over, which are the artist's own if they speak of themselves. */
const isHandedOver =
  /(?<!\p{L})(?:(?:put|use|add|insert|include|stick|pop|drop|go with|run with|try|have|take)(?: (?:in|with))? (?:this|that|these|it|the following|mine|my own)(?: (?:one|line|words|quote|bit|sentence))?(?: (?:in|there|in there|instead|for (?:it|me|that|the quote)|as (?:the|my) quote))*|(?:you|u) can (?:say|put|write|use|print|quote)|puedes? (?:decir|poner|usar)|here (?:you go|it is|it goes|they are)|here['’]?s (?:one|mine|what (?:I|we)(?:['’]d)? (?:say|said))|(?:try|how about|what about) (?:this(?: one)?)|usa est[ae]|pon est[ae]|aquí (?:va|tienes))[\s,.:;!–—-]*$/iu;
/** "My mum hates that one. Swap it for …": the artist's own, in place of one of theirs. */
const isSwapped = new RegExp(`(?<!\\p{L})(?:${quoteSwap})[\\s:]*$`, 'iu');
/** "For the quote, …", "a quote: …": whose quote it is follows from who is named, and otherwise it is the artist's. */
const isForQuote =
  /(?<!\p{L})(?:(?:the|a|my|own|that|real|actual|one|as|for) quote|la cita|una cita|(?:una |la |esta )?frase (?:suya|de (?:ella|él)))(?!\p{L})(?! (?:from|by|of|about|de)(?!\p{L}))[^"“«]{0,60}$/iu;
/** Words that others said, or that are to go. */
const isOfOthers =
  /(?<!\p{L})(?:(?:press|review|pull|radio|fan) quote|review(?:er|ed|s)?|magazine|blog|paper|fans?|mates?|friends?|mum|dad|(?:he|she|they|someone|somebody|who|people) (?:said|says|wrote|called)|cut|remove|delete|drop the|take out|leave out|replace the words?|lyrics?|headline|titles?|subject|called|named)(?!\p{L})/iu;
/** "…", that's my quote. */
const isMineAfter = new RegExp(
  [
    `^[\\s,.!(<←–—-]*(?:(?:and )?(?:that|this|there)(?:['’]?s| is| can be)(?: all)?|is|as|for) (?:my|our|the) (?:own )?quote(?!\\p{L})(?! (?:from|by|of)(?!\\p{L}))`,
    `^[\\s,.!(<←–—-]*(?:(?:that|this)(?:['’]?s| is) )?(?:an? |the )?quote (?:from|by|of) (?:me|us)(?!\\p{L})`,
    `^[\\s,.!(<←–—-]*\\(?(?:said|says|say that) (?:by )?(?:me|I)(?!\\p{L})`,
    `^[\\s,.!(<←–—-]*(?:(?:and )?(?:that|this|it)(?:['’]?s| is| was) (?:all |just )?(?:from )?|(?:is )?from )?(?:me|us)(?: (?:saying|talking|speaking|here|now)|(?=\\s*(?:$|[,.!?)\\n])))`,
    `^[\\s,.!(<←–—-]*(?:and )?(?:(?:(?:that|this|it)(?:['’]?s| is)|those are|is|in) )?(?:my|our) (?:own )?(?:words|line)(?!\\p{L})`,
    `^[\\s,.!(<←–—-]*(?:(?:that|this|it)(?:['’]?s| is) |is )?what (?:I|we)(?:['’]?d)? (?:say|said|think|would say)(?!\\p{L})`,
    `^[\\s,.!(<←–—-]*\\(?(?:eso |esto )?(?:(?:lo|la) (?:digo|dije) yo|(?:es|son) (?:(?:una )?(?:cita|frase) mía|palabras mías|mis palabras|mi cita|mía)|(?:palabras|cita|frase) mías?|digo yo)(?!\\p{L})`,
    `^[\\s,.!(<←–—-]*(?:(?:you|u) can |please |pls |just )*(?:put|use|take|credit|attribute|count) (?:that|it|this)(?: one)?(?: down)? (?:as|to) (?:mine|me|my (?:own )?(?:quote|words))(?!\\p{L})`,
  ].join('|'),
  'iu',
);
/** Words the artist gives as a quote without quotation marks: up to the end of the sentence. */
const unmarked =
  /(?<!\p{L})(?:quote me(?: (?:on|with|as saying) (?:this|that))?(?: (?:instead|please|then|here|like this))?|(?:a |the |my |one )?(?:quote|line|sentence) (?:from|by) (?:me|us)|for (?:the|my|our|that) quote,?(?: (?:just |maybe |please |you can )?(?:use|put|say|write|go with|have)(?: this| that)?)?|(?:my|our|the) quote (?:should|can|could|would|will) (?:be|say|read)|(?:my|our) (?:own )?quote(?: is)?|here(?:['’]?s| is) (?:a|my|our|the) quote|(?:I['’]?ll|let me|I can|I will) give (?:you|u|ya) (?:a|my|our|the|one) quote|(?:in )?my (?:own )?words|(?:(?:mi|nuestra) (?:cita|frase|declaración)|mis palabras|(?:una |la |esta )?(?:cita|frase|declaración) (?:mía|nuestra)|(?:esta|una|la) (?:mía|nuestra)|(?:pon(?:me|le)?|mete(?:le)?|usa|a[ñn]ade|agrega|incluye|cita) (?:esto|esta)(?: (?:frase|cita))?(?: (?:como|de|en la) (?:mi )?cita)?)(?: es| son)?|puedes citarme(?: con esto)?|cítame(?: así)?)(?:\s*[:—–]\s*|(?<=quote,? (?:just |please |you can )?(?:say|put)) (?!(?:something|anything|whatever|what|that|in|some|how|more|less)(?!\p{L})))(?!\s*["“«'‘])([^"“”«»\n]{12,400}?)(?=[.!?](?:\s|$)|\n|$)([.!?]?)/giu;
/** "Don't quote me on this", "off the record". */
const isForbidden =
  /(?<!\p{L})(?:don[’']?t|do not|never|can[’']?t|cannot|not|off the record|no me cit\p{L}+|no puedes|extraoficial\p{L}*|entre nosotros)(?!\p{L})[^."“«\n]{0,40}$/iu;
const notMade =
  /(?<!\p{L})(?:don[’']?t|do not|never|not|won[’']?t|without|stop|no need to|rather than|instead of|no)(?: (?:you|please|ever|just|go|to|want you to|have to|need to|me|le|las?|los?)){0,3} (?:fak(?:e|ing)|invent(?:ing)?|ma(?:ke|king) (?:(?:a|the|any|my|one|some) )?(?:quotes? )?up|inventes|inventar)(?!\p{L})/giu;
const isMade =
  /(?<!\p{L})(?:fake|invent|make up|made[- ]up|nobody (?:will|would|'ll)|no one (?:will|would)|pretend|inventa|inventada|falsa|nadie lo)(?!\p{L})/iu;
/** "… as the caption": words for another text. */
const isPlaced =
  /^[\s,]*(?:as|for|in|under|on|como|en|para) (?:an? |the |my |our |el |la |un |una )?(?:caption|post|subject|title|headline|bio|story|poster|flyer|pie|asunto|título|titular|cartel)(?!\p{L})/iu;
/** "…, which I never said". */
const isDenied =
  /^[\s,.!–—-]*(?:(?:which|that|and|but|something) )?(?:I|we) (?:never|didn['’]?t|did not|don['’]?t|wouldn['’]?t|would never) (?:ever )?(?:say|said)(?!\p{L})/iu;
const speaksOfSelf = /(?<!\p{L})(?:I|I['’]\p{L}+|we|my|our|me|yo|mi|mis|nosotros|nuestr[oa]s?)(?!\p{L})/iu;
const notOutlets = /^(?:I|We|It|The|My|Our|He|She|They|Me|Yo|Nosotros)$/u;

const saysQuotes =
  /(?<!\p{L})(?:quotes?|quoted?|reviews?|reviewed|said|says|saying|wrote|called (?:it|us|me)|my (?:own )?words|(?:a|my|the) line|citas?|reseñas?|críticas?|frases? de (?:la )?prensa|dijo|dice|digo|escribió|mis palabras)(?!\p{L})/iu;

/** The quotes in a message by the artist, each with its speaker. Quotes they ask to be made up don't count. */
export function quotesIn(message: string, self: readonly string[]): SaidQuote[] {
  if (isMade.test(message.replace(notMade, ''))) return [];
  return [...markedQuotes(message, self), ...unmarkedQuotes(message)]
    .sort((one, other) => one.at - other.at)
    .map(({ words, by, isOwn }) => ({ words, by, isOwn }));
}

function unmarkedQuotes(message: string): FoundQuote[] {
  const own = [...message.matchAll(unmarked)].map(({ 1: words = '', 2: end = '', index: at }) => ({
    ...{ words, end, by: '', at },
  }));
  const ofMembers = [memberSays, memberQuoted]
    .flatMap((pattern) => [...message.matchAll(pattern)])
    .map(({ groups: { by = '', words = '', end = '' } = {}, index }) => ({
      ...{ words, end, by: upperFirst(by), at: index },
    }));
  return [...own, ...ofMembers].flatMap(({ words, end, by, at }) =>
    hasFourWords(words) && !isForbidden.test(message.slice(0, at))
      ? [{ words: words.trim() + (end === '?' && isOrder.test(message.slice(0, at)) ? '' : end), by, isOwn: true, at }]
      : [],
  );
}

/** "Can you put a quote in from Lou: …?" The question mark is the request's. */
const isOrder = /(?<!\p{L})(?:can|could|would|will) (?:you|u|we|I)(?!\p{L})[^.!?\n]*$/iu;

function hasFourWords(words: string): boolean {
  return words.trim().split(/\s+/).length >= 4;
}

function markedQuotes(message: string, self: readonly string[]): FoundQuote[] {
  return [...message.matchAll(marks)].flatMap((match): FoundQuote[] => {
    const at = match.index;
    const words = (match[1] ?? match[2] ?? '').trim().replace(/,$/, '');
    const before = message.slice(Math.max(0, match.index - 120), match.index);
    if (!hasFourWords(words) || isForbidden.test(handedOver(before))) return [];
    const after = message.slice(match.index + match[0].length, match.index + match[0].length + 60);
    if (isDenied.test(after)) return [];
    const member = memberBefore(before) || memberAfter(after);
    if (member !== '') return [{ words, by: upperFirst(member), isOwn: true, at }];
    const source = ofPressQuotes.test(message) || saysQuotes.test(message) ? (sourceAfter.exec(after)?.[1] ?? '') : '';
    const isBySelf = self.some((one) => isNameOf(source, one));
    if (source !== '' && !isBySelf) return [{ words, by: withOccasion(source, message), isOwn: false, at }];
    const { who, at: placeAt, from: placeFrom } = speakerAt.exec(before)?.groups ?? {};
    const spokenFor = placeAt ?? placeFrom;
    const named = [
      who !== undefined && spokenFor !== undefined && !notOutlets.test(who) ? `${who}, ${spokenFor}` : undefined,
      nameAfter.exec(after)?.[1],
      speakerBefore(before),
      fromBefore.exec(before)?.[1],
      givenBefore.exec(before)?.[1],
      outletAlone.exec(before)?.[1],
    ]
      .map((found = '') => found.replace(/[.,]$/, ''))
      .find((found) => found !== '' && !notOutlets.test(found) && !isMaker(found, after, message));
    const isSelf = named !== undefined && self.some((one) => isNameOf(named, one));
    if (isOwnSaid(before, after) || isSelf) return [{ words, by: named ?? '', isOwn: true, at }];
    if (named !== undefined) return [{ words, by: named, isOwn: false, at }];
    const isGiven = isForQuote.test(before) || (isHandedOver.test(before) && speaksOfSelf.test(words));
    const isOthers = isOfSomeone.test(before) || isSaidByOther(after) || isPlaced.test(after);
    if (isSwapped.test(before) && !isSaidByOther(after)) return [{ words, by: '', isOwn: true, at }];
    if (isGiven && !isOthers && !isOfOthers.test(before)) return [{ words, by: '', isOwn: true, at }];
    return isAlone(message, match[0]) && !isOthers && speaksOfSelf.test(words)
      ? [{ words, by: '', isOwn: true, at }]
      : [];
  });
}

/** Whether the words around a quote give it as the artist's own, and not as what someone said to them. */
function isOwnSaid(before: string, after: string): boolean {
  if (isSaidByOther(after)) return false;
  const mine = isMine.exec(before);
  return (mine !== null && !isOfSomeone.test(mine[0])) || isMineAfter.test(after);
}

/** "It was on KXPL and Bonnie Drake called it …": the station doesn't speak. */
function speakerBefore(before: string): string | undefined {
  const found = nameBefore.exec(before);
  // "Jo from Leeds said": a town says nothing.
  const [, person] = found ? (personOf.exec(before.slice(0, found.index)) ?? []) : [];
  if (person !== undefined && !notOutlets.test(person)) return person;
  const isBehindPlace = found && /(?<!\p{L})(?:on|at|in|by|from|en|por) $/iu.test(before.slice(0, found.index));
  return isBehindPlace ? found[1]?.replace(/^.* (?:and|y) /u, '') : found?.[1];
}

const personOf = new RegExp(
  `(?<!\\p{L})(?!(?:Quotes?|Lines?|Words|Reviews?)(?!\\p{L}))(${name}) (?:from|of) (?:the )?$`,
  'u',
);

/** What leads to a quote: in "don't make one up, use this", the last request alone. */
function handedOver(before: string): string {
  const found = isHandedOver.exec(before);
  if (!found || /(?:n['’]?t|not|never)(?: \p{L}+)?\s*$/iu.test(before.slice(0, found.index))) return before;
  return found[0];
}

/** "“Glass Houses All Summer Long” by Ivy Lark": the words may be a title, unless the message speaks of a quote. */
function isMaker(named: string, after: string, message: string): boolean {
  return /^\W*(?:by|from|de|in) /iu.test(after) && after.includes(named) && !saysQuotes.test(message);
}

/** A source with what it wrote about, if that was no release: "The Skinny, May 2025, on a concert". */
function withOccasion(source: string, message: string): string {
  if (!ofConcerts.test(message)) return source;
  return languageOf([message]) === 'es' ? `${source}, sobre un concierto` : `${source}, on a concert`;
}

/** Whether words in quotation marks are what someone said, in a message about quotes, and so no title. */
export function isQuote(words: string, message: string): boolean {
  if (!saysQuotes.test(message)) return false;
  return quotesIn(message, []).some((quote) => quote.words === words.trim());
}

/** "Ivy" by Ivy Lark is the artist. */
function isNameOf(named: string, self: string): boolean {
  const [given, whole] = [named.toLowerCase(), self.toLowerCase()];
  return whole !== '' && (given === whole || whole.startsWith(`${given} `));
}

/** Whether a message is little more than the quote: the answer to a request for one. */
function isAlone(message: string, quote: string): boolean {
  return message.length - quote.length < 30;
}

const introduced = new RegExp(
  `(?:(?<!\\p{L})(?:[Ii](?:['’]?m| am)|[Mm]y name(?:['’]?s| is)|[Ss]oy|[Mm]e llamo)|(?<=^|[,.!?;\\n] ?)[Nn]ame(?:['’]?s| is)) (${name})(?!\\p{L})`,
  'gu',
);
/** "my names kez adeyo from leeds", as typed on a phone: first and last name, up to the next clause. */
const introducedInSmall =
  /(?:(?<!\p{L})(?:my name(?:['’]?s| is)|me llamo)|(?<=^|[,.!?;\n] ?)name(?:['’]?s| is)) (?!(?:not|on|in|at|the|my|going|called|still|just)(?!\p{L}))(\p{Ll}{2,} \p{Ll}{2,})(?=\s*(?:$|[,.!?;\n(])| (?:and|from|but|i|im|y|de|pero)(?!\p{L}))/gu;

/** "Soy Beto de Los Hijos del Semáforo": the act isn't part of the member's name. */
const ofAct = / de (?:Los|Las|El Grupo|La Banda) .*$/u;

/** "I'm 17", "I'm Irish", "I'm Kieran's manager": no names of the artist. */
const notPersons =
  /^[\d\s.]|['’]s$|^(?:British|English|Irish|Scottish|Welsh|Cornish|American|Canadian|Australian|French|German|Dutch|Spanish|Italian|Portuguese|Polish|Nigerian|Jamaican|Indian|Mexican|Christian|Muslim|Jewish|Black|OK|DIY|DJ|MC|I|PR)(?: |$)/u;

/** The name with which the artist introduced themselves as a person; empty if they didn't. */
export function personIn(texts: readonly string[]): string {
  const said = texts.join('\n');
  const isOfSelf = ({ 0: words, index }: RegExpExecArray): boolean =>
    !/^name/iu.test(words) || isAboutArtist(said.slice(0, index));
  const typed = [...said.matchAll(introducedInSmall)]
    .filter(isOfSelf)
    .map(([, found = '']) => found.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()));
  return (
    [...said.matchAll(introduced)]
      .filter(isOfSelf)
      // "My name is Sam Hale and I play the harp".
      .map((match) => (match[1] ?? '').replace(/ (?:(?:and|&|y) )?(?:I(?:['’]\p{L}+)?|We)(?: .*)?$/u, ''))
      .map((found) => found.replace(/[.,]$/, '').replace(ofAct, ''))
      .filter((found) => !notPersons.test(found))
      .at(-1) ??
    typed.at(-1) ??
    ''
  );
}
