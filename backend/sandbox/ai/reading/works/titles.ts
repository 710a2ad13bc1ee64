import { releasedBefore } from './past-works.js';
import { remembered } from '../../remembered.js';
import { months, weekdays } from '../../calendar.js';
import { namedByCapitals, spanishByCapitals } from '../../named-work.js';
import { isQuote } from '../quotes/said-quotes.js';
import { isOthersName } from './others-names.js';
import { withoutEarlierWorks } from './earlier-works.js';
import { spanishWorks } from '../spanish/named-works.js';
import { titlesBesideWorks } from './beside-work.js';
import { leadsNamed } from './lead-singles.js';
import { namedTours } from './tour-names.js';

/** An upcoming work named by the artist. */
export interface NamedWork {
  title: string;
  /** The English word for its kind; null if it was named without one. */
  format: 'single' | 'album' | 'EP' | 'tour' | null;
}

const work =
  '(?:single|song|track|tune|album|EP|record|LP|tape|mixtape|cassette|(?:7|12|seven|twelve)[- ]?inch(?: single)?|double [Aa][- ]?side|doble cara A|sencillo|canción|tema|disco|álbum|tour|gira)';
const own = '(?:my|our|the|a|this|new|next|debut|latest|nuevo|nueva|mi|nuestr[oa]|el|la|un|una|este|esta)';
const quoted = `(?:["“«‘]|(?<![\\p{L}\\p{N}])')([^"“”«»\\n]{1,60}?)[.,]?(?:["”»]|['’](?!\\p{L}))`;
const bareEnd =
  '(?=$|[.,;:!?()\\n]| (?:and|is|was|comes|coming|came|drops|dropping|due|out|on|by|will|since|y|sale|se|el|es|(?:after|like|porque|por) (?:the|my|our|a|an|el|la|mi|nuestr[oa]))(?!\\p{L}))';
const name =
  "[\\p{Lu}\\d][\\p{L}\\d&'’-]*(?: (?:(?:of|the|and|a|in|to|for|on|at|&|de|del|la|el|los|las|y) ){0,2}(?!(?:I|We|It|My|Our|Mi|Sale)(?!\\p{L}))[\\p{Lu}\\d][\\p{L}\\d&'’-]*){0,6}";
const notTitles =
  /^(?:it|this|that|my|our|your|his|her|its|their|the|he|she|they|we|i|everything|what|when|which|mi|nuestr[oa]|el|la|single|song|album|ep|record|video|tour|sencillo|canción|disco|gira|here|now|there|hi|hello|hola)$/iu;

/** What may stand between a work and its name: "my EP coming in spring, five tracks, called …". */
const aside =
  '(?: (?:(?:out |coming |dropping |due )?(?:on|this|next) [\\p{L}\\d ]{1,20}?|(?:out|coming|dropping|due|landing|ready(?: for)?) (?:\\p{L}{3,9} )?(?:the )?\\d[\\p{L}\\d/ ]{1,18}?|coming(?: up| out| soon)?(?: (?:in|on|this|next) [\\p{L}\\d ]{1,20}?)?|out(?: now| already)?|on the way|in the works|ready|done|with \\p{L}+ \\p{L}+|(?:of|de) [\\p{L}\\d]+ \\p{L}+))?(?: [\\p{L}\\d]+ (?:tracks|songs|tunes|canciones|temas))?(?:, [^.,;:!?\\n"“”«»]{1,30})?,?';

/** "Halcyon on February 5th", "Kaltes Licht on 5 March". */
const dayBehind = new RegExp(
  ` (?:on|in|this|next) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${[...months, ...weekdays].join('|')})(?!\\p{L}).*$`,
  'u',
);

/** "Change the title to", "call it", "rename it to". */
const renames =
  "(?:(?:[Cc]hange|[Mm]ake|[Ss]et|[Cc]ambia|[Pp]on) (?:the |its |my |our |el )?(?:title|name|título)(?: of (?:it|the \\p{L}+))? (?:to|into|a|por)|[Rr]ename (?:it|the \\p{L}+)(?: to)?|(?:[Cc]all|[Nn]ame) it|[Ll]lámal[oa]|(?:[Tt]itle|[Tt]ítulo)(?:[’']s| is| es)(?: now| ahora)?)";

/** "Called Salt and Smoke": "and" belongs to a title only between capitals. */
const calledByCapitals = new RegExp(
  `(?<!\\p{L})(?:${work}|[Ii]t(?:['’]?s| is)|[Nn]uev[oa]|(?:new|next) one|(?:[Ee]l|[Ll]a) m[ií][oa]|mine)(?:['’]s)?${aside}(?:['’]s)? (?:(?:is|will be|es|(?:que )?se|actually|really|now|officially) ){0,2}(?:called|titled|named|llama|titula|llamad[oa]|titulad[oa])[,:]? (${name})${bareEnd}`,
  'gu',
);

/** "Two songs before the album: 'Quay 4'" doesn't name the album. */
const notBefore = '(?<!(?:before|after|ahead of|until) (?:(?:the|my|our) )?)';
const notInTyped =
  "(?!(?:that|which|who|i|we|it|is|was|will|called|titled|named|about|finally|probably|actually|officially|also|just|now|then|soon|only|still|already|hopefully|so|with|from|by|feat|ft|for|comes?|came|coming|out|due|drop(?:s|ped)|land(?:s|ed)|releases|on|this|next|gets|being|release|video|launch|or|but|when|please|pls|recorded|produced|made|wrote|we[’']re|i[’']m)(?!\\p{L}))";
/** "New single glass elevator drops 14 feb", typed without capitals or marks. */
const typedTitle = new RegExp(
  `(?<!\\p{L})(?:new|next|debut|latest|second|third|my|our) (?:single|song|track|EP|album|LP|record|tune|tape|mixtape|cassette|7[- ]?inch),? (${notInTyped}(?!and )\\p{Ll}[\\p{L}\\d'’]*(?: ${notInTyped}[\\p{L}\\d'’]+){0,4})(?=,? (?:(?:is |comes |coming |gets )?(?:out|released) ?(?:on|this|next|\\d|tomorrow|${months.map((month) => month.slice(0, 3)).join('|')})|drops|dropping|lands|landing|releases))`,
  'giu',
);

/** The first group is the title. */
const patterns = [
  calledByCapitals,
  new RegExp(
    `(?<!\\p{L})(?:${work}|it(?:['’]?s| is)|nuev[oa]|(?:new|next) one|(?:[Ee]l|[Ll]a) m[ií][oa]|mine)(?:['’]s)?${aside}(?:['’]s)? (?:(?:is|will be|es|(?:que )?se|actually|really|now|officially) ){0,2}(?:called|titled|named|llama|titula|llamad[oa]|titulad[oa])[,:]? ${quoted}`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:${work}|it(?:['’]?s| is)|nuev[oa]|(?:new|next) one|(?:[Ee]l|[Ll]a) m[ií][oa]|mine)(?:['’]s)?${aside}(?:['’]s)? (?:(?:is|will be|es|(?:que )?se|actually|really|now|officially) ){0,2}(?:called|titled|named|llama|titula|llamad[oa]|titulad[oa])[,:]? ([\\p{L}\\p{N}][^"“”«»'.,!?\\n]{0,60}?)${bareEnd}`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})${notBefore}${own}(?: [\\p{L}-]+){0,3}? ${work},?:? (?:is |es )?${quoted}`, 'giu'),
  // "Track is 'mitten on a string'"
  new RegExp(`(?:^|[.!?,;\\n] ?)(?:and )?${work} is ${quoted}`, 'giu'),
  // "Single's 'Municipal Teeth', 5 Feb"
  new RegExp(`(?<!\\p{L})${notBefore}${work}['’]s ${quoted}`, 'giu'),
  // "A new EP on 9 April: 'Night Work'"
  new RegExp(`(?<!\\p{L})${notBefore}${work}(?: [\\p{L}\\d]+){0,7}[:,] ${quoted}`, 'giu'),
  new RegExp(`(?<!\\p{L})(?:(?:new|next) one|title|título)(?:['’]s| is| es) (?:now |ahora )?${quoted}`, 'giu'),
  new RegExp(`(?:^|[.!?¡\\n,] ?)se (?:llama|titula|va a llamar|llamará) ${quoted}`, 'giu'),
  new RegExp(
    `(?:^|[.!?¡\\n,] ?)[Ss]e (?:llama|titula|va a llamar|llamará) (${name})(?=$|[.,;:!?()\\n]| (?:y|sale|que)(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(`(?<!\\p{L})${renames} ${quoted}`, 'giu'),
  new RegExp(
    `(?<!\\p{L})${renames} (${name})(?=$|[.,;:!?()\\n]| (?:instead|now|please|and|ahora|y|por)(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(
    `(?:^|[.!?\\n] ?)${quoted},? (?:is |which is |es |que es )?${own} (?:[\\p{L}-]+ ){0,2}${work}(?!\\p{L})`,
    'giu',
  ),
  new RegExp(
    `${quoted},? (?:comes out|is out|will be out|out(?= (?:on|this|next|\\d))|drops|will be released|sale|saldrá|se publica)(?!\\p{L})`,
    'giu',
  ),
  new RegExp(
    `(?:^|[.!?,\\n] ?|and )(${name}) (?:comes out|is out on|will be out|drops on|will be released|sale el|saldrá el|se publica el)(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:we|I)['’](?:re|m|ll)|we are|I am|[Ww]e|I|will) (?:now )?(?:be )?(?:releas(?:e|ing)|drop(?:ping)?|launch(?:ing)?|put(?:ting)? out) (${name})(?= (?:on|in|next|this)(?!\\p{L})|[.,!?\\n]|$)`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Mm]y|[Oo]ur)(?: [\\p{L}-]+){0,2} ${work}, (${name}),? (?=(?:is|comes|drops|out|on|in|via|through|this|next)(?!\\p{L}))`,
    'gu',
  ),
  // "Song is Glass Houses, out 29 January"
  new RegExp(
    `(?:^|[.!?,;\\n] ?)(?:(?:[Tt]he|[Mm]y|[Oo]ur) (?:[\\p{L}-]+ )?)?(?:[Ss]ingle|[Ss]ong|[Tt]rack|EP|[Aa]lbum|LP|[Rr]ecord) is (${name})(?=,? (?:and (?:it['’]s |is )?)?(?:out|due|drops|comes|on \\d)(?!\\p{L}))`,
    'gu',
  ),
  // "A new vid for 'Bus Lane'"
  new RegExp(
    `(?<!\\p{L})(?:video|vid|visuali[sz]er|clip) (?:for|of|to) (?:${own} (?:[\\p{L}-]+ )?${work} )?${quoted}`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})(?:video|vid|visuali[sz]er|clip) (?:for|of) (${name})${bareEnd}`, 'gu'),
  // "Album Loud Maps out in May"
  new RegExp(
    `(?:^|[.!?,\\n] ?)(?:[Nn]ew |[Dd]ebut |[Nn]ext )?(?:[Ss]ingle|EP|[Aa]lbum|LP|[Rr]ecord) (${name})(?=,? (?:out|drops|comes|lands|is out)(?!\\p{L}))`,
    'gu',
  ),
  typedTitle,
  // "The tour's name is Kerbside Collection", "we're calling the tour Kerbside Collection"
  ...namedTours(name),
  ...spanishWorks,
  namedByCapitals,
  spanishByCapitals,
];

const tourByCapitals = new RegExp(
  `(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Tt]he|[Mm]i|[Nn]uestra|[Ll]a)(?: [\\p{L}-]+){0,2}? (?:tour|gira),? (?:called |llamada )?(${name})(?= (?:starts?|begins?|goes|comes|runs|kicks|is|in|on|from|to|with|at|and|empieza|comienza|pasa|es|en|con|y)(?!\\p{L})|[.,:;!?\\n]|$)`,
  'gu',
);

/** The last tour named in a text; empty if there is none. */
export function tourIn(text: string): string {
  const named = lastNamedWork(text);
  if (named?.format === 'tour') return named.title;
  return [...text.matchAll(tourByCapitals)].at(-1)?.[1]?.trim() ?? '';
}

/** "Se llama Andrea Soto y escribe en Rockaxis". */
const isPerson =
  /^,? (?:y|que) (?:se (?:va|muda|marcha|fue)|deja|estudia|toca|canta|vive|tiene \d\d años|escribe|trabaja|presenta|dirige|lleva (?:la|el|un)|es (?:(?:la|el|un|una) )?(?:periodista|locutor|editor|redactor|programador|booker|mánager))/iu;

/** "Una carta para un periodista de El Progreso, se llama Xan Pérez". */
const ofPerson =
  /(?<!\p{L})(?:periodista|locutora?|redactora?|programadora?|editora?|bajista|baterista|guitarrista|cantante)(?!\p{L})[^.!?\n,]{0,40}$/iu;
/** "Una piba que se llama Juli Ferreyra" */
const ofActor =
  /(?<!\p{L})(?:piba|pibe|chica|chico|chaval|chavala|niñ[oa]|joven|señora?|guardia|fan|cantante|bajista|baterista|guitarrista|chava|chavo|mina|tipa|tipo|muchach[oa]|mujer|amig[oa]|colega|prim[oa]|herman[oa]|músic[oa]|cantautora?|artista|solista|dj|raper[oa]|banda|grupo|dúo|trío|cuarteto|colectivo)(?: (?!(?:y|con|en)(?!\p{L}))[^.!?\n, ]{1,20}){0,3}(?: (?:que )?)?$/iu;
/** "A host called Rosalind Teague". */
const ofNamedPerson =
  /(?<!\p{L})(?:host|presenter|dj|writer|journalist|editor|blogger|critic|reviewer|reporter|curator|programmer|broadcaster|friend|mate|guy|woman|man|lady|producer|engineer|manager|booker|promoter) (?:who['’]?s |who is |is )?(?:called|named) ["“‘']?$/iu;
/** A song of a record: its other side, or the track that goes first. */
const ofPart =
  /(?<!\p{L})(?:b[- ]?side|(?:first|second|third|last|lead|focus|opening|closing|title) track|track (?:one|two|three|\d))(?!\p{L})/iu;

/** "Two singles first, 'Carport Hymn' on 5 February and then …": the record that they are from is the work. */
const singlesFirst =
  /(?<!\p{L})(?:two|three|four|a couple of|a few|some|\d) (?:\p{L}+ )?(?:singles|songs|tracks) (?:(?:come |coming |go |going )?(?:out )?first|(?:before|ahead of) (?:it|that|then|the (?:album|EP|record|LP)))(?!\p{L})[^.!?\n]*/giu;
/** "We put one more on it, it's called Colectivo 143": a song of the record. */
const songAdded =
  /(?<!\p{L})(?:metimos|meto|metí|agregamos|agregué|sumamos|sumé|añadimos|añadí|pusimos|added|put|threw in|squeezed in) (?:on )?(?:un[ao]?|otr[oa]|one|another|an?)(?: (?:más|more|extra|tema|canción|track|song|bonus))*(?: (?:on|to|at|in|al|en) [^,.!?\n]{1,20})?[,.;]? (?:que |which |and )?(?:se llama|it['’]?s called|is called|called) [^.,!?\n]+/giu;
/** "1 Ring Road 2 Nan's Kitchen": a list of tracks. */
const isTrackList = /(?:^|\s)\d{1,2} \p{Lu}.*\s\d{1,2} \p{Lu}/u;

/** The last work named in a text, ignoring those already out. */
export const lastNamedWork = remembered((text: string): NamedWork | null => {
  const named = worksIn(text);
  // A song of a record has a title of its own, which isn't the record's.
  const leads = new Set(leadsNamed(text).map((one) => one.index));
  const isWhole = ({ words, title, index }: TitleAt): boolean =>
    !ofPart.test(words.replace(title, '')) && !leads.has(text.indexOf(title, index));
  const [last] = [...named.filter(isWhole), ...named];
  return last ? { title: last.title, format: formatOf(last.title, named) } : null;
});

const ofTheWork =
  /(?<!\p{L})(?:for|about|on|of) (?:the|our|my) (?:first |second |third |lead |new |debut )?(?<kind>single|album|LP|record|EP)(?!\p{L})/iu;

/** The work that a conversation is about: the last album for a message that asks for a text "for the album", otherwise the last one named. */
export function workAskedAbout(asked: readonly string[]): NamedWork | null {
  const all = asked.join('\n');
  const last = lastNamedWork(all);
  const kind = formatIn(ofTheWork.exec(asked.at(-1) ?? '')?.groups?.['kind'] ?? '');
  if (last === null || kind === null || last.format === kind) return last;
  const fitting = namedWorks(all).filter(({ format }) => format === kind);
  return (kind === 'single' ? fitting[0] : fitting.at(-1)) ?? last;
}

interface TitleAt {
  words: string;
  title: string;
  index: number;
}

/** All works named in a text, ignoring those already out, each once. */
export const namedWorks = remembered((text: string): NamedWork[] => {
  const named = worksIn(text);
  return [...new Set(named.map(({ title }) => title))].map((title) => ({ title, format: formatOf(title, named) }));
});

/** In "the EP ‘Low Tide’ drops", only the words before the title give the format. "The Landline Tour, after our song" is no song. */
function formatOf(title: string, named: readonly TitleAt[]): NamedWork['format'] {
  if (/(?<!\p{L})(?:tour|gira)$/iu.test(title)) return 'tour';
  const formats = named.filter((one) => one.title === title).map(({ words }) => formatIn(words.replace(title, '')));
  return formats.find((format) => format !== null) ?? null;
}

const blank = (words: string): string => ' '.repeat(words.length);

/** A text with blanks for the songs that were added to a record. */
export function withoutAddedSongs(text: string): string {
  return text.replace(songAdded, blank);
}

/** The titles in a text, the last one first. */
function worksIn(text: string): TitleAt[] {
  const current = withoutAddedSongs(withoutEarlierWorks(text))
    .replace(singlesFirst, blank)
    .replace(releasedBefore, blank);
  return (
    [
      ...patterns
        .flatMap((pattern) => [...current.matchAll(pattern)])
        .map(({ 0: words, 1: title = '', index }) => ({
          words,
          title: title.replace(dayBehind, '').replace(/ ya$/u, '').replace(/^\(/u, '').trim(),
          index,
        })),
      ...titlesBesideWorks(current).map(({ title, work: words, index }) => ({ words, title, index })),
    ]
      .filter(({ title }) => title !== '' && !notTitles.test(title) && !isTrackList.test(title))
      .filter(
        ({ words, title, index }) =>
          !isPerson.test(current.slice(index + words.length)) &&
          !ofPerson.test(current.slice(0, index)) &&
          !ofNamedPerson.test(current.slice(0, index + words.lastIndexOf(title))) &&
          !(/^\W*(?:que )?se llam|^\W*llamad/iu.test(words) && ofActor.test(current.slice(0, index))),
      )
      .filter(({ title }) => !isQuote(title, current))
      .filter(({ title, index }) => !isOthersName(current.slice(0, current.indexOf(title, index))))
      // "Bodega y Temporal" isn't “Bodega”.
      .filter(
        ({ title }, _, all) =>
          !all.some((one) => one.title.startsWith(`${title} y `) || one.title.startsWith(`${title} and `)),
      )
      .sort((one, other) => other.index - one.index)
  );
}

function formatIn(words: string): NamedWork['format'] {
  if (/(?<!\p{L})(?:album|LP|record|disco|álbum)(?!\p{L})/iu.test(words)) return 'album';
  if (/(?<!\p{L})mixtape(?!\p{L})/iu.test(words)) return 'album';
  if (/(?<!\p{L})(?:EP|ep|[Tt]ape|[Cc]assette|(?:12|twelve)[- ]?inch)(?!\p{L})/u.test(words)) return 'EP';
  if (/(?<!\p{L})(?:tour|gira)(?!\p{L})/iu.test(words)) return 'tour';
  return /(?<!\p{L})(?:single|song|track|sencillo|canción|tema|inch|tune|double a[- ]?side|[ab]-?side)(?!\p{L})/iu.test(
    words,
  )
    ? 'single'
    : null;
}
