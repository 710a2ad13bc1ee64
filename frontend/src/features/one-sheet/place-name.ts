import { sheetLists, sheetTexts, sheetTracks } from '@contract/sheet-rule';

/** What a place of a sheet is called: `quotes.3` is "Quote 4". */
export function placeName(place: string): string {
  if (place in sheetTexts) return sheetTexts[place as keyof typeof sheetTexts].label;
  const index = Number(/\.(\d+)$/.exec(place)?.[1] ?? NaN);
  const list = place.replace(/\.\d+$/, '');
  const label =
    list === 'release.tracks'
      ? sheetTracks.label
      : list in sheetLists
        ? sheetLists[list as keyof typeof sheetLists].label
        : place;
  return Number.isNaN(index) ? label : `${label} ${index + 1}`;
}
