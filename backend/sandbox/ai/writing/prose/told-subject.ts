import type { Language } from '../../reading/language.js';
import { speaksAsArtist } from './fit-to-print.js';

/**
 * What a work is about, "my grandmother's house", as a text about the artist has it: "their grandmother's house". `''` if it would still
 * speak as the artist: then the text has a blank.
 */
export function subjectInThirdPerson(about: string, language: Language): string {
  const told = language === 'es' ? inSpanish(about) : inEnglish(about);
  return speaksAsArtist(told) || (language === 'es' && speaksAsSpaniard.test(told)) ? '' : told;
}

function inEnglish(about: string): string {
  return (
    about
      .replace(/(?<!\p{L})(?:my|our)(?!\p{L})/giu, 'their')
      .replace(/(?<!\p{L})(?:me|us)(?!\p{L})/gu, 'them')
      .replace(/(?<!\p{L})(?:I|we)(?!\p{L})/gu, 'they')
      // As typed on a phone; "i" alone is a word in other languages.
      .replace(
        /(?<!\p{L})i(?=['’](?:m|ve|d|ll)(?!\p{L})| (?:was|wrote|had|have|met|used|grew|lived|left|lost|found|did|made|saw|went|got|am|felt|can|could|never|always|still|didn['’]?t|don['’]?t|\p{L}{2,}ed|moved|learn\p{L}+|work\p{L}*|live|miss\p{L}*|love\p{L}*)(?!\p{L}))/gu,
        'they',
      )
      .replace(/(?<!\p{L})they(?:['’]m| am)(?!\p{L})/gu, 'they are')
      .replace(/(?<!\p{L})they was(?!\p{L})/gu, 'they were')
      .trim()
  );
}

const irregular: Record<string, string> = {
  ...{
    fui: 'fue',
    fuimos: 'fueron',
    tuve: 'tuvo',
    hice: 'hizo',
    estuve: 'estuvo',
    pude: 'pudo',
    quise: 'quiso',
    vine: 'vino',
  },
  ...{ dije: 'dijo', supe: 'supo', puse: 'puso', anduve: 'anduvo', traje: 'trajo', conduje: 'condujo', vi: 'vio' },
  ...{
    sentí: 'sintió',
    pedí: 'pidió',
    dormí: 'durmió',
    seguí: 'siguió',
    mentí: 'mintió',
    preferí: 'prefirió',
    leí: 'leyó',
  },
  ...{ caí: 'cayó', creí: 'creyó', oí: 'oyó' },
};
const before = '(?<=(?<!\\p{L})(?:cuando|donde|que|y|no|lo|la|los|las|le|les|cómo|como|nunca|ya) )';
const past = new RegExp(
  `(?:${before}|(?<self>(?<!\\p{L})me ))(?<verb>${Object.keys(irregular).join('|')}|(?!(?:así|allí|aquí|ahí|casi|café|bebé|qué|porqué|también|país)(?!\\p{L}))\\p{L}{2,}[éí])(?!\\p{L})`,
  'giu',
);

/** "Perdí" as "perdió", "llegué" as "llegó". */
function ofOther(verb: string): string {
  const known = irregular[verb.toLowerCase()];
  if (known !== undefined) return known;
  if (/í$/u.test(verb)) return `${verb.slice(0, -1)}ió`;
  return verb.replace(/gué$/u, 'gó').replace(/qué$/u, 'có').replace(/cé$/u, 'zó').replace(/é$/u, 'ó');
}

const speaksAsSpaniard =
  /(?<!\p{L})(?:yo|me|mí|nos|nosotr[oa]s|conmigo|soy|somos|estoy|estamos|tengo|tenemos|quiero|queremos|voy|vamos|puedo|podemos)(?!\p{L})/iu;

function inSpanish(about: string): string {
  return about
    .replace(/(?<=\p{L}(?:ar|er|ir)|(?<!\p{L})ir)(?:me|nos)(?!\p{L})/giu, 'se')
    .replace(/(?<=(?:á|ié|yé)ndo)(?:me|nos)(?!\p{L})/giu, 'se')
    .replace(/(?<!\p{L})conmigo(?!\p{L})/giu, 'consigo')
    .replace(/(?<!\p{L})(?:mi|nuestr[oa])(?!\p{L})/giu, 'su')
    .replace(/(?<!\p{L})(?:mis|nuestr[oa]s)(?!\p{L})/giu, 'sus')
    .replace(past, (_, self: string | undefined, verb: string) => `${self === undefined ? '' : 'se '}${ofOther(verb)}`)
    .replace(/(?<!\p{L})nos (?=fueron(?!\p{L}))/giu, 'se ')
    .trim();
}
