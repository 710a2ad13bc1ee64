import type { Situation } from '../../acting/call.js';
import { findDays, longDay, spanishDay } from '../../calendar.js';
import { asksForWords } from '../../reading/crisis/concert-moved.js';

/** "I already announced Feb 12": people expect the old day. */
const wasAnnounced =
  /(?<!\p{L})(?:already|previously|ya) [^.!?\n]{0,25}?(?:announced|posted|told|said|shared|put out|anunci\p{L}+|publi\p{L}+|di(?:je|jimos)|cont\p{L}+|compart\p{L}+)(?!\p{L})|(?<!\p{L})(?:(?:i|we)(?:['’]ve)? (?:announced|posted|told (?:people|everyone|fans))|(?:lo |la )?(?:anunci[eé]|anunciamos|publiqu[eé]|publicamos|dije|dijimos)|(?:lo |la )?(?:he|hemos) (?:anunciado|publicado|dicho))(?!\p{L})/iu;

/**
 * What to tell people about a release that comes out on another day than the announced one, as a quote to copy; `''` for other
 * messages. The reason stays blank, because only the artist can give it.
 */
export function movedReleaseTold({ conversation: { question, asked, askedOn, today }, known }: Situation): string {
  const { title, day, language, shows, crisis } = known;
  if (title === '' || day === null || shows.length > 0 || crisis !== null) return '';
  if (!asksForWords(question) || !wasAnnounced.test(question)) return '';
  const told = asked.flatMap((text, at) => findDays(text, askedOn[at] ?? today).map((found) => found.day));
  const old = [...findDays(question, today).map((found) => found.day), ...told].find(
    (one) => one !== day && one > today,
  );
  if (old === undefined) return '';
  return language === 'es'
    ? [
        'Una sola publicación, corta, donde anunciaste la otra fecha, y cambia también la antigua:',
        `> «${title}» sale el ${spanishDay(day)}, y no el ${spanishDay(old)}. [El motivo en una frase, si lo quieres contar.]`,
        'Antes de publicarlo, avisa a quien ya le hayas escrito con la fecha antigua.',
      ].join('\n\n')
    : [
        'One short post where you announced the other day, and change the old one, too:',
        `> “${title}” now comes out on ${longDay(day)}, not ${longDay(old)}. [The reason in one sentence, if you want to tell it.]`,
        'Tell whoever you already wrote to with the old day before you post.',
      ].join('\n\n');
}
