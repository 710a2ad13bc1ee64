import { meaningsOf } from '../intents/meaning.js';

/** What the script says to Spanish requests that it can't fulfil and that no topic answers, by their intents. */
export const spanishReplies: Record<string, string> = {
  'write-lyrics':
    'No escribo letras, rimas ni música: sigo un guion y escribo textos de prensa con los datos que me das. Puedo hacer una **nota de prensa**, un **correo a un blog**, una **biografía**, **textos para redes** o un **anuncio**. ¿Cuál?',
  'find-contacts':
    'No puedo buscar a nadie: sigo un guion, sin internet ni agenda, y no me invento direcciones. Mira en la página de contacto del medio quién escribe y dime el nombre: lo pongo en el correo.',
  'judge-music':
    'Eso no lo puedo juzgar ni comparar: sigo un guion, no puedo escuchar y no tengo gusto propio. Pregúntaselo a dos personas que no conozcan la canción. Ningún texto garantiza una playlist ni una reseña, pero sí puedo escribirte el que se manda: **escribe el texto para Spotify** o **escribe el correo para un blog**.',
  'make-media':
    'No hago imágenes, vídeo ni sonido: sigo un guion y escribo textos. Sí puedo escribir las palabras que van en él: **escribe el anuncio del concierto**, **escribe los textos para Instagram** o **escribe la nota de prensa**.',
  proofread:
    'No puedo corregir ni mejorar un texto: sigo un guion. Puedo escribir uno con tus datos, o **cambiar** en uno mío las palabras que me digas (cambia «…» por «…»). ¿Para qué es?',
  'off-topic':
    'Aquí solo hablo de la prensa y la promoción de tu música, y sigo un guion: sin un modelo no sé nada más. Puedo hacer un plan, escribir un texto o decirte lo que me has contado. ¿Qué hacemos?',
  reminder:
    'No puedo ponerte un recordatorio. Las tareas de un plan sí tienen su día: dime qué sale y cuándo, o añade las fechas a tu calendario desde la página del lanzamiento.',
  'change-tone':
    'Sigo un guion, así que no puedo cambiar el tono de un texto: para eso hace falta un modelo, con una clave o en tu máquina. Dime qué palabras no te suenan bien y las **cambio** (cambia «…» por «…») o las **quito**.',
};

/** "Que suene menos triste", "hazlo un poco más formal", "no tan serio". */
const asksForTone =
  /(?<!\p{L})(?:que (?:suene|se (?:sienta|lea|oiga|escuche|vea)|quede|no suene|no quede)|(?:hazl|ponl|déjal|dejal|hacel|escríbel|hágal|póngal)[oa]|lo quiero|la quiero|lo quisiera|le falta|dale|denle) (?:un (?:poco|poquito|pelín|toque|tono) |algo |bien |mucho )?(?:(?:más|menos|tan|muy|demasiado) (?!(?:corto|corta|larg[oa]|breve|claro el|alto|bajo|tarde|temprano|pronto|allá)(?!\p{L}))\p{L}+|a (?:robot|anuncio|publicidad|plantilla))/iu;

/** Why the script can't do what a Spanish message asks; `''` for other messages. */
export function spanishOutOfReach(question: string): string {
  const meant = meaningsOf(question, 'es').map(({ intent }) => intent);
  if (asksForTone.test(question) && !/["“«]/.test(question)) return spanishReplies['change-tone'] ?? '';
  // A subject in the same message is answered together with it.
  if (meant.some((intent) => intent.startsWith('topic:'))) return '';
  return meant.map((intent) => (intent === 'change-tone' ? '' : spanishReplies[intent])).find(Boolean) ?? '';
}
