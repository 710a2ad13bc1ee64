import { type Known, suggestedPrompts } from './suggested-prompts';

const nothing: Known = {
  user: { musicGenre: '', location: '', songTitle: '' },
  releases: [],
  facts: [],
  today: '2026-11-25',
};
const general = [
  'Plan the PR for my next release, week by week.',
  'Write a short pitch for a music blog that I can use today.',
  'Ask me five questions and find the story that press would care about.',
];
const release = (title: string, date: string | null, kind: 'release' | 'between' = 'release') => ({
  kind,
  title,
  date,
});

const cases: [string, Partial<Known>, string[]][] = [
  ['nothing is known: general questions', {}, general],
  [
    'the next release, not the past one',
    { releases: [release('Old', '2026-01-09'), release('Later', '2027-05-07'), release('Salt Road', '2027-01-29')] },
    ['What should I do for “Salt Road” this week?', ...general.slice(1)],
  ],
  [
    'a release without a date',
    { releases: [release('Between', null, 'between'), release('Salt Road', null)] },
    ['Help me choose a date for “Salt Road”.', ...general.slice(1)],
  ],
  [
    'the profile’s latest song, genre and location',
    { user: { musicGenre: 'Dream pop', location: 'Leeds, UK', songTitle: 'Harbour' } },
    [
      'Write a press release for “Harbour”.',
      'How do I get Dream pop from Leeds, UK into the local press?',
      general[2] ?? '',
    ],
  ],
  [
    'kept facts before the profile',
    {
      user: { musicGenre: 'Folk', location: 'Leeds, UK', songTitle: 'Harbour' },
      facts: [
        { kind: 'release', subject: '', value: 'Salt Road' },
        { kind: 'city', subject: '', value: 'Hull' },
        { kind: 'show', subject: '', value: '12 March 2027, Adelphi, Hull' },
      ],
    },
    [
      'Write a press release for “Salt Road”.',
      'How do I get Folk from Hull into the local press?',
      'Write an announcement of my show: 12 March 2027, Adelphi, Hull',
    ],
  ],
];

test.each(cases)('%s', (_name, known, expected) => {
  expect(suggestedPrompts({ ...nothing, ...known })).toEqual(expected);
});
