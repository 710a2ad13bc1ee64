import { findDays, parseIsoDay } from '../../calendar.js';
import { lastReply } from '../../questions/talk.fixture.js';

const monday = parseIsoDay('2026-11-23') ?? 0;

describe('how long something took', () => {
  it.each([
    'recorded in 6 days at a shearing shed',
    'We tracked the whole thing live in 4 days',
    'wrote and recorded it in two weeks',
    'it sold out in 3 days',
    'we played nine shows in 10 days',
    'MIXED IN 2 DAYS BY KIM',
  ])('is no day: %s', (text) => expect(findDays(text, monday)).toEqual([]));

  it.each([
    'it’s out in 6 days',
    'I recorded the single and it’s out in 6 days',
    'my gig is in 6 days',
    'we’ve got a gig in 6 days',
    'it will be recorded in 6 days',
  ])('is a day ahead otherwise: %s', (text) =>
    expect(findDays(text, monday).map(({ day }) => day)).toEqual([monday + 6]),
  );

  it.each(['opened for Tin Harbour in october. 1,900 monthly listeners', 'we played Hull in October. 3 people came'])(
    'is not a number behind a month: %s',
    (text) => expect(findDays(text, monday)).toEqual([]),
  );

  it('still reads a month before its number', () => {
    expect(findDays('out Dec. 18', monday)).toHaveLength(1);
    expect(findDays('out December 18, 2026', monday)).toHaveLength(1);
  });

  it('goes into the text with where and with whom', () => {
    const { text, texts } = lastReply([
      'the album is called Salt Road, nine songs, out fri 19 feb. write the press release',
      'recorded in 4 days at a shearing shed near Ballan with producer Ines Dorn',
    ]);
    expect(texts.at(-1)).toContain('It was recorded in 4 days at a shearing shed near Ballan with producer Ines Dorn.');
    expect(text).not.toMatch(/Not used|November/u);
  });
});
