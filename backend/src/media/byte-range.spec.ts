import { rangeIn } from './byte-range.js';

describe('the requested bytes of 100', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-5', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['items=0-1', undefined],
    ['bytes=a-b', undefined],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
  ])('for %j are %j', (range, expected) => {
    expect(rangeIn({ range }, 100, '"a"')).toEqual(expected);
  });

  it('are all of them if the file has changed', () => {
    const range = 'bytes=0-9';
    expect(rangeIn({ range, 'if-range': '"b"' }, 100, '"a"')).toBeUndefined();
    expect(rangeIn({ range, 'if-range': '"a"' }, 100, '"a"')).toEqual({ start: 0, end: 9 });
  });
});
