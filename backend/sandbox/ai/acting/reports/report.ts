import { findDays, longDay, parseIsoDay, spanishDay } from '../../calendar.js';
import { isObject, type JsonObject, objectOr } from '../../wire/json-value.js';
import type { DoneCall, Situation } from '../call.js';
import { tellDocuments } from './document-report.js';
import { documentsLeft } from '../edit-calls.js';
import { isShortening, tellShortened } from '../lengths/shortening.js';
import { embargoRemark } from './embargo-remark.js';
import { offerOthers, tellEdits, tellSheet, tellOpen } from './edit-report.js';
import { tellDate, tellFiles, tellFound, tellLink } from './lookup-report.js';
import { asksForLanguage } from '../../writing/asked/asked-language.js';
import { whatWasTold } from '../../writing/told.js';
import { asksForCalendar, asksForPlan } from '../plan-call.js';
import { hoursRemark, inTimeRemark, leadRemark, nextTasksRemark, renamedRemark, venueRemark } from './plan-remarks.js';
import { nightsOff } from '../night-edits.js';
import { isRewrite } from '../replaced-nights.js';
import { townRemark } from './town-remark.js';
import { noteInSpanish, refusalInSpanish, taskInSpanish } from './spanish-results.js';
import type { Telling } from './telling.js';
import { isOfLetters, tellLetters } from '../wording/lowercase.js';
import { leftUndone } from '../wording/wording-asked.js';

const tellers: Record<string, (call: DoneCall, telling: Telling) => string> = {
  propose_facts: tellFacts,
  plan_release: tellPlan,
  move_task: ({ result }, { say }) => {
    const { task, due } = objectOr(result);
    const day = spell(due, say);
    return say(`“${String(task)}” is now due on ${day}.`, `«${taskInSpanish(String(task))}» queda para el ${day}.`);
  },
  complete_task: ({ result }, { say }) =>
    say(
      `Done: “${String(objectOr(result)['task'])}” is ticked off.`,
      `Hecho: «${taskInSpanish(String(objectOr(result)['task']))}».`,
    ),
  add_contact: ({ result }, { say }) =>
    say(
      `I added ${String(objectOr(result)['added'])} to your people.`,
      `He añadido a ${String(objectOr(result)['added'])} a tu gente.`,
    ),
  read_document: tellOpen,
  date_math: tellDate,
  check_link: tellLink,
  look_in_library: tellFiles,
  find_said: tellFound,
};

/** What the assistant says about the calls of its reply; `''` if nothing. */
export function report(situation: Situation): string {
  const { known, done } = situation;
  const say: Telling['say'] = (english, spanish) => (known.language === 'es' ? spanish : english);
  if (isShortening(situation) && done.every(({ name, error }) => ofTexts.has(name) && error === null))
    return tellShortened({ situation, say });
  if (isOfLetters(situation) && done.every(({ name, error }) => ofTexts.has(name) && error === null))
    return tellLetters(situation);
  const edits = done.filter(({ error }) => error === null).flatMap((call) => asEdit(call, situation));
  const written = done.filter((call) => call.name === 'write_document' && call.error === null && !isRewrite(call));
  const left = done.some(({ name }) => name === 'read_document') ? documentsLeft(situation) : [];
  const isTold = edits.length > 0 || left.length > 0;
  const others = done.filter(
    (call) =>
      call.name !== 'edit_document' &&
      !isRewrite(call) &&
      !written.includes(call) &&
      !(call.name === 'read_document' && isTold),
  );
  const isAside = (call: DoneCall): boolean => call.error === null && isPlanAside(call, situation);
  const tell = (call: DoneCall): string =>
    call.error === null
      ? (tellers[call.name]?.(call, { situation, say }) ?? '')
      : (isReworded(call) && whatWasTold(situation, true)) || refusal(call.error, say);
  const told = [
    ...others.filter((call) => !isAside(call)).map(tell),
    ...tellDocuments(written, { situation, say }),
    ...others.filter(isAside).map(tell),
    ...(written.length > 0 && asksForLanguage(situation.conversation.question) ? [untranslated(say)] : []),
    ...(edits.length > 0
      ? [tellEdits(edits, { situation, say }), leftUndone(situation), tellSheet({ situation, say })]
      : []),
    nightsOff(situation),
    embargoRemark(situation),
    townRemark(situation),
    renamedRemark(situation),
    venueRemark(situation),
    leadRemark(situation),
    inTimeRemark(situation),
    hoursRemark(situation),
    nextTasksRemark(situation),
    ...(left.length > 0 ? [offerOthers(left, { situation, say })] : []),
    ...done
      .filter(({ name, error }) => name === 'edit_document' && error !== null)
      .map(({ error }) => refusal(error ?? '', say)),
  ];
  return [...new Set(told.filter(Boolean))].join('\n\n');
}

const ofTexts = new Set(['read_document', 'edit_document']);

/** A call that changes a text: an edit, or a text written again, as the edit of its whole. */
function asEdit(call: DoneCall, { done }: Situation): DoneCall[] {
  if (call.name === 'edit_document') return [call];
  if (!isRewrite(call)) return [];
  const { documentId, markdown } = objectOr(call.arguments);
  const read = done.find(
    ({ name, arguments: args }) => name === 'read_document' && objectOr(args)['documentId'] === documentId,
  );
  const find = String(objectOr(read?.result ?? {})['markdown']);
  return [{ ...call, arguments: { documentId: String(documentId), find, replace: String(markdown) } }];
}

/** A text asked for in another language quotes the artist's facts as they were said. */
function untranslated(say: Telling['say']): string {
  return say(
    'What you told me stays in your own words: I’m scripted and can’t translate it.',
    'Lo que me contaste sigue en tus palabras: aquí sigo un guion y no lo traduzco.',
  );
}

/** Whether a plan was made beside a text, because its date was told: then the text is what the artist waits for. */
function isPlanAside({ name }: Pick<DoneCall, 'name'>, { conversation: { question }, done }: Situation): boolean {
  const hasText = done.some((call) => call.name === 'write_document' && call.error === null && !isRewrite(call));
  return name === 'plan_release' && hasText && !asksForPlan.test(question) && !asksForCalendar(question);
}

/** Whether a plan was refused because the artist wrote its date in another order: then their news is only noted. */
function isReworded({ name, error }: DoneCall): boolean {
  return name === 'plan_release' && /did not write “\d{4}-\d\d-\d\d”/u.test(error ?? '');
}

function refusal(error: string, say: Telling['say']): string {
  if (error.startsWith('Nothing new was found'))
    return say(
      'I found nothing new to keep in that. If I missed it, start with **Remember that …** and say it in one sentence.',
      'Ahí no encontré nada nuevo que guardar. Si se me pasó, empieza con **Recuerda que …** y dilo en una frase.',
    );
  // Written for a model, which would ask.
  const [, words] = /^The artist did not write “(.+)” themself\./u.exec(error) ?? [];
  const english = words === undefined ? error : `I couldn’t find “${words}” in your own words. Is it right?`;
  return say(`I couldn’t do that yet. ${forArtist(english)}`, refusalInSpanish(error));
}

/** A tool's words to a model without what it should ask, and with its days written out. */
function forArtist(error: string): string {
  const [, iso = ''] = /^(\d{4}-\d\d-\d\d) is an? .*another weekday/u.exec(error) ?? [];
  if (iso !== '') {
    const [weekday = '', ...rest] = longDay(parseIsoDay(iso) ?? 0).split(' ');
    return `${rest.join(' ')} is a ${weekday}. Which day do you mean?`;
  }
  return error.replace(/\d{4}-\d\d-\d\d/gu, (day) => longDay(parseIsoDay(day) ?? 0));
}

function tellFacts({ result }: DoneCall, { say }: Telling): string {
  const facts = (Array.isArray(result) ? result : []).map((fact) => String(objectOr(fact)['fact']));
  // "Release: Salt Road" names its kind in English.
  const values = facts.map((fact) => fact.replace(/^[A-Z][\w ]{2,30}: /u, ''));
  const noted = facts.map((fact) => fact.replace(/^Remember: /u, ''));
  const list = (lines: readonly string[]): string =>
    lines.length > 1 ? `\n\n${lines.map((line) => `- ${line}`).join('\n')}` : ` ${lines.join('')}`;
  return say(`Noted:${list(noted)}`, `Anotado:${list(values)}`);
}

function tellPlan({ result }: DoneCall, { situation, say }: Telling): string {
  const { release, date, room, tasks, late, shows } = objectOr(result);
  const lines = (Array.isArray(tasks) ? tasks : [])
    .filter(isObject)
    .map((task) => lineOfTask(task, { situation, say }));
  const link = typeof room === 'string' ? `[${String(release)}](${room})` : String(release);
  if (asksForCalendar(situation.conversation.question)) {
    return say(
      `The ${lines.length} dates of ${link} are ready for your calendar: open its room and choose **Add to your calendar**.\n\n${lines.join('\n')}`,
      `Las ${lines.length} fechas de ${link} están listas para tu calendario: abre su sala y elige **Add to your calendar**.\n\n${lines.join('\n')}`,
    );
  }
  if (isPlanAside({ name: 'plan_release' }, situation)) {
    const made = say(
      `I also made the plan for ${link}, counted from ${spell(date, say)}: ${lines.length} tasks, which you can tick off or move there.`,
      `También he hecho el plan de ${link}, contado desde el ${spell(date, say)}: ${lines.length} tareas, que puedes marcar o mover allí.`,
    );
    return typeof late === 'string' ? `${made} ${say(late, lateInSpanish(late, situation.conversation.today))}` : made;
  }
  return [
    say(`Here is the plan for ${link}, ${spell(date, say)}:`, `Este es el plan de ${link}, ${spell(date, say)}:`),
    ...(Array.isArray(shows) && shows.length > 0 ? [shows.map((one) => lineOfShow(one, situation)).join('\n')] : []),
    lines.join('\n'),
    ...(typeof late === 'string' ? [say(late, lateInSpanish(late, situation.conversation.today))] : []),
    say(
      "You'll find it in the release's room, where you can tick tasks off, move them and undo the plan.",
      'Está en su sala: allí puedes marcar tareas, moverlas y deshacer el plan.',
    ),
  ].join('\n\n');
}

/** The product's remark about tasks that are too late for a date, in Spanish. */
function lateInSpanish(late: string, today: number): string {
  const [first] = findDays(late.split('. ')[1] ?? '', today);
  const lead = 'Para algunas tareas ya es tarde con esta fecha.';
  return first === undefined ? lead : `${lead} El primer viernes con tiempo para todo es el ${spanishDay(first.day)}.`;
}

function lineOfShow(show: unknown, { known, conversation }: Situation): string {
  const { date, city, venue } = objectOr(show);
  const [found] = known.language === 'es' ? findDays(String(date), conversation.today) : [];
  return `- ${found ? spanishDay(found.day) : String(date)}: ${[city, venue].filter(Boolean).map(String).join(', ')}`;
}

function lineOfTask({ due, title, note: remark }: JsonObject, { situation, say }: Telling): string {
  const english = typeof remark === 'string' ? remark : '';
  const note = say(english, noteInSpanish(english, situation.conversation.today));
  return `- **${spell(due, say)}** ${say(String(title), taskInSpanish(String(title)))}${note === '' ? '' : ` (${note})`}`;
}

/** A tool's day, which starts like `2027-01-08`, with its weekday in the artist's language. */
function spell(value: unknown, say: Telling['say']): string {
  const day = parseIsoDay(String(value).slice(0, '2027-01-08'.length));
  return day === undefined ? String(value) : say(longDay(day), spanishDay(day));
}
