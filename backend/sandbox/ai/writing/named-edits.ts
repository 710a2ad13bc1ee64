import type { Respelling } from '../reading/changes/respelling.js';
import { wordsChanged } from '../reading/changes/words-changed.js';
import type { Edit } from './edits.js';
import { hasSigns, wordsSwapped } from './prose/word-swap.js';

/** An edit named in a message; `in` locates it in a text, if possible. */
export interface NamedEdit {
  /** The words that it replaces, as typed; absent if it does something else. */
  words?: Respelling;
  in: (markdown: string) => Edit | null;
  /** All of them, where words may stand in several places. */
  everywhere?: (markdown: string) => readonly Edit[] | null;
}

/** Words in quotation marks; those in single ones may have an apostrophe inside. */
const passage =
  '["“«\'‘]((?:(?<=["“«])[^"“”«»\\n]{1,400}?(?=["”»])|(?<=[\'‘])[^"“”«»\'‘’\\n]{1,200}(?:[\'’](?=\\p{L})[^"“”«»\'‘’\\n]*)*(?=[\'’](?!\\p{L}))))["”»\'’]';
const replaces = new RegExp(
  `(?<!\\p{L})(?:change|replace|swap|make|cambia|sustituye|reemplaza) (?:the words? |the line |the |la |el )?${passage} (?:to|with|by|into|for|por|con) ${passage}`,
  'iu',
);
const cuts = new RegExp(
  `(?<!\\p{L})(?:cut|remove|delete|drop|take out|leave out|quita|borra|elimina) (?:the words? |the line |the sentence |la frase |the |la |el )?${passage}`,
  'iu',
);
const parts: [words: RegExp, of: (text: string) => string][] = [
  [/(?:last|final) paragraph|último párrafo/iu, (text) => paragraphs(text).at(-1) ?? ''],
  [/first paragraph|primer párrafo/iu, (text) => paragraphs(text)[0] ?? ''],
  [/second paragraph|segundo párrafo/iu, (text) => paragraphs(text)[1] ?? ''],
  [/third paragraph|tercer párrafo/iu, (text) => paragraphs(text)[2] ?? ''],
  [/headline|title line|titular/iu, (text) => /^#.*$/m.exec(text)?.[0] ?? ''],
  [/(?:the|my|la|mi) (?:quote|cita)/iu, quoteIn],
];
const speaker = "\\p{Lu}[\\p{L}\\d&.'’-]*(?: \\p{Lu}[\\p{L}\\d&.'’-]*){0,4}";
/** "Cut the quote from NME", "take the NME quote out": removes the line with a quote and that name. */
const namedQuote = new RegExp(
  `(?<!\\p{L})(?:(?:the|la) (?:quote|cita) (?:from|by|of|de) (?:the )?(${speaker})|the (${speaker}) quote)`,
  'u',
);
/** "Change the headline to …": a part and its new text. */
const partTo = new RegExp(
  `(?<!\\p{L})(?:change|replace|make|set|swap|cambia|pon|sustituye) (?:the|my|la|el|mi) (headline|title line|subject(?: line)?|quote|titular|asunto|cita|frase)(?: (?:to|with|by|read|say|a|por|con))?:? ${passage}`,
  'iu',
);
const cutsPart =
  /(?<!\p{L})(?:cut|remove|delete|drop|take out|take (?:the|my|that) [^.?!\n]{0,30} out|leave out|quita|borra|elimina)(?!\p{L})/iu;

const courtesy = '(?:[ ,]+(?:please|pls|plz|thanks|then|now|again|too|for me|line|info|out|mate))*\\W*$';
const cutting =
  '(?<!\\p{L})(?:cut|remove|delete|drop|lose|scrap|take out|leave out|get rid of|cut out|take)(?: out)? (?:the|that|my|this|all the) ';
/** "Drop the price": a labelled line. */
const cutsLine = new RegExp(
  `${cutting}(?<line>price|age|support|doors?|address|tickets?|contact|venue)(?: (?:limit|act|times?|link|price|details))?${courtesy}`,
  'iu',
);

/** The words that a message wants replaced, as it names them; null for other messages. */
export function swapNamed(message: string): Respelling | null {
  const [, from, to] = replaces.exec(message) ?? [];
  return from !== undefined && to !== undefined ? { from, to } : wordsChanged(message);
}

/** Puts words in place of others. "Change the narrowboat to a houseboat" also means "a narrowboat". */
function wordsPut(text: string, { from, to }: Respelling): readonly Edit[] | null {
  const bare = (words: string): string => words.replace(/^(?:the|an?|el|la|los|las|una?) /iu, '');
  return wordsSwapped(text, from, to) ?? (bare(from) === from ? null : wordsSwapped(text, bare(from), bare(to)));
}

/** A question about a passage selected in the editor: the quoted passage, followed by its document's title. */
const selection = /^Change this passage of my [^\n:]{1,40}:\n\n((?:>[^\n]*\n)+)\n([\s\S]{1,500})$/;

function selectedEdit(message: string): NamedEdit | null {
  const [, quoted = '', instruction = ''] = selection.exec(message.trim()) ?? [];
  const selected = quoted
    .replace(/^> ?/gm, '')
    .replace(/\n*— “[^\n]*\n?$/, '')
    .trim();
  if (selected === '') return null;
  const given = new RegExp(`(?:replace|change|write|say|con|por|di)[^"“«]{0,40}${passage}`, 'iu').exec(
    instruction,
  )?.[1];
  const shorter = /(?<!\p{L})(?:short(?:er|en)?|cort[ao]|acorta)(?!\p{L})/iu.test(instruction)
    ? /^[^.!?,;:—]+/
        .exec(selected)?.[0]
        .trim()
        .replace(/$/, /[.!?]$/.test(selected) ? '.' : '')
    : undefined;
  const replace = given ?? shorter ?? (cutsPart.test(instruction) ? '' : null);
  return replace === null ? null : { in: (text) => whereFound(text, selected, replace) };
}

/** The edit that a message names by its words or by part; null if there is none. */
export function namedEdit(message: string): NamedEdit | null {
  const asked = selectedEdit(message);
  if (asked) return asked;
  const swap = swapNamed(message);
  if (swap) {
    return {
      words: swap,
      in: (text) => wordsPut(text, swap)?.[0] ?? (hasSigns(swap.from) ? whereFound(text, swap.from, swap.to) : null),
      everywhere: (text) => wordsPut(text, swap),
    };
  }
  const cut = cuts.exec(message);
  if (cut) return { in: (text) => whereFound(text, cut[1] ?? '', '') };
  const said = partTo.exec(message);
  if (said) return { in: (text) => partReplaced(text, said[1] ?? '', said[2] ?? '') };
  const named = cutsPart.test(message) ? namedQuote.exec(message) : null;
  const who = named?.[1] ?? named?.[2];
  if (who !== undefined) return { in: (text) => quoteCut(text, who) };
  const label = cutsLine.exec(message)?.groups?.['line']?.replace(/^(door|ticket)$/iu, '$1s');
  if (label !== undefined) {
    const line = new RegExp(`^\\*\\*${label}:\\*\\*.*$`, 'imu');
    return { in: (text) => sentenceCut(text, line.exec(text)?.[0]) };
  }
  const moved = toTop.test(message) ? parts.find(([words]) => words.test(message)) : undefined;
  if (moved) return { in: (text) => movedToTop(text, moved[1](text)) };
  const part = cutsPart.test(message) ? parts.find(([words]) => words.test(message)) : undefined;
  if (!part) return null;
  return { in: (text) => withoutPart(text, part[1](text)) };
}

/** Cuts a sentence or a line, with the space or line break that it leaves. */
function sentenceCut(text: string, sentence: string | undefined): Edit | null {
  // The sentence with the title and the day is the news itself.
  if (sentence === undefined || sentence.trim() === '' || /^(?!\*\*\p{L}+:)[^“]+“/u.test(sentence)) return null;
  const isWhole = text.split('\n\n').includes(sentence);
  if (isWhole) return withoutPart(text, sentence);
  const find = [` ${sentence}`, `${sentence} `, `${sentence}\n`].find((one) => text.includes(one)) ?? sentence;
  return { find, replace: '' };
}

/** Cuts a part of a text with the empty lines around it that it leaves. */
function withoutPart(text: string, part: string): Edit | null {
  if (part === '') return null;
  const find = [`${part}\n\n`, `\n\n${part}`].find((one) => text.includes(one)) ?? part;
  return { find, replace: '' };
}

/** The line with a quote and who said it, or the blank for one; else a line that begins with long words in quotation marks. */
function quoteIn(text: string): string {
  const said =
    /^[“"«][^\n]*[”"»] — .*$/m.exec(text) ??
    /^\[(?:Your own quote|Tu cita)[^\]\n]*\].*$/m.exec(text) ??
    // A title in marks is the news itself.
    /^[“"«][^”"»\n]{12,}[”"»](?!.* (?:sale|salió|ha salido|comes out|came out|is out|starts|empieza)(?!\p{L})).*$/mu.exec(
      text,
    );
  return said?.[0] ?? '';
}

/** "Put the quote first": moves a part of a text before its first paragraph. */
const toTop =
  /(?<!\p{L})(?:(?:put|move|bring|get|have|pon) [^.?!\n]{0,40}(?:first(?! paragraph)|to the (?:top|start|beginning|front)|(?:at|to) the (?:very )?(?:top|start|beginning)|up top|primero|al (?:principio|comienzo|inicio))|(?:start|open|begin|lead|empieza) (?:it )?(?:with|on|con))(?!\p{L})/iu;

function movedToTop(text: string, part: string): Edit | null {
  const [first = ''] = paragraphs(text);
  const [from, to] = [text.indexOf(first), text.indexOf(part)];
  if (first === '' || part === '' || part.startsWith('[') || to <= from) return null;
  const between = text.slice(from, to);
  return { find: between + part, replace: `${part}\n\n${between.trimEnd()}` };
}

/** Replaces the headline, subject or quote of a text. */
function partReplaced(text: string, part: string, words: string): Edit | null {
  if (/quote|cita|frase/iu.test(part)) {
    const blank = /\[(?:Your own quote|Tu cita)[^\]]*\]/u.exec(text)?.[0];
    if (blank !== undefined) return { find: blank, replace: `“${words}”` };
    const quote = /[“«"]([^”»"\n]{4,})[”»"](?= —)/u.exec(text)?.[1];
    return quote === undefined ? null : { find: quote, replace: words };
  }
  const line = /subject|asunto/iu.test(part) ? /^(?:Subject|Asunto): .*$/m : /^# .*$/m;
  const found = line.exec(text)?.[0];
  if (found === undefined) return null;
  return { find: found, replace: found.replace(/^(# |\p{L}+: ).*$/u, (_, head: string) => head + words) };
}

/** Removes the line with a quote by someone. */
function quoteCut(text: string, who: string): Edit | null {
  const line = text.split('\n').find((one) => /[“«"]/.test(one) && one.includes(who));
  return line === undefined ? null : { find: line, replace: '' };
}

/** The editor escapes Markdown characters: a selected `[town]` is `\[town\]` in its text. */
function whereFound(text: string, wanted: string, replace: string): Edit | null {
  const signs = Array.from(wanted, (sign) =>
    /[\p{L}\p{N}\s]/u.test(sign) ? sign : `\\\\?\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
  const found = new RegExp(signs.join(''), 'iu').exec(text)?.[0];
  return found === undefined ? null : { find: found, replace };
}

/** Paragraphs that are neither headings nor part of the frame. */
function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((one) => one.trim().length > 60 && !one.startsWith('#'));
}
