/** Verbs that say who speaks, in the languages that artists write to us in most often. */
const verbs = [
  'says?|said|tells?|told|adds|added|explains?|explained|recalls?|recalled|notes|noted|writes?|wrote|laughs|admits|admitted|comments|commented',
  'declares|declared|remembers|remembered|calls it|called it',
  'dice|dijo|cuenta|contó|explica|explicó|añade|añadió|recuerda|recordó|afirma|afirmó|comenta|comentó|señala|escribe|escribió|asegura|aseguró|confiesa',
  'sagte?|erzählte?|erklärte?|meinte?|schreibt|schrieb|betont|dit|raconte|explique|ajoute|écrit|spiega|racconta|aggiunge|scrive|diz|disse|conta|escreve',
].join('|');
/** "Pitchfork editor Ada", "the singer Mara Quill": words of which at least one is capitalised. */
const words = String.raw`(?:[\p{L}.'’&-]{1,30} ){0,5}?\p{Lu}[\p{L}.'’&-]{0,30}(?: (?:[\p{L}'’-]{2,30} )?\p{Lu}[\p{L}.'’&-]{0,30}){0,4}`;
const closing = String.raw`^["”“»«’‘'」]?[,.!?…]?["”“»«’‘'」]?[,.]? ?`;

const behind = [
  new RegExp(`${closing}[—–-] ?(${words})`, 'u'),
  new RegExp(`${closing}(?:${verbs}) (${words})`, 'u'),
  new RegExp(`${closing}(${words}) (?:${verbs})(?!\\p{L})`, 'u'),
];
const before = [
  new RegExp(`(?:^|[.!?:;,] )(${words}) (?:${verbs})[:,]? ?["“„«‘'「]?$`, 'u'),
  new RegExp(`(?<!\\p{L})(?:${verbs}) (${words}): ?["“„«‘'「]?$`, 'u'),
  new RegExp(`^(${words}): ?["“„«‘'「]?$`, 'u'),
];
const saysBehind = new RegExp(
  `${closing}(?:(?:${verbs})(?!\\p{L})|(?:she|he|they|i|we|ella|él|sie|er|elle|il|lei|lui|ela|ele|${words}) (?:${verbs})(?!\\p{L}))`,
  'iu',
);
const saysBefore = new RegExp(`(?<!\\p{L})(?:${verbs})(?: ${words})?[:,]? ?$`, 'iu');

/** A full stop within such words that ends a sentence: not after an initial, "Dr." or "St.". */
const sentenceEnd = /(?<!(?<!\p{L})(?:\p{Lu}|St|Ste|Drs?|Dra|Mrs?|Ms|Mx|Jr|Sra?|Srta|Prof|Rev|Sgt|Lt|ft|feat))\. /u;

/** How much of a text on each side of a quote is read, in characters. */
const around = 120;

interface Span {
  start: number;
  end: number;
}

/** The words that attribute a quote to someone with a name: "Pitchfork editor Ada". Null if none do. @param text masked */
export function speakerOf(text: string, quote: Span): string | null {
  const { lead, rest } = besides(text, quote);
  for (const [patterns, part, nearest] of [
    [behind, rest, 0],
    [before, lead, -1],
  ] as const)
    for (const pattern of patterns) {
      const name = pattern.exec(part)?.[1];
      if (name !== undefined) return name.split(sentenceEnd).at(nearest) ?? name;
    }
  return null;
}

/** Whether a verb of saying stands next to these words: they are a quote. @param text masked */
export function isSaid(text: string, words: Span): boolean {
  const { lead, rest } = besides(text, words);
  return saysBehind.test(rest) || saysBefore.test(lead);
}

/** "Mojo calls it", "Mojo lo califica de": what is quoted next is a verdict, whatever follows it. */
const callsIt =
  /(?<!\p{L})(?:call(?:s|ed) (?:it|her|him|them|the|this)|(?:lo|la|los|las) (?:llam[aó]|calific[aó] de|describ(?:e|ió) como))[^.!?]{0,40}$/iu;
/** "(Mojo)", behind a quote. */
const inBrackets = new RegExp(`${closing}\\(${words}`, 'u');
const endsClause = /^["”“»«’‘'」]?[^\p{L}\p{N}]*(?:[\n.,;:!?…)—–]|$)/u;

/**
 * Whether someone is named as having said these words. A verb before them only counts if they end its clause: in "she
 * writes “stunning” songs", the quotation marks are scare quotes. @param text masked
 */
export function isAttributed(text: string, quote: Span): boolean {
  const { lead, rest } = besides(text, quote);
  if (inBrackets.test(rest) || saysBehind.test(rest) || behind.some((pattern) => pattern.test(rest))) return true;
  const unopened = lead.replace(/["“„«»‘'「]$/, '');
  if (callsIt.test(unopened)) return true;
  return endsClause.test(rest) && (saysBefore.test(unopened) || before.some((pattern) => pattern.test(lead)));
}

/** What stands before and after a quote in its paragraph, with single spaces. */
function besides(text: string, { start, end }: Span): { lead: string; rest: string } {
  const lead =
    text
      .slice(Math.max(0, start - around), start)
      .split(/\n[\0 \t]*\n/)
      .at(-1) ?? '';
  // A quote and its author are often paragraphs of their own.
  const rest = text.slice(end, end + around).replace(/^([^\p{L}\p{N}]{0,12})\n[^\p{L}\p{N}—–-]{0,9}(?=[—–-])/u, '$1 ');
  const inLine = (part: string): string => part.replaceAll('\0', '').replace(/\s+/g, ' ');
  return { lead: inLine(lead), rest: inLine(rest.split(/\n[\0 \t]*\n/)[0] ?? '') };
}

/** People who write about artists rather than for them. */
const critics =
  /(?<!\p{L})(?:editor|critic|reviewer|journalist|columnist|presenter|broadcaster|magazine|blog|newspaper|crític[oa]|periodista|redactora?|revista|diario|Kritiker(?:in)?|Journalist(?:in)?|Zeitung|journaliste|critique|giornalista|jornalista)(?!\p{L})/iu;

export const isCritic = (speaker: string): boolean => critics.test(speaker);

/** The name in such words: "Pitchfork Ada". A word like "The" may be part of it. */
export const nameOf = (speaker: string): string =>
  speaker
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word))
    .join(' ');
