import { parseIsoDay } from '../calendar.js';
import { newsIn } from './news.js';

const today = parseIsoDay('2026-11-23') ?? 0;

describe('the news of a conversation', () => {
  it.each([
    'we just got a slot at Doolin Folk Festival in june!!',
    'doing a charity gig for the flood mob',
    'She is 16 and is playing her first proper concert',
    "we're putting on a benefit concert for the food bank",
    "I've got a residency in Lisbon",
  ])('is a concert before its day and place are known: %s', (text) => {
    expect(newsIn([text], today)).toBe('gig');
  });

  it.each([
    "we've got a record to promote",
    'I am doing a radio show on the weekend',
    'we played a gig last year',
    'we have a song about the show',
    "I've got a single out on 5 March, and we are playing a gig",
  ])('is no concert: %s', (text) => {
    expect(newsIn([text], today)).toBe('release');
  });
});
