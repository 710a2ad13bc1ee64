import type { Situation } from '../../acting/call.js';

const asks =
  /(?<!\p{L})(?:which|what) (?:(?:one|bio|version|length)s? )(?:(?:do|should|shall|would|can) (?:I|we) (?:put|use|send|give|upload|post|need|paste)|goes|is (?:for|best|right|the one)|fits)(?!\p{L})|(?<!\p{L})cu[aá]l (?:(?:de las? (?:\p{L}+ )?)?(?:bios?|biograf[ií]as?|versi[oó]n|esas|las dos|todas) )?(?:pongo|uso|ponemos|usamos|mando|va|subo|es (?:para|mejor)|me sirve)(?!\p{L})/iu;
const ofBios = /(?:I wrote your bio|He escrito tu biograf[ií]a)/u;
const ofSpotify = /(?<!\p{L})spotify(?!\p{L})/iu;

/** Which of several bios goes where: "which one do I put on Spotify?"; `''` for other messages. */
export function whichBio({ conversation: { question, said }, known: { language, crisis } }: Situation): string {
  if (crisis !== null || !asks.test(question)) return '';
  const last = said.findLast((reply) => reply.includes('](/documents/')) ?? '';
  const isOfBios = ofBios.test(last) || /(?<!\p{L})(?:Bio|Biografía),/u.test(last);
  if (!isOfBios) return '';
  return (ofSpotify.test(question) ? spotify : places)[language];
}

/** Source: the playbook's text on bios. */
const spotify = {
  en: 'Spotify’s field takes **1,500 characters**, so the longest one you have fits: **250 words** if it has no blanks left, otherwise the one of 100. Paste it in Spotify for Artists, under your profile.',
  es: 'El campo de Spotify admite **1500 caracteres**, así que cabe la más larga que tengas: la de **250 palabras** si ya no le quedan huecos, y si no, la de 100. Se pega en Spotify for Artists, en tu perfil.',
};
const places = {
  en: 'The shortest that fits, and nobody has to cut it: **one line** for a profile or a caption, **50 words** for a programme or a press release, **100** for a website or an application, **250** for Spotify (its field takes 1,500 characters) and a press kit. If they name a length, take the one below it.',
  es: 'La más corta que sirva, y así nadie tiene que recortarla: **una frase** para un perfil o un pie de foto, **50 palabras** para un programa o una nota de prensa, **100** para una web o una solicitud, **250** para Spotify (su campo admite 1500 caracteres) y un dosier. Si te piden una longitud, usa la que quede por debajo.',
};
