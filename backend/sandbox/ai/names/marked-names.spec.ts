import { parseIsoDay } from '../calendar.js';
import type { Said } from '../named-date.js';
import { withNamesMarked } from './marked-names.js';

const today = parseIsoDay('2026-11-23') ?? 0;
const marked = (text: string, language: 'en' | 'es' = 'en', said: Said[] = []): string =>
  withNamesMarked(text, text, language, said, today);

describe('a title that the rules can’t read', () => {
  it.each([
    ['my song paper lanterns is out friday', 'my song “paper lanterns” is out friday'],
    ['can you pitch Pale Fire to The Quietus', 'can you pitch Pale Fire to The Quietus. It’s called “Pale Fire”.'],
  ])('is marked: %s', (typed, plain) => {
    expect(marked(typed)).toContain(plain);
  });

  it.each([
    'My single is called Salt and I wrote it alone.',
    "BBC Radio Leeds played my last single 'Harbour' in May 2026",
    'hes fine, at home now',
    'our drummer is called Kev Olu',
    'My manager is called Kev Olu and my dog is called Biscuit',
    'Lovely. We are Côr y Bont, 46 members. I’d like a press release about that for the Cambrian News.',
    'I release my single Friday.',
    'now one for radio DJs please',
    'gig is Saturday 6 March 2027 at the Brudenell Social Club, doors 7.30, tickets £9 adv £12 on the door, support from Nell Parry and Bad Weather. tickets on sale this friday at seetickets',
    'Nuestra gira: Leeds el 5 de marzo; Cádiz el 6 de marzo.',
  ])('is not looked for where the rules are right, or where there is none: %s', (typed) => {
    expect(marked(typed, typed.startsWith('Nuestra') ? 'es' : 'en')).toBe(typed);
  });
});

it('a day beside other words than the rules know is the release’s', () => {
  expect(marked("we've just finished our debut album Concrete Gardens, it lands May 7th on Tin Roof Records")).toMatch(
    /It’s out on May 7th\.$/u,
  );
  expect(marked('My birthday is 3 May 1990.')).toBe('My birthday is 3 May 1990.');
});

it('a launch night without a month is in the month that was named', () => {
  const said = [{ text: 'my single "Ceiling Fan" is out 20 march', before: '', day: today }];
  expect(marked('im launching it at the Polar Bear on the 21st', 'en', said)).toMatch(
    /We play at the Polar Bear on 21 March\.$/u,
  );
});

it('support acts that the rules read are not said again', () => {
  expect(marked('support on all nights is Tin Foil Hat')).toBe('support on all nights is Tin Foil Hat');
});

it('takes no member and no question for a title', () => {
  expect(marked('Our single is done. The new singer is Clara Hoyer.')).not.toContain('“');
  expect(marked('Small mistake, the cellist on the record is now Clara Hoyer. Please everywhere.')).not.toContain('“');
  expect(marked('Which of the two singles is out sooner again?')).not.toContain('“');
});

it.each([
  ['en', 'my song Ember Line is out 22 jan, recorded at The Mill in Bradford'],
  ['en', 'single Ember Line out 22 jan, made it with my brother in Cold Lane Chapel'],
  ['en', 'Ember Line is out 22 jan and we shot the video at the Polar Bear'],
  ['es', 'mi single Marea Baja sale el 12 de febrero, lo grabamos en la Sala Humo'],
] as const)('where a record was made is no concert: %s %s', (language, text) => {
  expect(withNamesMarked(text, text, language, [], today)).not.toMatch(/We play|Tocamos/u);
});
