import { longDay, spanishDay } from '../calendar.js';
import type { Situation } from '../acting/call.js';
import type { RoomPitch } from '../reading/room.js';

const asked =
  /(?<!\p{L})(?:follow(?:ing|ed)?[- ]?ups?|follow(?:ing)? (?:him|her|them|\p{Lu}\p{L}+) up|chase|chasing|nudge|remind (?:him|her|them)|writ(?:e|ing) (?:(?:to )?\S+ ){1,3}again|(?:heard|hear) nothing|(?:not|never|n['’]t) (?:replied|answered|heard back)|no (?:reply|answer|response)|seguimiento|insistir|insisto|volver a escribir|no (?:me )?(?:ha|han) (?:respondido|contestado))(?!\p{L})/iu;

/** Advice on whom to follow up with, whom not yet, and whom to leave alone, from the room's pitches; `''` for other messages. */
export function followUpAdvice({ conversation, known }: Situation): string {
  const { question, today } = conversation;
  const pitches = known.room?.pitches ?? [];
  if (pitches.length === 0 || !asked.test(question)) return '';
  const isNamed = ({ name }: RoomPitch): boolean =>
    name.split(' ').some((part) => part.length > 2 && question.toLowerCase().includes(part.toLowerCase()));
  const named = pitches.filter(isNamed);
  const advice = known.language === 'es' ? inSpanish : inEnglish;
  return (named.length > 0 ? named : pitches).map((pitch) => advice(pitch, today)).join('\n');
}

function inEnglish({ name, outlet, status, due }: RoomPitch, today: number): string {
  const who = `**${[name, outlet].filter(Boolean).join(', ')}**`;
  if (status === 'followed_up')
    return `- ${who}: you have followed up once. Stop here, and write again with the next release.`;
  if (status !== 'sent') return `- ${who}: they have answered, so there is nothing to follow up.`;
  if (due === null) return `- ${who}: wait for an answer.`;
  return due <= today
    ? `- ${who}: follow up now, once, in two or three lines. After that, stop.`
    : `- ${who}: wait until ${longDay(due)}, then follow up once.`;
}

function inSpanish({ name, outlet, status, due }: RoomPitch, today: number): string {
  const who = `**${[name, outlet].filter(Boolean).join(', ')}**`;
  if (status === 'followed_up')
    return `- ${who}: ya has insistido una vez. Déjalo aquí y vuelve a escribir con el próximo lanzamiento.`;
  if (status !== 'sent') return `- ${who}: ya ha respondido; no hace falta insistir.`;
  if (due === null) return `- ${who}: espera su respuesta.`;
  return due <= today
    ? `- ${who}: escribe ahora, una sola vez, en dos o tres líneas. Después, déjalo.`
    : `- ${who}: espera hasta el ${spanishDay(due)} y escribe una sola vez.`;
}
