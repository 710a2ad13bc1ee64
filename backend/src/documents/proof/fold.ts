import { withoutElisions } from './elisions.js';

/** Scripts without spaces between words: each character is treated as a word. */
const unspaced = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

// oxlint-disable-next-line no-control-regex -- the whole ASCII range
const ascii = /^[\x00-\x7f]*$/;

/**
 * Normalises a text to lower-case words with single spaces around them, without accents, possessive endings and
 * punctuation; "l'Olympia" is two words. Separators within numbers, currency signs and percent signs stay: 10 is not 10,000, and 5% is not 5.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most names need nothing else.
  if (/^[a-z]+(?: [a-z]+){0,12}$/.test(lower)) return ` ${lower} `;
  const plain = ascii.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFKC')
        .replace(/[‘’ʼ´`]/g, "'")
        .replace(unspaced, ' $& ');
  const words = withoutElisions(plain.replace(/'s(?![\p{L}\p{N}])/gu, ''))
    .replace(/'/g, '')
    .replace(
      /(?<=\d)([.,:])(?=\d)|([%€£$¥])|[^\p{L}\p{N}\p{M}%€£$¥]+/gu,
      (_, separator?: string, sign?: string) => separator ?? (sign ? ` ${sign} ` : ' '),
    );
  return ` ${words.replace(/ {2,}/g, ' ').trim()} `;
}
