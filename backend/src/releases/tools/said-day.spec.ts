import { saysDay, saysNight, saysSettledDay } from './said-day.js';

describe('the day of a call', () => {
  it.each([
    ['12 June', '12 June', '2026-11-24', true],
    ['12 June', '12 June', '2026-01-10', false],
    ['Out on Saturday 12 June 2027', '12 June', '2026-11-24', true],
    ['We play tomorrow', 'tomorrow', '2026-11-24', false],
    ['We play tomorrow', 'tomorrow', '2027-06-11', true],
    ['It is on 2027-06-12', '2027-06-12', '2026-01-10', true],
    ['We play on 13 June, it is out the day before', '2027-06-12', '2026-11-24', true],
    ['We play on 13 June, it is out the day after', '2027-06-12', '2026-11-24', false],
  ])('2027-06-12 is in “%s” as “%s”, said on %s: %s', (text, words, saidOn, isSaid) => {
    expect(saysDay([{ text, saidOn }], words, '2027-06-12')).toBe(isSaid);
  });
});

describe('a night of a series', () => {
  it.each([
    ['a residency at a bar in lisbon, every wednesday in february, 10pm', '2027-02-10', true],
    ['todos los miércoles de febrero', '2027-02-24', true],
    ['every wednesday in february', '2027-02-11', false],
    ['every wednesday in february', '2027-03-03', false],
    ['the first wednesday in february', '2027-02-10', false],
  ])('“%s” says %s: %s', (text, day, isSaid) => {
    expect(saysNight([{ text, saidOn: '2026-11-23' }], day)).toBe(isSaid);
  });
});

describe('a day beside a date with the wrong weekday', () => {
  const said = (...texts: string[]) => texts.map((text) => ({ text, saidOn: '2026-11-23' }));

  it.each(['ah ok friday the 5th so', 'ok the 5th then', 'the friday', "oh sorry yes, it's the friday, my mistake"])(
    'is said by “%s”',
    (answer) => {
      expect(saysSettledDay(said('our EP is out on friday 6 march', answer), '2027-03-05')).toBe(true);
    },
  );

  it.each([
    [['our EP is out on friday 6 march'], '2027-03-05'],
    [['our EP is out on friday 6 march', 'saturday then'], '2027-03-05'],
    [['our EP is out on friday 6 march', 'we rehearse every friday in the back room'], '2027-03-05'],
    [['our EP is out on friday 6 march', 'friday the 12th'], '2027-03-12'],
    [['our EP is out on 6 march', 'friday the 5th'], '2027-03-05'],
  ])('isn’t said by %s', (texts, day) => {
    expect(saysSettledDay(said(...texts), day)).toBe(false);
  });
});
