import type { DocumentKind } from './document-kinds.js';

/** Length limit of a text or part of it. `body` is everything after the subject line. */
export interface TextLimit {
  of: 'text' | 'subject' | 'body';
  unit: 'words' | 'characters';
  most: number;
}

/** Guidance shown next to a document of a kind. */
export interface KindGuide {
  label: string;
  limits: TextLimit[];
  /** What belongs in it, in one or two sentences. */
  hint: string;
  /** The rule's source; "our rule" for ours. */
  source: string;
}

/** The rules checked by the server, as shown to the artist. */
export const kindGuides: Record<DocumentKind, KindGuide> = {
  press_release: {
    label: 'Press release',
    limits: [{ of: 'text', unit: 'words', most: 700 }],
    hint: 'In this order: release line, headline, dateline with the news, a quote, about you, contact, ###. In the third person.',
    source: 'Christopher Knab, musicbizacademy.com; length: labeltools.ai',
  },
  gig_announcement: {
    label: 'Gig announcement',
    limits: [{ of: 'text', unit: 'words', most: 300 }],
    hint: 'One page: date, act, venue with its full address, price, times, age limit, other acts, contact.',
    source: 'futuresoundshare.com; mixtusmedia.com; length: our rule',
  },
  tour_announcement: {
    label: 'Tour announcement',
    limits: [{ of: 'text', unit: 'words', most: 400 }],
    hint: 'List each town on a line of its own with its date and venue.',
    source: 'futuresoundshare.com; length: our rule',
  },
  blog_pitch: {
    label: 'Blog pitch',
    limits: [
      { of: 'subject', unit: 'characters', most: 35 },
      { of: 'body', unit: 'words', most: 90 },
    ],
    hint: 'A subject with the artist and title, one link to listen, no attachment.',
    source: 'Sonicbids and Bird is the Worm; lengths: our rule',
  },
  radio_pitch: {
    label: 'Radio pitch',
    limits: [
      { of: 'subject', unit: 'characters', most: 60 },
      { of: 'body', unit: 'words', most: 120 },
    ],
    hint: 'Say why this station, and give a link to hear and download the song. No attachment.',
    source: 'idol.io; Sonicbids; lengths: our rule',
  },
  spotify_pitch: {
    label: 'Spotify pitch',
    limits: [{ of: 'text', unit: 'characters', most: 500 }],
    hint: 'One unreleased song: its genre, mood, instruments and story, and what you will do for it.',
    source: 'Spotify for Artists; musically.com',
  },
  follow_up: {
    label: 'Follow-up',
    limits: [{ of: 'body', unit: 'words', most: 60 }],
    hint: 'About a week later, short, with something new. Then stop. Never ask whether they got your email.',
    source: 'Joan Stewart, publicityhound.com; Rivera Jimenez; length: our rule',
  },
  bio_line: {
    label: 'Bio in one line',
    limits: [{ of: 'text', unit: 'words', most: 25 }],
    hint: 'One sentence in the third person.',
    source: 'venicemusic.co; length: our rule',
  },
  bio_50: {
    label: 'Bio, 50 words',
    limits: [{ of: 'text', unit: 'words', most: 50 }],
    hint: 'In the third person: who, where from, what it sounds like, what is new.',
    source: 'venicemusic.co',
  },
  bio_100: {
    label: 'Bio, 100 words',
    limits: [{ of: 'text', unit: 'words', most: 100 }],
    hint: 'In the third person: who, where from, what it sounds like, what is new.',
    source: 'venicemusic.co',
  },
  bio_250: {
    label: 'Bio, 250 words',
    limits: [{ of: 'text', unit: 'words', most: 250 }],
    hint: 'In the third person: the story, the sound, what others said, what is new.',
    source: 'venicemusic.co; symphonic.com',
  },
  crisis_statement: {
    label: 'Crisis statement',
    limits: [{ of: 'text', unit: 'words', most: 150 }],
    hint: 'People’s safety first. Only what you know, no guessing, and when you will say more. One voice.',
    source: 'musicvideo.uk; length: our rule',
  },
  captions: {
    label: 'Captions',
    limits: [],
    hint: 'One caption per paragraph, each of at most 2,200 characters and 30 hashtags.',
    source: 'Instagram Help Centre (check current)',
  },
  interview_notes: {
    label: 'Interview notes',
    limits: [{ of: 'text', unit: 'words', most: 1000 }],
    hint: 'Each likely question on a line of its own, with what you want to say under it.',
    source: 'our rule',
  },
  other: {
    label: 'Other text',
    limits: [],
    hint: 'No rules of its own: only blanks and what isn’t from you are marked.',
    source: 'our rule',
  },
};

/** A kind's label in a sentence: "press release", "Spotify pitch", "bio, 50 words". */
export function labelInSentence(kind: DocumentKind): string {
  const { label } = kindGuides[kind];
  return kind === 'spotify_pitch' ? label : label.toLowerCase();
}

/** A kind's name in a sentence: like its label, but "bio" for every length of it. */
export function kindInSentence(kind: DocumentKind): string {
  const [name = ''] = labelInSentence(kind).split(/,| in one line/);
  return name;
}
