import type { Situation } from '../../acting/call.js';
import { type Day, longDay, spanishDay } from '../../calendar.js';
import type { Language } from '../../reading/language.js';

const pitch = '(?:spotify (?:editorial )?pitch(?:ing)?(?: thing)?|pitch(?:ing)? (?:to|for|on) spotify|editorial pitch)';
const asks: Record<Language, RegExp> = {
  en: new RegExp(
    `(?<!\\p{L})(?:what(?:['’]?s| is| does| do you mean by| exactly is| even is)|wtf is|explain|no idea what|don['’]?t (?:even )?know what|never heard of) (?:(?:an?|the|this|that|it|about|thing|called) )*${pitch}(?! (?:text|deadline|box|form|limit)(?!\\p{L}))`,
    'iu',
  ),
  es: /(?<!\p{L})(?:qu[eé] (?:es|significa|quiere decir)|no s[eé] (?:ni )?qu[eé] es|expl[ií]came|nunca o[ií]|y eso) (?:(?:eso|esto|lo|el|un|la|de|del|que) )*(?:pitch|propuesta)(?:ing)? (?:de|del|a|para|en) (?:editorial de )?spotify(?!\p{L})/iu,
};

/** What the pitch to Spotify is, and its last day for the release that is known; `''` for other messages. */
export function pitchMeaning({ conversation: { question, today }, known }: Situation): string {
  const { language, day } = known;
  return asks[language].test(question) ? meaning[language](day, today) : '';
}

/** Source: the playbook's text on pitching to Spotify. */
const meaning: Record<Language, (day: Day | null, today: Day) => string> = {
  en: (day, today) => {
    const is =
      'It’s a form in **Spotify for Artists** with which you offer one song to Spotify’s own editors for their playlists: a text of about 500 characters, genre, mood and instruments. The song must be delivered and **not out yet**, at least 7 days before ([Spotify for Artists FAQ](https://artists.spotify.com/faq/popular)). In time, it also goes to your followers’ Release Radar. A place is never guaranteed and can’t be bought.';
    if (day === null) return `${is}\n\nWhich day is yours out? Then I tell you the last day.`;
    if (day <= today) return `${is}\n\nYours is out since ${longDay(day)}, so that’s for the next song.`;
    return day - 7 >= today
      ? `${is}\n\n**You’re in time:** for ${longDay(day)}, the last day is **${longDay(day - 7)}**. Say **write the Spotify pitch** for the text.`
      : `${is}\n\n**The 7 days have passed** for ${longDay(day)}: it can be pitched while it shows as upcoming, but Release Radar is no longer promised. Another date is the way round that.`;
  },
  es: (day, today) => {
    const is =
      'Es un formulario de **Spotify for Artists** con el que propones una canción a los editores de Spotify para sus listas: un texto de unos 500 caracteres, género, ánimo e instrumentos. La canción tiene que estar entregada y **sin publicar**, al menos 7 días antes ([Spotify for Artists](https://artists.spotify.com/faq/popular)). A tiempo, llega también al Radar de Novedades de tus seguidores. Un puesto nunca está garantizado ni se compra.';
    if (day === null) return `${is}\n\n¿Qué día sale la tuya? Con la fecha te digo el último día.`;
    if (day <= today) return `${is}\n\nLa tuya salió el ${spanishDay(day)}, así que será para la próxima.`;
    return day - 7 >= today
      ? `${is}\n\n**Llegas a tiempo:** si sale el ${spanishDay(day)}, el último día es el **${spanishDay(day - 7)}**. Di **escribe el texto para Spotify** y lo preparo.`
      : `${is}\n\n**Los 7 días ya han pasado** para el ${spanishDay(day)}: se puede proponer mientras salga como próximo lanzamiento, pero el Radar de Novedades ya no es seguro. La alternativa es mover la fecha.`;
  },
};
