import { taskNamed } from '../acting/done-tasks.js';
import type { Situation } from '../acting/call.js';
import { taskInSpanish } from '../acting/reports/spanish-results.js';
import { findDays, longDay, spanishDay } from '../calendar.js';
import { planMeant } from '../reading/room.js';

const asksWhetherItHurts =
  /(?<!\p{L})(?:does|will|would|is|are|could) (?:that|it|this|we|i)(?: (?:still|going to))?(?: be)? (?:mess|spoil|hurt|ruin|matter|affect|change anything|(?:an? )?(?:problem|issue)|ok(?:ay)?|all ?right|fine|too late|late|in time|early enough|soon enough|on time)(?!\p{L})[^.!\n]*\?|(?:afecta|pasa algo|hay problema|es (?:muy |demasiado )?tarde|llego a tiempo|llegamos a tiempo|está bien|da igual)(?!\p{L})[^.!\n]*\?/iu;

/** "The artwork won't be done until 14 December, does that mess things up?": whether it is before its task is due; `''` for other messages. */
export function taskInTime({ conversation: { question, today }, known }: Situation): string {
  if (!asksWhetherItHurts.test(question)) return '';
  const plan = planMeant(known, question) ?? known.room ?? known.plans[0];
  const task = plan && taskNamed(question, plan);
  const [found, ...others] = findDays(question, today).filter(({ day }) => day > today);
  if (!task || !found || others.length > 0) return '';
  const isSpanish = known.language === 'es';
  const days = Math.abs(task.due - found.day);
  const due = isSpanish ? spanishDay(task.due) : longDay(task.due);
  if (found.day <= task.due)
    return isSpanish
      ? `Llegas a tiempo: «${taskInSpanish(task.title)}» es para el ${due}${days === 0 ? '' : `, ${days} días después`}.`
      : `That’s in time: “${task.title}” is due on ${due}${days === 0 ? '' : `, ${inDays(days)} later`}.`;
  return isSpanish
    ? `Son ${days} días de retraso: «${taskInSpanish(task.title)}» era para el ${due}. Mueve la tarea en la sala del lanzamiento, o dime otra fecha de salida.`
    : `That’s ${inDays(days)} late: “${task.title}” is due on ${due}. Move that task in the release’s room, or tell me another release date.`;
}

function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
