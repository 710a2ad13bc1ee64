import { namesIt, saysDone } from './naming.js';
import type { ArtistRequest } from './own-words.service.js';

const asked = (text: string, { answered = '', isMixed = true } = {}): ArtistRequest => ({
  recent: [{ text, saidOn: '1970-01-01' }],
  answered,
  isMixed,
});

const plan = [
  'Pitch the song in Spotify for Artists',
  'Get access to Spotify for Artists',
  'Choose 2 or 3 press photos, one of them horizontal, and write down who took them',
  'Write the press release',
  'Make the one-sheet',
  'Pitch blogs and online magazines',
  'Pitch your local and regional press',
  'Register the song where your royalties are collected',
  'Call the label',
];
const kinds: Record<string, string> = {
  'Pitch the song in Spotify for Artists': 'Spotify pitch',
  'Write the press release': 'Press release',
  'Pitch blogs and online magazines': 'Blog pitch',
};

/** The tasks of the plan that a message names. */
const named = (message: ArtistRequest): string[] =>
  plan.filter((title) => {
    const kind = kinds[title];
    return namesIt(message, { title, others: plan.filter((one) => one !== title), ...(kind ? { kind } : {}) });
  });

describe('what an artist names', () => {
  it.each([
    ['can you check the song contract?', []],
    ['is this song contract good for artists?', []],
    ['what does the press say about the release?', []],
    ['is the pitch any good?', []],
    ['move the blog pitch to 8 January', ['Pitch blogs and online magazines']],
    ['put the Spotify pitch on the 10th', ['Pitch the song in Spotify for Artists']],
    ['i already wrote the press release, tick it off', ['Write the press release']],
    ['tick off the press photos, I did those', [plan[2]]],
    ['the local press is done', ['Pitch your local and regional press']],
    ['I called the label', ['Call the label']],
    ['I called them', []],
    ['Mark “call the label” as done', ['Call the label']],
    ['pitch the song in spotify for artists', ['Pitch the song in Spotify for Artists']],
  ])('beside other people’s words: %s', (text, titles) => {
    expect(named(asked(text))).toEqual(titles);
  });

  it.each([
    ['tick off the photos', [plan[2]]],
    ['ya hice las fotos, márcalas', [plan[2]]],
    ['the constructor photos are done', [plan[2]]],
    ['the royalties are sorted', ['Register the song where your royalties are collected']],
    ['I called the label', ['Call the label']],
    ['can you check the song contract?', []],
    ['and Spotify?', []],
  ])('among their own words alone: %s', (text, titles) => {
    expect(named(asked(text, { isMixed: false }))).toEqual(titles);
  });

  it('is what the reply before asked about by its whole title', () => {
    const answered = 'Do you mean “Pitch the song in Spotify for Artists”?';
    expect(named(asked('yes', { answered }))).toEqual(['Pitch the song in Spotify for Artists']);
    expect(named(asked('yes', { answered: 'Do you mean the song?' }))).toEqual([]);
  });

  it.each([
    ['make the bio shorter', 'Me, briefly', 'bio', true],
    ['change the press release', 'Salt Road', 'Press release', true],
    ['make Salt Road warmer', 'Salt Road', 'Press release', true],
    ['is the salt in this dish too much?', 'Salt Road', 'Press release', false],
    ['who else is there besides him?', 'Side', 'Blog pitch', false],
    ['anything', '', 'Press release', false],
  ])('%s: a document called “%s”, a %s', (text, title, kind, isNamed) => {
    expect(namesIt(asked(text), { title, kind })).toBe(isNamed);
  });
});

describe('a message that something is done', () => {
  const title = 'Write the press release';
  it.each([
    ['can you check the press release contract?', false],
    ['what did they say about it?', false],
    ['mark my words: the press release matters', false],
    ['Is Mark writing the press release?', false],
    ['mark the press release as done', true],
    ['I already wrote the press release', true],
    ['I’ve sent the press release', true],
    ['tick it off please', true],
    ['check the press release off', true],
    ['la nota de prensa está hecha', true],
    ['yes', false],
  ])('%s: %s', (text, isDone) => {
    expect(saysDone(asked(text), title)).toBe(isDone);
  });

  it('may be a yes to a question that has its title', () => {
    expect(saysDone(asked('Yes please', { answered: `Is “${title}” done?` }), title)).toBe(true);
    expect(saysDone(asked('No, leave it', { answered: `Is “${title}” done?` }), title)).toBe(false);
  });
});
