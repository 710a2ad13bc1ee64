import type { Language } from '../language.js';

const word = "\\p{Lu}[\\p{L}\\d'’&-]*(?:\\.[\\p{L}\\d]+)*";
const name = `${word}(?: (?:(?:of|the|and|&|y|de|del|la|el|los|las) )?${word}){0,4}`;
const by = `(?<by>${name})(?: \\([^()\\n]{1,30}\\))?`;
const of = `(?:["“«'‘](?<quoted>[^"“”«»'‘’\\n]{1,60})["”»'’]|(?<title>${name}))`;
const mySong = '(?:(?:my|our|the) (?:(?:last|old|debut|new|latest) )?(?:single|song|track|tune) )?';
const miTema = '(?:(?:mi|nuestr[oa]|el|la) (?:tema|canción|single|sencillo|track) )?';

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

interface Remix {
  title: string;
  by: string;
  /** The words that name both. */
  words: string;
}

function remixIn(text: string): Remix | null {
  if (!/remi[xz]|remez/iu.test(text)) return null;
  const found = patterns.map((one) => one.exec(text)).find(Boolean);
  const { by = '', quoted, title = quoted ?? '' } = found?.groups ?? {};
  return found && by !== '' && title !== '' ? { title, by, words: found[0] } : null;
}

/**
 * A message with the title of the remix that it names once more: the song itself is often out already.
 * @param earlier the artist's earlier messages
 */
export function withRemix(text: string, earlier: readonly string[], language: Language): string {
  const remix = remixIn(text);
  if (!remix || ![...earlier, text].some((one) => comesOut.test(one))) return text;
  const named = language === 'es' ? `Se titula «${remix.title}».` : `It’s called “${remix.title}”.`;
  return `${text.trimEnd().replace(/(?<![.!?…])$/u, '.')} ${named}`;
}

/** Who made the remix of this title that comes out; `''` if it is none. */
export function remixerOf(title: string, texts: readonly string[]): string {
  const remix = texts.map(remixIn).findLast((one) => one?.title === title);
  return remix && texts.some((one) => comesOut.test(one)) ? remix.by : '';
}
