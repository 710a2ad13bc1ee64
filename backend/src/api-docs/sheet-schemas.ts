import type { SchemaObject } from '@nestjs/swagger';
import {
  derivedPlaces,
  profilePhoto,
  type SheetDesign,
  sheetPapers,
  sheetVariants,
} from '../../../contract/one-sheets/one-sheet.js';
import { sheetLists, type SheetText, sheetTexts, sheetTracks } from '../../../contract/rules/sheet-rule.js';

type Focus = 'photoFocus' | 'coverFocus';
const percent: SchemaObject = { type: 'integer', minimum: 0, maximum: 100 };
const focus = closed({ x: percent, y: percent });
const imageId: SchemaObject = { type: ['string', 'null'], format: 'uuid' };

/** JSON Schema of a one-sheet's design. */
export const sheetDesignSchema = closed(
  {
    variant: { type: 'string', enum: [...sheetVariants] },
    paper: { type: 'string', enum: [...sheetPapers] },
    accent: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    photoId: { anyOf: [imageId, { type: 'string', enum: [profilePhoto] }] },
    coverId: imageId,
  } satisfies Record<Exclude<keyof SheetDesign, Focus>, SchemaObject>,
  { photoFocus: focus, coverFocus: focus } satisfies Record<Focus, SchemaObject>,
);

/** JSON Schema of a one-sheet's content, built from the contract's texts and lists. */
export const sheetContentSchema: SchemaObject = closed(
  {
    ...textsIn(''),
    ...Object.fromEntries(
      Object.entries(sheetLists).map(([place, { most, items }]) => [
        place,
        listOf(closed(mapValues(items, textSchema)), most),
      ]),
    ),
    release: closed({
      ...textsIn('release.'),
      tracks: listOf({ type: 'string', maxLength: sheetTracks.max }, sheetTracks.most),
    }),
    contact: closed(textsIn('contact.')),
  },
  { proposals: closed({}, Object.fromEntries(derivedPlaces.map((place) => [place, textSchema(sheetTexts[place])]))) },
);

/**
 * Schemas of the texts directly under a prefix such as `release.`, by the rest of their place; `''` for the top level.
 */
function textsIn(part: string): Record<string, SchemaObject> {
  const texts = Object.entries<SheetText>(sheetTexts)
    .filter(([place]) => place.startsWith(part) && !place.slice(part.length).includes('.'))
    .map(([place, text]) => [place.slice(part.length), text] as const);
  return mapValues(Object.fromEntries(texts), textSchema);
}

function textSchema({ max, isRequired, isLink }: SheetText): SchemaObject {
  const text: SchemaObject = { type: 'string', maxLength: max, ...(isRequired && { minLength: 1 }) };
  return isLink
    ? {
        ...text,
        anyOf: [
          { type: 'string', format: 'uri' },
          { type: 'string', maxLength: 0 },
        ],
      }
    : text;
}

function listOf(items: SchemaObject, maxItems: number): SchemaObject {
  return { type: 'array', items, maxItems };
}

/** A closed object schema (`additionalProperties: false`). */
function closed(properties: Record<string, SchemaObject>, optional: Record<string, SchemaObject> = {}): SchemaObject {
  const all = { ...properties, ...optional };
  return { type: 'object', properties: all, required: Object.keys(properties), additionalProperties: false };
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
