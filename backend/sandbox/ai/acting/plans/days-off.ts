import type { Situation } from '../call.js';
import { asksForText } from '../document-calls.js';

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
const room = /\[([^\]\n]+)\]\((\/releases\/[0-9a-f-]{36})\)/gu;

/** What can be done about days on which the artist does nothing, once there is a plan; `''` for other messages. */
export function aroundDaysOff(situation: Situation): string {
  const { conversation, known, done } = situation;
  const { question, said } = conversation;
  if (known.language !== 'es' || done.length > 0 || ofConcerts.test(question)) return '';
  if (!asksAround.some((pattern) => pattern.test(question)) || asksForText(situation)) return '';
  const [, title = '', path = ''] = [...said.join('\n').matchAll(room)].at(-1) ?? [];
  if (path === '' && known.room === null && known.plans.length === 0) return '';
  const where = path === '' ? 'en la sala del lanzamiento' : `en la sala de [${title}](${path})`;
  return `No puedo reorganizar un plan alrededor de unos días libres: sigo un guion, y todo sigue en su fecha. Sí puedo mover una tarea si me dices cuál y a qué día, por ejemplo **mueve las fotos al 12 de enero**. También puedes cambiar las fechas a mano ${where}.`;
}
