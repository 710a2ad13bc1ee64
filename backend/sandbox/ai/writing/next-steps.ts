import { longDay, spanishDay } from '../calendar.js';
import type { Situation } from '../acting/call.js';
import type { Known } from '../reading/known.js';
import type { Language } from '../reading/language.js';
import { taskInSpanish } from '../acting/reports/spanish-results.js';
import { meaningOf } from '../intents/meaning.js';
import { planMeant, type Plan, type RoomTask } from '../reading/room.js';
import { reportsTrouble } from '../reading/crisis/trouble.js';
import { asksAfterRelease } from '../topics/already-out.js';
import { asksOnly } from './asked/asked-question.js';
import { localPressDays } from './known-answers.js';

const asked =
  /(?<!\p{L})(?:what(?: else)?(?:['’]?s| is| do| should| shall| can| would| needs?| must)? (?:I |we |you |to |it |be |am |are )*(?:do |doing |done |to do |suggest |start |work(?:ing)? on |focus on |be )*(?:this week|today|next(?! (?:single|song|album|EP|record|release|gig|show|tour))|now|first|left|due|overdue|coming up|on my (?:plan|list|plate))|(?:what(?:['’]?s| is| are)|which is) (?:the|my|our) (?:first|next) (?:things?|steps?|tasks?|moves?)|where (?:do|should|would|can) (?:I|we|you)(?: even| best)? (?:start|begin)|(?:tell|give|show) (?:me|us) (?:just |only )?(?:the |my |our )?(?:(?:\d|one|two|three|four|five) )?(?:(?:most important|main|biggest|top|first|next|key|urgent|important) ){1,2}(?:\d |two |three |five )?(?:things?|tasks?|jobs?|steps?|priorit(?:y|ies))|what(?:['’]?s| is| are) (?:the |my |our )?(?:(?:\d|one|two|three|four|five|few|only|main|key) )*(?:things?|tasks?|jobs?|steps?|bits?) (?:that |which |we |I )*(?:actually |really |truly |absolutely )*(?:matters?|counts?|must|(?:has|have) to (?:do|be done))|what have I got (?:on|left|due)|what(?:['’]s| is) (?:still |the )?(?:next(?! (?:single|song|album|EP|record|release|gig|show|tour))|left|due|overdue|open|to do)|qué (?:hago|hacemos|toca|me toca|sigue|queda|falta|tengo que hacer|debo hacer|debería hacer)(?: (?:esta semana|hoy|ahora|primero|por hacer))?|por dónde empiezo)(?!\p{L})/iu;

/** "Am I too late?" */
const asksWhetherLate = asksOnly(
  "(?:am I|are we|is it|have (?:I|we) left it|did (?:I|we) leave it|isn[’']?t it)(?: (?:already|not|way|far|a bit|probably))* (?:too late|too early|on time|on track|in time|late|behind)(?: (?:for|to) [^?.!\\n]{2,60}?)?|(?:do|have|will) (?:I|we)(?: still)?(?: got| have)? (?:enough )?time(?: left)?|is there (?:still |enough )*time|how am I doing for time",
);
const asksWhetherLateInSpanish = asksOnly(
  '(?:todav[ií]a |a[uú]n |ya )?(?:estamos|estoy|vamos|voy|lleg(?:o|amos)|es|se nos hace|se me hace)(?: (?:ya|a[uú]n|todav[ií]a|muy|demasiado))* (?:a tiempo|tarde|bien de tiempo|con tiempo)(?: para [^?.!\\n]{2,60}?)?(?:,? o (?:ya )?(?:no|fuimos|vamos tarde|es tarde|llegamos tarde|nos pasamos|qu[eé]))?|(?:me|nos) da (?:el )?tiempo|(?:hay|queda|tengo|tenemos)(?: todav[ií]a| a[uú]n)? (?:suficiente )?tiempo|d(?:a|ar[ií]a) tiempo',
);

/** Whether a sentence asks if a release comes too soon for its work. */
export function asksWhetherLateIn(sentence: string, language: Language): boolean {
  return (language === 'es' ? asksWhetherLateInSpanish : asksWhetherLate).test(sentence);
}

/** "Too late for Spotify editorial?" is answered by what Spotify asks for, not by the plan. */
const ofOthersDeadline =
  /(?<!\p{L})(?:spotify|editorial|playlists?|release radar|apple|amazon|tiktok|canvas|countdown|pre-?saves?|vinyl|pressing|magazines?|long[- ]lead|print|festivals?|grants?|christmas)(?!\p{L})/iu;

/** Whether a message asks if it is too late for something that has a deadline of its own. */
export function asksForDeadline(question: string): boolean {
  return (
    ofOthersDeadline.test(question) &&
    /(?<!\p{L})(?:late|in time|on time|time left|enough time|missed|a tiempo|tarde|(?:me|nos) da tiempo)(?!\p{L})/iu.test(
      question,
    )
  );
}

/** Whether a message asks for the next tasks: "just the three most important things for this week". */
export function asksForNextSteps(question: string): boolean {
  return asked.test(question);
}

/** The next open tasks of the plan in question, or of each plan; `''` for other messages and without tasks. */
export function nextSteps(situation: Situation): string {
  const { conversation, known } = situation;
  const { question, today } = conversation;
  if (reportsTrouble(question, known.language)) return '';
  const isLate = asksWhetherLateIn(question, known.language);
  if (asksForDeadline(question)) return '';
  const isNext =
    asked.test(question) || (isShort(question) && meaningOf(question, known.language)?.intent === 'next-steps');
  if (!isLate && !isNext) return '';
  const meant = planMeant(known, question);
  const plans = (meant ? [meant] : known.plans).filter(({ nextTasks }) => nextTasks.length > 0);
  // The text on what is left to do for a song that is out says more.
  if (plans.length === 0 && asksAfterRelease(situation)) return '';
  if (plans.length === 0) return known.language === 'es' ? '' : withoutPlan(known, today, isLate);
  const isSpanish = known.language === 'es';
  const lists = plans.map((plan) => listOf(plan, today, isSpanish));
  if (isLate) return lateness(plans, known, today, question);
  const isFree = ofWeek.test(question) && plans.every(({ nextTasks }) => nextTasks.every(({ due }) => due > today + 6));
  const none = isSpanish ? 'Esta semana no toca nada de tu plan. ' : 'Nothing in your plan is due this week. ';
  return [
    `${isFree ? none : ''}${isSpanish ? 'Esto es lo siguiente de tu plan:' : 'Next in your plan:'}`,
    ...lists,
    isSpanish
      ? 'Dime cuando algo esté hecho y lo marco, o qué fecha debo mover.'
      : 'Tell me when something is done and I’ll tick it off, or which date to move.',
  ].join('\n\n');
}

/** "Ok what next": nothing else is asked, such as what the next single is about. */
function isShort(question: string): boolean {
  return (
    question.split(/\s+/u).length <= 6 &&
    !/(?<!\p{L})(?:about|singles?|songs?|tracks?|albums?|EPs?|gigs?|shows?|nights?|sencillos?|canci[oó]n|discos?|conciertos?)(?!\p{L})/iu.test(
      question,
    )
  );
}

const ofWeek = /(?<!\p{L})(?:this week|esta semana)(?!\p{L})/iu;

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

/** "Am I in time?", which has the opposite answer of "am I too late?" */
const asksWhetherInTime = /(?<!\p{L})(?:time|track)(?!\p{L})/iu;

/** Which tasks are overdue, and how much time is left. */
function lateness(plans: readonly Plan[], { day, language }: Known, today: number, question: string): string {
  const tasks = plans.flatMap(({ nextTasks }) => nextTasks);
  const overdue = tasks.filter(({ due }) => due < today);
  if (language === 'es') return latenessInSpanish(tasks, overdue, day, today);
  const left = day === null || day < today ? '' : ` ${day - today} days are left until ${longDay(day)}.`;
  const next = tasks.find(({ due }) => due >= today);
  if (overdue.length === 0)
    return `${asksWhetherInTime.test(question) ? 'Yes' : 'No'}: nothing in your plan is overdue.${left}${next ? ` Next is **${next.title}**, ${longDay(next.due)}.` : ''}`;
  return `For ${overdue.length === 1 ? 'one task' : `${overdue.length} tasks`} the date has passed, so start there.${left}\n\n${overdue.map((task) => lineOf(task, today, false)).join('\n')}`;
}

function latenessInSpanish(
  tasks: readonly RoomTask[],
  overdue: readonly RoomTask[],
  day: number | null,
  today: number,
): string {
  const left = day === null || day < today ? '' : ` Faltan ${day - today} días para el ${spanishDay(day)}.`;
  const next = tasks.find(({ due }) => due >= today);
  if (overdue.length === 0) {
    const first = next ? ` Lo siguiente es **${taskInSpanish(next.title)}**, ${spanishDay(next.due)}.` : '';
    return `Vas bien: en tu plan no hay nada atrasado.${left}${first}`;
  }
  const lines = overdue.map((task) => lineOf(task, today, true)).join('\n');
  return `Lo atrasado del plan es esto, así que empieza por ahí.${left}\n\n${lines}`;
}

/** The next steps that follow from a known day alone; asks for the day if there is none and `''` if a topic knows better. */
function withoutPlan({ day, title, shows: [show], concertDay }: Known, today: number, isLate: boolean): string {
  const night = show?.day ?? concertDay;
  if (day === null && night !== null && night >= today) {
    const press = night - localPressDays;
    const when = press <= today ? 'now' : `on **${longDay(press)}**`;
    return [
      `${isLate ? (press <= today ? 'It’s tight, but not too late.' : 'No, there’s time.') : 'From the day of the show:'} It’s on ${longDay(night)}, ${night - today} days from today.`,
      `- Write to local press, listings and radio ${when}, about ${localPressDays} days ahead\n- Say **write the gig announcement** for the text that goes to them`,
    ].join('\n\n');
  }
  if (day === null && isLate) return `That depends on the day. When is ${title === '' ? 'it' : `“${title}”`} out?`;
  if (day === null || !isLate) return '';
  return day < today
    ? `It came out on ${longDay(day)}. Most press wants news before a release, so bring something new: a video, a live version or a show. Which do you have?`
    : `There are ${day - today} days until ${longDay(day)}. Say **make me a plan** and you’ll see which tasks still fit.`;
}
