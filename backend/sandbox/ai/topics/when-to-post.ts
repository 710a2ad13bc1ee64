import type { Situation } from '../acting/call.js';

const now = '(?:now|tonight|today|straight ?away|right away|this evening|asap|ya|ahora|hoy|esta noche)';
const later =
  '(?:tomorrow|(?:in )?the morning|later|next week|wait|sleep on it|(?:on |till |until )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|mañana|luego|más tarde|esperar|espero|esperamos)';
const posts =
  '(?:post|put (?:it|this|that|something) (?:out|up)|publish|announce|share|send|say (?:it|something|anything)|publicar|publico|publicamos|subir|subo|subimos|anunciar|anuncio|anunciamos|colgar|mandar|mando|mandamos)';
const asksWhichDay = new RegExp(
  `(?<!\\p{L})${posts}(?!\\p{L})[^.!?\\n]{0,30}?(?<!\\p{L})${now}(?!\\p{L})[^.!?\\n]{0,25}?(?<!\\p{L})(?:or|o)(?!\\p{L})[^.!?\\n]{0,20}?(?<!\\p{L})${later}(?!\\p{L})`,
  'iu',
);

/** "Should we post it now or wait till tomorrow?", of bad news: who has to know first; `''` for other messages. */
export function whenToPost({ conversation: { question }, known: { crisis, language } }: Situation): string {
  if (crisis === null || !asksWhichDay.test(question)) return '';
  return language === 'es'
    ? 'En cuanto lo sepan la sala, quien promueve y todos los del cartel: nadie debería leerlo antes de que se lo digáis. Después, cuanto antes, porque la gente hace planes. Si ya es tarde y aún faltan días, mañana temprano lo ve más gente, y lo releéis con la cabeza fresca.'
    : 'As soon as the venue, the promoter and everyone on the bill know: nobody should read it before you tell them. After that, the sooner the better, because people make plans. If it’s late and the show is still days away, tomorrow morning reaches more of them, and you read it once more with a clear head.';
}
