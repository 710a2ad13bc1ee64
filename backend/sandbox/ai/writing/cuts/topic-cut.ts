import type { Edit } from '../edits.js';
import { withoutClause } from './clauses.js';
import { hasWords } from './words-of.js';

/** The most sentences that one cut takes words out of: a text that has them everywhere is about them. */
const mostSentences = 3;
/** Lines that a text can't do without. */
const frame = /^(?:#|\*\*FOR IMMEDIATE|\*\*PARA PUBLICACIÓN|Subject:|Asunto:)/u;
/** A line of details may be so long, in characters. */
const longestDetails = 200;
/** What stands before the sentences of a line: a place and day, a heading, the sign of a list. */
const lead = /^(?:\*\*[^*]+\*\*(?: – | )?|[-*] |\d+\. )*/u;
const quoteLine = /^([“«])(.*)([”»])(?=$| — )/u;

/** The edits that take out what a text says about something: the smallest part of each sentence that names it. */
export function topicCut(markdown: string, phrase: string): Edit[] {
  const lines = markdown.split('\n').filter((line) => !frame.test(line) && hasWords(line, phrase));
  const edits = lines.flatMap((line) => {
    if (markdown.indexOf(line) !== markdown.lastIndexOf(line)) return [];
    const now = lineWithout(line, phrase);
    if (now === null || now === line) return [];
    return [now === '' ? wholeLine(markdown, line) : { find: line, replace: now }];
  });
  const sentences = lines.flatMap(sentencesOf).filter((one) => hasWords(one, phrase));
  return sentences.length > mostSentences ? [] : edits;
}

function sentencesOf(line: string): string[] {
  return line.replace(lead, '').split(/(?<=[.!?…])\s+(?=[\p{Lu}“«[¿¡\d])/u);
}

/** A line without a topic; `''` if nothing is left, null if it can't be taken out. */
function lineWithout(line: string, phrase: string): string | null {
  const [whole = '', open = '', said = '', close = ''] = quoteLine.exec(line) ?? [];
  if (whole !== '') {
    const rest = sentencesOf(said).filter((one) => !hasWords(one, phrase));
    return rest.length === 0 ? '' : open + rest.join(' ') + close + line.slice(whole.length);
  }
  const label = lead.exec(line)?.[0] ?? '';
  const body = line.slice(label.length);
  // "**Price:** £8" goes as a whole, a segment of "**Listen:** … · **Photos:** …" by itself.
  if (/^\*\*[^*]+:\*\* $/u.test(label) && sentencesOf(line).length === 1 && !/[.!?]$/u.test(body)) {
    const segments = line.split(' · ');
    const kept = segments.filter((one) => !hasWords(one, phrase));
    return segments.length === 1 || kept.length === segments.length ? '' : kept.join(' · ');
  }
  // "Doors 7pm · £8" is a list of details, too.
  if (label === '' && line.length <= longestDetails && / · /u.test(line) && !/[.!?]$/u.test(line)) {
    const details = line.split(' · ');
    const kept = details.filter((one) => !hasWords(one, phrase));
    if (kept.length < details.length) return kept.join(' · ');
  }
  const named = label.replace(/[*:]/gu, '');
  if (hasWords(named, phrase) && !/ – $/u.test(label)) return null;
  const sentences = sentencesOf(line).map((one) => sentenceWithout(one, phrase));
  if (sentences.includes(null)) return null;
  const rest = sentences.filter(Boolean).join(' ');
  return rest === '' ? (label.endsWith(' – ') ? null : '') : label + rest;
}

/** A sentence without a topic; null if it is the news itself, which has the title. */
function sentenceWithout(sentence: string, phrase: string): string | null {
  const [, words = '', mark = ''] = /^(.*?)([.!?…]*(?: \[[^\]]*\]\.?)*)$/u.exec(sentence) ?? [];
  const rest = withoutPlaceNamed(words, phrase) ?? withoutClause(words, phrase);
  if (rest === null) return sentence;
  const isNews = /[“«][^”»]{2,60}[”»]/u.test(words) && !/[“«][^”»]{2,60}[”»]/u.test(rest);
  if (isNews) return null;
  return rest === '' ? mark.replace(/^[.!?…]+ ?/u, '') : rest.replace(/[\s,;–—]+$/u, '') + mark;
}

/** "A nurse at Lakeview Kids hospital" without the hospital is a nurse; null if the sentence has no such place. */
function withoutPlaceNamed(sentence: string, phrase: string): string | null {
  const [, thing = ''] = /^(?:the |my |our |el |la |mi )?(\p{Ll}{4,})$/u.exec(phrase) ?? [];
  if (thing === '') return null;
  const noun = `[${thing.charAt(0)}${thing.charAt(0).toUpperCase()}]${thing.slice(1)}`;
  const name = "\\p{Lu}[\\p{L}.'’&-]*";
  const place = new RegExp(
    ` (?:at|in|for|from|en) (?:the |el |la )?(?:(?:${name} ){1,4}${noun}|${noun}(?: (?:of |de |del )?${name}){1,4})(?![\\p{L}])`,
    'u',
  );
  return place.test(sentence) ? sentence.replace(place, '') : null;
}

/** A line, with the empty line that it would leave. */
function wholeLine(markdown: string, line: string): Edit {
  const isParagraph = markdown.split('\n\n').includes(line);
  const around = isParagraph ? [`${line}\n\n`, `\n\n${line}`] : [`${line}\n`, `\n${line}`];
  return { find: around.find((one) => markdown.includes(one)) ?? line, replace: '' };
}
