import { settledByLast, withSettledDays } from './settled-days.js';

const asks = '“3/4” and “5/6” can be read in two ways: are they 3 April and 5 June, or 4 March and 6 May?';
const said = (answer: string, before = asks) => [
  { text: 'It is out on 3/4 and the video on 5/6.', before: '', day: 0 },
  { text: answer, before, day: 0 },
];

describe('ambiguous dates', () => {
  it.each(['3 April and 5 June', 'the 3rd of April', 'April 3', 'day first', 'the first'])('%s', (answer) => {
    expect(withSettledDays(said(answer))[0]?.text).toBe('It is out on 3 April and the video on 5 June.');
  });

  it.each(['4 March', 'month first', 'American', 'the second'])('%s', (answer) => {
    expect(withSettledDays(said(answer))[0]?.text).toBe('It is out on 4 March and the video on 6 May.');
  });

  it('stay ambiguous without an answer, or if no one asked', () => {
    for (const [answer, before] of [
      ['thanks', asks],
      ['3 April', 'Noted.'],
    ] as const)
      expect(withSettledDays(said(answer, before))).toEqual(said(answer, before));
  });

  it('are settled only once by the newest message', () => {
    const read = said('day first');
    const later = [...read, { text: 'write it up', before: 'Noted.', day: 0 }];
    expect(settledByLast(read, withSettledDays(read))).toContain('3 April');
    expect(settledByLast(later, withSettledDays(later))).toBe('');
  });
});
