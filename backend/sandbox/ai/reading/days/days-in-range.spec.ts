import { longDay, parseIsoDay } from '../../calendar.js';
import { rangesIn, withDaysInRange } from './days-in-range.js';

const today = parseIsoDay('2026-11-28') ?? 0;

describe('a weekday of the few days that a message names', () => {
  it.each([
    ['friday 7 may to sunday 9 may 2027, we play the saturday', 'we play on Saturday 8 May 2027'],
    ['7-9 may 2027. we play on the saturday', 'we play on Saturday 8 May 2027'],
    ['May 7-9, 2027. We’re playing on Sunday', 'We’re playing on Sunday 9 May 2027'],
    ['our slot is on the friday, it’s from 4th to 6th June', 'our slot is on Friday 4 June 2027'],
    ['del 7 al 9 de mayo de 2027. tocamos el sábado', 'tocamos el sábado, 8 de mayo de 2027'],
    ['we perform the saturday. It’s 30 April to 2 May', 'we perform on Saturday 1 May 2027'],
  ])('%s', (text, expected) => expect(withDaysInRange(text, today)).toContain(expected));

  it.each([
    '7 to 9 May, and on Friday we rehearse',
    '7 to 9 May, we play Saturday 15 May',
    'we play the saturday',
    '1 May to 30 May, we play the saturday',
    '7 to 9 May, we play the tuesday',
  ])('stays as it is in %j', (text) => expect(withDaysInRange(text, today)).toBe(text));

  it('is found in ranges over the end of a month', () => {
    const [{ from, to } = { from: 0, to: 0 }] = rangesIn('30 April to 2 May 2027', today);
    expect([longDay(from), longDay(to)]).toEqual(['Friday 30 April 2027', 'Sunday 2 May 2027']);
  });
});
