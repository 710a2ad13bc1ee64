import { isoDay } from './calendar.js';
import type { Conversation } from './conversation.js';
import { isObject, type JsonObject, type JsonValue, objectOr } from './wire/json-value.js';

type Known = Record<string, string>;

/** Property names, without case and separators, and the known fact each one takes. */
const factNames: [pattern: RegExp, fact: string][] = [
  [/^(artist|artistname|name|act|band|bandname|displayname)$/, 'name'],
  [/^(musicgenre|genre|style)$/, 'genre'],
  [/^(location|place|city|town|hometown|basedin|origin)$/, 'place'],
  [
    /^(song|songtitle|songname|track|tracktitle|trackname|single|singletitle|release|releasetitle|releasename|keytrack|focustrack)$/,
    'song',
  ],
  [/^(songlink|songurl|listenlink|listenurl|streaminglink|releaselink|releaseurl|tracklink|trackurl)$/, 'songLink'],
  [/^(website|websiteurl|site|homepage)$/, 'website'],
  [/^(spotify|spotifyurl|spotifylink)$/, 'spotifyUrl'],
  [/^(instagram|instagramurl|instagramlink)$/, 'instagramUrl'],
  [/^(twitter|twitterurl|twitterlink|x)$/, 'twitterUrl'],
  [/^(releasedate|releaseday|outon|date|songdate|released)$/, 'date'],
  [/^(riyl|forfansof|soundslike|similarartists|recommendedifyoulike)$/, 'soundsLike'],
  [/^(descriptor|descriptorline|tagline|strapline|subtitle|oneliner)$/, 'descriptor'],
  [/^(bio|shortbio|biography|about|artistbio)$/, 'bio'],
  [/^(headline|title|pagetitle|documenttitle)$/, 'headline'],
  [/^(story|releasestory|description|pitch|releasedescription)$/, 'story'],
  [/^(summary|conversationsummary|recap|overview)$/, 'summary'],
];
const blank = '[to be filled in]';
const deepest = 12;

/**
 * A value for a JSON Schema, filled from the conversation and the profile. Unknown values are `null` if the schema
 * allows it, otherwise as empty as it allows.
 */
export function structuredAnswer(schema: JsonObject, conversation: Conversation): JsonValue {
  return new SchemaFiller(schema, knownFacts(conversation)).fill(schema, '', 0) ?? null;
}

class SchemaFiller {
  constructor(
    private readonly root: JsonObject,
    private readonly known: Known,
  ) {}

  /** Undefined if nothing is known and the schema doesn't require a value. */
  fill(schema: JsonObject, property: string, depth: number): JsonValue | undefined {
    if (depth > deepest) return null;
    const resolved = this.resolve(schema);
    if ('const' in resolved) return resolved['const'] as JsonValue;
    if (Array.isArray(resolved['enum'])) return this.choose(resolved['enum'] as JsonValue[], property);
    const types = typesOf(resolved);
    if (types.length === 0) {
      const choices = [resolved['anyOf'], resolved['oneOf']].find(Array.isArray)?.map(objectOr);
      if (choices) return this.chooseAmong(choices, property, depth);
    }
    const isNullable = types.includes('null');
    switch (types.find((type) => type !== 'null')) {
      case 'object':
        return this.fillObject(resolved, property, depth, isNullable);
      case 'array':
        return this.fillArray(resolved, property, depth, isNullable);
      case 'string':
        return this.fillText(resolved, property) ?? (isNullable ? null : emptyText(resolved));
      case 'number':
      case 'integer':
        return isNullable ? null : smallestNumber(resolved);
      case 'boolean':
        return isNullable ? null : false;
      default:
        return null;
    }
  }

  private resolve(schema: JsonObject): JsonObject {
    let current = schema;
    for (let hops = 0; typeof current['$ref'] === 'string' && hops < deepest; hops += 1) {
      const path = current['$ref'].replace(/^#\/?/, '').split('/').filter(Boolean);
      current = path.reduce<JsonObject>(
        (at, part) => objectOr(at[part.replace(/~1/g, '/').replace(/~0/g, '~')]),
        this.root,
      );
    }
    if (!Array.isArray(current['allOf'])) return current;
    const parts = current['allOf'].map((part) => this.resolve(objectOr(part)));
    return parts.reduce<JsonObject>(
      (merged, part) => ({
        ...merged,
        ...part,
        properties: { ...objectOr(merged['properties']), ...objectOr(part['properties']) },
        required: [...listOr(merged['required']), ...listOr(part['required'])],
      }),
      { ...current, allOf: undefined },
    );
  }

  private fillObject(schema: JsonObject, property: string, depth: number, isNullable: boolean): JsonValue {
    const before = this.hits;
    const filled: Record<string, JsonValue> = {};
    for (const [name, child] of Object.entries(objectOr(schema['properties']))) {
      const value = this.fill(objectOr(child), inContext(property, name), depth + 1);
      const isRequired = listOr(schema['required']).includes(name);
      if (value !== undefined && (isRequired || !isEmpty(value))) filled[name] = value;
    }
    const knowsNothing = this.hits === before && depth > 0 && property !== '';
    return isNullable && knowsNothing ? null : filled;
  }

  private fillArray(schema: JsonObject, property: string, depth: number, isNullable: boolean): JsonValue {
    const items = objectOr(schema['items']);
    const least = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0;
    const fact = typesOf(this.resolve(items)).includes('string') ? this.factFor(singular(property)) : '';
    const values =
      fact === ''
        ? []
        : fact
            .split(/,| and /)
            .map((part) => part.trim())
            .filter(Boolean);
    while (values.length < least) values.push('');
    if (values.length === 0) return isNullable ? null : [];
    return values.map((value) => (value === '' ? (this.fill(items, property, depth + 1) ?? null) : value));
  }

  private fillText(schema: JsonObject, property: string): string | undefined {
    const fact = this.factFor(property);
    const fits = (text: string) =>
      text.length >= numberOr(schema['minLength'], 0) &&
      (typeof schema['pattern'] !== 'string' || new RegExp(schema['pattern'], 'u').test(text)) &&
      (schema['format'] !== 'date' || /^\d{4}-\d{2}-\d{2}$/.test(text));
    if (fact === '') return undefined;
    const text = fact.slice(0, numberOr(schema['maxLength'], fact.length)).trimEnd();
    return fits(text) ? text : undefined;
  }

  private choose(values: JsonValue[], property: string): JsonValue {
    const fact = this.factFor(property).toLowerCase();
    const named = values.find((value) => typeof value === 'string' && value.toLowerCase() === fact);
    const open = values.find((value) => value === null || /^(unknown|other|none|unspecified|)$/i.test(String(value)));
    return named ?? (open !== undefined ? open : (values[0] ?? null));
  }

  private chooseAmong(choices: JsonObject[], property: string, depth: number): JsonValue | undefined {
    const canBeNull = choices.some((choice) => typesOf(this.resolve(choice)).includes('null'));
    const real = choices.find((choice) => !typesOf(this.resolve(choice)).every((type) => type === 'null'));
    const before = this.hits;
    const value = real ? this.fill(real, property, depth + 1) : null;
    return canBeNull && this.hits === before ? null : value;
  }

  /** Counts the facts used, to distinguish objects with content from empty ones. */
  private hits = 0;

  private factFor(property: string): string {
    const plain = property.toLowerCase().replace(/[^a-z]/g, '');
    const fact = factNames.find(([pattern]) => pattern.test(plain))?.[1];
    const value = fact ? (this.known[fact] ?? '') : '';
    if (value !== '') this.hits += 1;
    return value;
  }
}

function knownFacts(conversation: Conversation): Known {
  const { artist, songTitle, date, isPast } = conversation;
  const { name, genre, location } = artist;
  const day = date ? isoDay(date.day) : '';
  const makes = [genre && `makes ${genre}`, location && `is based in ${location}`].filter(Boolean).join(' and ');
  const released = day && songTitle ? ` ${isPast ? 'came out on' : 'is out on'} ${day}` : ' is the latest song';
  const bio = name && makes ? `${name} ${makes}.${songTitle ? ` “${songTitle}”${released}.` : ''}` : '';
  const questions = conversation.asked.map((text) => text.replace(/\s+/g, ' ').slice(0, 160)).filter(Boolean);
  return {
    name,
    genre,
    place: location,
    song: songTitle,
    songLink: songTitle === artist.songTitle ? artist.songLink : '',
    website: artist.website,
    spotifyUrl: artist.spotifyUrl,
    instagramUrl: artist.instagramUrl,
    twitterUrl: artist.twitterUrl,
    date: day,
    soundsLike: conversation.soundsLike,
    descriptor: [genre, location].filter(Boolean).join(' · '),
    bio,
    headline: [name, songTitle && `“${songTitle}”`].filter(Boolean).join(': '),
    story: '',
    summary: questions.length > 0 ? `Asked about: ${questions.slice(-5).join(' / ')}` : '',
  };
}

/** Combines a generic name with its parent's: `title` in `release` is the release's. */
function inContext(parent: string, name: string): string {
  return parent !== '' && /^(title|name|link|url|date)$/i.test(name) ? `${singular(parent)}_${name}` : name;
}

function typesOf(schema: JsonObject): string[] {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((name) => typeof name === 'string');
  if (isObject(schema['properties'])) return ['object'];
  return 'items' in schema ? ['array'] : [];
}

function emptyText(schema: JsonObject): string {
  if (schema['format'] === 'date') return '1970-01-01';
  const least = numberOr(schema['minLength'], 0);
  return least === 0 ? '' : blank.padEnd(least, '.').slice(0, numberOr(schema['maxLength'], Infinity));
}

function smallestNumber(schema: JsonObject): number {
  const above = typeof schema['exclusiveMinimum'] === 'number' ? Math.floor(schema['exclusiveMinimum']) + 1 : 0;
  const least = Math.max(numberOr(schema['minimum'], 0), above);
  return Math.min(schema['type'] === 'integer' ? Math.ceil(least) : least, numberOr(schema['maximum'], Infinity));
}

function isEmpty(value: JsonValue): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function singular(name: string): string {
  return name.replace(/s$/, '');
}

function listOr(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
