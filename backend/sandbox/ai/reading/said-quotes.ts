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
  `(${name})(?:,[^,."\\n]{1,40},)? (?:just |recently |has |have )?(?:wrote|said|says|writes|called (?:it|us|me|the \\p{L}+)|described (?:it|us|me) as|escribió|dijo|dice|nos llamó|lo llamó)(?: (?:that|que|it was))?[:,]? ?$`,
  'u',
);
const fromBefore = new RegExp(`(?:quote|words|line|cita|frase) (?:from|by|of|de) (?:the )?(${name})[^"“«]{0,20}$`, 'u');
const isMine =
  /(?<!\p{L})(?:my (?:own )?(?:quote|words)|quote (?:me|from me|of mine)|(?:our|here(?:['’]s| is) (?:a|the|our|my)|this|that) quote|in my (?:own )?words|I(?:['’]d)? (?:said|say|would say|always say|want to say)|you can quote me|as I say|mi cita|cita mía|frase mía|esta cita|mis palabras|puedes citarme|cítame|digo|dije|yo digo|(?:mi|nuestra) frase(?! favorita))[^"“«]{0,60}$/iu;
/** "…", that's my quote. */
const isMineAfter =
  /^[\s,.!]*(?:(?:and )?(?:that|this|there)(?:['’]?s| is| can be)(?: all)?|is|as|for) (?:my|our|the) (?:own )?quote(?!\p{L})(?! (?:from|by|of)(?!\p{L}))|^[\s,.!–—-]*(?:(?:that|this)(?:['’]?s| is) )?(?:an? |the )?quote (?:from|by|of) (?:me|us)(?!\p{L})|^[\s,.!–—-]*\(?(?:said|says|say that) (?:by )?(?:me|I)(?!\p{L})/iu;
/** Words the artist gives as a quote without quotation marks: up to the end of the sentence. */
const unmarked =
  /(?<!\p{L})(?:quote me(?: (?:on|with|as saying) (?:this|that))?|(?:my|our) (?:own )?quote(?: is)?|here(?:['’]s| is) (?:a|my|our) quote|in my (?:own )?words|mi cita(?: es)?|puedes citarme(?: con esto)?|cítame(?: así)?)\s*[:—–]\s*(?!["“«'‘])([^"“”«»\n]{12,400}?)(?=[.!?](?:\s|$)|\n|$)([.!?]?)/giu;
/** "Don't quote me on this", "off the record". */
const isForbidden =
  /(?<!\p{L})(?:don[’']?t|do not|never|can[’']?t|cannot|not|off the record|no me cit\p{L}+|no puedes|extraoficial\p{L}*|entre nosotros)(?!\p{L})[^."“«\n]{0,40}$/iu;
const isMade =
  /(?<!\p{L})(?:fake|invent|make up|made[- ]up|nobody (?:will|would|'ll)|no one (?:will|would)|pretend|inventa|inventada|falsa|nadie lo)(?!\p{L})/iu;
const speaksOfSelf = /(?<!\p{L})(?:I|I['’]\p{L}+|we|my|our|me|yo|mi|mis|nosotros|nuestr[oa]s?)(?!\p{L})/iu;
const notOutlets = /^(?:I|We|It|The|My|Our|He|She|They|Me|Yo|Nosotros)$/u;

/** The quotes in a message by the artist, each with its speaker. Quotes they ask to be made up don't count. */
export function quotesIn(message: string, self: readonly string[]): SaidQuote[] {
  if (isMade.test(message)) return [];
  return [...markedQuotes(message, self), ...unmarkedQuotes(message)]
    .sort((one, other) => one.at - other.at)
    .map(({ words, by, isOwn }) => ({ words, by, isOwn }));
}

function unmarkedQuotes(message: string): FoundQuote[] {
  return [...message.matchAll(unmarked)].flatMap(({ 1: words = '', 2: end = '', index: at }) =>
    hasFourWords(words) && !isForbidden.test(message.slice(0, at))
      ? [{ words: words.trim() + end, by: '', isOwn: true, at }]
      : [],
  );
}

function hasFourWords(words: string): boolean {
  return words.trim().split(/\s+/).length >= 4;
}

function markedQuotes(message: string, self: readonly string[]): FoundQuote[] {
  return [...message.matchAll(marks)].flatMap((match): FoundQuote[] => {
    const at = match.index;
    const words = (match[1] ?? match[2] ?? '').trim().replace(/,$/, '');
    const before = message.slice(Math.max(0, match.index - 120), match.index);
    if (!hasFourWords(words) || isForbidden.test(before)) return [];
    const after = message.slice(match.index + match[0].length, match.index + match[0].length + 60);
    const named = [nameAfter.exec(after)?.[1], nameBefore.exec(before)?.[1], fromBefore.exec(before)?.[1]]
      .map((found = '') => found.replace(/[.,]$/, ''))
      .find((found) => found !== '' && !notOutlets.test(found));
    const isSelf = named !== undefined && self.some((one) => isNameOf(named, one));
    if (isMine.test(before) || isMineAfter.test(after) || isSelf) return [{ words, by: named ?? '', isOwn: true, at }];
    if (named !== undefined) return [{ words, by: named, isOwn: false, at }];
    return isAlone(message, match[0]) && speaksOfSelf.test(words) ? [{ words, by: '', isOwn: true, at }] : [];
  });
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
  `(?<!\\p{L})(?:[Ii](?:['’]m| am)|[Mm]y name is|[Ss]oy|[Mm]e llamo) (${name})(?!\\p{L})`,
  'gu',
);

/** "Soy Beto de Los Hijos del Semáforo": the act isn't part of the member's name. */
const ofAct = / de (?:Los|Las|El Grupo|La Banda) .*$/u;

/** The name with which the artist introduced themselves as a person; empty if they didn't. */
export function personIn(texts: readonly string[]): string {
  const found = [...texts.join('\n').matchAll(introduced)].map((match) =>
    (match[1] ?? '').replace(/[.,]$/, '').replace(ofAct, ''),
  );
  return found.at(-1) ?? '';
}
