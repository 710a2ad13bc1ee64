import type { FactSources, SheetContent } from '../../../../contract/one-sheets/one-sheet.js';
import { emptySheet, withSheetText } from '../../../../contract/rules/sheet-rule.js';
import type { User } from '../../../../contract/account/user.js';
import type { Artist } from '../../chats/owner.js';

/** A sheet's content and the source of each part. */
export interface SheetFacts {
  content: SheetContent;
  sources: FactSources;
}

/** The account data a sheet needs. */
export type SheetArtist = Artist & Pick<User, 'email' | 'emailVerified'>;

/** Facts from the profile and the latest song. */
export function profileFacts(artist: SheetArtist): SheetFacts {
  const content = emptySheet();
  const sources: FactSources = {};
  const put = (place: 'artistName' | 'genre' | 'city' | 'contact.name' | 'contact.email', value: string): void => {
    if (value === '') return;
    Object.assign(content, withSheetText(content, place, value));
    sources[place] = { from: 'profile' };
  };
  put('artistName', artist.name);
  put('genre', artist.musicGenre);
  put('city', artist.location);
  put('contact.name', artist.name);
  // An unverified email address never goes on a sheet, which is sent to strangers.
  if (artist.emailVerified) put('contact.email', artist.email);
  if (artist.songTitle !== '') {
    content.release = { ...content.release, title: artist.songTitle, listenLink: artist.songLink };
    sources['release.title'] = { from: 'song' };
    if (artist.songLink !== '') sources['release.listenLink'] = { from: 'song' };
  }
  const links = [
    { label: 'Website', url: artist.website },
    { label: 'Spotify', url: artist.spotifyUrl },
    { label: 'Instagram', url: artist.instagramUrl },
    { label: 'X', url: artist.twitterUrl },
  ];
  content.links = links.filter(({ url }) => url !== '');
  content.links.forEach((_, index) => (sources[`links.${index}`] = { from: 'profile' }));
  return { content, sources };
}
