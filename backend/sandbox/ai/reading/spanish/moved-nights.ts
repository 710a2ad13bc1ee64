import { addMonths, type Day, findDays, isoDay, parseIsoDay, spanishDay, weekdayName } from '../../calendar.js';
import { releaseDay, type Said } from '../../named-date.js';
import { weekdayNamed, weekdayWords } from '../days/weekdays.js';
import { type Show, showsOf } from '../shows.js';
import { withoutEarlierWorks } from '../works/earlier-works.js';
import { movedTo, movesDay } from './moved-releases.js';

const concert =
  /(?<!\p{L})(?:conciertos?|shows?|bolos?|recital|tocada|toqu[ei]n?|toquín|fiesta|noche|fecha)(?!\p{L})/iu;
/** Other things have days of their own. */
const ofOther =
  /(?<!\p{L})(?:v[ií]deo(?:clip)?|clip|entrevista|ensayo|sesión|pre-?save|portada|radio|cumpleaños|reunión|plazo|adelanto|single|sencillo|EP|disco|álbum|tema|canción|estreno|lanzamiento|gira)(?!\p{L})/iu;
/** "Misma hora, mismo lugar": what is as it was. */
const unchanged =
  /(?:[, ]*(?:(?:y|a la|en el|al|todo lo demás|lo demás) )*mism[oa]s? (?:hora|horario|lugar|sitio|sala|precio|local)(?!\p{L}))+|[, ]+(?:y )?(?:todo )?lo demás igual(?!\p{L})/giu;
const onWeekday = new RegExp(`(?<!\\p{L})(${weekdayWords})(?!\\p{L})`, 'iu');
const sentence = /[^.!?;\n]+[.!?;\n]*/gu;

/**
 * A Spanish message that moves the only concert told before, in the words that are read so: "nos movieron la fecha, ahora es sábado 19"
 * has its hall and its month. Other texts stay as they are.
 */
export function withSpanishNightMoved(text: string, earlier: readonly Said[], today: Day): string {
  if (text.length > 300 || !movesDay.test(text)) return text;
  const shows = showsOf(
    earlier.map((one) => withoutEarlierWorks(one.text)),
    today,
  ).filter(({ day }) => day >= today);
  const [show, ...others] = shows;
  const hasRelease = releaseDay([...earlier]) !== null;
  if (!show || others.length > 0) return text;
  for (const [words] of text.matchAll(sentence)) {
    if (/\?\s*$/u.test(words) || ofOther.test(words) || findDays(words, today).length > 1) continue;
    // Beside a release, the concert has to be named.
    if (hasRelease && !concert.test(words)) continue;
    const match = movedTo.exec(words);
    const day = match && newDay(match, show, today);
    if (!match || day === null || day === undefined || day === show.day) continue;
    const place = show.venue || show.town;
    const rest = words.slice(match.index + match[0].length).replace(unchanged, '');
    const moved = `el concierto en ${place} se mueve al ${spanishDay(day)}`;
    return text.replace(
      words,
      () => `${moved}${rest.startsWith(',') || /^\s*[.!;\n]*$/u.test(rest) ? rest : `.${rest}`}`,
    );
  }
  return text;
}

/** The new day; without a month, it is in that of the concert or the next. */
function newDay({ 0: words, groups = {} }: RegExpExecArray, { day: old }: Show, today: Day): Day | undefined {
  const { now = '', nowMonth } = groups;
  if (nowMonth !== undefined) return findDays(`${now} de ${nowMonth}`, today)[0]?.day;
  const sameMonth = parseIsoDay(isoDay(old).slice(0, 8) + now.padStart(2, '0'));
  const weekday = onWeekday.exec(words)?.[1];
  return (sameMonth === undefined ? [] : [sameMonth, addMonths(sameMonth, 1)]).find(
    (one) => one >= today && (weekday === undefined || weekdayName(one) === weekdayNamed(weekday)),
  );
}
