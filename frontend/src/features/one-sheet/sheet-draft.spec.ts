import { emptySheet, sheetTracks } from '@contract/rules/sheet-rule';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sheetDrafts } from '@/lib/drafts';
import { draftProblem, storedDraft, type SheetDraft } from './sheet-draft';

const content = { ...emptySheet(), artistName: 'Mara Quill' };
const draft: SheetDraft = {
  baseNumber: 1,
  content,
  design: { variant: 'press', paper: 'a4', accent: '#c8102e', photoId: null, coverId: null },
};

beforeAll(() => {
  const values = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
  });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

it.each([
  ['nothing', content],
  [
    'too many tracks',
    { ...content, release: { ...content.release, tracks: Array<string>(sheetTracks.most + 1).fill('Low Sun') } },
  ],
  ['a text that is too long', { ...content, mood: 'wistful'.repeat(1000) }],
  ['no name', { ...content, artistName: '' }],
  ['half of a character', { ...content, mood: '\ud83c' }],
])('a draft with %s to correct survives a reload', (what, typed) => {
  const kept = { ...draft, content: typed };
  expect(draftProblem(kept) === undefined).toBe(what === 'nothing');
  sheetDrafts.write('sheet', kept);
  expect(storedDraft('sheet')).toEqual(kept);
});

it('a draft in an outdated format is ignored', () => {
  sheetDrafts.write('sheet', { ...draft, content: { ...content, release: undefined } });
  expect(storedDraft('sheet')).toBeNull();
});
