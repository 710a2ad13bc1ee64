import type { Fact, FactKind } from './fact.js';

/** Display names of the kinds of facts. */
export const factNames: Record<FactKind, string> = {
  artistName: 'Artist name',
  genre: 'Genre',
  city: 'Based in',
  website: 'Website',
  spotifyUrl: 'Spotify',
  instagramUrl: 'Instagram',
  twitterUrl: 'X',
  release: 'Release',
  releaseKind: 'Kind of release',
  releaseDate: 'Release date',
  label: 'Label',
  story: 'Story',
  listenLink: 'Link to listen',
  cleanVersion: 'Clean version',
  isrc: 'ISRC',
  upc: 'UPC',
  track: 'Track',
  forFansOf: 'For fans of',
  credential: 'Credential',
  number: 'Number',
  quote: 'Quote',
  show: 'Show',
  topCities: 'Top cities',
  pastVenues: 'Venues played',
  availableFor: 'Available for',
  videoLink: 'Video',
  link: 'Link',
  mood: 'Mood',
  tempo: 'Tempo',
  person: 'Person',
  email: 'Email',
  phone: 'Phone',
  preference: 'Remember',
};

/** "Release date (Harbour)". */
export function nameOfFact({ kind, subject }: Pick<Fact, 'kind' | 'subject'>): string {
  return subject === '' ? factNames[kind] : `${factNames[kind]} (${subject})`;
}
