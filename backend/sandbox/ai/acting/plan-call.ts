import { type Day, findDays, isoDay } from '../calendar.js';
import { namedDate, undecidedDays } from '../named-date.js';
import { isPassageRequest } from '../prompt-turns.js';
import { withoutAsking } from '../reading/asking.js';
import { contactIn } from '../reading/people/contacts.js';
import { reportsTrouble } from '../reading/crisis/trouble.js';
import { withoutEarlierWorks } from '../reading/works/earlier-works.js';
import { planMeant } from '../reading/room.js';
import { speaksOfShows } from '../reading/shows.js';
import { ownDayOf } from '../reading/works/dated-works.js';
import { withoutLeads } from '../reading/works/lead-singles.js';
import { lastNamedWork } from '../reading/works/titles.js';
import { objectOr } from '../wire/json-value.js';
import { type Call, hasTool, lastOf, type Situation } from './call.js';
import { doneTasks } from './done-tasks.js';
import { spanishMove } from './plans/spanish-moves.js';
import { knownTour, newHallIn, nightsIn, ordinal } from './night-calls.js';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = `((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)`;
const title = '(?:[“"‘]|(?<!\\p{L})\')?([^“”".!?\\n]{1,80}?)[”"’\']?';

const comesOut = new RegExp(
  `\\b(?:my|our) (?:new |next |debut |first )*(single|EP|album|song|track|record|tour) (?:(?:is )?called |(?:is )?titled )?${title}(?:,? (?:and(?: it)?|which|that))? (?:is|comes|will be|will come|starts?|begins?|drops)(?: coming)?(?: out)?(?: on)? ${day}`,
  'i',
);
const moves = new RegExp(`\\bmove (?:the task )?[“"]([^”"\\n]+)[”"] (?:of|for) ${title} to ${day}`, 'i');
const isDone = new RegExp(
  `\\b(?:mark|tick off|complete) (?:the task )?[“"]([^”"\\n]+)[”"] (?:of|for) ${title}(?: as)? ?(?:done|off)?[.!]?$`,
  'i',
);

/** Subjects of tasks in plans: only these can be moved or ticked off by a few words. */
const topic =
  '(?:pitch(?:es)?|press|photos?|bio|cover|artwork|one-sheet|canvas|radio|follow-?ups?|royalties|premiere|announcement|pre-?save|distributor|list(?:ings?)?|blogs?|magazines?|countdown|coverage|posts?|reminder)';
const taskWords = `(?:the |my |our |that )?((?:[\\p{L}-]+ ){0,3}${topic}(?: (?!(?:as|to|on|off|onto|until|for|forward|back)(?!\\p{L}))[\\p{L}-]+)?)`;
const movesByWords = new RegExp(
  `(?<!\\p{L})(?:move|put|push|shift|reschedule|bring) ${taskWords}(?: forward| back)? (?:to|on|onto|until) (?:${day}|${ordinal})`,
  'iu',
);
const ticksByWords = [
  new RegExp(`(?<!\\p{L})(?:tick|check|cross) off ${taskWords}(?=[.,;!?\\n]|$)`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:tick|check|cross) ${taskWords} off(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})mark ${taskWords} (?:as )?(?:done|complete|finished)(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:written|wrote|done|did|finished|made|sent|chosen|picked|uploaded) ${taskWords}[^?\\n]{0,40}(?:mark it|tick it|check it|cross it)`,
    'iu',
  ),
];
/** "Done that one": the first task of the plan in the last reply. */
const ticksLast =
  /^\W*(?:(?:ok(?:ay)?|yes|yep|right|i|i['’]ve|i have|already|all|just) ?,? ?)*(?:done|did|finished|completed|ticked off)(?: (?:that|it|this|the first|with that|with it))?(?: (?:one|task|bit))?(?: already| now| today| yesterday)?\W*$|^\W*(?:(?:ok(?:ay)?|yes|yep|right|great),? )?(?:that|that one|it|the first(?: one| task)?)(?:['’]s| is) done(?: now| already)?\W*$/iu;
const changesDate =
  /(?<!\p{L})(?:actually|instead|scrap that|moved?|moving|switch(?:ed|ing)?|push(?:ed|ing)?|postponed?|delay(?:ed)?|forward|new (?:release )?date|reschedul\p{L}+|changed?|make (?:it|that)|now (?:out|releasing|coming))(?!\p{L})|^(?!.*[?¿]).*(?<!\p{L})(?:en realidad|(?<!(?:p[oó]n|m[eé]t|añ[aá]d|agr[eé]g|incl[uú]|s[uú]m|ap[uú]nt)\p{L}* (?:\p{L}+ ){0,3})al final(?! del?(?!\p{L}))|mejor|me equivoqué|perdón|perdona|cambi(?:a|amos|o|ó) (?:de |la )?fecha|se (?:aplaza|retrasa|adelanta|mueve|pasa|corre)|l[oa] (?:aplaz|retras|adelant|muev|mov|pas|corr)(?:o|amos|emos)|(?:l[oa] )?(?:teng[oa]s?|tenemos|ten[ií]a|hay|toca|voy|vamos|quiero|queremos|necesito|necesitamos|debo|deb[ií]a|habr[ií]a)(?: (?:que|a))? (?:mover|pasar|retrasar|atrasar|aplazar|posponer|adelantar|correr)(?:l[oa])?(?! (?:la |las |los |el )?(?:tareas?|fotos?|portada|nota|pitch|propuesta|anuncio|entrega)(?!\p{L}))|(?:mu[eé]ve|mov[eé]|p[aá]sa|pas[aá]|c[oó]rre|atr[aá]sa|retr[aá]sa|apl[aá]za|adel[aá]nta)(?:me)?l[oa]|nueva fecha|ahora (?:sale|es)|en (?:vez|lugar) del?)(?!\p{L})/isu;
/** Dates in texts are changed by editing the text. */
const speaksOfText =
  /(?<!\p{L})(?:press release|pitch|bio|document|draft|text|paragraph|line|sentence|captions?|e-?mail|announcement|headline|subject|quote|nota|gacetilla|biografía|texto|párrafo|línea|frase|correo|anuncio|titular|asunto|cita)(?!\p{L})/iu;

/** A request for dates in the artist's calendar. */
const wantsCalendar =
  /(?<!\p{L})(?:put|add|get|send|export|save|sync|import|pon|ponlo|añade|agrega|mete|pasa|exporta)(?!\p{L})[^.?!\n]{0,60}(?<!\p{L})(?:calendar|calendario|agenda|ical|ics)(?!\p{L})/iu;

/** "Make me a plan", also within a longer message. */
export const asksForPlan =
  /(?<!\p{L})(?:make|give|show|send|write|see|need|want|do(?= (?:me|us|up|a|the)(?!\p{L}))|draw up|put together|work out|set up|sort(?: out)?|build|create|propose|suggest|prepare|redo|haz|hazme|haceme|armame|armá|arma|armas|armás|dame|enséñame|quiero|necesito|prepara|prepárame|ver)(?!\p{L})[^.?!\n]{0,30}(?<!\p{L})(?:plan|plancito|planecito|timeline|time line|schedule|roadmap|calendario|cronograma)(?!\p{L})|^\W*(?:(?:ya|ahora|y|bueno|vale|ok|dale|también|entonces|porfa|por favor)[ ,]+)*un (?:plan|plancito|planecito|calendario|cronograma) (?:con|de|hasta|para|simple|sencillo)(?!\p{L})/iu;

/** Whether a message asks for the plan's dates in a calendar. */
export function asksForCalendar(message: string): boolean {
  return wantsCalendar.test(message);
}

/** Whether a message is a request for a plan and nothing else: "hazme un plan". */
export function asksForPlanOf(message: string): boolean {
  return message.trim().split(/\s+/).length <= 8 && /^(?:[^?]*)$/u.test(message) && asksForPlan.test(message);
}

/** The next call of a tool for plans or people that the message asks for. */
export function planCall(situation: Situation): Call | null {
  const { question, settled, settlesWeekday, today, whichDay } = situation.conversation;
  if (isPassageRequest(question)) return null;
  // A plan takes dates in the artist's own words, but "day first" contains none.
  const isNamed = settled !== '' && (settlesWeekday || findDays(question, today).length > 0);
  const moved = recordMoved(situation, question);
  const isMoved = moved !== null && situation.done.some((one) => titleOf(one) === titleOf(moved));
  if (moved !== null && !isMoved && hasTool(situation, moved.name)) return withHours(moved, question);
  const call = (isNamed && callFor(situation, settled)) || callFor(situation, question);
  if (call?.name === 'plan_release' && tellsOfTrouble(situation)) return null;
  // "Friday 6 March" is a Saturday: the plan waits for the answer.
  if (call?.name === 'plan_release' && whichDay !== '' && objectOr(call.arguments)['kind'] !== 'tour') return null;
  // Several tasks are ticked off one after another.
  const isBesideMoved = isMoved && call !== null && situation.done.every((one) => titleOf(one) !== titleOf(call));
  const isAnother =
    isBesideMoved || (call?.name === 'complete_task' && doneNow(situation) > 0 && !isSameCall(situation, call));
  if (!call || !hasTool(situation, call.name) || (lastOf(situation, call.name) && !isAnother)) return null;
  return call.name === 'plan_release' ? withHours(call, question) : call;
}

function withHours(call: Call, question: string): Call {
  return { ...call, arguments: { ...objectOr(call.arguments), hoursPerWeek: hoursIn(question) } };
}

/** "Can we move the EP to 19 March", beside the day of a single that comes out before it. */
const movesRecord =
  /(?<!\p{L})(?:move|push|shift|change|postpone|delay|put) (?:the|our|my) (?<kind>EP|album|LP|record)(?: (?:release|date|back|forward|itself))* (?:to|until|till) /iu;

/** The new day of a record that earlier messages named, in a message that names another work. */
function recordMoved({ conversation: { asked, today } }: Situation, question: string): Call | null {
  const found = movesRecord.exec(question);
  const other = lastNamedWork(question);
  if (!found || !other) return null;
  const isEp = /^EP$/iu.test(found.groups?.['kind'] ?? '');
  const record = asked
    .slice(0, -1)
    .map(lastNamedWork)
    .findLast((work) => work !== null && (work.format === 'EP') === isEp && (isEp || work.format === 'album'));
  const [day] = findDays(question.slice(found.index + found[0].length).split(/[,.;!?\n]/u)[0] ?? '', today);
  if (!record || !day || record.title === other.title) return null;
  return planOf(record.title, record.format?.toLowerCase() ?? 'album', isoDay(day.day));
}

function titleOf(call: Pick<Call, 'name' | 'arguments'>): string {
  return call.name === 'plan_release' ? String(objectOr(call.arguments)['title']) : '';
}

/** Whether the message is about something that went wrong: the concerts it names are no news to plan. */
function tellsOfTrouble({ conversation: { question }, known: { crisis, language } }: Situation): boolean {
  const isAbout = reportsTrouble(question, language) || (crisis?.added.length ?? 0) > 0;
  return crisis !== null && isAbout && !asksForPlan.test(question);
}

function doneNow({ done }: Situation): number {
  return done.filter(({ name }) => name === 'complete_task').length;
}

function isSameCall({ done }: Situation, call: Call): boolean {
  return done.some(
    ({ name, arguments: args }) => name === call.name && JSON.stringify(args) === JSON.stringify(call.arguments),
  );
}

function callFor(situation: Situation, said: string): Call | null {
  const question = withoutLeadsOfRecord(situation, withoutEarlierWorks(said));
  const move = moves.exec(question);
  if (move) {
    return {
      name: 'move_task',
      arguments: { task: move[1] ?? '', release: (move[2] ?? '').trim(), date: move[3] ?? '' },
    };
  }
  const done = isDone.exec(question.trim());
  if (done) return { name: 'complete_task', arguments: { task: done[1] ?? '', release: (done[2] ?? '').trim() } };
  return (
    contactFor(question) ??
    taskIn(situation, question) ??
    nightsIn(situation, question) ??
    newHallIn(situation) ??
    releaseIn(question) ??
    newsIn(situation, question) ??
    newDateIn(situation, question) ??
    movedIn(situation, question) ??
    firstDateIn(situation, question) ??
    firstTitleIn(situation, question) ??
    knownPlan(situation)
  );
}

/** A message without the days of songs that come out before the record, whose plan they don't move. */
function withoutLeadsOfRecord({ conversation: { leads }, known }: Situation, question: string): string {
  const isOfRecord = leads.length > 0 && known.language === 'en' && leads.every((one) => one.title !== known.title);
  return isOfRecord ? withoutLeads(question) : question;
}

function contactFor(question: string): Call | null {
  const contact = contactIn(question);
  return contact && { name: 'add_contact', arguments: { ...contact } };
}

/** A task that a few words move or tick off, in the plan they refer to. */
function taskIn(situation: Situation, question: string): Call | null {
  const { known, conversation, done } = situation;
  const plan = planMeant(known, question);
  if (plan === null) return null;
  const listed = conversation.said.at(-1) ?? '';
  const first = plan.nextTasks.find(({ title: named }) => listed.includes(named));
  if (first && ticksLast.test(question))
    return { name: 'complete_task', arguments: { task: first.title, release: plan.title } };
  const moved = spanishMove(situation, question);
  if (moved) return moved;
  const move = movesByWords.exec(question);
  if (move) {
    const [, task = '', date = '', bare = ''] = move;
    return { name: 'move_task', arguments: { task, release: plan.title, date: date || bare } };
  }
  const [ticked] = ticksByWords.flatMap((pattern) => pattern.exec(question)?.[1] ?? []);
  const tasks = ticked === undefined ? doneTasks({ known, conversation }, plan) : [ticked];
  const task = tasks[done.filter(({ name }) => name === 'complete_task').length];
  return task === undefined ? null : { name: 'complete_task', arguments: { task, release: plan.title } };
}

/** A new date for the conversation's release without naming it again: "let's make it the 12th instead". */
function newDateIn({ conversation: { said, today }, known: { room, shows } }: Situation, message: string): Call | null {
  const question = besideQuestions(message, today);
  if (room === null || room.format === 'tour' || !changesDate.test(question) || movesText(question, today)) return null;
  if (room.format === 'single' && movesOther.test(question)) return null;
  const bare = new RegExp(`(?<!\\p{L})${ordinal}(?!\\p{L})`, 'iu').exec(question)?.[1];
  const days = findDays(question, today);
  // "Lo presentamos el 6 de febrero en la sala Botijo": the day of a concert isn't the release's.
  if (speaksOfShows(question) && days.some(({ day }) => shows.some((show) => show.day === day))) return null;
  const date = days.length === 1 && days[0] ? isoDay(days[0].day) : (undecided(question, said, today) ?? bare);
  return date === undefined || days.length > 1
    ? null
    : planOf(room.title, room.format?.toLowerCase() ?? 'single', date);
}

/** "The album's moved to the 16th": not the single that is planned. */
const movesOther =
  /(?<!\p{L})(?:album|LP|record|EP)(?:['’]?s| is| has| release| date| got| will be| gets| itself)*(?: been| being)? (?:moved|pushed|delayed|postponed|now|shifted|put back|changed)(?!\p{L})/iu;

/** What a message says of days beside its questions: "it's the 29th. Is that too late for Spotify?" */
function besideQuestions(message: string, today: Day): string {
  const told = withoutAsking(message);
  return findDays(told, today).length > 0 ? told : message;
}

/** Whether the sentences with a day are about a text: "move it to the 12th. And when do I send the pitch?" isn't. */
function movesText(question: string, today: Day): boolean {
  const dated = (question.match(/[^.!?\n]+/gu) ?? []).filter((one) => findDays(one, today).length > 0);
  return speaksOfText.test(dated.length > 0 ? dated.join('. ') : question);
}

/** A Spanish message that gives the planned release another day, in whatever words: "al final sale el 29". */
function movedIn({ conversation: { today }, known, before }: Situation, message: string): Call | null {
  const question = besideQuestions(message, today);
  const { language, room, plans, title, day: date } = known;
  if (language !== 'es' || /[?¿]/.test(question) || speaksOfText.test(question) || speaksOfShows(question)) return null;
  const isPlanned = room === null ? plans.some((plan) => plan.title === title) : room.title === title;
  if (!isPlanned || room?.format === 'tour' || date === null || date < today) return null;
  const old = before();
  if (old.title !== title || old.day === null || old.day === date) return null;
  return planOf(title, known.format?.toLowerCase() ?? 'single', isoDay(date));
}

/** The first date of a release named earlier: "it comes out on 12 February". */
function firstDateIn({ conversation, known, before }: Situation, question: string): Call | null {
  const { asked, said, today } = conversation;
  const work = lastNamedWork(asked.slice(0, -1).join('\n'));
  const found = namedDate([{ text: question, before: said.at(-1) ?? '', day: today }]);
  if (known.room !== null || !work || work.format === 'tour') return null;
  const ofOther = question.replace(/release date/giu, '');
  if (!found || found.day < today || isAsked(question, found.index) || speaksOfShows(ofOther)) return null;
  if (before().day !== null) return null;
  return planOf(work.title, work.format?.toLowerCase() ?? 'single', isoDay(found.day));
}

/** The title of a release whose date was told before: "it's called Banqueta". */
function firstTitleIn({ conversation: { today }, known, before }: Situation, question: string): Call | null {
  const work = lastNamedWork(question);
  const old = before();
  if (known.room !== null || !work || work.format === 'tour' || old.title !== '' || old.day === null) return null;
  if (known.day !== old.day || known.day < today || known.shows.length > 0) return null;
  return planOf(work.title, known.format?.toLowerCase() ?? 'single', isoDay(known.day));
}

/** Whether the sentence at a place is a question: "is 5 March too early?" */
function isAsked(text: string, index: number): boolean {
  return /^[^.!?\n]*\?/u.test(text.slice(index));
}

/** A sentence that names the work and its date together; the date is passed on as written. */
function releaseIn(question: string): Call | null {
  const out = comesOut.exec(question);
  if (!out) return null;
  const [, what = '', named = '', date = ''] = out;
  return planOf(titleAlone(named.trim(), question), what.toLowerCase(), date);
}

/** "Soft Fruit on Dogleg Tapes", "Soft Fruit, recorded in Hull": what is behind the title isn't part of it. */
function titleAlone(named: string, question: string): string {
  const title = lastNamedWork(question)?.title ?? '';
  const isBehind =
    /^(?:["'’]?,|["'’]? \(\p{Ll}| (?:which|that|on|by|via|through|from|with|recorded|produced)(?!\p{L}))/iu;
  const words = named
    .replace(/^is (?=["'‘“]?\p{Lu})/u, '')
    .replace(/^(?:which is |that['’]?s |it['’]?s )?(?:called|titled|named) (?=\S)/iu, '')
    .replace(/^['‘]/u, '');
  // "My new song its called microwave moon".
  if (title !== '' && words === title) return title;
  return title !== '' && words.startsWith(title) && isBehind.test(words.slice(title.length)) ? title : named;
}

/** An ambiguous date, as written. */
function undecided(text: string, said: readonly string[], today: Day): string | undefined {
  return undecidedDays({ text, before: said.at(-1) ?? '', day: today })[0]?.text;
}

/** A work and a future date that a message names separately, in either language. */
function newsIn({ conversation, known }: Situation, question: string): Call | null {
  const { today, said } = conversation;
  const work = lastNamedWork(question);
  const twoWays = undecided(question, said, today);
  const found = namedDate([{ text: question, before: said.at(-1) ?? '', day: today }]);
  if (!work || (!twoWays && (!found || found.day < today))) return null;
  const format = work.format ?? (work.title === known.title ? known.format : null);
  const own = ownDayOf(work.title, question, today);
  const date = own ?? found?.day;
  return planOf(
    work.title,
    format?.toLowerCase() ?? 'single',
    (own === undefined ? twoWays : undefined) ?? (date === undefined ? '' : isoDay(date)),
  );
}

/** The plan of the release that is known by its title and date, for a calendar or because the message asks for one. */
function knownPlan(situation: Situation): Call | null {
  const { conversation, known } = situation;
  const { question, today } = conversation;
  if (!asksForCalendar(question) && !asksForPlan.test(question)) return null;
  const tour = knownTour(situation);
  if (tour) return tour;
  if (known.title === '' || known.day === null || (known.room === null && known.day < today)) return null;
  return planOf(known.title, known.format?.toLowerCase() ?? 'single', isoDay(known.day));
}

/** "I have about three hours a week". */
function hoursIn(message: string): number | null {
  const [, words = ''] =
    /(?<![\p{L}\d])(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) ?(?:hours?|hrs?|h|horas?) (?:a|per|each|every|por|a la) (?:week|semana)/iu.exec(
      message,
    ) ?? [];
  const [english, spanish] = [
    'one two three four five six seven eight nine ten eleven twelve',
    'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ].map((numbers) => numbers.split(' ').indexOf(words.toLowerCase()) + 1);
  const hours = Number(words) || english || spanish || 0;
  return hours > 0 ? hours : null;
}

function planOf(named: string, what: string, date: string): Call {
  const format = what === 'ep' || what === 'album' ? what : what === 'record' ? 'album' : 'single';
  return {
    name: 'plan_release',
    arguments: { title: named, kind: what === 'tour' ? 'tour' : 'release', format, date, shows: [] },
  };
}
