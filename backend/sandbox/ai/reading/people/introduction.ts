import { remembered } from '../../remembered.js';
import { ownStatements } from '../../own-statements.js';
import { isKnownTown } from '../concerts/towns.js';

/** How artists introduce themselves; `''` for what they didn't say. */
export interface Introduction {
  /** The name they perform under. */
  name: string;
  genre: string;
  /** Where they are based: "Leeds", "Leeds, UK". */
  place: string;
}

const groups =
  'band|duo|trio|quartet|quintet|group|project|act|outfit|collective|ensemble|orchestra|choir|(?:three|four|five)-piece|banda|grupo|dúo|trío|cuarteto|proyecto';
const musicians =
  'artist|musician|singer[- ]songwriter|singer|songwriter|rapper|producer|DJ|composer|vocalist|guitarist|pianist|drummer|violinist|artista|músic[oa]|cantante|cantautora?|raper[oa]|productora?';
const act = `(?:${groups}|${musicians})`;
const based = '(?:from|based in|based out of|out of|living in|de)';

/** "We play with a folk band called Low Tide." */
const notOthers =
  '(?<!(?<!\\p{L})(?:with|by|another|other|con|otr[oa]|supporting|opening for|support is|opener is|feature|featuring|guest) (?:[\\p{L}-]+,? ){0,3})';
/** "A band called Harbour Dogs are lending us gear." */
const others = new RegExp(
  `(?<=^|[.,;!?\\n] ?)(?:an?|some|this) (?:[\\p{L}-]+ ){0,2}(?:${groups}) (?:called|named) [^.,!?\\n]{2,40}? (?:is|are|has|have|lent|gave|offered|asked|wants?|will|can)(?!\\p{L})`,
  'giu',
);
/** What comes directly before a name. */
const beforeNames = [
  `${notOthers}(?<!\\p{L})(?:${act}(?: ${based} [^.,!?\\n]{2,40}?)?,? (?:is |are |we(?:['’]re| are) |se |que se )?(?:called|named|llama|llamad[oa])|(?:I(?:['’]?m| am)|(?:we|they)(?:['’]?re| are)) (?:called|named)|nos llamamos)`,
  "(?<!\\p{L})(?:(?:artist|stage|band|project|duo)(?:['’]?s)? name(?:['’]s| is|:)|nombre (?:artístico|de la banda|del grupo) es)",
  '(?<!\\p{L})under (?:the|my|an?) (?:(?:stage|artist|solo|new|rap|dj) )?(?:name|moniker|alias|pseudonym)(?: of)?(?! (?:of|on|that|for|which|tag|and)(?!\\p{L}))',
  "(?<!\\p{L})(?:I(?:['’]m| am)|we(?:['’]re| are))(?: also| better| mostly)? known as",
  "(?<!\\p{L})I(?:['’]m| am)? (?:(?:write|record|sing|play|perform|tour|releas|produc|mak)(?:e|ing)? and )(?:perform|record|sing|tour|release|play|produce)(?:ing)?(?: music)? as",
  '(?<!\\p{L})I(?: also| now| mostly)? (?:go by|(?:perform|record|play|sing|tour|make music|release(?: music)?) as)(?: an? [\\p{L} -]{1,30} called)?',
  // "I sing in the wet letters", but not "in the school choir"
  '(?<!\\p{L})(?:sing|drum|play(?: (?:guitar|bass|drums|keys|synths?|violin|sax))?) in(?= (?!the [\\p{L}]+ (?:choir|band|orchestra|group|church|school|shower|streets?|bar|pub)(?!\\p{L}))the [\\p{L}]+ [\\p{L}]+(?:[,.!\\n]| (?:and|from|we)(?!\\p{L})))',
].map((words) => new RegExp(`${words}:? `, 'giu'));
/** "Soy Beto de Los Hijos del Semáforo", "te escribe Ana, de la banda Marea". */
const beforeOwnAct =
  /(?<!\p{L})(?:[Ss]oy|[Hh]abla|[Ee]scribe|[Ss]aluda|[Aa]quí|[Mm]e llamo|[Ss]omos)(?: (?:el|la) (?:vocalista|cantante|guitarrista|bajista|baterista|bataca|voz|tecladista|mánager))? ?(?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?,? (?:(?:y toco|y canto|el \p{L}+|la \p{L}+) )?(?:de|en|del) (?:(?:la banda|el grupo|la orquesta|el dúo|el trío|grupo) (?=\p{Lu})|(?=(?:Los|Las) \p{Lu}))/gu;
/** What comes before a name, but before other words as well. */
const beforeCapitals = [
  `(?<!\\p{L})(?:my|our|mi|nuestr[oa]) (?:[\\p{L}-]+ ){0,2}(?:${groups}),? (?:is |are |es )?`,
  "(?:^|[.!?,\\n] ?|(?:and|hi|hello|hey|hola) )(?:we(?:['’]?re| are)|this is|somos) (?:the (?:band|duo|trio) )?",
  // "It's Kid Marble from Berlin", at the start of a message.
  "(?:^|\\n)(?:(?:hi|hello|hey|yo|hola|buenas)(?: there)?[,!]? )?(?:it['’]?s|soy) (?=[^.,!?\\n]{1,40}? (?:from|here)(?!\\p{L}))",
  '(?:^|[.,!?\\n] )(?=[^.,!?\\n]{1,40} here(?:[!,.\\n]|$))',
].map((words) => new RegExp(words, 'giu'));
/** "I make beats as Kid Soltys"; without capitals, "as" is rarely followed by a name. */
const beforeActs = [
  // A manager, who writes for the artist.
  /(?<!\p{L})I(?:['’]m (?:the )?manager (?:of|for)|(?: also)? manage|(?: also)? look after|(?: also)? represent) (?:(?:an? |the )?(?:artist|band|rapper|singer|dj|duo)(?: called)? )?/gu,
  /(?<!\p{L})(?:make|making|play|playing|write|produce|producing|sing|record|release|do)(?: [\p{L}&-]+){1,4} as /giu,
];
/** What follows the name in "We're Night Ferry, a trio from Leeds". */
const afterIntroduced =
  /^(?:,? (?:an?|un|una|the|from|de|is|are|has|have|will|here|(?:and|y|but|pero) (?:we|our|I|my|nos|nuestr[oa]|el|tocamos|toco|sacamos|vamos|acabamos|hacemos)|(?:playing|releasing|going|touring|tocamos)(?= )|and (?:we['’]re|I['’]m)(?= )) | here(?=[!,.\n]|$)|[.,!\n]| *$)/iu;

/** "Somos 4", "we're 5 from Leeds": how many they are. */
const isCount = /^\d{1,2}$/u;

const quotedName = /^["“«‘]([^"“”«»\n]{1,60}?)[.,]?["”»’]/u;
const capitalised = "[\\p{Lu}\\d](?:[\\p{L}\\d&.'’-]*[\\p{L}\\d])?";
const capitalisedName = new RegExp(
  `^((?:The |Los |Las )?${capitalised}(?: (?:(?:of|the|and|&|y|de|del|la|los|las) ){0,2}${capitalised}){0,4})(?!\\p{L})`,
  'u',
);
/** Typed without capitals, up to a word that no longer belongs to the name. */
const typedName =
  /^([\p{L}\p{N}][^"“”«»()\n.,!?;:]{0,39}?)(?=$|[.,!?;:()\n]| [–—-] | (?:from|and (?:we|i|our|my)|but|based|out of|in|which|who|that|we|i|our|my|with|is|are|since|de|y|que)(?!\p{L}))/iu;
const notNames =
  /^(?:a|an|my|our|it|that|this|not|so|just|me|us|up|to|for|in|on|an?other|what|who|un|una|el|la|i)(?!\p{L})/iu;

const genre =
  '(?:instrumental|folk|rock|pop|punk|indie|metal|jazz|blues|soul|funk|hip[- ]?hop|rap|trap|drill|grime|house|techno|ambient|electr[oó]nic[oa]|electronica?|electro|candombe|tango|norteñ[oa]|corridos|ranchera|vallenato|champeta|merengue|dembow|urban[oa]|alternativ[oa]|milonga|chacarera|folk?clore|rumba|bolero|son jarocho|country|americana|bluegrass|classical|r&b|rnb|reggae|ska|dub|drum (?:and|&|n) bass|jungle|garage|lo-?fi|shoegaze|emo|hardcore|grunge|krautrock|prog|math|new wave|goth|darkwave|industrial|synth|electropop|synthpop|hyperpop|disco|dance|acoustic|neo-?soul|gospel|latin|flamenco|cumbia|reggaeton|reguetón|salsa|bachata|bossa nova|afrobeats?|amapiano|trip[- ]hop|chillwave|doom|black metal|psych|psychedelic|experimental|noise|trad|traditional|celtic|world|alternative|alt|roots|swing|big band|baroque|chamber|orchestral|bedroom|dream|power|surf|art|post|neo|nu|dark|avant)';
const genres = `(${genre}(?:[ /-]${genre}){0,3}(?: music| rock| pop)?)`;
const genrePatterns = [
  `${notOthers}(?<![\\p{L}-])${genres} ${act}(?!\\p{L})`,
  `(?<!\\p{L})(?:I|we)(?:['’]m|['’]re| am| are)? ?(?:mostly |mainly |also )?(?:play|make|write|sing|produce|do|playing|making|writing)(?: some| original)? ${genres}(?![\\p{L}-])`,
  `(?<!\\p{L})(?:(?:my|our) (?:genre|style|music|sound)(?: is|:)|genre:|mi género es|nuestro género es) (?:mostly |mainly |kind of )?${genres}(?![\\p{L}-])`,
  `${notOthers}(?<!\\p{L})${act} de ${genres}(?![\\p{L}-])`,
  `(?<!\\p{L})(?:hago|hacemos|toco|tocamos|canto|cantamos) ${genres}(?![\\p{L}-])`,
  `(?:, |(?<!\\p{L})(?:and|who|that|y) )(?:making|playing|writing|producing|haciendo|tocando) (?:some |original )?${genres}(?![\\p{L}-])`,
].map((words) => new RegExp(words, 'giu'));
/** "It's dream pop": what a release is called, whatever its artist usually plays. */
const ofSong = new RegExp(
  `(?<!\\p{L})(?:(?:it|this|that|(?:the|this|our|my) (?:song|single|track|tune|EP|album|record))(?:['’]?s| is)|(?:the |my |our |el |mi |nuestro )?(?:genre|style|género|estilo)(?:['’]s| is| es|:)|(?:la canción|el (?:tema|sencillo|single|disco|álbum|EP)) es|(?:canción|tema|disco|álbum)(?: \\p{L}+)? de|es)(?: (?:an?|un[ao]?|more|more like|more of an?|kind of|sort of|basically|mostly|really|actually|just|pure|más bien|sobre todo|en realidad|puro|now|ahora))* ${genres}(?=\\s*$|\\s*[.,;!?\\n)]| (?:thing|btw|by the way|really|actually|though|mostly|basically|with|and (?:it|the)|but|not|song|track|single|tune|con|por cierto|en realidad|y (?:el|la)|no)(?!\\p{L}))`,
  'giu',
);

/** What comes directly before a place. */
const beforePlaces = [
  `(?<!\\p{L})${act}(?:,? (?:called|named|llamad[oa]|que se llama) [^.,!?\\n]{1,50}?)?,? (?:${based}) `,
  "(?<!\\p{L})(?:I|we)(?:['’]?m|['’]?re| am| are) (?:all |both |originally |currently |(?:an?|the) [\\p{L} -]{1,40} )?(?:from|based in|living in) ",
  // "I'm Dez Okonjo, 22, from Peckham"
  "(?<!\\p{L})(?:I['’]?m|I am|my name is) [^.,!?\\n]{2,30}(?:, (?:I['’]?m )?\\d{2}(?: years old)?),? (?:and )?(?:from|based in|living in) ",
  '(?<!\\p{L})(?:based in|I live in|we live in|(?:soy|somos) de|vivo en|vivimos en) ',
]
  .map((words) => new RegExp(words, 'giu'))
  // "I make beats as Kid Soltys in Leeds": the capitals tell an act from "as a drummer in bands".
  .concat(
    new RegExp(
      `(?<!\\p{L})(?:[Ww]e(?:['’]re| are)|[Ss]omos|[Ss]oy|[Ii]t['’]?s) ${capitalised}(?: (?:(?:of|the|and|&|de|del|la|los|las|y) )?${capitalised}){0,4},? (?:from|based in|out of|de) `,
      'gu',
    ),
    new RegExp(
      `(?<!\\p{L})(?:make|making|play|playing|write|produce|sing|record|perform|release)(?: [\\p{L}&-]+){0,4} as ${capitalised}(?: ${capitalised}){0,3} (?:in|from|out of) `,
      'gu',
    ),
  );
const capitalisedPlace = new RegExp(
  `^(${capitalised}(?:[ -](?:(?:upon|on|de|del|la|el) )?${capitalised}){0,3}(?:, ${capitalised}(?: ${capitalised})?(?=$|[.,!?;:\\n]| (?:and|with|who|but|y)(?!\\p{L})))?)`,
  'u',
);
const typedPlace = /^(\p{Ll}{3,20}(?: \p{Ll}{3,20})?)(?=$|[.,!?;:()\n]| (?:and|we|i|called|with|y|que)(?!\p{L}))/u;
/** Where artists say they are from, which isn't where they play: "a trio from Leeds". */
export const origins = new RegExp(
  `(?<!\\p{L})(?:${act}(?: (?!(?:en|in|at)(?!\\p{L}))[\\p{Ll}-]+){0,3}?|(?:[Ww]e|I)(?:['’]?re|['’]?m| are| am)|[Ss]oy|[Ss]omos),?\\s+(?:all )?(?:${based}) ${capitalised}(?: ${capitalised}){0,3}`,
  'gu',
);
const notPlaces =
  /^(?:my|our|the|home|scratch|here|there|all|around|different|school|church|work|two|three|one|both|uni|university|day|now|nowhere|last|next|this|that|many|some|every\p{L}*|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|love|mi|la|el|los|las|un|una)(?!\p{L})/iu;

/** "The genre is …": also one that isn't in the list. */
const named =
  /(?<!\p{L})(?:genre|género)(?:['’]s| is| es|:) (?:an? |un[ao]? )?((?:(?!(?:not|on|in|what|and|no|y|en|the|el|la|hard|really|still)(?!\p{L}))[\p{L}&-]+)(?: (?!(?:with|and|y|con|btw|not|no|but|though)(?!\p{L}))[\p{L}&-]+){0,2})(?=\s*$|\s*[.,;!?\n)]| (?:with|and|y|con|btw|not|no|but|though)(?!\p{L}))/giu;

/** The genre the artist gives a release; `''` if they didn't. */
export function genreOfSong(texts: readonly string[]): string {
  return tidyGenre(lastMatch(texts.map(ownStatements).join('\n'), [ofSong, named]));
}

/** "I'm Dez, a rapper from Peckham", "I rap". */
const raps =
  /(?<!\p{L})(?:I['’]?m|I am|my name is)(?! (?:with|looking|working|after|a fan|not)(?!\p{L}))[^.!?\n]{0,60}[ ,/]rapper(?!\p{L})|(?<!\p{L})I rap(?!\p{L})/iu;

/** Reads the artist's name, genre and place from their messages; the newest mention counts. */
export const introductionIn = remembered((texts: readonly string[]): Introduction => {
  const own = texts.map(ownStatements).join('\n').replace(others, ' ');
  const listed = listedIn(texts);
  return {
    name:
      lastAfter(own, beforeNames, sureName) ||
      lastAfter(own, beforeActs, capitalName) ||
      lastAfter(own, [beforeOwnAct], capitalName) ||
      listed.name ||
      lastAfter(own, beforeCapitals, introducedName),
    genre: tidyGenre(lastMatch(own, genrePatterns)) || listed.genre || (raps.test(own) ? 'rap' : ''),
    place: lastAfter(own, beforePlaces, placeAt) || listed.place,
  };
});

const manages =
  /(?<!\p{L})(?:I(?:['’]?m| am) (?:the )?(?:manager|publicist) (?:of|for)|I(?: also)? (?:manage|look after|represent|do (?:the )?(?:PR|press) for)|(?:writing|here) on behalf of) (?:(?:an? |the )?(?:[\p{L}-]+ )?(?:artist|band|rapper|singer|dj|duo|act)(?: called| named)? )?/giu;
const managedBy = new RegExp(
  `(?<!\\p{L})(?:I['’]?m|I am|manager here,) (${capitalised}(?: ${capitalised}){0,3})['’]s? (?:manager|publicist)`,
  'u',
);
const noAct =
  /^(?:the|two|three|four|some|all|most|everything|things|myself|bookings?|socials?|press|pr|bands?|artists?|events?|people|money|both|him|her|them)(?!\p{L})/iu;

/** "I manage a rapper. He's called Kieran Boyle." */
const managedName =
  /(?<!\p{L})(?:(?:he|she|they|the (?:artist|band|act|rapper|singer|duo))(?:['’]?s| is|['’]?re| are) (?:called|named|known as)|(?:his|her|their|the) (?:(?:stage|artist|band|act) )?name(?:['’]?s| is)|(?:he|she|they) (?:goes by|go by|performs? as|records? as|releases? (?:music )?as)) /giu;
const managesSome =
  /(?<!\p{L})I(?: also)? (?:manage|look after|represent|do (?:the )?(?:PR|press) for|(?:['’]m|am) (?:the )?(?:manager|publicist) (?:of|for)) (?:an?|this|my|one)(?!\p{L})/iu;

/** The act that someone who isn't the artist writes for: "I manage Saint Violet"; `''` if the artist writes. */
export function managedIn(texts: readonly string[]): string {
  for (const text of texts.toReversed()) {
    const own = managedBy.exec(text)?.[1];
    if (own !== undefined) return own;
    const [match] = [...text.matchAll(manages)].slice(-1);
    const rest = match ? text.slice(match.index + match[0].length) : '';
    const name = noAct.test(rest) ? undefined : sureName(rest);
    if (match && name !== undefined) return name;
  }
  return texts.some((text) => managesSome.test(text)) ? lastAfter(texts.join('\n'), [managedName], sureName) : '';
}

/** A manager's message as the artist would write it: "her single", "she recorded". */
export function asOwn(text: string): string {
  return text
    .replace(
      /(?<!\p{L})(?:her|his|their) (?=(?:[\p{L}-]+ ){0,2}(?:single|song|track|EP|album|LP|record|tape|mixtape|gig|show|tour|video|debut|first|next|new)(?!\p{L}))/giu,
      'my ',
    )
    .replace(
      /(?<!\p{L})(?:she|he|they) (?=(?:recorded|wrote|made|produced|mixed|played|plays|grew|moved|studied|toured|supported|opened)(?!\p{L}))/giu,
      'I ',
    );
}

/** "kid soltys, manchester, instrumental hip hop" at the start of a message. */
const listedParts = new RegExp(
  `^\\W*(?:(?:yo|hi|hey|hello|hiya|sup|alright)(?: there| all)?[ ,!.-]+)?(?<name>[\\p{L}\\d][^,.!?\\n]{1,40}), (?:(?<place>${capitalised}|[\\p{L} -]{3,20}), ${genres.replace('(', '(?<genre>')}|${genres.replace('(', '(?<first>')},? (?:from |in |based in )?(?<town>[\\p{L} -]{3,20}))(?=[,.!?\\n]|$)`,
  'iu',
);

const listedIn = remembered((texts: readonly string[]): Introduction => {
  for (const text of texts.toReversed()) {
    const { name = '', place, town, genre, first } = listedParts.exec(text)?.groups ?? {};
    const where = placeAt(place ?? town ?? '') ?? '';
    if (isKnownTown(where) && !notNames.test(name) && !/^(?:i|we)['’]/iu.test(name))
      return { name, place: where, genre: tidyGenre(genre ?? first ?? '') };
  }
  return { name: '', place: '', genre: '' };
});

function sureName(rest: string): string | undefined {
  const name = quotedName.exec(rest)?.[1] ?? capitalisedName.exec(rest)?.[1] ?? typedName.exec(rest)?.[1];
  return name === undefined || notNames.test(name) ? undefined : name.trim();
}

function capitalName(rest: string): string | undefined {
  return quotedName.exec(rest)?.[1] ?? capitalisedName.exec(rest)?.[1];
}

function introducedName(rest: string): string | undefined {
  const name = quotedName.exec(rest)?.[0] ?? capitalisedName.exec(rest)?.[1];
  if (name === undefined || isCount.test(name) || !afterIntroduced.test(rest.slice(name.length))) return undefined;
  return name.replace(/^["“«‘]|[.,]?["”»’]$/gu, '');
}

function placeAt(rest: string): string | undefined {
  const capitals = capitalisedPlace.exec(rest)?.[1];
  if (capitals !== undefined) return notPlaces.test(capitals) ? undefined : capitals;
  const typed = typedPlace.exec(rest)?.[1];
  if (typed === undefined || notPlaces.test(typed)) return undefined;
  return typed.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** What `read` finds behind the last place where one of the patterns ends. */
function lastAfter(text: string, patterns: readonly RegExp[], read: (rest: string) => string | undefined): string {
  const found = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index, 0: before }) => ({
      index,
      value: read(text.slice(index + before.length, index + before.length + 120)),
    }))
    .filter(({ value }) => value !== undefined);
  return found.toSorted((one, other) => one.index - other.index).at(-1)?.value ?? '';
}

function lastMatch(text: string, patterns: readonly RegExp[]): string {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.toSorted((one, other) => one.index - other.index).at(-1)?.[1] ?? '';
}

function tidyGenre(said: string): string {
  return said.replace(/ music$/i, '').toLowerCase();
}
