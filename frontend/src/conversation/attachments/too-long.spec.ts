import { spokenTooLong, tooLongAdvice } from './too-long';

describe('a draft', () => {
  it.each<[number, boolean, string, string]>([
    [8000, true, '', ''],
    [8001, false, ': please shorten it', 'Too long for a message. Please shorten it.'],
    [60_000, true, ': please shorten it, or', 'Too long for a message. Shorten it, or attach it as a file.'],
    [
      61_234,
      true,
      '. An attachment holds 60,000: cut 1,234, or attach it in parts, as PDF, Word or text files.',
      'Too long for a message, and for an attachment, which holds 60,000 characters. Cut it, or attach it in parts, as PDF, Word or text files.',
    ],
    [61_234, false, ': please shorten it', 'Too long for a message. Please shorten it.'],
  ])('of %d characters, if it may be attached: %s', (length, mayAttach, advice, spoken) => {
    expect(tooLongAdvice(length, mayAttach)).toBe(advice);
    expect(spokenTooLong(length, mayAttach)).toBe(spoken);
  });

  it('is announced once, not with each character', () => {
    expect(spokenTooLong(60_001, true)).toBe(spokenTooLong(70_000, true));
  });
});
