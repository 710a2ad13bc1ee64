import type { Situation } from '../../acting/call.js';
import type { Language } from '../../reading/language.js';
import { kindWritten } from './meant-readers.js';

const it = '(?:it|that|this|that one|this one|the same(?: \\p{L}+)?|(?:the|my|our) (?:pitch|text|e-?mail|release|one))';
const whom =
  '(?:the )?(?:local )?(?:radios?(?: stations?)?|stations?|blogs?|papers?|newspapers?|press|spotify|magazines?)';
const asks: Record<Language, RegExp> = {
  en: new RegExp(
    `(?<!\\p{L})(?:(?:do|should|can|could|must|shall) (?:i|we)(?: (?:need|have) to)? (?:also |just )?(?:send|use|e-?mail|give|submit|pitch) ${it}(?: (?:to|for))* ${whom}(?: (?:as well|too|also|or))|(?:is|does) ${it}(?: (?:work|good|ok|okay|fine|also))* (?:just |only |ok |also )*for ${whom}|(?:same|one) (?:text|e-?mail|pitch|one) (?:for|to) ${whom} and ${whom})(?!\\p{L})`,
    'iu',
  ),
  es: /(?<!\p{L})(?:(?:(?:lo|la|este|esto|el mismo(?: \p{L}+)?) )?(?:(?:tengo|hay|tenemos) que |puedo |podemos |debo )?(?:mand|env[ií]|us)\p{L}*(?:lo|la)? (?:(?:este|esto|el mismo|también) )?(?:también )?a (?:la |las |los )?(?:radios?|emisoras?|blogs?|prensa|periódicos?|revistas?) (?:también|o (?:es|solo))|(?:vale|sirve|es)(?: también| solo)* para (?:la |las |los )?(?:radios?|emisoras?|blogs?|prensa|periódicos?|revistas?))(?!\p{L})/iu,
};

const answers: Record<string, Record<Language, string>> = {
  blog_pitch: {
    en: 'That one is for blogs and online magazines. Radio gets one of its own, because presenters need other things: a broadcast file, the length, whether there is swearing. Say **write the radio pitch**.',
    es: 'Ese es para blogs y revistas digitales. La radio recibe otro, porque necesita otras cosas: un archivo para emitir, la duración, si hay palabrotas. Di **escribe el correo para la radio**.',
  },
  radio_pitch: {
    en: 'That one is for radio. Blogs and online magazines get one of their own, about the story and not the broadcast: say **write the blog pitch**.',
    es: 'Ese es para la radio. Los blogs y revistas digitales reciben otro, sobre la historia y no la emisión: di **escribe el correo para un blog**.',
  },
  press_release: {
    en: 'The press release goes to papers, blogs and radio alike, pasted below a short email to one named person. For that email, say **write the blog pitch** or **write the radio pitch**.',
    es: 'La nota de prensa vale para periódicos, blogs y radios, pegada debajo de un correo corto a una persona con nombre. Para ese correo, di **escribe el correo para un blog** o **escribe el correo para la radio**.',
  },
  spotify_pitch: {
    en: 'That one is for the form in Spotify for Artists only. Blogs and radio get an email: say **write the blog pitch** or **write the radio pitch**.',
    es: 'Ese es solo para el formulario de Spotify for Artists. Los blogs y las radios reciben un correo: di **escribe el correo para un blog** o **escribe el correo para la radio**.',
  },
};

/** Whether the last text is for other readers too: "do I send that to radio as well or is it just for blogs?"; `''` for other messages. */
export function otherReaders(situation: Situation): string {
  const { conversation, known } = situation;
  if (!asks[known.language].test(conversation.question)) return '';
  return answers[kindWritten(situation)]?.[known.language] ?? '';
}
