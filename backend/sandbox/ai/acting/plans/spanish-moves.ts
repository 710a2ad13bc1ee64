import { findDays, isoDay } from '../../calendar.js';
import { planMeant } from '../../reading/room.js';
import type { Call, Situation } from '../call.js';
import { subjectNamed } from '../done-tasks.js';

const moves =
  /(?<!\p{L})(?:mu[eé]v[ea]|mov[eé]r?|pas[aá]r?|corr[eé]r?|cambi[aá]r?|atras[aá]r?|adelant[aá]r?)(?:me)? (?:la tarea (?:de |del )?)?(?<task>[^.!?¿\n]{2,60}?) (?:al?|para el|hasta el) (?=(?:\p{L}+,? )?(?:el )?\d)/iu;
/** "Mueve el lanzamiento al 12" moves the release. */
const ofRelease =
  /(?<!\p{L})(?:lanzamiento|estreno|fecha|salida|single|sencillo|canción|tema|disco|álbum|EP|concierto|show|recital|gira|toda?s?)(?!\p{L})/iu;

/** A task that a Spanish message moves to a day: "mueve las fotos al 12 de enero"; null for other messages. */
export function spanishMove({ conversation: { today }, known }: Situation, question: string): Call | null {
  const task = known.language === 'es' ? (moves.exec(question)?.groups?.['task'] ?? '') : '';
  const plan = planMeant(known, question);
  if (task === '' || plan === null || ofRelease.test(task)) return null;
  const named = subjectNamed(task, plan);
  const [day, ...others] = findDays(question, today);
  if (named === undefined || !day || others.length > 0) return null;
  return { name: 'move_task', arguments: { task: named, release: plan.title, date: isoDay(day.day) } };
}
