import type { Situation } from '../../acting/call.js';
import { taskInSpanish } from '../../acting/reports/spanish-results.js';
import { type Day, findDays, longDay, spanishDay } from '../../calendar.js';
import type { Language } from '../../reading/language.js';
import { planMeant } from '../../reading/room.js';

const counts: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5 },
};
const count = '(?<count>[1-5]|one|two|three|four|five|una?|dos|tres|cuatro|cinco)';
const asks: Record<Language, RegExp[]> = {
  en: [
    `(?:only|just)(?: \\p{L}+){0,3}? (?:do|manage|get (?:done|round to)|have time for|time for|fit in|handle|pick|choose)(?: (?:about|like|the))? ${count}(?: (?:things?|tasks?|of|bits?|jobs?|steps?))?`,
    `(?:time|energy|head ?space) for(?: only| just| about)* ${count}(?: (?:things?|tasks?|of|jobs?))?`,
    `(?:which|what)(?: are)?(?: the)? ${count}(?: (?:things?|tasks?|of (?:these|those|them|all that)|jobs?|steps?|most important\\p{L}*|top \\p{L}+))? ?(?:matter|count|should|would|do I|are (?:the )?most|really|have to|can['’]?t|first)`,
    `(?:top|most important|main|key|essential) ${count}(?: (?:things?|tasks?|jobs?|ones?|steps?))?(?!\\p{L})`,
    `${count} most (?:important|urgent)`,
  ].map((one) => new RegExp(`(?<!\\p{L})${one}`, 'iu')),
  es: [
    `(?:solo|sólo|solamente|nada más)(?: \\p{L}+){0,3}? (?:hacer|puedo|podemos|tengo tiempo|llego a|alcanzo a|me da tiempo)(?: (?:a|para|de|hacer))* ${count}(?: (?:cosas?|tareas?|de))?`,
    `(?:tiempo|fuerzas|cabeza) (?:solo |sólo )?(?:para|de hacer|a hacer)(?: solo| sólo)? ${count}(?: (?:cosas?|tareas?))?`,
    `(?:cuáles?|qué|que|cuales?)(?: son| serían)?(?: las| los)? ${count} (?:cosas?|tareas?|de todo|más importantes|prioridades)`,
    `(?:las|los) ${count}(?: (?:cosas?|tareas?))? (?:más importantes|principales|imprescindibles|urgentes|prioritarias|clave)`,
  ].map((one) => new RegExp(`(?<!\\p{L})${one}`, 'iu')),
};
/** About a text, or songs, and not about a plan. */
const ofOther =
  /(?<!\p{L})(?:songs?|tracks?|bios?|photos?|captions?|quotes?|adjectives|words|outlets?|blogs?|canciones|temas|fotos|frases|palabras|adjetivos)(?!\p{L})/iu;

/** What a release can't do without comes first: tasks as plans name them, most important first. */
const importance = [
  /deliver the finished music|entrega la música/iu,
  /pitch the song in spotify|propón la canción en spotify/iu,
  /pitch blogs|escribe a blogs/iu,
  /local and regional press|prensa local/iu,
  /write the press release|escribe la nota de prensa/iu,
  /check the cover|revisa la portada/iu,
  /announce the|anuncia la/iu,
];
const listed = /^- \*\*(?<day>[^*\n]+)\*\* (?<title>[^\n]+)$/gmu;
const gone = /\((?:Gone|Ya|Pas[oó]|Perdid[oa])/u;

interface Task {
  title: string;
  due: Day;
}

/** "If I can only do three things of all that, which?": so many tasks of the plan, in their order; `''` for other messages. */
export function fewTasks({ conversation, known }: Situation): string {
  const { question, said, today } = conversation;
  const { language } = known;
  const found = asks[language].map((one) => one.exec(question)?.groups?.['count']).find(Boolean);
  if (found === undefined || ofOther.test(question)) return '';
  const wanted = counts[found.toLowerCase()] ?? Number(found);
  const shown = said.map((reply) => tasksShown(reply, today)).findLast((tasks) => tasks.length > wanted) ?? [];
  const open = (shown.length > 0 ? shown : (planMeant(known, question)?.nextTasks ?? [])).filter(
    ({ due }) => due >= today,
  );
  if (open.length <= wanted) return '';
  const rank = ({ title }: Task): number => {
    const at = importance.findIndex((one) => one.test(title));
    return at === -1 ? importance.length : at;
  };
  const chosen = open
    .toSorted((one, other) => rank(one) - rank(other) || one.due - other.due)
    .slice(0, wanted)
    .toSorted((one, other) => one.due - other.due);
  const lines = chosen.map(
    ({ due, title }) =>
      `- **${language === 'es' ? spanishDay(due) : longDay(due)}** ${language === 'es' ? taskInSpanish(title) : title}`,
  );
  return language === 'es'
    ? `De ese plan, lo que no se puede recuperar después va primero:\n\n${lines.join('\n')}\n\nLo demás ayuda, pero sin eso el lanzamiento sale igual. El plan no lo he tocado.`
    : `From that plan, what can’t be made up for later comes first:\n\n${lines.join('\n')}\n\nThe rest helps, but the release comes out without it. I left the plan as it is.`;
}

/** The tasks that a reply lists with their days. */
function tasksShown(reply: string, today: Day): Task[] {
  return [...reply.matchAll(listed)].flatMap(({ groups: { day = '', title = '' } = {} }) => {
    const [due] = findDays(day, today);
    return due === undefined || gone.test(title) ? [] : [{ title: title.trim(), due: due.day }];
  });
}
