import type { Language } from '../../reading/language.js';

/** A question that newcomers ask. Spanish patterns have no accents: on a phone, few questions do. */
export interface FirstQuestion {
  asks: Record<Language, RegExp>;
  answer: Record<Language, string>;
  /** Whether it is about a text that was written. */
  isOfText?: boolean;
}

/** Any of some patterns, between whole words. */
export const whole = (...patterns: string[]): RegExp =>
  new RegExp(patterns.map((one) => `(?<!\\p{L})(?:${one})(?!\\p{L})`).join('|'), 'iu');
export const you = '(?:can|could|will|would|do) (?:you|u|ya|fanfare) (?:please |pls |also |just |maybe |even )*';
export const puedes =
  '(?:(?:puedes|podrias|podeis|podes|puede) (?:(?:me|nos) )?|(?:me|nos) (?:puedes|podrias|podeis|podes) )';
export const end = '(?=\\W*(?:$|[.?!,]))';
