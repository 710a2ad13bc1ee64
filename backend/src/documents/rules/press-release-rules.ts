import type { Finding } from '../../../../contract/documents/document.js';
import { findDates } from '../../common/dates/find-dates.js';
import { findQuotes } from '../proof/quotes/quotes.js';
import { masked } from '../text/masked-text.js';
import type { RuleText } from './rule-text.js';

// The parts and their order: Christopher Knab, musicbizacademy.com; musicadguides.pages.dev.
const releaseLine = new RegExp(
  [
    'for immediate release|embargo|para (?:su )?(?:publicación|difusión) inmediata|publicación inmediata',
    'zur sofortigen (?:veröffentlichung|freigabe)|sperrfrist|pour (?:publication|diffusion) immédiate',
    'per (?:la )?(?:pubblicazione|diffusione) immediata|para (?:publicação|divulgação) imediata',
  ].join('|'),
  'i',
);
const boilerplate =
  /^[ \t\u00a0\0]*(?:about|acerca de|sobre|über|à propos (?:de|d['’])|informazioni su|info su|chi (?:è|sono))[\s\0]*(?<=[\s\0'’])\S/im;
const contact =
  /^[ \t\u00a0\0]*(?:(?:press|media|for more information|prensa|presse|stampa|imprensa)[\s\0,:-]*)?(?:contact|contacto|contact details|(?:presse)?kontakt|contatt[oi]|contatos?)(?!\p{L})/imu;
const end = /^[ \t\u00a0\0]*(?:###|-[ ]?30[ ]?-)[ \t\u00a0\0]*$/m;

/** A dateline: a place and a date, in either order, at the start of a paragraph, then a dash or colon. */
const dateline = /^[\0 ]{0,9}(?=\S)[^\n]{0,80}?(?:—|–|--| - |:)/gmu;

interface Part {
  name: string;
  at: number;
}

/** Checks for the parts of a press release, their order, and the third person. */
export function pressReleaseRules(text: RuleText): Finding[] {
  const { markdown } = text;
  const quotes = findQuotes(text.text, text.markdown);
  const parts: Part[] = [
    { name: 'the line FOR IMMEDIATE RELEASE or an embargo', at: markdown.search(releaseLine) },
    { name: 'a dateline: the town and the date, then a dash', at: datelineOf(text) },
    { name: 'a quote', at: quotes.find(({ text: words }) => words.split(/\s+/).length > 4)?.start ?? -1 },
    { name: 'a part about the artist ("About …")', at: text.text.search(boilerplate) },
    { name: 'a contact', at: text.text.search(contact) },
    { name: 'the end sign ###', at: text.text.search(end) },
  ];
  const missing = parts.filter(({ at }) => at < 0).map(({ name }) => text.whole(`Add ${name} (musicbizacademy.com).`));
  const present = parts.filter(({ at }) => at >= 0);
  const misplaced = present.slice(1).filter(({ at }, index) => at < (present[index]?.at ?? 0));
  return [
    ...missing,
    ...misplaced.map(({ name, at }) =>
      text.part(
        at,
        lineEnd(markdown, at),
        `Out of order: ${name} belongs after the part below it (musicbizacademy.com).`,
      ),
    ),
    ...headline(text),
    ...thirdPerson(text),
  ];
}

function datelineOf({ text }: RuleText): number {
  for (const { 0: line, index } of text.matchAll(dateline)) {
    if (findDates(line).length > 0) return index + line.search(/\S/);
  }
  return -1;
}

const headingLine = /^(?:#{1,3}\s+\S|\*\*[^*\n]{8,200}\*\*\s*$|[^a-zà-ÿ\n]{12,200}$)/u;

function headline(text: RuleText): Finding[] {
  const isThere = text.markdown
    .split('\n')
    .some(
      (line) => headingLine.test(line) && ![releaseLine, boilerplate, contact].some((part) => part.test(masked(line))),
    );
  return isThere ? [] : [text.whole('Add a headline on a line of its own, as a heading (musicbizacademy.com).')];
}

const firstPerson =
  /(?<![\p{L}\p{N}'’])(?:I|I['’](?:m|ve|ll|d)|we|we['’](?:re|ve|ll)|my|our|yo|mi|mis|nosotros|nuestro|nuestra)(?![\p{L}\p{N}])/giu;

/** "I" and "we" belong in quotes only. Source: labeltools.ai; for bios denveramericana and venicemusic.co. */
export function thirdPerson(text: RuleText): Finding[] {
  const quotes = findQuotes(text.text, text.markdown);
  const [first] = text.each(firstPerson, 'Write in the third person: "I" and "we" belong in quotes.', quotes);
  return first ? [first] : [];
}

function lineEnd(markdown: string, at: number): number {
  const end = markdown.indexOf('\n', at);
  return end < 0 ? markdown.length : end;
}
