import { type ModelRequest, systemText, textsOf } from '../wire/model-request.js';
import { readSystemPrompt } from '../artist-brief.js';
import { isObject, type JsonObject, type JsonValue } from '../wire/json-value.js';
import { namedByCapitals } from '../named-work.js';
import { ownStatements } from '../own-statements.js';
import { withoutSteering } from '../steering.js';

/** The name of the JSON form for a one-sheet's facts. */
export const sheetFactsForm = 'one_sheet_facts';

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const day = `(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:\\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?`;
const namePart = "[\\p{Lu}\\d](?:[\\p{L}\\d&.'’-]*[\\p{L}\\d])?";
const name = `${namePart}(?: (?:of |the |and |& )?${namePart})*`;
const release = '(?:single|song|track|album|EP|record)';
const url = 'https?://[^\\s<>"\')]+[^\\s<>"\').,!?]';

/** "We sound like Big Thief", but not "like a car dealership" or "like we're blaming them": only music counts. */
const soundsLike =
  /\b[Ss]ounds? (?:a (?:bit|lot|little) )?like (?=(?:(?:an? (?:\p{Ll}+ ){0,2}(?:cross|mix|blend|mash-?up|meeting|version|take) (?:between|of|on) |an? (?:young|early|late|sad|folk|lo-?fi|slow|quiet|soft)\p{Ll}* |(?:the|early|late|old|mid|some|maybe|both|if) )?(?!I(?:['’ ]|$)|(?:AI|PR|HR|CEO|ChatGPT)\b)\p{Lu}))([^.!?\n]{2,80})/gu;

const kinds = '(?:[Ss]ingle|[Ss]ong|[Tt]rack|[Aa]lbum|EP|ep|Ep|[Rr]ecord)';
const monthOrDay = '(?:the |\\d|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))';
/** What ends a title without quotation marks: "Porchlight Money dropping jan 29", but not "Peat and Lantern". */
const behindTitle = `(?=\\s*$|[.,!?;:\\n(]| (?:and(?! \\p{Lu})|on(?= ${monthOrDay}|\\s\\p{Ll})|in(?= ${monthOrDay})|is|was|will|comes?|coming|came|outs?|drops?|dropping|dropped|due|lands?|landing|releas(?:es|ed|ing)|launch(?:es|ing)?|by|with|from|feat|ft|which|that|it|this|next|for(?! \\p{Lu})|we|I)(?!\\p{L}))`;

/** Patterns that state a fact, by its place; the first group is the value, and the whole match the evidence. */
export const patterns: [place: string, pattern: RegExp][] = [
  ['forFansOf', /\b(?:for fans of|RIYL:?) ([^.!?\n]{2,80})/giu],
  ['forFansOf', soundsLike],
  ['credential', /\b((?:won|supported|opened for|toured with|was nominated for) [^.!?\n]{3,90})/giu],
  [
    'release.title',
    new RegExp(
      `\\b${release} (?:is |was )?(?:called|titled|named) ["“‘']([^"“”\\n]{1,80}?)[.,]?["”’'](?!\\p{L})`,
      'giu',
    ),
  ],
  [
    'release.title',
    new RegExp(`(?<!\\bcalled )\\b(?:my|our)(?: \\p{L}+){0,2} ${release},? ["“]([^"“”\\n]{1,80}?)[.,]?["”]`, 'giu'),
  ],
  [
    'release.title',
    new RegExp(
      `\\b${kinds} (?:is |was )?(?:called|titled|named) ([\\p{L}\\p{N}][^"“”.,!?;:\\n]{0,60}?)${behindTitle}`,
      'gu',
    ),
  ],
  ['release.title', namedByCapitals],
  ['release.kind', /\b(?:my|our|new|the|debut) (single|EP|album)\b/giu],
  [
    'release.date',
    new RegExp(
      `\\b(?:comes? out|coming out|is out|came out|released|out|drops|dropping|due|lands|landing|release date is) (?:on )?(${day})`,
      'giu',
    ),
  ],
  [
    'release.label',
    new RegExp(`\\b(?:label is|released (?:on|by)|signed to|out on) (${name} (?:Records|Recordings|Music))`, 'gu'),
  ],
  ['release.label', /\b(self-released|independent)\b(?= (?:release|artist|single|EP|album)|[.,!\n]|$)/giu],
  [
    'release.story',
    new RegExp(
      `\\b(?:(?:it|the song|the single|the album|the EP)(?:['’]s| is)(?: an? (?:[\\p{L}-]+ ){0,4}?${release})?|an? (?:[\\p{L}-]+ ){0,4}?${release}) (about [^.!?\\n]{5,200}?)(?=,? (?:and (?:it )?)?(?:comes?|is|drops) (?:out|on)\\b|[.!?\\n]|$)`,
      'giu',
    ),
  ],
  ['release.listenLink', new RegExp(`\\b(?:listen|hear it|stream|pre-save)\\b[^.!?\\n]{0,30}?(${url})`, 'giu')],
  ['release.cleanVersion', /\b((?:there is |there's |with )?a clean version(?: available)?)/giu],
  ['release.isrc', /\bISRC:? (?:is )?([A-Z]{2}-?\w{3}-?\d{2}-?\d{5})\b/giu],
  ['release.upc', /\bUPC:? (?:is )?(\d{12,13})\b/giu],
  ['topCities', /\btop cities(?: are|:)? ([^.!?\n]{3,120})/giu],
  ['pastVenues', /\b(?:we|I)(?:['’]ve| have) (?:already )?played (?:at )?([^.!?\n]{3,160})/giu],
  ['availableFor', /\bavailable for ([^.!?\n]{3,120})/giu],
  ['videoLink', new RegExp(`\\bvideo\\b[^.!?\\n]{0,30}?(${url})`, 'giu')],
  ['mood', /\bmood(?: is|:) ([^.!?\n]{3,60}?)(?=,? (?:and )?(?:the |my |our )?[\p{L}-]+ (?:is|are) |[.!?\n]|$)/giu],
  ['tempo', /\b(\d{2,3} ?bpm)\b/giu],
  ['contact.name', new RegExp(`\\b(?:[Mm]y|[Oo]ur) (?:manager|agent|publicist|booker)(?: is|,|:)? (${name})`, 'gu')],
  ['contact.role', new RegExp(`\\b(?:[Mm]y|[Oo]ur) (manager|agent|publicist|booker)(?: is|,|:)? ${name}`, 'gu')],
  [
    'contact.email',
    /\b(?:reach|contact|write|mail|e-?mail|booking)[^\n]{0,60}?([\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/giu,
  ],
  ['contact.phone', /\b(?:phone|call|ring|mobile)[^\n]{0,30}?(\+?\d[\d ()-]{6,18}\d)/giu],
];

const counted = new RegExp(
  `(\\d[\\d,.]*\\d|\\d+)(?: ?(k|K|M))? (monthly listeners|listeners|streams|followers|views|plays|subscribers|tickets sold|saves)(?: on (${name}))?(?: (?:as of|in) (${month} \\d{4}))?`,
  'gu',
);
const outletFirst = new RegExp(
  `(${name}) (?:wrote|said|called (?:it|us|me|the song))[:,]? ["“]([^"”\\n]{6,300})["”](?: \\((${url})\\))?`,
  'gu',
);
const outletLast = new RegExp(
  `["“]([^"”\\n]{6,300})["”],? ?(?:[—–-]|wrote|said|says|from|by|in) ?(${name})(?: \\((${url})\\))?`,
  'gu',
);
const made = /\b(?:I|we) (recorded|wrote|made|produced) ([^.!?\n]{3,120})/giu;
const elsewhere = new RegExp(`\\b(Bandcamp|YouTube|SoundCloud|TikTok|Apple Music)\\b[^.!?\\n]{0,20}?(${url})`, 'giu');
const played = new RegExp(`(${day}),? (?:at|–|-) (?:the )?(${name})(?:,| in) (${name})`, 'gu');
const listed = /\btracks?(?: ?list(?:ing)?)?(?: are| is|:) ([^.!?\n]{3,300})/giu;

/**
 * Extracts the facts stated in a conversation, by their wording alone: the messages are in the newest user message
 * between `<said>` tags. Every value is copied from the message it names.
 */
export function sheetFacts(request: ModelRequest, now: Date): JsonValue {
  const { artist } = readSystemPrompt(systemText(request.messages), now);
  const said = readSaid(textsOf(request.messages, 'user').at(-1) ?? '');
  const found = <T extends Record<string, JsonValue>>(
    read: (text: string) => (T & { evidence: string })[],
  ): JsonValue[] =>
    said.flatMap(({ message, text }) =>
      read(text).map((fact) => ({ ...fact, message, says: howSaid(text, fact.evidence) })),
    );
  return {
    facts: found((text) =>
      patterns.flatMap(([place, pattern]) =>
        [...text.matchAll(pattern)].map((match) => ({
          place,
          value: place === 'release.story' ? `A song ${match[1] ?? ''}.` : (match[1] ?? '').trim(),
          evidence: match[0],
        })),
      ),
    ),
    bio: [
      ...(artist.name && artist.genre
        ? [
            {
              sentence: `${artist.name} makes ${artist.genre}${artist.location && ` in ${artist.location}`}.`,
              message: 0,
              evidence: artist.name,
              says: 'states',
            },
          ]
        : []),
      ...found((text) =>
        [...text.matchAll(made)].map(([evidence, verb = '', rest = '']) => ({
          sentence: `They ${verb} ${thirdPerson(rest)}.`,
          evidence,
        })),
      ),
    ],
    numbers: found((text) =>
      [...text.matchAll(counted)].map(([evidence, figure = '', unit = '', what = '', source = '', asOf = '']) => ({
        figure: figure + unit,
        what,
        source,
        asOf,
        evidence,
      })),
    ),
    quotes: found((text) => [
      ...[...text.matchAll(outletFirst)].map(([evidence, outlet = '', words = '', link = '']) => ({
        text: words,
        outlet,
        link,
        evidence,
      })),
      ...[...text.matchAll(outletLast)].map(([evidence, words = '', outlet = '', link = '']) => ({
        text: words,
        outlet,
        link,
        evidence,
      })),
    ]),
    shows: found((text) =>
      [...text.matchAll(played)].map(([evidence, date = '', venue = '', city = '']) => ({
        date,
        venue,
        city,
        evidence,
      })),
    ),
    links: found((text) =>
      [...text.matchAll(elsewhere)].map(([evidence, label = '', address = '']) => ({ label, url: address, evidence })),
    ),
    tracks: found((text) =>
      [...text.matchAll(listed)].flatMap(([evidence, titles = '']) =>
        titles.split(/, (?:and )?| and /).map((title) => ({ title: title.replace(/["“”]/g, '').trim(), evidence })),
      ),
    ),
  };
}

/** How a fact was said. Among questions, only requests for a sheet that give its content are kept. */
function howSaid(text: string, evidence: string): string {
  if (new RegExp(`\\b(?:last|previous|earlier) ${release}`, 'i').test(evidence)) return 'earlier';
  return /^[^.!\n]*\?/.test(text.slice(text.indexOf(evidence) + evidence.length)) ? 'requests' : 'states';
}

function readSaid(prompt: string): { message: number; text: string }[] {
  const json = /<said>([\s\S]*?)<\/said>/.exec(prompt)?.[1] ?? '[]';
  let said: unknown;
  try {
    said = JSON.parse(json);
  } catch {
    return [];
  }
  return (Array.isArray(said) ? (said as unknown[]) : [])
    .filter((entry): entry is JsonObject => isObject(entry))
    .flatMap(({ message, text }) =>
      typeof message === 'number' && typeof text === 'string'
        ? [{ message, text: ownStatements(withoutSteering(text)) }]
        : [],
    );
}

function thirdPerson(words: string): string {
  return words.replace(/\b(?:my|our)\b/gi, 'their').replace(/\b(?:me|us)\b/gi, 'them');
}
