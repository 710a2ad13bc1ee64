import type { OwnText } from '../../chats/history/own-words.service.js';

/** One to twelve in English and Spanish, by value. */
const numberWords: Record<number, string> = {
  ...{ 1: 'an|one|una', 2: 'two|dos', 3: 'three|tres', 4: 'four|cuatro', 5: 'five|cinco', 6: 'six|seis' },
  ...{ 7: 'seven|siete', 8: 'eight|ocho', 9: 'nine|nueve', 10: 'ten|diez', 11: 'eleven|once', 12: 'twelve|doce' },
};

/** Whether the artist wrote a number of hours, as digits or in words. */
export function saysHours(texts: readonly Pick<OwnText, 'text'>[], hours: number): boolean {
  const number = [String(hours), numberWords[hours] ?? []].flat().join('|');
  const written = new RegExp(`(?<![\\p{L}\\d.,])(?:${number}) ?(?:hours?|hrs?|h|horas?)(?!\\p{L})`, 'iu');
  return texts.some(({ text }) => written.test(text));
}
