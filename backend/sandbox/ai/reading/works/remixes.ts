import type { Language } from '../language.js';

const word = "\\p{Lu}[\\p{L}\\d'’&-]*(?:\\.[\\p{L}\\d]+)*";
const name = `${word}(?: (?:(?:of|the|and|&|y|de|del|la|el|los|las) )?${word}){0,4}`;
const by = `(?<by>${name})(?: \\([^()\\n]{1,30}\\))?`;
const of = `(?:["“«'‘](?<quoted>[^"“”«»'‘’\\n]{1,60})["”»'’]|(?<title>${name}))`;
const mySong = '(?:(?:my|our|the) (?:(?:last|old|debut|new|latest) )?(?:single|song|track|tune) )?';
const miTema = '(?:(?:mi|nuestr[oa]|el|la) (?:tema|canción|single|sencillo|track) )?';

const ofWork =
  /(?:(?:my|our|the) (?:(?:last|old|debut|new|latest) )?(?:single|song|track|tune)|(?:mi|nuestr[oa]|el|la) (?:tema|canción|single|sencillo|track)) /iu;

/** How artists say who remixed which song. */
const patterns = [
  `(?<!\\p{L})[Rr]emix (?:that )?${by} (?:has |have |did|'s )?(?:done|made|did|just did)?(?: for (?:me|us))? ?of ${mySong}${of}`,
  `(?<!\\p{L})[Rr]emix by ${by} of ${mySong}${of}`,
  `(?<!\\p{L})[Rr]emix of ${mySong}${of},? (?:done |made )?by ${by}`,
  `(?<!\\p{L})${by}(?:['’]s)? (?:[Rr]emix of|(?:has |have |just )*[Rr]emixed) ${mySong}${of}`,
  `(?<!\\p{L})${mySong}${of},? (?:as )?remixed by ${by}`,
  `(?<!\\p{L})[Rr]emix (?:que )?(?:(?:me|nos) )?(?:ha|han|hizo) ?(?:hecho )?${by} (?:de|para|a) ${miTema}${of}`,
  `(?<!\\p{L})[Rr]emix (?:de|por) ${by} (?:de|para|a) (?:mi|nuestr[oa]) (?:tema|canción|single|sencillo|track) ${of}`,
  `(?<!\\p{L})[Rr]emix de ${miTema}${of},? (?:hecho |firmado )?(?:por|a cargo de) ${by}`,
  `(?<!\\p{L})${by} (?:(?:me|nos) )?(?:ha|han) (?:remezclado|remixeado|remixado) ${miTema}${of}`,
].map((pattern) => new RegExp(pattern, 'u'));
/** Only a remix that comes out is a release of its own. */
const comesOut =
  /(?<!\p{L})(?:out|drop(?:s|ping)?|releas(?:e|ing)|com(?:es|ing)|put(?:ting)? out|lands|saco|sacamos|sale|saldrá|lanz(?:o|amos)|public(?:o|amos)|estren(?:o|amos))(?!\p{L})[^.!?\n]*remix|remix(?!\p{L})[^.!?\n]*(?<!\p{L})(?:is out|out (?:on|next|this)|drops|comes out|coming out|lands|sale|saldrá|se publica)(?!\p{L})/iu;

/**
 * A message with the title of the remix that it names: "Low Tide (Ana Sol remix)", since the song alone is out already.
 * @param earlier the artist's earlier messages
 */
export function withRemix(text: string, earlier: readonly string[], language: Language): string {
  if (!/remi[xz]/iu.test(text) && !/remez/iu.test(text)) return text;
  const found = patterns.map((one) => one.exec(text)).find(Boolean);
  const { by: who = '', quoted, title = quoted ?? '' } = found?.groups ?? {};
  if (who === '' || title === '' || ![...earlier, text].some((one) => comesOut.test(one))) return text;
  const named =
    language === 'es' ? `Se titula «${title} (remix de ${who})».` : `It’s called “${title} (${who} remix)”.`;
  // "My single" would name the song itself.
  const told = text.replace(found?.[0] ?? '', (words) => words.replace(ofWork, ''));
  return `${told.trimEnd().replace(/(?<![.!?…])$/u, '.')} ${named}`;
}
