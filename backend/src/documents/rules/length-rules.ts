import type { Finding } from '../../../../contract/documents/document.js';
import type { TextLimit } from '../../../../contract/documents/kind-guides.js';
import type { RuleText } from './rule-text.js';

/** The part beyond a limit, from the first excess word or character. */
export function tooLong(text: RuleText, { of, unit, most }: TextLimit, source: string): Finding[] {
  if (of === 'subject') return subjectTooLong(text, most);
  if (unit === 'characters') {
    if (text.characters <= most) return [];
    const why = `${text.characters} characters: at most ${most} fit (${source}).`;
    return [text.part(placeAfter(text, most), text.markdown.trimEnd().length, why)];
  }
  const words = of === 'body' ? text.bodyWords : text.words;
  const first = words[most];
  const last = words.at(-1);
  if (!first || !last) return [];
  return [text.part(first.start, last.end, `${words.length} words: at most ${most} (${source}).`)];
}

function subjectTooLong(text: RuleText, most: number): Finding[] {
  const { subject } = text.mail;
  if (!subject) return [text.whole('Begin with a line "Subject: …".')];
  const length = [...subject.text].length;
  if (length <= most) return [];
  return [text.part(subject.start, subject.end, `${length} characters: phones show about ${most} of a subject.`)];
}

/** Offset just after the first `most` characters. */
function placeAfter({ text }: RuleText, most: number): number {
  let count = 0;
  let at = text.length - text.replace(/^[\s\0]+/, '').length;
  for (const character of text.slice(at)) {
    if (character !== '\0') count += 1;
    if (count > most) return at;
    at += character.length;
  }
  return at;
}
