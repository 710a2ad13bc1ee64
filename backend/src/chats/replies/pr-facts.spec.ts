import { prFacts } from './pr-facts.js';

describe('the PR facts', () => {
  it('all include the addresses of their sources', () => {
    const facts = prFacts.split('\n').filter((line) => line.startsWith('- '));
    expect(facts.length).toBeGreaterThan(40);
    const cited =
      /\[(?:[^;:\]]+: [a-z\d.-]+\.[a-z]{2,}[^\s;,\]]*(?:, 2026-\d\d-\d\d)?(?:; |(?=\])))+\](?: \(check current\))?$/;
    expect(facts.filter((line) => !cited.test(line))).toEqual([]);
  });

  it.each([
    ['Canvas', '720 to 1080 pixels tall'],
    ['Apple Music cover art', 'No web address, email address, phone number, price or store name'],
    ['Access to Spotify for Artists', 'is instant through some distributors'],
    ['global release day', '45 countries or more'],
    ['A publicist', '2,000 to 3,000 a month for a full-time one'],
    ['Discovery Mode costs', 'the royalty of the streams that are promoted'],
    ['Spotify since 25 September 2025', 'by the DDEX standard'],
    ['Press photos', 'two or three and more (others say 3 to 5)'],
  ])('%s matches its source', (subject, words) => {
    expect(prFacts.split('\n').find((line) => line.includes(subject))).toContain(words);
  });
});
