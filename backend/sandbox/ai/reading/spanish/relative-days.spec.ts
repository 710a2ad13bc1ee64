import { isoDay, parseIsoDay } from '../../calendar.js';
import { spanishRelativeDays } from './relative-days.js';

describe('Spanish words for days', () => {
  // A Friday.
  const today = parseIsoDay('2026-11-27') ?? 0;
  it.each([
    ['mañana tocamos en Moon', ['2026-11-28']],
    ['pasado mañana', ['2026-11-29']],
    ['esta noche en el Loco', ['2026-11-27']],
    ['sale este viernes', ['2026-12-04']],
    ['el próximo martes', ['2026-12-01']],
    ['el martes pasado', ['2026-11-24']],
    ['sale dentro de dos semanas', ['2026-12-11']],
    ['a las nueve de la mañana', []],
    ['esta mañana', []],
    ['el viernes 14 de mayo', []],
    ['los viernes', []],
  ])('%s', (text, days) => expect(spanishRelativeDays(text, today, false).map(({ day }) => isoDay(day))).toEqual(days));
});
