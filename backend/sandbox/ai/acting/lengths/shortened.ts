import { countWords } from '../reports/text-report.js';
import { hasWords } from '../../writing/cuts/words-of.js';
import type { ShorterAsked } from './shorter-asked.js';

/** A text with whole sentences left out. */
export interface Shortened {
  markdown: string;
  /** The sentences that were left out, in the text's order. */
  left: string[];
}

/** A sentence or line of a text, and in which order it may go: the lowest first, null never. */
interface Piece {
  words: string;
  rank: number | null;
}

const frame =
  /^(?:#|\*\*(?:FOR IMMEDIATE|EMBARGO|PARA PUBLICACI|\p{Lu}{4})[^*\n]*\*\*$|###|(?:Subject|Asunto):|(?:Hello|Hi|Dear|Hola|Estimad[ao]s?|Querid[ao]s?)(?!\p{L})|- |\* )/u;
/** "**Tickets:** …", "Listen: …", but not "**About Mara Quill:** …". */
const labelled =
  /^(?:\*\*(?!(?:About|Acerca de|Sobre)(?!\p{L}))[^*\n]{2,30}:\*\*|(?:Listen(?: and download)?|Escuchar(?: y descargar)?|Tickets|Entradas|Dates|Fechas):)|:$/u;
const about = /^\*\*(?:About|Acerca de|Sobre)(?!\p{L})[^*\n]*:\*\*/u;
const blank = /\[[^\]\n]*\]/u;
const onlyBlank = /^\\?\[[^\]\n]*\][.:]?(?: — .*)?$/iu;
/** Where it can be heard, or how to reach the sender. */
const link = /\[(?:[\p{L} ]+ )?(?:link|enlace|tickets?|entradas|e-?mail|correo)(?: [^\].]*)?\]|https?:|www\.|\S@\S/iu;
const optionalLine = /\[[^\]\n]*(?:or cut this line|o borra esta línea)[^\]\n]*\]/u;
const quoted = /^["“«][^\n]*["”»](?: — |$)/u;

/** In which order parts go. Between `praise` and `statement`, those further down go first. */
const ranks = { blank: 0, withBlank: 1, boilerplate: 2, standard: 3, statement: 100, praise: 200, ownQuote: 300 };
/** Lines that say nothing of the artist: "**FOR IMMEDIATE RELEASE**", "###". */
const standard = /^(?:###|\*\*(?:FOR IMMEDIATE RELEASE|PARA PUBLICACI\p{L}+ INMEDIATA)\*\*)$/u;
/** How much longer than asked a text may stay rather than lose what the artist told, unless it has to fit somewhere. */
const leeway = 1.3;

/**
 * Leaves out whole sentences, the least important first: unfilled blanks, what is the same in every text, then the facts furthest
 * from the headline. What the text is about, its frame and its contact stay, and the artist's own quote as long as anything else can go.
 * @param speakers who may be quoted as the artist
 */
export function shortened(
  markdown: string,
  wanted: ShorterAsked,
  kind: string,
  speakers: readonly string[],
): Shortened {
  const paragraphs = piecesOf(markdown, kind, wanted.keeps, speakers);
  const sizeOf = (text: string): number => (wanted.unit === 'words' ? countWords(text) : text.length);
  // Unless it has to fit somewhere, it keeps what the artist says in their own words.
  const mayGo = ({ rank }: Piece): boolean =>
    rank !== null && (wanted.most !== null || wanted.of === 'text' || rank < ranks.praise);
  const order = paragraphs
    .flat()
    .filter((piece): piece is Piece & { rank: number } => mayGo(piece))
    .toSorted((one, other) => one.rank - other.rank);
  const rest = order.reduce((sum, { words, rank }) => sum + (rank === ranks.standard ? 0 : sizeOf(words)), 0);
  const most =
    wanted.most ?? Math.floor(sizeOf(markdown) - (1 - wanted.share) * (wanted.of === 'rest' ? rest : sizeOf(markdown)));
  const gone = new Set<Piece>();
  let now = markdown;
  for (const piece of order) {
    const isTold = piece.rank > ranks.standard;
    if (sizeOf(now) <= most * (isTold && wanted.most === null && wanted.of === 'text' ? leeway : 1)) break;
    gone.add(piece);
    now = joined(paragraphs, gone);
  }
  const left = paragraphs.flat().filter((piece) => gone.has(piece));
  return { markdown: left.length === 0 ? markdown : now, left: left.map(({ words }) => words.trim()) };
}

/** A text's paragraphs with their pieces; each piece has the space or line break before it. */
function piecesOf(markdown: string, kind: string, keeps: readonly string[], speakers: readonly string[]): Piece[][] {
  const paragraphs = markdown.split(/\n{2,}/u);
  const isEmail = /^(?:Subject|Asunto):/u.test(markdown);
  const last = paragraphs.findLastIndex((one) => one.trim() !== '');
  let hasLead = false;
  let at = 0;
  return paragraphs.map((paragraph, index) => {
    // The sender's name, in an email.
    if (isEmail && index === last) return [{ words: paragraph, rank: null }];
    const isAbout = about.test(paragraph);
    const pieces = paragraph.split(/(?=\n)/u).flatMap((line) => {
      const bare = line.trim();
      if (optionalLine.test(bare)) return [{ words: line, rank: ranks.blank }];
      if (standard.test(bare) || (labelled.test(bare) && !isAbout && isUnfilled(bare)))
        return [{ words: line, rank: ranks.standard }];
      if (frame.test(bare) || (labelled.test(bare) && !isAbout)) return [{ words: line, rank: null }];
      if (onlyBlank.test(bare) && !link.test(bare)) return [{ words: line, rank: ranks.blank }];
      if (quoted.test(bare)) return [{ words: line, rank: quoteRank(bare, speakers) - index / 100 }];
      return sentencesOf(line).map((words): Piece => {
        at += 1;
        const text = words.trim();
        const rank = sentenceRank(text, at, isAbout);
        const isLead = !hasLead && !isAbout && rank !== ranks.blank;
        if (isLead) hasLead = true;
        return { words, rank: isLead || (isEmail && text.endsWith('?')) ? null : rank };
      });
    });
    // Each caption is a post of its own, and keeps its first sentence.
    const isPost = kind === 'captions';
    return pieces.map((piece, place) => {
      const isKept = keeps.some((topic) => isAboutTopic(piece.words, topic));
      return isKept || (isPost && place === 0) ? { ...piece, rank: null } : piece;
    });
  });
}

/** "**Listen:** [private streaming link] · **Photos:** [download link, with credit]", but not the contact or the tickets. */
function isUnfilled(line: string): boolean {
  const said = line.replace(/\*\*[^*]*:\*\*/gu, '').replace(/\[[^\]\n]*\]/gu, '');
  return (
    blank.test(line) &&
    !/\p{L}/u.test(said) &&
    !/^\*\*(?:Contact|Contacto|Tickets|Entradas|Date|Fecha|Venue|Sala)/u.test(line)
  );
}

function quoteRank(line: string, speakers: readonly string[]): number {
  const by = line.split(' — ').at(-1) ?? '';
  return !line.includes(' — ') || speakers.some((name) => name !== '' && by.includes(name))
    ? ranks.ownQuote
    : ranks.praise;
}

/** @param at the sentence's place in the text */
function sentenceRank(text: string, at: number, isAbout: boolean): number | null {
  if (link.test(text)) return null;
  if (onlyBlank.test(text)) return ranks.blank;
  // The sentence behind "**About Mara Quill:**" goes last of them.
  if (isAbout) return ranks.boilerplate - at / 100;
  return blank.test(text) ? ranks.withBlank : ranks.statement - at / 100;
}

const isQuote = /^(?:own )?(?:quotes?|citas?|frase|words|palabras)$/iu;

function isAboutTopic(words: string, topic: string): boolean {
  return isQuote.test(topic) ? quoted.test(words.trim()) : hasWords(words, topic);
}

const abbreviation =
  /(?:^|[\s(“"])(?:\p{Lu}|St|Mr|Mrs|Ms|Dr|Prof|No|Nos|Ave|Rd|vs|feat|ft|Sr|Sra|Srta|D|Dña|Ud|Uds|aprox|Av|Núm)\.$/u;

/** The sentences of a line, with the spaces before them. Those within one pair of quotation marks, brackets or parentheses are one. */
function sentencesOf(line: string): string[] {
  const parts = line.split(/(?<=[.!?…][”"»’)\]]*)(?=\s+[\p{Lu}\p{N}“"«¿¡[(\\])/u);
  return parts.reduce<string[]>((done, part) => {
    const before = done.at(-1);
    if (before === undefined || !(isOpen(before) || abbreviation.test(before))) return [...done, part];
    return [...done.slice(0, -1), before + part];
  }, []);
}

function isOpen(text: string): boolean {
  const count = (mark: RegExp): number => text.match(mark)?.length ?? 0;
  return (
    count(/[“«]/gu) > count(/[”»]/gu) ||
    count(/"/gu) % 2 === 1 ||
    count(/\(/gu) > count(/\)/gu) ||
    count(/\[/gu) > count(/\]/gu)
  );
}

function joined(paragraphs: readonly Piece[][], gone: ReadonlySet<Piece>): string {
  return paragraphs
    .map((pieces) =>
      pieces
        .map((piece, at) => (gone.has(piece) ? '' : startOf(pieces, at, gone) + piece.words.trimStart()))
        .join('')
        .trim(),
    )
    .filter((one) => one !== '')
    .join('\n\n');
}

/** The space before a piece; a line's first sentence leaves its line break to the next one. */
function startOf(pieces: readonly Piece[], at: number, gone: ReadonlySet<Piece>): string {
  const own = /^\s*/u.exec(pieces[at]?.words ?? '')?.[0] ?? '';
  const before = pieces[at - 1];
  return before && gone.has(before) && !own.includes('\n') ? startOf(pieces, at - 1, gone) : own;
}
