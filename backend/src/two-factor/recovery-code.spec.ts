import { expect, it } from '@jest/globals';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-code.js';

it('a recovery code is recognized however it is typed', () => {
  const expected = hashOfRecoveryCode('7k2m-9q40-e1hd-3vtb');
  for (const typed of [
    '7K2M-9Q40-E1HD-3VTB',
    '7k2m9q40e1hd3vtb',
    ' 7k2m 9q4O-elhd 3vtb ',
    '7k2m-9q4o-Ihd-3vtb'.replace('I', 'eI'),
  ]) {
    expect(hashOfRecoveryCode(typed)).toEqual(expected);
  }
  expect(hashOfRecoveryCode('7k2m-9q40-e1hd-3vtc')).not.toEqual(expected);
});

it('ten different codes of 80 bits are made at once', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
});
