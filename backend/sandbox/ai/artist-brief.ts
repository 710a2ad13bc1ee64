import { type Day, dayAt, parseIsoDay } from './calendar.js';

/** The artist's data in the system prompt; `""` for absent fields. */
export interface ArtistBrief {
  name: string;
  genre: string;
  location: string;
  website: string;
  spotifyUrl: string;
  instagramUrl: string;
  twitterUrl: string;
  songTitle: string;
  songLink: string;
  /** The name in the profile, if it is that of the artist's manager. */
  manager: string;
  /** A visitor in the guest chat, whose name is unknown. */
  isGuest: boolean;
}

const longestField = 300;

/**
 * Reads the `<artist>{…}</artist>` block and the `Today is …` line of a system message; each may be absent or
 * malformed. The last such line counts: notes and the summary come before it and may contain the same words.
 */
export function readSystemPrompt(prompt: string, now: Date): { artist: ArtistBrief; today: Day } {
  const today = [...prompt.matchAll(/^Today is (\d{4}-\d{2}-\d{2})/gm)].at(-1)?.[1];
  return { artist: readArtist(prompt), today: (today && parseIsoDay(today)) || dayAt(now) };
}

function readArtist(prompt: string): ArtistBrief {
  // The rules above the block mention its tag as well.
  const fields = parseObject(/<artist>(\{[\s\S]*?)<\/artist>/.exec(prompt)?.[1] ?? '');
  const text = (key: string): string => {
    const value = fields[key];
    if (typeof value !== 'string') return '';
    return Array.from(value.replace(/\s+/g, ' ').trim()).slice(0, longestField).join('');
  };
  const name = text('name');
  const isGuest = name === '' || name === 'Guest User';
  return {
    name: isGuest ? '' : name,
    genre: text('musicGenre'),
    location: text('location'),
    website: text('website'),
    spotifyUrl: text('spotifyUrl'),
    instagramUrl: text('instagramUrl'),
    twitterUrl: text('twitterUrl'),
    songTitle: text('songTitle'),
    songLink: text('songLink'),
    manager: '',
    isGuest,
  };
}

function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
