import { lastReply } from '../../questions/talk.fixture.js';
import { oneSideLeft, withBothSides } from './double-sides.js';

describe('a release with two songs', () => {
  it.each([
    [
      'our double a side, Amber Noise / Tin Motel, out fri 29 jan',
      'our double A-side “Amber Noise / Tin Motel”, out fri 29 jan',
    ],
    ['OUR DOUBLE A-SIDE is Amber Noise/Tin Motel', 'OUR double A-side “Amber Noise / Tin Motel”'],
    ['my double A-side "Amber Noise" and "Tin Motel" is out', 'my double A-side “Amber Noise / Tin Motel” is out'],
    ['new double a-side amber noise / tin motel out 29 jan', 'new double A-side “amber noise / tin motel” out 29 jan'],
    ['saco un doble cara A, Luz / Sombra, el 29 de enero', 'saco un doble cara A “Luz / Sombra”, el 29 de enero'],
  ])('has one title of both: %s', (text, whole) => expect(withBothSides(text)).toBe(whole));

  it.each(['our double a side is out in May', 'we play Hull and/or Leeds', 'my single Salt and Tin is out'])(
    'is not: %s',
    (text) => expect(withBothSides(text)).toBe(text),
  );

  const told = ['our double A-side “Amber Noise / Tin Motel”, out 29 jan'];
  it.each([
    'just Tin Motel now, same date',
    'we drop Amber Noise',
    'only Tin Motel',
    'it’s tin motel only, without Amber Noise',
  ])('may become one: %s', (message) =>
    expect(oneSideLeft(message, told)).toEqual([
      { from: 'Amber Noise / Tin Motel', to: 'Tin Motel' },
      { from: 'double A-side', to: 'single' },
    ]),
  );

  it.each(['Tin Motel is about a motel', 'we recorded Tin Motel in a pool', 'should it be just Tin Motel?'])(
    'stays both: %s',
    (message) => expect(oneSideLeft(message, told)).toEqual([]),
  );

  const first = 'can u do a blog pitch for our double a side, Amber Noise / Tin Motel, out fri 29 jan';

  it('stands in the text with both', () => {
    expect(lastReply([first]).texts[0]).toContain(
      'double A-side “Amber Noise / Tin Motel” comes out on Friday 29 January',
    );
  });

  it('stands in it with one from then on', () => {
    const { texts } = lastReply([first, 'change of plan, just Tin Motel now, same date']);
    expect(texts.at(-1)).toContain('single “Tin Motel” comes out on Friday 29 January 2027');
    expect(texts.at(-1)).not.toContain('Amber');
  });
});
