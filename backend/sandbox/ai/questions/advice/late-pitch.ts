import type { Situation } from '../../acting/call.js';
import { longDay, spanishDay } from '../../calendar.js';
import { askedDocuments } from '../../writing/asked/asked-document.js';

const ofSpotify = /(?<!\p{L})spotify(?!\p{L})/iu;
const asks =
  /(?<!\p{L})(?:write|do|make|draft|prepare|give me|need|want) (?:me )?(?:the|a|my) pitch(?!\p{L})|(?<!\p{L})(?:escr[ií]be(?:me)?|haz(?:me)?|prepara(?:me)?) (?:el|un|mi) pitch(?!\p{L})/iu;

/** The answer to a request for a Spotify pitch of a song that is out, which can't be pitched any more; `''` for other messages. */
export function latePitch({ conversation: { question, today }, known: { language, title, day } }: Situation): string {
  if (day === null || day >= today || title === '') return '';
  const isAsked =
    askedDocuments(question).includes('spotify_pitch') || (ofSpotify.test(question) && asks.test(question));
  return isAsked ? tooLate[language](title, day) : '';
}

/** Source: the playbook's text on pitching to Spotify. */
const tooLate = {
  en: (title: string, day: number): string =>
    `Too late for “${title}”: Spotify’s editors are only pitched songs that **aren’t out yet**, at least 7 days before ([Spotify for Artists](https://artists.spotify.com/faq/popular)), and it came out on ${longDay(day)}. So I wrote no pitch: there’s no form to put it in.

What still works: independent playlists, blogs that cover songs after release, radio, and your own fans. Say **write the blog pitch** or **write the radio pitch**.

For the next song, tell me its title and date, and you get the pitch and the day to send it.`,
  es: (title: string, day: number): string =>
    `Para «${title}» ya es tarde: a los editores de Spotify solo se les proponen canciones que **aún no han salido**, al menos 7 días antes ([Spotify for Artists](https://artists.spotify.com/faq/popular)), y salió el ${spanishDay(day)}. Por eso no he escrito el texto: no hay formulario donde ponerlo.

Lo que sigue sirviendo: listas independientes, blogs que escriben después del lanzamiento, radio y tu propio público. Di **escribe el correo para un blog** o **escribe el correo para la radio**.

Para la próxima canción, dime el título y la fecha, y tienes el texto y el día para enviarlo.`,
};
