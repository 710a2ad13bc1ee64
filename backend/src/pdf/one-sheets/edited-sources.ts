import type { FactSource, FactSources, SheetContent, SheetDesign } from '../../../../contract/one-sheets/one-sheet.js';
import {
  sheetLists,
  sheetTextAt,
  type SheetTextPlace,
  sheetTexts,
  sheetTracks,
  withSheetText,
} from '../../../../contract/rules/sheet-rule.js';
import type { SheetFacts } from '../content/profile-facts.js';
import type { VersionWords } from './one-sheets.repository.js';
import { pictureSources } from './picture-sources.js';

const edit: FactSource = { from: 'edit' };

/** Sources of an edited version's facts: unchanged parts keep theirs, the rest is the artist's own statement. */
export function editedSources(base: VersionWords, content: SheetContent, design: SheetDesign): FactSources {
  const sources: FactSources = {};
  for (const place of Object.keys(sheetTexts) as SheetTextPlace[]) {
    const text = sheetTextAt(content, place);
    if (text !== '') sources[place] = (text === sheetTextAt(base.content, place) && base.sources[place]) || edit;
  }
  const keep = (name: string, items: readonly unknown[], before: readonly unknown[]): void => {
    const known = before.map((item) => JSON.stringify(item));
    items.forEach((item, index) => {
      const at = known.indexOf(JSON.stringify(item));
      sources[`${name}.${index}`] = base.sources[`${name}.${at}`] ?? edit;
    });
  };
  for (const name of Object.keys(sheetLists) as (keyof typeof sheetLists)[]) {
    keep(name, content[name], base.content[name]);
  }
  keep('release.tracks', content.release.tracks, base.content.release.tracks);
  return { ...sources, ...pictureSources(design) };
}

/**
 * Facts for another sheet, with what the artist has confirmed in the editor of an earlier one. What they have said in a
 * chat since then takes precedence, and nothing about another release or contact is carried over.
 */
export function withConfirmed({ content, sources }: SheetFacts, earlier: ConfirmedVersion): SheetFacts {
  let next = content;
  const from = { ...sources };
  const isNewer = (place: string): boolean => {
    const source = sources[place];
    return source?.from === 'chat' && timeOf(source.messageId) > earlier.createdAt.getTime();
  };
  const isOtherRelease = !isSameWord(content.release.title, earlier.content.release.title);
  const isOtherContact = isNewer('contact.name') || isNewer('contact.email');
  const isApart = (place: string): boolean =>
    (isOtherRelease && place.startsWith('release.')) || (isOtherContact && place.startsWith('contact.'));
  for (const place of Object.keys(sheetTexts) as SheetTextPlace[]) {
    const confirmed = earlier.sources[place]?.from === 'edit' ? sheetTextAt(earlier.content, place) : '';
    if (confirmed === '' || isNewer(place) || isApart(place)) continue;
    next = withSheetText(next, place, confirmed);
    from[place] = edit;
  }
  const merge = <T>(name: string, items: readonly T[], before: readonly T[], most: number): T[] => {
    if (!before.some((_, at) => earlier.sources[`${name}.${at}`]?.from === 'edit')) return [...items];
    const known = new Set(before.map((item) => JSON.stringify(item)));
    const added = items.flatMap((item, at) =>
      isNewer(`${name}.${at}`) && !known.has(JSON.stringify(item)) ? [{ item, source: sources[`${name}.${at}`] }] : [],
    );
    const kept = before.map((item, at) => ({ item, source: earlier.sources[`${name}.${at}`] }));
    items.forEach((_, at) => delete from[`${name}.${at}`]);
    return [...kept, ...added].slice(0, most).map(({ item, source }, at) => {
      if (source) from[`${name}.${at}`] = source;
      return item;
    });
  };
  next = {
    ...next,
    numbers: merge('numbers', next.numbers, earlier.content.numbers, sheetLists.numbers.most),
    quotes: merge('quotes', next.quotes, earlier.content.quotes, sheetLists.quotes.most),
    shows: merge('shows', next.shows, earlier.content.shows, sheetLists.shows.most),
    links: merge('links', next.links, earlier.content.links, sheetLists.links.most),
  };
  if (!isOtherRelease) {
    const tracks = merge('release.tracks', next.release.tracks, earlier.content.release.tracks, sheetTracks.most);
    next = { ...next, release: { ...next.release, tracks } };
  }
  // A confirmed text doesn't need a proposal.
  const proposals = Object.entries(next.proposals ?? {}).filter(
    ([place]) => sheetTextAt(next, place as SheetTextPlace) === '',
  );
  return { content: { ...next, proposals: Object.fromEntries(proposals) }, sources: from };
}

type ConfirmedVersion = VersionWords & { createdAt: Date };

/** When an id (UUIDv7) was created, in epoch milliseconds. */
function timeOf(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}

/** Whether two names are the same, or one of them is empty. */
function isSameWord(one: string, other: string): boolean {
  const plain = (text: string): string => text.normalize('NFKC').toLowerCase().trim();
  return one === '' || other === '' || plain(one) === plain(other);
}
