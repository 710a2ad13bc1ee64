import { aboutIn } from '../about.js';

const name =
  "[\\p{Lu}\\d][\\p{L}\\d&'’-]*(?: (?:(?:de|del|la|el|los|las|y|en|a|mi|tu|sin|con|no|que) ){0,2}[\\p{Lu}\\d][\\p{L}\\d&'’-]*){0,6}";
const englishName =
  "[\\p{Lu}\\d][\\p{L}\\d&'’-]*(?: (?:(?:of|the|and|a|in|to|for|on|at|&) ){0,2}[\\p{Lu}\\d][\\p{L}\\d&'’-]*){0,6}";
const song = '(?:rola|canción|tema|single|sencillo|track|corte|pista)';
const main =
  '(?:principal|foco|estrella|central|más fuerte|fuerte|de adelanto|que (?:queremos|quiero|vamos a|voy a) (?:empujar|mover|promover|promocionar|proponer)|que empuja(?:mos)?|que va(?:mos)? (?:primero|por delante))';
const englishMain = '(?:focus|lead|first|opening|title) track';
const inQuotes = `["“‘']([^"“”‘\\n]{1,60}?)["”’'](?!\\p{L})`;
const patterns = [
  // "They'd play the first track 'Gutting Knife'", "the focus track is Gutting Knife"
  new RegExp(
    `(?<!\\p{L})(?:the |our |my )?${englishMain}(?: (?:is|will be|should be|being|called)|,|:)* (?:${inQuotes}|(${name})(?=$|[.,;:!?)\\n]| (?:and|it|about|is|which|because|for)(?!\\p{L})))`,
    'gu',
  ),
  // "Go with Doors Closing as the focus track"
  new RegExp(
    `(?<!\\p{L})(?:[Gg]o(?:ing)? with|[Uu]s(?:e|ing)|[Pp]ush(?:ing)?|[Pp]itch(?:ing)?|[Hh]ave|[Ll]ead(?:ing)? (?:with|on)|[Pp]ick(?:ed)?|[Cc]hose) (?:${inQuotes}|(${name})) (?:as|for|to be) (?:the |our |my )?${englishMain}`,
    'gu',
  ),
  // "The track to lead with is Gutting Knife"
  new RegExp(
    `(?<!\\p{L})(?:track|song|one) (?:to lead with|(?:that )?(?:we|I)['’]?(?:re|m)? (?:leading|going|pushing)(?: with)?) is (?:${inQuotes}|(${name})(?=$|[.,;:!?)\\n]))`,
    'gu',
  ),
  // "The track is Lake Effect Lullaby, 4 minutes 12, from our record Wabansia Street"
  new RegExp(
    `(?<!\\p{L})(?:[Tt]he|[Oo]ur|[Mm]y) (?:track|song|tune)(?: (?:is|will be|being)(?: called)?|,|:| called)* (?:${inQuotes}|(${englishName}))(?:,? (?:is |comes )?out (?:on )?[^,.!?;\\n]{3,20})?(?:, [^,.!?;\\n]{1,40}){0,2},? (?:and it['’]s |it['’]s |is )?(?:from|off|taken from) (?:our|my|the) (?:(?:new|next|debut|upcoming|second|third|first) )*(?:record|album|EP|LP)(?!\\p{L})`,
    'gu',
  ),
  // "Pitch the song Lake Effect Lullaby from our album", "pitch “Lake Effect Lullaby” off the record"
  new RegExp(
    `(?<!\\p{L})(?:[Pp]itch|[Ff]or|[Pp]ush|[Ss]end)(?:ing)? (?:the |our |my )?(?:track |song |tune )?(?:${inQuotes}|(${englishName})),? (?:from|off|taken from) (?:our|my|the) (?:(?:new|next|debut|upcoming|second|third|first) )*(?:record|album|EP|LP)(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Ll]a|[Ee]l|[Mm]i|[Nn]uestr[oa]) ${song} ${main}(?: del (?:EP|ep|disco|álbum))?(?:,| es| será| se llama| se titula|:)* [«"“]?(${name})[»"”]?(?=$|[.,;:!?)\\n]| (?:y|habla|trata|va|que|es)(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Ee]l pitch|[Ll]o de [Ss]potify|[Ll]a propuesta)(?: es| va| sería)? (?:de|para|con|por) (?:la|el) ${song} [«"“]?(${name})[»"”]?(?=$|[.,;:!?)\\n])`,
    'gu',
  ),
];

/** The song of a record that is proposed to playlists and radio: "the focus track is Gutting Knife", "la rola principal es …". */
export interface FocusSong {
  title: string;
  /** What it is about, if its message says so; `''` otherwise. */
  about: string;
}

/** The song that messages say is the main one; null if they name none. */
export function focusSongIn(texts: readonly string[]): FocusSong | null {
  for (const text of texts.toReversed()) {
    const title = titleIn(text);
    if (title !== '') return { title, about: aboutIn([text]) };
  }
  return null;
}

/** Messages without those that are about the main song of a record, not about the record. */
export function withoutFocusSong(texts: readonly string[]): string[] {
  return texts.filter((text) => titleIn(text) === '');
}

function titleIn(text: string): string {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]).at(-1);
  return found?.slice(1).find((title) => title !== undefined) ?? '';
}
