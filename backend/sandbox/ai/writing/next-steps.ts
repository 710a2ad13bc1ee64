import { longDay, spanishDay } from '../calendar.js';
import type { Situation } from '../acting/call.js';
import { taskInSpanish } from '../acting/spanish-results.js';
import { planMeant, type Plan, type RoomTask } from '../reading/room.js';

const asked =
  /(?<!\p{L})(?:what(?: else)?(?:['’]s| is| do| should| shall| can| would| needs?| must)? (?:I |we |you |to |it )*(?:do |be done |suggest )*(?:this week|today|next(?! (?:single|song|album|EP|record|release|gig|show|tour))|now|first|left|due|overdue|coming up|on my (?:plan|list|plate))|(?:what(?:['’]s| is)|which is) the (?:first|next) (?:thing|step|task)|where (?:do|should) (?:I|we) start|what have I got (?:on|left|due)|what(?:['’]s| is) (?:still |the )?(?:next(?! (?:single|song|album|EP|record|release|gig|show|tour))|left|due|overdue|open|to do)|qué (?:hago|hacemos|toca|me toca|sigue|queda|falta|tengo que hacer|debo hacer|debería hacer)(?: (?:esta semana|hoy|ahora|primero|por hacer))?|por dónde empiezo)(?!\p{L})/iu;

/** The next open tasks of the plan in question, or of each plan; `''` for other messages and without tasks. */
export function nextSteps({ conversation, known }: Situation): string {
  const { question, today } = conversation;
  if (!asked.test(question)) return '';
  const meant = planMeant(known, question);
  const plans = (meant ? [meant] : known.plans).filter(({ nextTasks }) => nextTasks.length > 0);
  if (plans.length === 0) return '';
  const isSpanish = known.language === 'es';
  const lists = plans.map((plan) => listOf(plan, today, isSpanish));
  return [
    isSpanish ? 'Esto es lo siguiente de tu plan:' : 'Next in your plan:',
    ...lists,
    isSpanish
      ? 'Dime cuando algo esté hecho y lo marco, o qué fecha debo mover.'
      : 'Tell me when something is done and I’ll tick it off, or which date to move.',
  ].join('\n\n');
}

function listOf({ title, nextTasks }: Plan, today: number, isSpanish: boolean): string {
  const lines = nextTasks.map((task) => lineOf(task, today, isSpanish));
  return `**${title}**\n${lines.join('\n')}`;
}

function lineOf({ title: named, due }: RoomTask, today: number, isSpanish: boolean): string {
  const title = isSpanish ? taskInSpanish(named) : named;
  const day = isSpanish ? spanishDay(due) : longDay(due);
  if (due > today) return `- ${day}: ${title}`;
  const note = due === today ? (isSpanish ? 'hoy' : 'today') : isSpanish ? 'atrasado' : 'overdue';
  return `- ${day} (${note}): ${title}`;
}
