import { findDays, longDay, spanishDay } from '../calendar.js';
import { namedDate } from '../named-date.js';
import { ownStatements } from '../own-statements.js';
import { withoutEarlierWorks } from '../reading/works/earlier-works.js';
import { type Language, languageOf } from '../reading/language.js';
import { lastNamedWork } from '../reading/works/titles.js';
import type { Day } from '../calendar.js';

/** A turn of the conversation being summarised. */
export interface SaidTurn {
  isArtist: boolean;
  text: string;
  day: Day;
}

type Part = 'facts' | 'decisions' | 'open';

const heads: Record<Language, Record<Part, string>> = {
  en: { facts: 'What the artist said', decisions: 'Decisions', open: 'Open questions' },
  es: { facts: 'Lo que ha dicho el artista', decisions: 'Decisiones', open: 'Preguntas abiertas' },
};
/** How many of its newest lines each part keeps. */
const linesMax: Record<Part, number> = { facts: 24, decisions: 12, open: 6 };
const lineMax = 220;

const decides =
  /(?<!\p{L})(?:let['’]s|we(?:['’]ll| will| have decided| decided| agreed)|I(?:['’]ll| will|['’]ve decided| decided| prefer| choose| chose)|go(?:ing)? with|instead of|no longer|from now on|vamos a|he decidido|hemos decidido|decidí|decidimos|mejor (?:el|la|que)|prefiero|quedamos|ya no)(?!\p{L})/iu;
const states =
  /\d|["“«]|(?<!\p{L})(?:I|we|my|our|it|he|she|they|yo|mi|mis|nuestr[oa]s?|es|sale|fue)(?!\p{L})|(?<!^)\p{Lu}\p{Ll}/u;
const agrees = /^\W*(?:yes|yep|yeah|sure|ok|okay|go ahead|do it|sí|si|vale|claro|adelante)(?!\p{L})[^?]{0,60}$/iu;
/** A point between digits ends none: "7.30pm". */
const sentence = /(?:[^.!?\n]|\.(?=\d))+[.!?]*["”]?/g;

/** Summarises a conversation: what was said, decided and left open, in the artist's own words. */
export function summarise(turns: readonly SaidTurn[], before: string): string {
  const said = turns.filter(({ isArtist }) => isArtist);
  const language = languageOf(said.map(({ text }) => text));
  const parts: Record<Part, string[]> = { facts: [], decisions: [], open: [] };
  const last = readSummary(before);
  for (const part of Object.keys(parts) as Part[]) parts[part].push(...last[part]);
  if (last.rest) parts.facts.unshift(last.rest);
  turns.forEach((turn, index) => {
    if (!turn.isArtist) {
      const question = questionOf(turn.text);
      const next = turns[index + 1];
      if (question && agrees.test(next?.text ?? '')) parts.decisions.push(`${question} – ${next?.text.trim()}`);
      else if (question && (!next || /\?\s*$/.test(next.text))) parts.open.push(question);
      return;
    }
    for (const one of ownStatements(turn.text).match(sentence) ?? []) {
      const line = withDays(one.trim(), turn.day, language);
      if (line.length < 8 || /\?$/.test(line)) continue;
      if (decides.test(line)) parts.decisions.push(line);
      else if (states.test(line)) parts.facts.push(line);
    }
  });
  const news = newsIn(said, language);
  const lines = (Object.keys(parts) as Part[]).flatMap((part) => {
    const kept = [...new Set(parts[part].map((line) => line.slice(0, lineMax)))].slice(-linesMax[part]);
    return kept.length > 0 ? [`${heads[language][part]}:`, ...kept.map((line) => `- ${line}`), ''] : [];
  });
  return [news, ...lines]
    .filter((line, index) => line !== '' || index > 0)
    .join('\n')
    .trim();
}

/** The current work and its day; of two works, the newer. */
function newsIn(said: readonly SaidTurn[], language: Language): string {
  const texts = said.map(({ text, day }) => ({ text: withoutEarlierWorks(text), before: '', day }));
  const work = lastNamedWork(texts.map(({ text }) => text).join('\n'));
  if (!work) return '';
  const date = namedDate(texts);
  const day = date ? (language === 'es' ? `, ${spanishDay(date.day)}` : `, ${longDay(date.day)}`) : '';
  return `${language === 'es' ? 'Ahora' : 'Now'}: “${work.title}”${day}\n`;
}

/** A sentence with the dates that "tomorrow" or "next Friday" refer to. */
function withDays(line: string, day: Day, language: Language): string {
  if (
    !/(?<!\p{L})(?:today|tonight|tomorrow|yesterday|next|last|this|in \w+ (?:days?|weeks?|months?)|ago|on \w+day|hoy|mañana|ayer)(?!\p{L})/iu.test(
      line,
    )
  )
    return line;
  const [found] = findDays(line, day);
  return found ? `${line} (${language === 'es' ? spanishDay(found.day) : longDay(found.day)})` : line;
}

/** The question at the end of a reply. */
function questionOf(text: string): string {
  const questions = text.slice(-400).match(/[^.!?\n>*]{4,200}\?/g) ?? [];
  return questions.at(-1)?.trim() ?? '';
}

/** Splits an earlier summary into its parts. One in another format stays as it is. */
function readSummary(text: string): Record<Part, string[]> & { rest: string } {
  const parts: Record<Part, string[]> & { rest: string } = { facts: [], decisions: [], open: [], rest: '' };
  let part: Part | null = null;
  for (const line of text.split('\n').map((one) => one.trim())) {
    const head = (['en', 'es'] as const).flatMap((language) =>
      (Object.keys(heads[language]) as Part[]).filter((name) => line === `${heads[language][name]}:`),
    )[0];
    if (head) part = head;
    else if (line.startsWith('- ') && part) parts[part].push(line.slice(2));
  }
  // Open questions may have been answered since; the answers are among the turns.
  parts.open = [];
  if (parts.facts.length + parts.decisions.length === 0) parts.rest = text.replace(/\s+/g, ' ').trim().slice(0, 1500);
  return parts;
}
