import type { Situation } from '../acting/call.js';
import { longDay, spanishDay } from '../calendar.js';
import type { Known } from '../reading/known.js';

const works =
  '(?:me|us|(?:my|our|the|a|this|these|her|his) (?:new )?(?:songs?|tracks?|music|single|album|EP|record|band|stuff|tunes?|demo|release)|it)';
const places =
  "(?:(?:[\\p{L}’'-]+ ){0,3}(?:playlists?|radio|airplay|charts?|blogs?|magazines?|press|papers?|news|new music friday|release radar|festivals?))(?! (?:releases?|pitch(?:es)?|e-?mails?|kits?|notes?|texts?|plans?|announcements?|quotes?|section|part|list))";
const who = '(?:this(?: app| thing| site)?|it|you|u|fanfare|the app|that)';
const aside = '(?: (?:actually|really|also|even|help|able to|going to|just))*';
const some = '(?:(?:the|a|an|some|any|those|big|spotify|local) )*';
/** "Can this get my song on playlists?", not "how can I get on playlists?" */
const asksInEnglish = new RegExp(
  `(?<!\\p{L})(?<!(?:how|when|where|why) )(?:can|could|does|do|will|would|is) ${who}${aside} (?:(?:get|gets|put|puts|place|land|add|guarantee|upload) (?:${works} )?(?:(?:a (?:spot|place)|played|featured|added|heard|covered) )?(?:on|onto|in|into|to|by) ${some}${places}|(?:get|gets|guarantee|guarantees|promise) (?:(?:me|us) )?${some}(?:airplay|radio play|press|coverage|reviews?|playlist (?:places?|spots?)|playlists))(?!\\p{L})`,
  'iu',
);
const canYou = '(?:puedes?|podés|podes|podrías?|sirve|vas a|va a|consigues?|consigue|logras?|haces|hará[sn]?)';
const goesOn =
  '(?:subir|meter|poner|colocar|añadir|agregar|incluir|sonar|salir|entrar|llegar)(?:me|nos|la|lo)?|que (?:(?:mi|nuestr[oa]|la|el) \\p{L}+ |me |nos |yo |nosotros )?(?:suene|sonemos|salga|salgamos|entre|entremos|aparezca|pongan)';
const asksInSpanish = new RegExp(
  `(?<!\\p{L})${canYou}(?: (?:para|hacer|conseguir|lograr))*(?: (?:me|nos))? (?:${goesOn})(?: (?:mi|mis|nuestr[oa]|la|el|una)(?: nuev[oa])? (?:canci\\p{L}+|temas?|música|single|sencillo|disco|grupo|banda|ep))? (?:a|en|por)(?: (?:las?|los?|el|una?|unas|alguna|algún))? (?:playlists?|listas?|radios?|blogs?|revistas?|prensa)(?!\\p{L})`,
  'iu',
);

const ofPlaylists = /(?<!\p{L})(?:playlists?|listas?|new music friday|release radar|spotify)(?!\p{L})/iu;
/** Who asks how to do it, or wants the text for it, gets that. */
const asksHow = /(?<!\p{L})(?:how (?:do|can|to|would)|cómo|write|draft|escrib\p{L}+)(?!\p{L})/iu;

/** The answer to whether Fanfare gets music on playlists, on the radio or in the press; `''` for other messages. */
export function whatItGets({ conversation: { question, today }, known }: Situation): string {
  if (known.crisis !== null || asksHow.test(question)) return '';
  const isSpanish = known.language === 'es';
  if (!(isSpanish ? asksInSpanish : asksInEnglish).test(question)) return '';
  if (!ofPlaylists.test(question))
    return isSpanish
      ? 'No: quién suena y quién sale lo deciden las emisoras y los medios, y nadie puede prometerlo. Yo escribo el correo para ellos y digo qué día toca; lo mandas tú. Di **escribe el correo para un blog** o **escribe el correo para la radio**.'
      : 'No: presenters and editors choose what they play and write about, and nobody can promise it. I write the email to them and say when it’s due; you send it. Say **write the blog pitch** or **write the radio pitch**.';
  return isSpanish
    ? `No: en las listas de Spotify deciden sus editores, y nadie puede meterte a cambio de dinero. Yo escribo el texto con el que propones la canción en Spotify for Artists, **antes de que salga y al menos 7 días antes**${lastDay(known, today)}; lo envías tú. Di **escribe el texto para Spotify**.`
    : `No: Spotify’s own editors decide, and no place can be bought or promised. I write the text with which you pitch the song in Spotify for Artists, **before it’s out and at least 7 days ahead**${lastDay(known, today)}; you send it. Say **write the Spotify pitch**.`;
}

function lastDay({ day, language }: Known, today: number): string {
  if (day === null || day - 7 < today) return '';
  return language === 'es' ? `, como tarde el ${spanishDay(day - 7)}` : `, so by ${longDay(day - 7)}`;
}
