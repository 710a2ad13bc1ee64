import { escaped } from './escaped.js';

/** Words for another night of a tour, also in place of one. */
export const changesTour =
  /(?<!\p{L})(?:add(?:ed|ing|s)?|extra (?:night|show|date|gig)|another (?:night|show|date|gig)|new (?:night|show|date|gig)|one more|also play(?:ing)?|squeez\p{L}+ in|put(?:ting)? in|fell (?:through|thru)|instead|it['’]?s now|(?:is|are|we['’]re) now|replac\p{L}+|swap\p{L}*|becomes|sum(?:amos|ó|é|en?)|agreg\p{L}+|añad\p{L}+|otra fecha|nueva fecha|fecha nueva|se (?:cae|cayó)|ahora (?:es|será|tocamos))(?!\p{L})/iu;

/** Whether a text names a town or venue. */
export function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'iu').test(text);
}

/** Whether a text changes the nights that were named before: it says so, and of a night, or of a tour. */
export function changesNights(text: string, nights: readonly { town: string; venue: string }[]): boolean {
  const isOfNight = nights.some(({ town, venue }) => [town, venue].some((name) => name !== '' && mentions(text, name)));
  return (isOfNight || nights.length > 1) && changesTour.test(text);
}
