import { Ajv } from 'ajv';
import type { SheetContent, SheetDesign } from '../../../contract/one-sheets/one-sheet.js';
import { emptySheet, sheetContentProblem, sheetDesignProblem } from '../../../contract/rules/sheet-rule.js';
import { sheetContentSchema, sheetDesignSchema } from './sheet-schemas.js';

const ajv = new Ajv({ validateFormats: false, strictTypes: false });
const isContent = ajv.compile(sheetContentSchema);
const isDesign = ajv.compile(sheetDesignSchema);

const content: SheetContent = { ...emptySheet(), artistName: 'Mara Quill' };
const design: SheetDesign = { variant: 'press', paper: 'a4', accent: '#a02040', photoId: 'profile', coverId: null };

describe('the documented sheet schema', () => {
  it.each<[string, object]>([
    ['a name alone', content],
    ['no name', emptySheet()],
    ['a title that is too long', { ...content, release: { ...content.release, title: 'x'.repeat(121) } }],
    ['thirteen figures', { ...content, numbers: Array(13).fill({ figure: '1', what: '', source: '', asOf: '' }) }],
    ['a figure without its source', { ...content, numbers: [{ figure: '1', what: '', asOf: '' }] }],
    ['a track that is not a string', { ...content, release: { ...content.release, tracks: [1] } }],
    ['a proposed bio', { ...content, proposals: { bio: 'Ines plays cello.' } }],
    ['a proposed mood', { ...content, proposals: { mood: 'calm' } }],
    ['an unknown field', { ...content, colour: 'red' }],
    ['no contact', { ...content, contact: undefined }],
  ])('accepts and rejects what the rule does: %s', (_, given) => {
    expect(isContent(given)).toBe(sheetContentProblem(given) === undefined);
  });

  it.each<[string, object]>([
    ['the profile’s picture', design],
    ['no picture', { ...design, photoId: null }],
    ['a colour by its name', { ...design, accent: 'red' }],
    ['an unknown paper size', { ...design, paper: 'a5' }],
    ['an unknown field', { ...design, colour: 'red' }],
    ['no cover field', { ...design, coverId: undefined }],
  ])('allows the styles that the rule allows: %s', (_, given) => {
    expect(isDesign(given)).toBe(sheetDesignProblem(given) === undefined);
  });
});
