import { readFileSync } from 'node:fs';
import type { SheetContent } from '../../contract/one-sheets/one-sheet.js';
import { sheetTextAt, type SheetTextPlace } from '../../contract/rules/sheet-rule.js';
import type { SheetFacts } from '../../backend/src/pdf/content/profile-facts.js';
import { artist } from './sheet-artist.js';

/**
 * A fact as written in the corpus: its place (or the list's entry: `number`, `quote`, `show`, `link`, `track`, `bio`), its value (an
 * entry's parts separated by `|`), the message's number, the evidence, and how the message says it (`states` unless given).
 */
type CorpusFact = [place: string, value: string, message: number, evidence: string, says?: string];

/** A conversation, its true facts, and facts that a model might invent from it. */
interface CorpusCase {
  name: string;
  /** The profile's latest song. */
  song?: string;
  said: (string | { asked: string; text: string } | { note: string })[];
  true: CorpusFact[];
  /** True facts about another release or person, which don't belong on the sheet. */
  context?: CorpusFact[];
  false: CorpusFact[];
}

const parts: Record<string, { list: string; names: string[] }> = {
  number: { list: 'numbers', names: ['figure', 'what', 'source', 'asOf'] },
  quote: { list: 'quotes', names: ['text', 'outlet', 'link'] },
  show: { list: 'shows', names: ['date', 'venue', 'city'] },
  link: { list: 'links', names: ['label', 'url'] },
  track: { list: 'tracks', names: ['title'] },
  bio: { list: 'bio', names: ['sentence'] },
};

export interface CorpusResult {
  /** True facts on the sheet. */
  kept: number;
  /** True derived sentences that await the artist's confirmation. */
  proposed: string[];
  /** True facts that the checker lost, each as `conversation: place = value`. */
  lost: string[];
  rejected: number;
  /** Invented facts that the checker put on the sheet. */
  accepted: string[];
}

type Check = (
  of: typeof artist,
  said: { id: string | null; text: string; asked?: string }[],
  draft: object,
) => SheetFacts;

/** Runs a checker over all conversations, once with the true facts and once for each invented one. */
export function measureCorpus(check: Check): CorpusResult {
  const result: CorpusResult = { kept: 0, proposed: [], lost: [], rejected: 0, accepted: [] };
  for (const each of readCorpus()) {
    const of = { ...artist, songTitle: each.song ?? '', songLink: '' };
    const said = each.said.map((one, index) => {
      if (typeof one === 'string') return { id: `m${index + 1}`, text: one };
      return 'note' in one ? { id: null, text: one.note } : { id: `m${index + 1}`, ...one };
    });
    const run = (facts: CorpusFact[]): SheetContent => check(of, said, answer(facts)).content;
    const before = check(of, said, answer([])).content;
    const { true: facts, context = [] } = each;
    const content = run([...context, ...facts]);
    for (const fact of facts) {
      if (isOn(content, fact)) result.kept += 1;
      else if (isProposed(content, fact)) result.proposed.push(nameOf(each, fact));
      else result.lost.push(nameOf(each, fact));
    }
    for (const fact of each.false) {
      // Replaces the true value, so the invented one doesn't just lose to a newer one.
      const others = [...context, ...facts].filter(([place]) => place in parts || place !== fact[0]);
      if (isOn(run([...others, fact]), fact) && !isOn(before, fact)) result.accepted.push(nameOf(each, fact));
      else result.rejected += 1;
    }
  }
  return result;
}

/** The corpus: at least 90 conversations in several languages. */
export function readCorpus(): CorpusCase[] {
  return JSON.parse(readFileSync(new URL('../corpus/one-sheet-facts.json', import.meta.url), 'utf8')) as CorpusCase[];
}

/** The facts as a model would return them. */
function answer(facts: CorpusFact[]): object {
  const lists: Record<string, object[]> = {
    ...{ facts: [], bio: [], numbers: [], quotes: [], shows: [], links: [], tracks: [] },
  };
  for (const [place, value, message, evidence, says = 'states'] of facts) {
    const entry = { message, evidence, says };
    const form = parts[place];
    if (form) lists[form.list]?.push({ ...entry, ...itemOf(place, value) });
    else lists['facts']?.push({ ...entry, place, value });
  }
  return lists;
}

function itemOf(place: string, value: string): Record<string, string> {
  const values = value.split('|');
  return Object.fromEntries((parts[place]?.names ?? []).map((name, at) => [name, values[at] ?? '']));
}

function isOn(content: SheetContent, [place, value]: CorpusFact): boolean {
  if (place === 'bio') return content.bio.includes(value);
  if (place === 'track') return content.release.tracks.includes(value);
  if (!(place in parts)) return sheetTextAt(content, place as SheetTextPlace) === value;
  const item = JSON.stringify(itemOf(place, value));
  const list = content[parts[place]?.list as 'numbers'];
  return list.some((each) => JSON.stringify(each) === item);
}

function isProposed({ proposals = {} }: SheetContent, [place, value]: CorpusFact): boolean {
  return proposals[place as 'bio']?.includes(value) ?? false;
}

function nameOf({ name }: CorpusCase, [place, value]: CorpusFact): string {
  return `${name}: ${place} = ${value}`;
}
