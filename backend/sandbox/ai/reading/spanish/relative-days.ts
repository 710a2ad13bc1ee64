const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const numbers = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** "Mañana" as a day, not "esta mañana" or "a las nueve de la mañana". */
const near = /(?<!\p{L})(?<!(?:la|una|esta|cada|media) )(pasado mañana|mañana|hoy|esta noche|ayer|anoche)(?!\p{L})/giu;
const ahead = new RegExp(
  `(?<!\\p{L})(?:dentro de|en) (una|${numbers.slice(1).join('|')}|\\d{1,2}) (días?|semanas?)(?!\\p{L})`,
  'giu',
);
/** Not with a date behind it, which says the day itself: "el viernes 14 de mayo". */
const onWeekday = new RegExp(
  `(?<!\\p{L})(?:(el|este) (?:próximo )?|próximo )(${weekdays.join('|')})( pasado)?(?!\\p{L})(?!,? (?:el )?(?:día )?\\d)`,
  'giu',
);
const distances: Record<string, number> = { 'pasado mañana': 2, mañana: 1, ayer: -1, anoche: -1 };

/**
 * The days that Spanish words give from today: "mañana", "este viernes", "dentro de dos semanas". A day is the number of days since
 * 1970-01-01, a Thursday.
 */
export function spanishRelativeDays(text: string, today: number, past: boolean): { day: number; index: number }[] {
  const weekday = (today + 4) % 7;
  return [
    ...[...text.matchAll(near)].map(({ 1: word = '', index }) => ({
      day: today + (distances[word.toLowerCase()] ?? 0),
      index,
    })),
    ...[...text.matchAll(ahead)].map(({ 1: count = '', 2: unit = '', index }) => {
      const named = numbers.indexOf(count.toLowerCase().replace(/^una$/u, 'un'));
      return { day: today + (named > 0 ? named : Number(count)) * (/^s/iu.test(unit) ? 7 : 1), index };
    }),
    ...[...text.matchAll(onWeekday)].map(({ 2: name = '', 3: gone, index }) => {
      const wanted = weekdays.indexOf(name.toLowerCase());
      const isPast = past || gone !== undefined;
      const day = isPast ? today - ((weekday - wanted + 7) % 7 || 7) : today + ((wanted - weekday + 7) % 7 || 7);
      return { day, index };
    }),
  ];
}
