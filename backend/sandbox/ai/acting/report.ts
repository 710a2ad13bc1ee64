import { findDays, longDay, months, parseIsoDay, spanishDay, spanishMonths } from '../calendar.js';
import { questions } from '../reading/concerts/given-answers.js';
import type { Known } from '../reading/known.js';
import { isObject, type JsonObject, objectOr } from '../wire/json-value.js';
import type { DoneCall, Situation } from './call.js';
import { tellDocuments } from './document-report.js';
import { documentsLeft, documentsToEdit, isChangeReport, putsIn } from './edit-calls.js';
import { goesOn } from './going-on.js';
import { type LinkedDocument, linkedSoFar } from './linked-documents.js';
import { asksWhatIsOpen } from './lookup-calls.js';
import { asksForLanguage } from '../writing/asked-language.js';
import { whatWasTold } from '../writing/told.js';
import { asksForCalendar } from './plan-call.js';
import type { Telling } from './telling.js';

const tellers: Record<string, (call: DoneCall, telling: Telling) => string> = {
  propose_facts: tellFacts,
  plan_release: tellPlan,
  move_task: ({ result }, { say }) => {
    const { task, due } = objectOr(result);
    const day = spell(due, say);
    return say(`“${String(task)}” is now due on ${day}.`, `«${String(task)}» queda para el ${day}.`);
  },
  complete_task: ({ result }, { say }) =>
    say(`Done: “${String(objectOr(result)['task'])}” is ticked off.`, `Hecho: «${String(objectOr(result)['task'])}».`),
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
  const edits = done.filter(({ name, error }) => name === 'edit_document' && error === null);
  const written = done.filter(({ name, error }) => name === 'write_document' && error === null);
  const left = done.some(({ name }) => name === 'read_document') ? documentsLeft(situation) : [];
  const isTold = edits.length > 0 || left.length > 0;
  const others = done.filter(
    (call) => call.name !== 'edit_document' && !written.includes(call) && !(call.name === 'read_document' && isTold),
  );
  const told = [
    ...others.map((call) =>
      call.error === null
        ? (tellers[call.name]?.(call, { situation, say }) ?? '')
        : (isReworded(call) && whatWasTold(situation, true)) || refusal(call.error, say),
    ),
    ...tellDocuments(written, { situation, say }),
    ...(written.length > 0 && asksForLanguage(situation.conversation.question) ? [untranslated(say)] : []),
    ...(edits.length > 0 ? [tellEdits(edits, { situation, say })] : []),
    calledOffRemark(situation),
    renamedRemark(situation),
    venueRemark(situation),
    ...(left.length > 0 ? [offerOthers(left, { situation, say })] : []),
    ...done
      .filter(({ name, error }) => name === 'edit_document' && error !== null)
      .map(({ error }) => refusal(error ?? '', say)),
  ];
  return [...new Set(told.filter(Boolean))].join('\n\n');
}

/** A text asked for in another language quotes the artist's facts as they were said. */
function untranslated(say: Telling['say']): string {
  return say(
    'What you told me stays in your own words: I’m scripted and can’t translate it.',
    'Lo que me contaste sigue en tus palabras: aquí sigo un guion y no lo traduzco.',
  );
}

/** Whether a plan was refused because the artist wrote its date in another order: then their news is only noted. */
function isReworded({ name, error }: DoneCall): boolean {
  return name === 'plan_release' && /did not write “\d{4}-\d\d-\d\d”/u.test(error ?? '');
}

function refusal(error: string, say: Telling['say']): string {
  return say(`I couldn’t do that yet. ${error}`, `Aún no he podido hacerlo. ${error}`);
}

function tellFacts({ result }: DoneCall, { say }: Telling): string {
  const facts = (Array.isArray(result) ? result : []).map((fact) => String(objectOr(fact)['fact'])).join(' ');
  return say(`Noted: ${facts}`, `Anotado: ${facts}`);
}

function tellPlan({ result }: DoneCall, { situation, say }: Telling): string {
  const { release, date, room, tasks, late, shows } = objectOr(result);
  const lines = (Array.isArray(tasks) ? tasks : []).filter(isObject).map((task) => lineOfTask(task, say));
  const link = typeof room === 'string' ? `[${String(release)}](${room})` : String(release);
  if (asksForCalendar(situation.conversation.question)) {
    return say(
      `The ${lines.length} dates of ${link} are ready for your calendar: open its room and choose **Add to your calendar**.\n\n${lines.join('\n')}`,
      `Las ${lines.length} fechas de ${link} están listas para tu calendario: abre su sala y elige **Add to your calendar**.\n\n${lines.join('\n')}`,
    );
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

function lineOfTask(task: JsonObject, say: Telling['say']): string {
  const note = typeof task['note'] === 'string' && task['note'] !== '' ? ` (${task['note']})` : '';
  return `- **${spell(task['due'], say)}** ${String(task['title'])}${note}`;
}

/** A tool's day, which starts like `2027-01-08`, with its weekday in the artist's language. */
function spell(value: unknown, say: Telling['say']): string {
  const day = parseIsoDay(String(value).slice(0, '2027-01-08'.length));
  return day === undefined ? String(value) : say(longDay(day), spanishDay(day));
}

/** The question for the fact that would help the written documents most; `''` if nothing important is missing. */
export function missingFact({ known, done }: Situation): string {
  const written = done.filter(({ name, error }) => name === 'write_document' && error === null);
  return questionFor(written.map(({ arguments: args }) => String(objectOr(args)['markdown'])).join('\n'), known);
}

const asks: [blank: RegExp, english: string, spanish: string][] = [
  [/\[t(?:itle|ítulo)\]/u, 'What is it called?', '¿Cómo se titula?'],
  [
    /\[(?:release date|first date|primera fecha|fecha de publicación|date|fecha)\]/u,
    'Which day is it?',
    '¿Qué día es?',
  ],
  [/\[(?:Why now|Por qué ahora|Why this song|Por qué esta canción)/u, ...questions.about],
  [/\[(?:Why this tour|Por qué esta gira)/u, 'Why this tour, in one sentence?', '¿Por qué esta gira, en una frase?'],
  [
    /\[(?:Your own quote|Tu cita)/u,
    'What do you want to be quoted with, in your own words?',
    '¿Qué cita tuya pongo, en tus palabras?',
  ],
  [/\[(?:your )?(?:e-?mail|correo)\]/u, 'Which email address should it give?', '¿Qué correo de contacto pongo?'],
  [/\[(?:who is affected|quién está afectado)/u, 'Is everyone safe?', '¿Están todos a salvo?'],
];

/** The question for a text's most important blank; `''` if it has none. */
export function questionFor(text: string, { language }: Pick<Known, 'language'>): string {
  const ask = asks.find(([blank]) => blank.test(text));
  return ask ? ask[language === 'es' ? 2 : 1] : '';
}

function tellEdits(edits: readonly DoneCall[], { situation, say }: Telling): string {
  const documents = documentsToEdit(situation);
  if (documents.length < 2 && linkedSoFar(situation.conversation.said).length < 2) {
    return say(
      `Changed: ${changesIn(edits, say)}. Everything else stands as it was.`,
      `Cambiado: ${changesIn(edits, say)}. El resto sigue igual.`,
    );
  }
  const editsOf = (id: string) => edits.filter(({ arguments: args }) => objectOr(args)['documentId'] === id);
  const changed = documents.filter(({ id }) => editsOf(id).length > 0);
  const unread = documents.filter(
    ({ id }) => !situation.done.some(({ arguments: args }) => objectOr(args)['documentId'] === id),
  );
  const changes = changed.map(({ id }) => changesIn(editsOf(id), say));
  const links = changed.map(({ id, title }) => `[${titleRead(id, situation) ?? title}](/documents/${id})`);
  const left = unread.map(({ title }) => title).join('; ');
  if (left === '' && changed.length > 1 && new Set(changes).size === 1) {
    const all = changed.length === 2 ? say('both', 'los dos') : say(`all ${changed.length}`, `los ${changed.length}`);
    return say(
      `Changed in ${all}: ${changes[0]}, in ${links.slice(0, -1).join(', ')} and ${links.at(-1)}.`,
      `Cambiado en ${all}: ${changes[0]}, en ${links.slice(0, -1).join(', ')} y ${links.at(-1)}.`,
    );
  }
  return [
    say(
      changed.length === 1 ? `Changed in ${links[0]}: ${changes[0]}.` : `Changed in ${changed.length} of them:`,
      changed.length === 1 ? `Cambiado en ${links[0]}: ${changes[0]}.` : `Cambiado en ${changed.length}:`,
    ),
    changed.length === 1 ? '' : links.map((link, at) => `- ${link}: ${changes[at]}`).join('\n'),
    left === ''
      ? ''
      : say(`Not done yet: ${left}. Name a town and I’ll do it.`, `Falta: ${left}. Dime una ciudad y lo hago.`),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What still has a concert that the message calls off: a plan and an announcement of its own can't be changed from here. */
function calledOffRemark({ known, before, conversation }: Situation): string {
  const off = before().shows.filter(({ town }) => town !== '' && known.shows.every((show) => show.town !== town));
  const isHere = known.room?.shows.some(({ town }) => off.some((show) => show.town === town)) ?? false;
  if (off.length === 0 || known.shows.length === 0 || known.title !== before().title) return '';
  const towns = off.map(({ town }) => town).join(', ');
  const own = linkedSoFar(conversation.said).filter(({ title }) => off.some(({ town }) => title.includes(town)));
  const links = own.filter(({ title }) => /\d{4}/.test(title)).map(({ id, title }) => `[${title}](/documents/${id})`);
  const isSpanish = known.language === 'es';
  return [
    isHere
      ? isSpanish
        ? `El plan aún tiene ${towns}: quítalo en la sala de la gira.`
        : `The plan still has ${towns}: take it out in the tour’s room.`
      : '',
    links.length > 0
      ? isSpanish
        ? `${links.join(', ')} sigue como estaba: no lo envíes.`
        : `${links.join(', ')} stands as it was: don’t send it.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A plan keeps its name when the release gets another one. */
function renamedRemark({ known, before, done }: Situation): string {
  const old = before().title;
  if (!done.some(({ name }) => name === 'edit_document') || old === known.title || known.room?.title !== old) return '';
  return known.language === 'es'
    ? `El plan aún se llama «${old}»: cámbiale el nombre en su sala.`
    : `The plan is still called “${old}”: rename it in its room.`;
}

/** The plan of a tour isn't changed along with the venue of one of its concerts. */
function venueRemark({ known, before, done }: Situation): string {
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

/** Names the documents that a change also belongs in, by their whole titles: that lets the artist agree to it. */
function offerOthers(left: readonly LinkedDocument[], { situation, say }: Telling): string {
  const links = left.map(({ id, title }) => `[${titleRead(id, situation) ?? title}](/documents/${id})`).join(', ');
  return `${say('It also belongs in', 'También va en')} ${links}. ${say(goesOn.en, goesOn.es)}`;
}

/** A document's whole title, which links in replies shorten. */
function titleRead(id: string, { done }: Situation): string | undefined {
  const read = done.find(
    ({ name, arguments: args }) => name === 'read_document' && objectOr(args)['documentId'] === id,
  );
  const { title } = objectOr(read?.result ?? {});
  return typeof title === 'string' ? title : undefined;
}

/** The changed lines of an edit, each with its new text; lines of a list that went or came stand alone. */
function linesOf({ arguments: args }: DoneCall): { find: string; replace: string }[] {
  const { find, replace } = objectOr(args);
  if (replace === '') return [{ find: String(find), replace: '' }];
  const [old, now] = [String(find).split('\n'), String(replace).split('\n')];
  const bare = (line: string | undefined): string => (line ?? '').replace(/^- /, '');
  const gone = old.filter((line) => !now.includes(line));
  const come = now.filter((line) => !old.includes(line));
  if (gone.length === come.length) return gone.map((line, at) => ({ find: bare(line), replace: bare(come[at]) }));
  return [
    ...gone.map((line) => ({ find: bare(line), replace: '' })),
    ...come.map((line) => ({ find: '', replace: bare(line) })),
  ];
}

function changesIn(edits: readonly DoneCall[], say: Telling['say']): string {
  const changes = edits.flatMap(linesOf).map(({ find, replace }) => {
    if (replace === '') return say(`cut “${short(find)}”`, `quité «${short(find)}»`);
    const [from, to] = differing(String(find), String(replace));
    // There is no need to mention a blank that is now filled.
    if (from === '' || to === '' || /[[\]]/.test(from)) {
      const whole = String(replace).length > longestQuote && to !== '' ? withMark(String(replace), to) : replace;
      return say(inDoubleQuotes(whole), `«${short(whole)}»`);
    }
    return say(`${inDoubleQuotes(from)} is now ${inDoubleQuotes(to)}`, `«${short(from)}» es ahora «${short(to)}»`);
  });
  return [...new Set(changes)].join('; ');
}

/** A passage of a text, with the quotation mark that opens it. */
function withMark(text: string, passage: string): string {
  const before = text.charAt(text.indexOf(passage) - 1);
  return /[“«]/u.test(before) ? before + passage : passage;
}

const dayBehind = new RegExp(`^(?:de )?(?:${[...months, ...spanishMonths].join('|')})(?!\\p{L})`, 'iu');

/** The words of two versions of a line, without what both begin and end with. */
function differing(before: string, after: string): [from: string, to: string] {
  const [old, now] = [before.split(' '), after.split(' ')];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  // Say "The Crescent" is now "The Basement", not "Crescent" is now "Basement".
  if (/^(?:the|el|la|los|las)$/iu.test(old[start - 1] ?? '')) start -= 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const bare = (words: readonly string[]): string =>
    words
      .join(' ')
      .replace(/^[\s*“«]+/u, '')
      .replace(/[\s*,;:”»]+$/u, '');
  const [from, to] = [bare(old.slice(start, old.length - end)), bare(now.slice(start, now.length - end))];
  // Say "19 February" is now "26 February", not "19" is now "26".
  const month =
    /^\d+$/.test(from) && /^\d+$/.test(to) ? dayBehind.exec(old.slice(old.length - end).join(' '))?.[0] : undefined;
  return month === undefined ? [from, to] : [`${from} ${month}`, `${to} ${month}`];
}

/** Limit on the characters of a quoted change. */
const longestQuote = 80;

function short(text: unknown, most = longestQuote): string {
  // Quoted in guillemets, so inner ones become the other marks.
  const line = String(text).replace(/\s+/g, ' ').replaceAll('«', '“').replaceAll('»', '”').trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

/** An English quote, with single quotation marks inside. */
function inDoubleQuotes(text: unknown): string {
  return `“${short(text).replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

/** Reports that a document was read for a change that fits nowhere in it. */
function tellNoPlace({ situation, say }: Telling): string {
  const read = situation.done
    .filter(({ name, error }) => name === 'read_document' && error === null)
    .map(({ result }) => objectOr(result));
  const title = [...new Set(read.map((one) => String(one['title'])))].join(say('” or “', '» ni en «'));
  const { question, said } = situation.conversation;
  if (putsIn.test(question) && isChangeReport.test(said.at(-1) ?? ''))
    return say(`It’s in “${title}” already.`, `Ya está en «${title}».`);
  const told = whatWasTold(situation, true);
  if (told !== '') {
    const isOneOfSeveral = documentsToEdit(situation).length > 1;
    const [, noted = told] = /^([\s\S]*)\n\n[^\n]*$/.exec(told) ?? [];
    return `${noted}\n\n${say(
      isOneOfSeveral
        ? 'The texts have no place for it, so they stand as they were.'
        : `“${title}” has no place for it, so it stands as it was.`,
      isOneOfSeveral
        ? 'En los textos no hay sitio para eso, así que siguen igual.'
        : `En «${title}» no hay sitio para eso, así que sigue igual.`,
    )}`;
  }
  const findings = read.flatMap(({ findings: all }) => (Array.isArray(all) ? all.map(objectOr) : []));
  const blanks = [...new Set(findings.filter(({ kind }) => kind === 'blank').map(({ text }) => short(text)))];
  const left = blanks.length === 0 ? '' : `\n\n${say('Still blank', 'En blanco')}: ${blanks.join(', ')}.`;
  return (
    say(
      `I'm scripted, and I found no place for that in “${title}”, so I left it as it was. I can fill a blank, **replace** words that you name (change "…" to "…") or **cut** a part.`,
      `Aquí sigo un guion y no he encontrado dónde poner eso en «${title}», así que sigue igual. Puedo rellenar un espacio en blanco, **cambiar** palabras que me digas (cambia «…» por «…») o **quitar** una parte.`,
    ) + left
  );
}

function tellOpen({ result }: DoneCall, { situation, say }: Telling): string {
  const { title, findings } = objectOr(result);
  const [respelled] = situation.conversation.respelled;
  if (respelled)
    return say(
      `Noted: ${respelled.to}, not ${respelled.from}. “${String(title)}” doesn’t have that name.`,
      `Anotado: ${respelled.to}, no ${respelled.from}. «${String(title)}» no tiene ese nombre.`,
    );
  if (!asksWhatIsOpen.test(situation.conversation.question)) return tellNoPlace({ situation, say });
  const open = (Array.isArray(findings) ? findings : [])
    .map(objectOr)
    .map(({ text, why }) => `- ${short(text)}: ${String(why)}`);
  if (open.length === 0)
    return say(
      `Nothing is open in “${String(title)}”: it is ready.`,
      `En «${String(title)}» no falta nada: está lista.`,
    );
  return [say(`Open in “${String(title)}”:`, `Pendiente en «${String(title)}»:`), ...open].join('\n');
}

function tellDate({ result }: DoneCall, { say }: Telling): string {
  const { date, daysFromToday, daysUntil } = objectOr(result);
  const day = parseIsoDay(String(date));
  if (day === undefined) return '';
  const count = Number(daysFromToday);
  const away = Math.abs(count);
  const english = count === 0 ? 'today' : `${away} days ${count < 0 ? 'ago' : 'from today'}`;
  const spanish = count === 0 ? 'hoy' : count < 0 ? `hace ${away} días` : `dentro de ${away} días`;
  const left =
    typeof daysUntil === 'number'
      ? say(` From then it's ${daysUntil} days.`, ` Desde entonces son ${daysUntil} días.`)
      : '';
  return say(`That's **${longDay(day)}**, ${english}.`, `Es el **${spanishDay(day)}**, ${spanish}.`) + left;
}

function tellLink({ arguments: args, result }: DoneCall, { say }: Telling): string {
  const { url, status, title } = objectOr(result);
  const asked = String(objectOr(args)['url']);
  const page = typeof title === 'string' && title !== '' ? ` “${title}”` : '';
  const answer = typeof status === 'number' ? ` (${status})` : '';
  return say(
    `I opened ${asked}: it leads to ${String(url)}${page}${answer}.`,
    `He abierto ${asked}: lleva a ${String(url)}${page}${answer}.`,
  );
}

function tellFiles({ result }: DoneCall, { say }: Telling): string {
  const { count, files } = objectOr(result);
  const list = (Array.isArray(files) ? files : []).map(objectOr).map(({ fileName, width, height }) => {
    return `- ${String(fileName)}${typeof width === 'number' ? `, ${width} × ${String(height)}` : ''}`;
  });
  if (list.length === 0)
    return say('There is nothing of that kind in your library yet.', 'Aún no hay nada de eso en tu biblioteca.');
  return [say(`In your library (${String(count)}):`, `En tu biblioteca (${String(count)}):`), ...list].join('\n');
}

function tellFound({ result }: DoneCall, { say }: Telling): string {
  const found = Array.isArray(result) ? result : Object.values(objectOr(result)).find(Array.isArray);
  const entries = (found ?? []).filter((entry) => objectOr(entry)['by'] !== 'you');
  const lines = entries.slice(0, 5).map((entry) => `- ${quoteOf(entry)}`);
  if (lines.length === 0)
    return say(
      'I found nothing about that in what you told me.',
      'No he encontrado nada de eso en lo que me has contado.',
    );
  return [say('You said:', 'Dijiste:'), ...lines].join('\n');
}

/** Limit on the characters of what was said before. */
const longestPassage = 240;

/** A quote of what was said, with its day as the link to it. */
function quoteOf(entry: unknown): string {
  const { words, said, link } = objectOr(entry);
  const quote = short(String(words), longestPassage);
  return typeof link === 'string' ? `${quote} ([${String(said)}](${link}))` : quote;
}
