import type { Situation } from '../../acting/call.js';
import type { Language } from '../../reading/language.js';
import { objectOr } from '../../wire/json-value.js';
import { type Reader, readers } from './readers.js';

const text =
  '(?:it|this|that|them|these|those|(?:the|my|our|your) (?:\\p{L}+ )?(?:release|pitch(?:es)?|announcement|e-?mails?|text|single|song|track|EP|album|record|music|link|video))';
/** "When should I start sending it to people?": a text or a song is sent, and no reader is named. */
const sendsIt: Record<Language, RegExp> = {
  en: new RegExp(
    `(?<!\\p{L})(?:(?:send(?:ing)?|e-?mail(?:ing)?|mail(?:ing)?|submit(?:ting)?|pitch(?:ing)?)(?: out| off)? ${text}|send(?:ing)? (?:out|off) |submit(?:ting)?(?=[ ?.!]*$)|pitch(?:ing)?(?=(?: to (?:people|them|anyone|everyone))?(?: and [^.?!\\n]*)?[ ?.!]*$)|(?:writ(?:e|ing)|reach(?:ing)? out|pitch(?:ing)?|e-?mail(?:ing)?) (?:to )?(?:people|everyone|them|outlets)(?: about ${text})?(?! (?:that|who|in)(?!\\p{L})))(?!\\p{L})`,
    'iu',
  ),
  es: /(?<!\p{L})(?:(?:se )?(?:lo|la|los|las|les|le) (?:(?:tengo|tenemos|hay) que |(?:debo|deber[ií]a|puedo|empiezo a|empezamos a|conviene|toca) )?(?:mand|env[ií]|propon|propong)\p{L}*|(?:mand|envi|propon)(?:ar|er)(?:se)?(?:lo|la|los|las|les|le)|(?:mand|env[ií])\p{L}+ (?:el|la|mi|nuestr[oa]|este|esta|un|una) (?:\p{L}+ )?(?:nota|correo|mail|comunicado|gacetilla|anuncio|canci[oó]n|tema|single|sencillo|disco|video|v[ií]deo|clip|enlace))(?!\p{L})/iu,
};

const byName: Record<string, readonly string[]> = {
  press_release: ['Blogs and online magazines', 'Local papers', 'Radio'],
  blog_pitch: ['Blogs and online magazines'],
  radio_pitch: ['Radio'],
  spotify_pitch: ['Spotify'],
  gig_announcement: ['Local press and radio, for the show'],
  tour_announcement: ['Local press and radio, for the show'],
};
const anyone = [
  'Blogs and online magazines',
  'Local papers',
  'Spotify',
  'Radio',
  'Local press and radio, for the show',
];

/** How a reply names the text that it wrote. */
const written: [kind: string, names: RegExp][] = [
  ['follow_up', /(?:I wrote your follow-up|He escrito tu correo de seguimiento)/u],
  ['press_release', /(?:I wrote your press release|He escrito tu nota de prensa)/u],
  ['blog_pitch', /(?:I wrote your blog pitch|He escrito tu correo a un blog)/u],
  ['radio_pitch', /(?:I wrote your radio pitch|He escrito tu correo a la radio)/u],
  ['spotify_pitch', /(?:I wrote your spotify pitch|He escrito tu texto para Spotify)/iu],
  ['gig_announcement', /(?:I wrote your gig announcement|He escrito tu anuncio de concierto)/u],
  ['tour_announcement', /(?:I wrote your tour announcement|He escrito tu anuncio de gira)/u],
];
const ofSpotify = /(?<!\p{L})(?:spotify|editorial)(?!\p{L})/iu;
const pitches = /(?<!\p{L})(?:pitch\p{L}*|propon\p{L}*|propong\p{L}*)(?!\p{L})/iu;
/** All kinds of press get the whole timeline. */
const ofAllPress = /(?<!\p{L})(?:press(?! release)|media|which kind|prensa(?! local)|medios)(?!\p{L})/iu;

/** The kind of the text that this reply wrote, or the last one before it; `''` if there is none. */
export function kindWritten({ done, conversation }: Pick<Situation, 'done' | 'conversation'>): string {
  const call = done.findLast(({ name, error }) => name === 'write_document' && error === null);
  if (call) return String(objectOr(call.arguments)['kind']);
  const last = conversation.said.findLast((reply) => written.some(([, names]) => names.test(reply))) ?? '';
  return written.find(([, names]) => names.test(last))?.[0] ?? '';
}

/** Whether questions are about sending a text or a song that they don't name. */
export function sendsSomething(asking: string, language: Language): boolean {
  return sendsIt[language].test(asking) && !ofAllPress.test(asking);
}

/** Those who get what was written last, or what a question without any name is most likely about. */
export function readersMeant(asking: string, situation: Situation): Reader[] {
  const kind = kindWritten(situation);
  const isOfSpotify = pitches.test(asking) && situation.conversation.asked.slice(-3).some((one) => ofSpotify.test(one));
  const names = isOfSpotify ? (byName['spotify_pitch'] ?? []) : (byName[kind] ?? anyone);
  return readers.filter(({ name }) => names.includes(name.en));
}
