import type { Situation } from '../call.js';

const things =
  '(?:anything|everything|all|any|the|every)(?: of)?(?: the)?(?: tasks?| stuff| bits?| parts?| things?| steps?| posts?)?';
const about =
  "(?:with|about|on|for|of|to do with|that has to do with|that['’]?s (?:about|on|for)|that(?: \\p{L}+)? (?:mention|need|use|involve)s?|involving|like)";
const thing =
  "(?<thing>(?:(?!(?:from|out|off|in|please|pls|i|we|it|and|because|cos|thanks)(?!\\p{L}))[\\p{L}\\d'’&-]+ ?){1,3})";
/** "Take out anything with TikTok", "remove Instagram from the plan", "no TikTok tasks please". */
const english = [
  `(?:take out|take off|remove|drop|cut(?: out)?|skip|lose|delete|get rid of|leave out|scrap|ditch|bin) ${things} ${about} ${thing}`,
  `(?:take|leave|cut) ${things} ${about} ${thing} (?:out|off)`,
  `(?:take|leave) (?:the )?${thing}(?:tasks? |stuff |bits? |things? )?(?:out|off)(?: of)? (?:the|my|our|that) plan`,
  `(?:remove|drop|cut|skip|delete|scrap|ditch|bin) (?:the )?${thing}(?:tasks? |stuff |bits? |things? )?from (?:the|my|our|that) plan`,
  `(?:remove|drop|cut|skip|delete|lose|scrap|ditch|bin) (?:the|all(?: the)?|any) ${thing}(?:tasks?|stuff|things)`,
  `(?:no|without) ${thing}(?:tasks?|stuff)`,
  `nothing ${about} ${thing}`,
];
const spanishThing = "(?<thing>(?:(?!(?:del?|que|por|porfa|y|porque|en|no|gracias)(?!\\p{L}))[\\p{L}\\d'’&-]+ ?){1,3})";
/** "Quita Instagram del plan", "fuera todo lo de TikTok". */
const spanish = [
  `(?:quita\\p{L}*|saca\\p{L}*|sacá|borra\\p{L}*|elimina\\p{L}*|fuera|descarta) (?:todo )?(?:lo (?:que (?:sea|tenga que ver con|lleve)|de(?! la cita))|las (?:cosas|tareas) de|la tarea de) ?(?:de )?(?:el |la )?${spanishThing}`,
  `(?:quita\\p{L}*|saca\\p{L}*|sacá|borra\\p{L}*|elimina\\p{L}*) (?:lo de )?(?:el |la )?${spanishThing}(?:del|de mi|de nuestro|de ese|en el) plan`,
  `(?:nada|sin nada) (?:de|con) ${spanishThing}`,
];
const patterns = {
  en: english.map((one) => new RegExp(`(?<!\\p{L})${one}`, 'iu')),
  es: spanish.map((one) => new RegExp(`(?<!\\p{L})${one}`, 'iu')),
};
const namesPlan = /(?<!\p{L})(?:plan|tasks?|tareas?)(?!\p{L})/iu;
/** A task in the plan of a reply: "- **Friday 1 January 2027** Get access …". */
const taskLine = /^- \*\*[^*\n]+\*\* [^\n]+$/gmu;
const room = /\[[^\]\n]+\]\(\/releases\/[0-9a-f-]{36}\)/gu;

/**
 * What can be done about tasks that the artist wants out of the plan: no tool removes any; `''` for other messages. Without
 * the word "plan", the newest reply must be one.
 */
export function tasksOut({ conversation, known, done }: Situation): string {
  const { question, said } = conversation;
  const newest = said.at(-1) ?? '';
  const plan = said.findLast((reply) => reply.match(taskLine) !== null);
  if (done.length > 0 || plan === undefined || (plan !== newest && !namesPlan.test(question))) return '';
  const named = patterns[known.language].map((one) => one.exec(question)?.groups?.['thing']?.trim()).find(Boolean);
  if (named === undefined) return '';
  const [where = ''] = plan.match(room) ?? [];
  const tasks = (plan.match(taskLine) ?? []).filter((line) => line.toLowerCase().includes(named.toLowerCase()));
  return known.language === 'es' ? inSpanish(named, tasks, where) : inEnglish(named, tasks, where);
}

function inEnglish(named: string, tasks: readonly string[], where: string): string {
  const place = where === '' ? 'the release’s room' : `the room of ${where}`;
  if (tasks.length === 0)
    return `No task in your plan mentions ${named}, so it stands as it is. Any task you don’t want can be removed in ${place}.`;
  return `I can move a task or tick it off, but I can’t remove one. These mention ${named}:\n\n${tasks.join('\n')}\n\nYou can remove ${tasks.length === 1 ? 'it' : 'them'} in ${place}.`;
}

function inSpanish(named: string, tasks: readonly string[], where: string): string {
  const place = where === '' ? 'la sala del lanzamiento' : `la sala de ${where}`;
  if (tasks.length === 0)
    return `Ninguna tarea del plan menciona ${named}, así que queda como está. Las tareas que no quieras se quitan en ${place}.`;
  return `Puedo mover una tarea o marcarla, pero no quitarla. Estas mencionan ${named}:\n\n${tasks.join('\n')}\n\n${tasks.length === 1 ? 'Se quita' : 'Se quitan'} en ${place}.`;
}
