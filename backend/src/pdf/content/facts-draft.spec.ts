import { artist } from '../../../../test/support/sheet-artist.js';
import { FactsDraft } from './facts-draft.js';
import type { DraftedFacts, SaidMessage } from './facts-prompt.js';

const saidIn = (...texts: string[]): SaidMessage[] => texts.map((text, at) => ({ id: `m${at + 1}`, text }));
const countOf = (figure: string, what: string, message = 1, source = '') => {
  return { figure, what, source, asOf: '', message, evidence: figure };
};
const countsOf = (messages: SaidMessage[], ...numbers: DraftedFacts['numbers']) =>
  new FactsDraft(artist, messages, { numbers })
    .numbers()
    .map(({ fact: { figure, what, source } }) => [figure, what, source].filter(Boolean).join(' '));
const bioOf = (bio: DraftedFacts['bio']) => {
  const found = new FactsDraft(artist, saidIn('For fans of Beach House.'), { bio }).bio();
  return found.map(({ fact }) => fact).join(' ');
};

describe('what a model found', () => {
  it.each([
    ['月間リスナーは12,000人です。', '12,000', '月間リスナー', true],
    ['月間リスナーは212,000人です。', '12,000', '月間リスナー', false],
    ['月間リスナーは12,0000人です。', '12,000', '月間リスナー', false],
    ['We have 12,000 monthly listeners and 400 followers.', '400,000', 'monthly listeners', false],
    ['We have 1.2 million streams.', '1.2', 'streams', false],
    ['We have 12,000 monthly listeners, not 21,000.', '21,000', 'monthly listeners', false],
    ['We have 12,000, not 21,000 monthly listeners.', '12,000', 'monthly listeners', true],
    ['We have 12,000 instead of 21,000 monthly listeners.', '21,000', 'monthly listeners', false],
    ['We no longer have 21,000 monthly listeners.', '21,000', 'monthly listeners', false],
  ])('a figure is whole, and the one that is meant: of %s %s %s is %s', (text, figure, what, is) => {
    const number = { ...countOf(figure, what), evidence: what };
    expect(countsOf(saidIn(text), number)).toEqual(is ? [`${figure} ${what}`] : []);
  });

  it('the newest of two figures for one thing counts', () => {
    const messages = saidIn(
      'We have 21,000 monthly listeners on Spotify and 500 followers on Instagram.',
      'Sorry, 12,000 monthly listeners. And 900 followers on TikTok.',
    );
    const numbers = [
      countOf('12,000', 'Monthly listeners', 2),
      countOf('21,000', 'monthly listeners', 1, 'Spotify'),
      countOf('500', 'followers', 1, 'Instagram'),
      countOf('900', 'followers', 2, 'TikTok'),
    ];
    expect(countsOf(messages, ...numbers)).toEqual([
      '12,000 Monthly listeners',
      '500 followers Instagram',
      '900 followers TikTok',
    ]);
  });

  it('a figure alone counts what was asked for or told before, which gives no figure and no source of its own', () => {
    const asked = 'How many monthly listeners do you have on Spotify: 50,000? And when does it come out?';
    const answer = [{ id: 'm1', text: '12,400 / Beach House and Low\n900 tickets', asked }];
    expect(countsOf(answer, countOf('12,400', 'monthly listeners', 1, 'Spotify'))).toEqual([
      '12,400 monthly listeners Spotify',
    ]);
    expect(countsOf(answer, countOf('50,000', 'monthly listeners'))).toEqual([]);
    expect(countsOf(answer, { ...countOf('12,400', 'monthly listeners'), evidence: 'monthly listeners' })).toEqual([]);
    // It says itself what it counts.
    expect(countsOf(answer, countOf('900', 'monthly listeners'))).toEqual([]);

    const corrected = saidIn('We have 21,000 monthly listeners on Spotify.', 'no, it’s 12,000 not 21,000');
    const numbers = [
      countOf('21,000', 'monthly listeners', 1, 'Spotify'),
      countOf('12,000', 'monthly listeners', 2, 'Spotify'),
    ];
    expect(countsOf(corrected, ...numbers)).toEqual(['12,000 monthly listeners Spotify']);
    // Whatever the model makes of the correction.
    expect(countsOf(corrected, numbers[0]!)).toEqual([]);
  });

  it('the bio ends before its hundredth word', () => {
    const sentence = `${'la '.repeat(30).trim()}.`;
    const bio = [1, 2, 3, 4, 5].map((at) => ({
      sentence: `${at === 1 ? 'La' : 'And'} ${sentence}`,
      message: 1,
      evidence: 'Beach House',
    }));
    expect(bioOf(bio).split(' ').length).toBeLessThanOrEqual(100);
  });

  it('the bio has no more characters than may be edited, however few its words are', () => {
    const bio = [1, 2, 3].map((at) => ({ sentence: 'a'.repeat(3000 + at), message: 1, evidence: 'Beach House' }));
    expect(bioOf(bio).length).toBe(6004);
    const endless = { sentence: 'a'.repeat(1_000_000), message: 1, evidence: 'Beach House' };
    expect(bioOf([endless])).toBe('');
  });
});
