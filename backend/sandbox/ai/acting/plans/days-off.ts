import { type Day, findDays, longDay } from '../../calendar.js';
import { rangesIn } from '../../reading/days/days-in-range.js';
import { sentencesIn } from '../../sentences.js';
import type { Situation } from '../call.js';
import { asksForText } from '../documents-asked.js';

const times =
  '(?:navidad(?:es)?|nochebuena|nochevieja|fin de año|año nuevo|reyes|las fiestas|semana santa|vacaciones|el puente|es[oa]s (?:días|fechas|semanas?)|esa semana|est[oa]s (?:días|fechas)|entre el \\d{1,2}[^.!?\\n]{0,25}? y el \\d{1,2}|del \\d{1,2}[^.!?\\n]{0,25}? al \\d{1,2}|d[ií]as libres|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines de semana))';
const rearranges =
  '(?:corr(?:e|é|er|an|amos)|corr[eé](?:me|lo)|mu[eé]v(?:e|a|an)\\p{L}*|mov[eé](?:r|me|lo)?|recorr[eé]\\p{L}*|reacomod\\p{L}+|reorganiz\\p{L}+|reprogram\\p{L}+|reparte|repartí|adelant[aá]\\p{L}*|atras[aá]\\p{L}*|retras[aá]\\p{L}*|pas[aá](?:me|lo|r)?|cambi[aá](?:me|lo|r)?|evit[aá]\\p{L}*|s[aá]lt[aá]\\p{L}*|no (?:pongas|dejes|metas)|quit[aá]\\p{L}*|sac[aá]\\p{L}*|ajust[aá]\\p{L}*|acomod[aá]\\p{L}*)';
const tasks = '(?:tod[oa]s?|tareas?|lo que (?:caiga|cae|toque|haya|hay|sea)|las? cosas?|nada|el plan|plan|fechas)';
const isAway =
  '(?:no (?:voy|vamos) a (?:hacer nada|estar|trabajar|poder)|no (?:trabaj(?:o|amos)|estoy|estamos|estaré|estaremos|puedo|podemos|hago nada|hacemos nada)|me voy|nos vamos|(?:estoy|estaré|estamos|estaremos) (?:de|fuera|sin)|descans(?:o|amos)|libr(?:o|amos)|tengo vacaciones|cierro)';

const asksAround = [
  new RegExp(
    `(?<!\\p{L})${rearranges}(?!\\p{L})[^.!?\\n]{0,40}?(?<!\\p{L})${tasks}(?!\\p{L})[^.!?\\n]*?(?<!\\p{L})${times}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})${times}(?!\\p{L})[^.!?\\n]*?(?<!\\p{L})${rearranges}(?!\\p{L})[^.!?\\n]{0,40}?(?<!\\p{L})${tasks}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})${isAway}(?!\\p{L})[^.!?\\n]*?(?<!\\p{L})${times}(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})${times}(?!\\p{L})[^.!?\\n]{0,30}?(?<!\\p{L})${isAway}(?!\\p{L})`, 'iu'),
];
/** Who is away on tour, or for a concert, tells news. */
const ofConcerts =
  /(?<!\p{L})(?:gira|toc(?:o|amos)|conciertos?|bolos?|recital|show|shows|tocada|sale|sacamos|saco)(?!\p{L})/iu;
const who =
  "(?:(?:I|we)(?:[’']?(?:m|re|ll|ve))?(?: am| are| will)?(?: be| been)?|my [\\p{L} ]{2,20} and I(?: are| will be)?)";
const away =
  "(?:off|away|abroad|travelling|traveling|on (?:holiday|leave|vacation|a break|my honeymoon)|out of (?:the )?(?:country|office|town)|not (?:around|available|working|here|free)|unavailable|busy|in hospital|taking (?:a break|time off|it off)|can(?:['’]?t|not) (?:do|work|be)(?: \\p{L}+){0,2}|won['’]?t (?:be|have|do|work)(?: \\p{L}+){0,2}|have (?:no time|exams|finals))";
const when =
  '(?:\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?\\p{L}{3,9})? ?(?:to|until|till|through|[-–—]|and) ?(?:the )?(?:\\p{L}{3,9} )?\\d|(?:over |for |at )?(?:christmas|xmas|new year|easter|half[- ]term|the holidays)|(?:that|those|the (?:first|second|third|last)) (?:days?|dates?|weeks?|fortnight)|in there|those dates)';
/** "I'm off 24 December to 3 January, so nothing in there please". */
const englishOff = [
  new RegExp(`(?<!\\p{L})${who}(?: \\p{L}+)? ${away}(?!\\p{L})[^.!?\\n]*?(?<![\\p{L}\\d])${when}`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:nothing|no tasks?|not anything|(?:don['’]?t|do not) (?:put|schedule|plan|give me|set|have) (?:anything|any|a task|tasks)|(?:keep|leave)(?= [^.!?\\n]*(?:free|clear|empty|out)(?!\\p{L})))(?!\\p{L})[^.!?\\n]*?(?<![\\p{L}\\d])${when}`,
    'iu',
  ),
];
const ofEnglishNews =
  /(?<!\p{L})(?:(?:on )?tour(?:ing)?|gigs?|shows?|concerts?|play(?:ing)?|releas(?:ed?|ing)|comes? out|coming out|drops?|on sale)(?!\p{L})/iu;
/** A task in the plan of an earlier reply: "- **Friday 1 January 2027** Get access …". */
const taskLine = /^- \*\*([^*\n]+)\*\* ([^\n]+)$/gmu;
const room = /\[([^\]\n]+)\]\((\/releases\/[0-9a-f-]{36})\)/gu;

/** What can be done about days on which the artist does nothing, once there is a plan; `''` for other messages. */
export function aroundDaysOff(situation: Situation): string {
  const { conversation, known, done } = situation;
  const { question, said } = conversation;
  const isEnglish = known.language !== 'es';
  const asks = isEnglish ? englishOff : asksAround;
  if (done.length > 0 || (isEnglish ? ofEnglishNews : ofConcerts).test(question)) return '';
  if (!asks.some((pattern) => pattern.test(question)) || asksForText(situation)) return '';
  const [, title = '', path = ''] = [...said.join('\n').matchAll(room)].at(-1) ?? [];
  if (path === '' && known.room === null && known.plans.length === 0) return '';
  if (isEnglish)
    return englishAnswer(situation, path === '' ? 'the release’s room' : `the room of [${title}](${path})`);
  const where = path === '' ? 'en la sala del lanzamiento' : `en la sala de [${title}](${path})`;
  return `No puedo reorganizar un plan alrededor de unos días libres: sigo un guion, y todo sigue en su fecha. Sí puedo mover una tarea si me dices cuál y a qué día, por ejemplo **mueve las fotos al 12 de enero**. También puedes cambiar las fechas a mano ${where}.`;
}

/** What can be done instead, with the tasks that fall on those days. */
function englishAnswer({ conversation: { question, said, today } }: Situation, where: string): string {
  const plan = said.findLast((reply) => /^- \*\*[^*\n]+\*\* /mu.test(reply)) ?? '';
  const off = daysOffIn(question, today);
  const tasks = [...plan.matchAll(taskLine)].flatMap(([, due = '', task = '']) => {
    const [found] = findDays(due, today);
    return off && found && found.day >= off.from && found.day <= off.to ? [`- ${longDay(found.day)}: ${task}`] : [];
  });
  const moved = `I can move one task if you say which and to what day, as in **move the photos to 12 January**, or change the dates by hand in ${where}.`;
  const lead = 'I can’t arrange a plan around days off: I’m scripted, and every task still has its day.';
  if (off === null || plan === '') return `${lead} ${moved}`;
  if (tasks.length === 0) return `Nothing in your plan falls on those days, so it stands as it is. ${moved}`;
  return [`${lead} These fall on the days you’re off:`, tasks.join('\n'), moved].join('\n\n');
}

/** The first and the last day of a time off, which may be some weeks. */
function daysOffIn(question: string, today: Day): { from: Day; to: Day } | null {
  const between = question.replace(/(?<!\p{L})between ([^.!?\n]{1,25}?) and (?=[^.!?\n]{0,15}\d)/giu, '$1 to ');
  const [range] = rangesIn(between, today);
  if (range) return range;
  const days = sentencesIn(question)
    .map((one) => findDays(one, today).map(({ day }) => day))
    .find((found) => found.length === 2);
  const [from, to] = days ?? [];
  return from === undefined || to === undefined || to < from ? null : { from, to };
}
