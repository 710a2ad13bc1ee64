import type { FactSource, FactSources, SheetContent, SheetDesign } from '../../../../contract/one-sheets/one-sheet.js';
import { sheetLists, sheetTextAt, type SheetTextPlace, sheetTexts } from '../../../../contract/rules/sheet-rule.js';
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
