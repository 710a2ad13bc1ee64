import { upperFirst } from '../../first-letters.js';

const work =
  '(?:portada|carátula|tapa|cubierta|foto(?:s|grafía|grafías)?(?: de (?:la )?(?:portada|prensa|tapa))?|ilustraci(?:ón|ones)|diseño|dise[ñn]o gráfico|arte|arte de (?:tapa|portada)|dibujo|v[ií]deo(?:clip)?|clip|mezcla|m[aá]ster|masterización|producción|grabación|letra|música|arreglos?|coros?|guitarras?|bajos?|batería|percusi(?:ón|ones)|piano|teclados?|violín|chelo|trompeta)';
const did =
  '(?:hizo|hicieron|dirigió|dirigieron|diseñó|diseñaron|dibujó|pintó|ilustró|sacó|tomó|grabó|grabaron|mezcló|masterizó|produjo|escribió|compuso|tocó|tocaron)';
const who =
  "(?:(?:mi|mis|nuestr[oa]s?) \\p{Ll}+(?: (?:y|e) (?:mi |mis )?\\p{L}+)?(?: \\p{Lu}[\\p{L}’'-]*)*|\\p{Lu}[\\p{L}’'-]*(?: (?:de |del |la |y |e )*\\p{Lu}[\\p{L}’'-]*)*)";
const place = '(?: (?:en|desde) [^,.;]{2,60})?';
const credit = new RegExp(
  `^(?:y |también )*(?:el|la|los|las) ${work} (?:(?:es|son|corre a cargo|corren a cargo|está hech[oa]) (?:de|por)|(?:me )?l[oa]s? ${did}) ${who}${place}$`,
  'iu',
);
const byOwn = new RegExp(
  `^(?:y |también )*l[oa]s? (?:ha |han )?(?:${did}|producido|grabado|mezclado|masterizado) ${who}${place}$`,
  'iu',
);
const isName = /(?<!\p{L})(?:mi|mis|nuestr[oa]s?) \p{Ll}|\p{Lu}/u;

/** Where the clause with another credit begins: "lo produjo Ana Ruiz, y la portada es de mi hermano". */
export const nextCredit = new RegExp(`(?:,| y|, y) (?=(?:la|el|los|las) ${work} (?:es|son|corre|l[oa]s?) )`, 'iu');

/** "Dura 3:10 la canción". */
const lasts =
  /^(?:y |también )*(?:(?:la canción|el tema|el sencillo|el single) )?dura (\d{1,2}[:.]\d\d(?: minutos)?)(?: (?:la canción|el tema|el sencillo|el single))?$/iu;

/** How long a work is, or who did something for it, as a text says it: "La portada es de su hermano Leo"; null for other clauses. */
export function creditInSpanish(clause: string): string | null {
  const one = clause.trim();
  const [, length] = lasts.exec(one) ?? [];
  if (length !== undefined) return `Dura ${length}`;
  if (!(credit.test(one) || byOwn.test(one)) || !isName.test(one.slice(3))) return null;
  return upperFirst(
    one
      .replace(/^(?:y |también )+/iu, '')
      .replace(/ me (?=l[oa]s? )/u, ' ')
      .replace(/(?<!\p{L})(?:mi|nuestr[oa])(?!\p{L})/giu, 'su')
      .replace(/(?<!\p{L})(?:mis|nuestr[oa]s)(?!\p{L})/giu, 'sus'),
  );
}
