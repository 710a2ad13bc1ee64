import type { Finding } from '../../../../contract/documents/document.js';
import { findLinks } from '../proof/links.js';
import { unmasked } from '../text/masked-text.js';
import type { RuleText } from './rule-text.js';

const guess =
  /(?<!\p{L})(?:probably|presumably|allegedly|we (?:think|believe|assume|guess)|i (?:think|believe|guess)|it seems|apparently|rumou?rs?|quizás|tal vez|probablemente|creemos|suponemos|al parecer)(?!\p{L})/giu;
const noComment = /(?<!\p{L})(?:no comment|sin comentarios)(?!\p{L})/giu;
const people =
  /(?<!\p{L})(?:people|everyone|anyone|safe|safety|hurt|injured|family|families|victims?|fans|audience|crew|team|community|personas|todos|seguridad|heridos|familias?|víctimas?|público|equipo)(?!\p{L})/iu;

/** Source: "Crisis PR for artists", musicvideo.uk. */
export function crisisRules(text: RuleText): Finding[] {
  const opening = text.words.slice(0, 60);
  const start = text.text.slice(0, opening.at(-1)?.end ?? 0);
  return [
    ...(people.test(start)
      ? []
      : [text.whole('Begin with the people: who is affected and whether they are safe (musicvideo.uk).')]),
    ...text.each(guess, 'Say only what you know: no guessing (musicvideo.uk).'),
    ...text.each(noComment, '"No comment" reads as guilt: say when you will say more (musicvideo.uk).'),
  ];
}

/** Instagram's own limits (check current). */
const captionMax = 2200;
const hashtagsMax = 30;

/** One caption per paragraph. */
export function captionRules(text: RuleText): Finding[] {
  const found: Finding[] = [];
  for (const { 0: caption, index } of text.text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)) {
    const end = index + caption.trimEnd().length;
    const length = [...unmasked(caption).trim()].length;
    const hashtags = caption.match(/(?<![\p{L}\p{N}&])#[\p{L}\p{N}_]+/gu)?.length ?? 0;
    if (length > captionMax) {
      found.push(text.part(index, end, `${length} characters: Instagram takes ${captionMax}.`));
    }
    if (hashtags > hashtagsMax)
      found.push(text.part(index, end, `${hashtags} hashtags: Instagram takes ${hashtagsMax}.`));
  }
  return found;
}

/** Each question must be followed by an answer. */
export function interviewRules(text: RuleText): Finding[] {
  const lines = [...text.text.matchAll(/[^\n]+/g)].filter(([line]) => /[^\s\0]/.test(line));
  const isQuestion = (line: string): boolean => /\?["'”’)\0 ]*$/.test(line);
  if (!lines.some(([line]) => isQuestion(line))) return [text.whole('Put each question on a line of its own.')];
  return lines
    .filter(({ 0: line }, at) => isQuestion(line) && (!lines[at + 1] || isQuestion(lines[at + 1]?.[0] ?? '')))
    .map(({ 0: line, index }) =>
      text.part(index + line.search(/[^\s\0]/), index + line.trimEnd().length, 'Add what you want to say to this.'),
    );
}

/** A pitch form takes no links, and a song that is out can't be pitched. Source: Spotify for Artists, the-source.eu. */
export function spotifyRules(text: RuleText): Finding[] {
  return [
    ...findLinks(text.text, text.markdown).map(({ start, end }) =>
      text.part(start, end, 'The form takes no links: use the room for the story (Spotify for Artists).'),
    ),
    ...text.each(
      /(?<!\p{L})(?:out now|is out|now out|streaming now|ya disponible|ya está fuera)(?!\p{L})/giu,
      'Only an unreleased song can be pitched (Spotify for Artists).',
    ),
  ];
}

/** One sentence on one line. */
export function oneLineRules(text: RuleText): Finding[] {
  const lines = unmasked(text.text).trim();
  const isOne =
    !/\n/.test(lines) && !/[.!?]["'”’)]?\s+\p{Lu}/u.test(lines.replace(/\b(?:St|Mr|Mrs|Ms|Dr|feat|ft|vs)\./g, '$&,'));
  return isOne ? [] : [text.whole('Make it one sentence on one line.')];
}
