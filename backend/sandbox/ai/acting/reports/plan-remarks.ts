import { longDay, parseIsoDay } from '../../calendar.js';
import { tellsOwnHours } from '../../reading/days/own-hours.js';
import { newLeads } from '../plans/leads-noted.js';
import { objectOr } from '../../wire/json-value.js';
import { sentencesIn } from '../../sentences.js';
import { asksForNextSteps, asksWhetherLateIn } from '../../writing/next-steps.js';
import type { Situation } from '../call.js';

/** A plan keeps its name when the release gets another one. */
export function renamedRemark({ known, before, done }: Situation): string {
  const old = before().title;
  if (!done.some(({ name }) => name === 'edit_document') || old === known.title || known.room?.title !== old) return '';
  return known.language === 'es'
    ? `El plan aún se llama «${old}»: cámbiale el nombre en su sala.`
    : `The plan is still called “${old}”: rename it in its room.`;
}

const daysOfWeek = 7;
const counts = ['one', 'two', 'three', 'four', 'five'];

/** The first tasks of a plan that was made or moved, for "just tell me the three most important things for this week". */
export function nextTasksRemark({ conversation, known, done }: Situation): string {
  const plan = done.findLast(({ name, error }) => name === 'plan_release' && error === null);
  const { question, today } = conversation;
  if (known.language === 'es' || plan === undefined || !asksForNextSteps(question)) return '';
  const { tasks } = objectOr(plan.result);
  const open = (Array.isArray(tasks) ? tasks : []).map(objectOr).flatMap(({ due, title }) => {
    const day = parseIsoDay(String(due).slice(0, '2027-01-08'.length));
    return day === undefined || day < today ? [] : [{ day, title: String(title) }];
  });
  const [, count = '3'] =
    /(?<!\p{L})(\d|one|two|three|four|five) (?:(?:most |really )?\p{L}+ )?(?:things?|tasks?|jobs?|steps?|priorities)(?!\p{L})/iu.exec(
      question,
    ) ?? [];
  const first = open.slice(0, counts.indexOf(count.toLowerCase()) + 1 || Number(count));
  if (first.length === 0) return '';
  const lines = first.map(({ day, title }) => `- ${longDay(day)}: ${title}`).join('\n');
  const isNone = /(?<!\p{L})this week(?!\p{L})/iu.test(question) && (first[0]?.day ?? 0) >= today + daysOfWeek;
  return `${isNone ? 'Nothing is due this week. First come' : 'First come'}:\n\n${lines}`;
}

/** The answer to "are we in time?" beside a plan in which nothing comes too late; what does, the plan says itself. */
export function inTimeRemark({ conversation, known: { language }, done }: Situation): string {
  const plan = done.findLast(({ name, error }) => name === 'plan_release' && error === null);
  if (plan === undefined || typeof objectOr(plan.result)['late'] === 'string') return '';
  if (!sentencesIn(conversation.question).some((one) => asksWhetherLateIn(one, language))) return '';
  return language === 'es' ? 'Hay tiempo: cabe todo el plan.' : 'There’s time: the whole plan still fits.';
}

/** A plan has no room for "I work until six and only have Sundays": its tasks keep their days. */
export function hoursRemark({ conversation, known, done }: Situation): string {
  if (!done.some(({ name, error }) => name === 'plan_release' && error === null)) return '';
  if (!tellsOwnHours(conversation.question)) return '';
  return known.language === 'es'
    ? 'No puedo ordenar las tareas según el tiempo que tienes: sigo un guion. Mueve las que no te vengan bien, por ejemplo **mueve las fotos al 12 de enero**.'
    : 'I can’t fit the tasks around the time you have: I’m scripted. Move any that don’t suit you, as in **move the photos to 12 January**.';
}

/** The plan of a tour isn't changed along with the venue of one of its concerts. */
export function venueRemark({ known, before, done }: Situation): string {
  if (!done.some(({ name }) => name === 'edit_document') || done.some(({ name }) => name === 'plan_release')) return '';
  const old = before().shows;
  const [planned] = (known.room?.shows ?? []).filter(({ town, venue }) => {
    const [was, is] = [old, known.shows].map((shows) => shows.find((show) => town !== '' && show.town === town));
    return venue !== '' && was?.venue === venue && is !== undefined && is.venue !== venue;
  });
  if (!planned) return '';
  return known.language === 'es'
    ? `El plan aún tiene ${planned.venue} en ${planned.town}: cámbialo en la sala de la gira.`
    : `The plan still has ${planned.venue} in ${planned.town}: change it in the tour’s room.`;
}

/** A song that comes out before the record doesn't move the record's plan. */
export function leadRemark(situation: Situation): string {
  const { done } = situation;
  return done.some(({ name, error }) => name === 'plan_release' && error === null) ? newLeads(situation) : '';
}
