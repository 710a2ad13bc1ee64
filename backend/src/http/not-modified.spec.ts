import type { Request, Response } from 'express';
import { isNotModified } from './not-modified.js';

describe('a response with a known ETag', () => {
  const ask = (known: string | undefined, tag: string | undefined): boolean =>
    isNotModified(
      { headers: { 'if-none-match': known, 'cache-control': 'no-cache' } } as Request,
      { getHeader: (name: string) => (name === 'ETag' ? tag : undefined) } as Response,
    );

  it.each([
    ['"a"', '"a"'],
    ['W/"a"', '"a"'],
    ['"a"', 'W/"a"'],
    ['"b", "a"', '"a"'],
    ['*', '"a"'],
  ])('isn’t sent again: %s for %s', (known, tag) => expect(ask(known, tag)).toBe(true));

  it.each([
    ['"b"', '"a"'],
    ['a', '"a"'],
    [undefined, '"a"'],
    ['"a"', undefined],
    ['*', undefined],
  ])('is sent: %s for %s', (known, tag) => expect(ask(known, tag)).toBe(false));
});
