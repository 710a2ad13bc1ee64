import { checkOffer } from './offer-signs.js';

describe('an offer', () => {
  it.each([
    ['We guarantee 10,000 streams in a week!', 'guarantee streams'],
    ['10k plays guaranteed', 'guarantee streams'],
    ['Order 5000 real streams today', 'Bought streams'],
    ['Pay $99 for our editorial playlist placement', 'can’t be bought'],
    ['10 guaranteed blog posts', 'sells effort'],
    ['Guaranteed press coverage in 20 magazines', 'sells effort'],
    ['guaranteed 10,000 streams', 'guarantee streams'],
    ['No bots! We promise 10k real listeners.', 'guarantee streams'],
    ['Not only do we guarantee 10,000 streams, we also report weekly', 'guarantee streams'],
    ['Te garantizamos 10.000 reproducciones en una semana', 'guarantee streams'],
    ['We get you 50,000 Spotify plays', 'Bought streams'],
    ['25k organic streams for just €49', 'Bought streams'],
    ['Only $99 for 5,000 monthly listeners', 'Bought streams'],
    ['We can put your song on editorial playlists', 'can’t be bought'],
  ])('%j gets a warning', (text, why) => {
    const { signs } = checkOffer(text);
    expect(signs.map((sign) => sign.why).join(' ')).toContain(why);
    expect(signs.every(({ source, words }) => source !== '' && text.includes(words))).toBe(true);
  });

  it.each([
    'We pitch your single to 40 blogs for six weeks and report weekly. No placement is promised.',
    'I like your song and would like to write about it.',
    'We can’t guarantee any streams, and nobody can.',
    'No one can guarantee streams or coverage, so we don’t.',
    'We do not and will never promise plays.',
    'Streams are not guaranteed. We never pay for playlists.',
    'My playlist has 12,000 followers and I would love to add your song. It is free.',
    'You would be featured on a blog with 20,000 readers.',
    'We have 3,000 followers and play new songs every Friday.',
  ])('%j has no warning sign, but isn’t called safe', (text) => {
    expect(checkOffer(text).signs).toEqual([]);
    expect(checkOffer(text).sentence).toContain('doesn’t make it a good offer');
  });
});
