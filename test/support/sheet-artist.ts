import type { SheetArtist } from '../../backend/src/pdf/content/profile-facts.js';

/** An account with the fields that a sheet needs. */
export const artist: SheetArtist = {
  name: 'Mara Quill',
  email: 'mara@artist.test',
  emailVerified: true,
  musicGenre: 'dream pop',
  location: 'Leeds, UK',
  website: 'https://mara.example',
  spotifyUrl: '',
  instagramUrl: '',
  twitterUrl: '',
  songTitle: 'Salt Road',
  songLink: 'https://listen.example/salt-road',
};
