import { parseIsoDay } from '../calendar.js';
import { withPastDays } from './past-days.js';
import { withProfileTitle } from './profile-title.js';
import { lastReply } from '../questions/talk.fixture.js';

const monday = parseIsoDay('2026-11-23') ?? 0;
const ada = {
  name: 'Ada Firth',
  musicGenre: 'folk',
  location: 'Hull',
  songTitle: 'Low Water',
  songLink: 'https://example.com/low',
};

describe('the day on which something came out', () => {
  it.each([
    ['it came out on the 20th', 'it came out on 20 November 2026'],
    ['it dropped on Friday the 13th', 'it dropped on 13 November 2026'],
    ['my song came out on the 28th', 'my song came out on 28 October 2026'],
    ['it was released on friday', 'it was released on 20 November 2026'],
    ['its out since the 20th', 'its out since on 20 November 2026'],
    ['I put my EP out on the 6th', 'I put my EP out on 6 November 2026'],
    ['it came out on the 20th of March', 'it came out on the 20th of March'],
    ['it comes out on the 20th', 'it comes out on the 20th'],
  ])('is the last one before today: %s', (message, spelled) => {
    expect(withPastDays(message, monday, 'en')).toBe(spelled);
  });

  it.each([
    ['salió el 20', 'salió el 20 de noviembre de 2026'],
    ['lo publicamos el día 13', 'lo publicamos el 13 de noviembre de 2026'],
    ['salió el viernes pasado', 'salió el 20 de noviembre de 2026'],
    ['salió el 20 de marzo', 'salió el 20 de marzo'],
    ['sale el 20', 'sale el 20'],
  ])('is the last one before today in Spanish, too: %s', (message, spelled) => {
    expect(withPastDays(message, monday, 'es')).toBe(spelled);
  });

  it.each([
    [
      'its called Low Water and it came out on the 20th, i want to pitch it to a blog',
      'came out on Friday 20 November 2026.',
    ],
    [
      'my single low water was released on friday, write a blog pitch',
      '“Low Water” came out on Friday 20 November 2026.',
    ],
    [
      'mi single low water salió el 20, escríbeme un correo para un blog',
      '“Low Water” salió el viernes, 20 de noviembre de 2026.',
    ],
  ])('is past in the text: %s', (message, passage) => {
    expect(lastReply([message], ada).texts.at(-1)).toContain(passage);
  });
});

describe('the song of the profile', () => {
  it.each([
    ['my single low water is out', 'Low Water', 'my single Low Water is out'],
    ['LOW WATER is out', 'Low Water', 'LOW WATER is out'],
    ['my single rain is out in the rain', 'Rain', 'my single Rain is out in the rain'],
  ])('is spelled as there: %s', (message, title, spelled) => {
    expect(withProfileTitle(message, title)).toBe(spelled);
  });
});
