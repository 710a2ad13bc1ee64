import { checkOffer } from './offer-signs.js';

describe('an offer', () => {
  it.each([
    ['We guarantee 10,000 streams in a week!', 'guarantee streams'],
    ['10k plays guaranteed', 'guarantee streams'],
    ['Order 5000 real streams today', 'Bought streams'],
    ['Pay $99 for our editorial playlist placement', 'can’t be bought'],
    ['10 guaranteed blog posts', 'sells effort'],
    ['Guaranteed press coverage in 20 magazines', 'sells effort'],
  ])('%j gets a warning', (text, why) => {
    const { signs } = checkOffer(text);
    expect(signs.map((sign) => sign.why).join(' ')).toContain(why);
    expect(signs.every(({ source, words }) => source !== '' && text.includes(words))).toBe(true);
  });

  it.each([
    'We pitch your single to 40 blogs for six weeks and report weekly. No placement is promised.',
    'I like your song and would like to write about it.',
  ])('%j has no warning sign, but isn’t called safe', (text) => {
    expect(checkOffer(text).signs).toEqual([]);
    expect(checkOffer(text).sentence).toContain('doesn’t make it a good offer');
  });
});
