import { spokenDay } from './spoken-day.js';

const today = '2026-11-24';

describe('a day in an artist’s words', () => {
  it.each([
    ['29 January', '2027-01-29'],
    ['January 29th', '2027-01-29'],
    ['Friday, 29 January 2027', '2027-01-29'],
    ['the 29th of Jan.', '2027-01-29'],
    ['1 December', '2026-12-01'],
    ['24 November', '2026-11-24'],
    ['23 November', '2027-11-23'],
    ['2027-01-29', '2027-01-29'],
    ['29/1/2027', '2027-01-29'],
    ['1/29', '2027-01-29'],
    ['29 February 2028', '2028-02-29'],
    ['today', '2026-11-24'],
    ['5 Febuary', '2027-02-05'],
    ['viernes 5 de marzo de 2027', '2027-03-05'],
    ['on this coming Friday, 5 March', '2027-03-05'],
    ['8 pm on 12 March', '2027-03-12'],
    ['12 March at 8.30pm', '2027-03-12'],
    ['2027-01-29 (Friday), 20:30', '2027-01-29'],
  ])('%j is %s', (words, day) => {
    expect(spokenDay(words, today)).toEqual({ day });
  });

  it('without a month is in the month of the day being moved', () => {
    expect(spokenDay('the 12th', today, '2027-03-05')).toEqual({ day: '2027-03-12' });
    expect(spokenDay('1st', today, '2027-03-05')).toEqual({ day: '2027-03-01' });
    expect(spokenDay('the 31st', today, '2027-04-05')).toEqual({ question: expect.stringContaining('no such day') });
    expect(spokenDay('Friday the 12th', today, '2027-03-05')).toEqual({ day: '2027-03-12' });
    expect(spokenDay('12', today, '2027-03-05')).toEqual({ question: expect.stringContaining('Which day is') });
    expect(spokenDay('the 12th', today)).toEqual({ question: expect.stringContaining('Which day is') });
    expect(spokenDay('12 April', today, '2027-03-05')).toEqual({ day: '2027-04-12' });
  });

  it.each([
    ['3/4', 'two ways'],
    ['29 February', 'no day 29'],
    ['31 April', 'no such day'],
    ['soon', 'Which day is'],
    ['', 'Which day is'],
    ['2 weeks after 5 March', 'Which day is'],
    ['3 days before 12 June', 'Which day is'],
    ['a week before 29 January', 'Which day is'],
    ['two weeks after 2027-03-05', 'Which day is'],
    ['the week of 5 March', 'Which day is'],
    ['the Monday after 5/3', 'Which day is'],
    ['5 or 6 March', 'Which day is'],
    ['5 March or 5 April', 'Which day is'],
    ['afternoon of 5 March', 'Which day is'],
    ['Thursday 29 January', 'another weekday'],
  ])('%j needs a question', (words, sentence) => {
    expect(spokenDay(words, today)).toEqual({ question: expect.stringContaining(sentence) });
  });
});
