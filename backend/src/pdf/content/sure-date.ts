import { isImpossibleDay } from '../calendar-day.js';

/** A day told from the day on which it is said: read later, it is another one. */
const relative =
  /(?<!\p{L})(?:next|this|last|coming|today|tonight|tomorrow|yesterday|ago|soon|heute|morgen|gestern|(?:näch|letz)ste[nmrs]?|kommende[nmrs]?|diese[nmrs]?|prochaine?|derni[eè]re?|demain|hier|pr[oó]xim[oa]|mañana|amanhã|prossim[oa]|domani|следующ\p{L}*|завтра|через)(?!\p{L})|[来今先昨明翌]\s?[週周月年日天]|下[个個]?[週周月]|다음|이번|지난|내일|오늘/iu;

/** A count of days, as in "in 3 weeks". */
const away =
  /\p{N}\s*(?:(?:days?|weeks?|months?|tagen?|wochen?|monaten?|jours?|semaines?|mois|d[ií]as?|semanas?|mes(?:es)?|giorni|settiman[ae]|mesi)(?!\p{L})|[日週周]間|[天周週][前後后]|[ヶか個个]月|주)/iu;

/** Whether a date says its day itself: "18 December", "Spring 2027", not "next Friday" and not 31 February 2027. */
export function isSureDate(date: string): boolean {
  if (isImpossibleDay(date)) return false;
  const hasYear = /(?<!\p{N})\p{N}{4}(?!\p{N})/u.test(date);
  return /\p{N}/u.test(date) && (hasYear || (!relative.test(date) && !away.test(date)));
}
