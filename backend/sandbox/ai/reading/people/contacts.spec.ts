import { isoDay, parseIsoDay } from '../../calendar.js';
import { addresseeIn, wroteOn } from './contacts.js';

describe('the person that a text is written to', () => {
  it.each([
    ['write a follow up to Ada Fry, I wrote to her on 12 November', 'Ada Fry'],
    ['draft a pitch for Sam Okoro at The Skinny', 'Sam Okoro'],
    ['follow up with Dana at Clash, I wrote to her on 12 November', 'Dana'],
    ['can you chase dana at clash', 'Dana'],
    ['escribe un correo a Lucía Vega de Radio 3', 'Lucía Vega'],
  ])('%s', (text, name) => expect(addresseeIn(text)).toBe(name));

  it.each([
    'follow up with her please',
    'can you follow up on the press',
    'write a pitch to Rolling Stone',
    'an email to the local paper',
    'a follow-up to my pitch, she never answered',
  ])('is not in "%s"', (text) => expect(addresseeIn(text)).toBe(''));
});

describe('the day of the email that a follow-up is about', () => {
  const today = parseIsoDay('2026-11-27') ?? 0;
  it.each([
    ['follow up with Dana at Clash, I wrote to her on 12 November', '2026-11-12'],
    ['i emailed her on 10 november about our single Foyle, out 15 jan', '2026-11-10'],
    ['chase sam at clash, emailed him on 13 november', '2026-11-13'],
    ['chase Dana, i sent it on the 3rd of november', '2026-11-03'],
  ])('%s', (text, day) => expect(isoDay(wroteOn(text, today) ?? 0)).toBe(day));

  it.each(['i emailed sam two weeks ago', 'the single is out on 12 December', 'write to Dana on 12 December'])(
    'is not in "%s"',
    (text) => expect(wroteOn(text, today)).toBeNull(),
  );
});
