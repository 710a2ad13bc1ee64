import { isObject, type JsonValue } from './wire/json-value.js';
import { type ModelRequest, textsOf } from './wire/model-request.js';
import { ownStatements } from './own-statements.js';
import { quotesIn } from './reading/quotes/said-quotes.js';
import { patterns } from './one-sheet/sheet-facts.js';
import { withoutSteering } from './steering.js';

/** The name of the form that asks for the facts in messages. */
export const saidFactsForm = 'said_facts';

/** The fact kind for each place on the sheet. */
const kinds: Record<string, string> = {
  'release.title': 'release',
  'release.kind': 'releaseKind',
  'release.date': 'releaseDate',
  'release.label': 'label',
  'release.listenLink': 'listenLink',
  'release.isrc': 'isrc',
  'release.upc': 'upc',
  forFansOf: 'forFansOf',
  credential: 'credential',
  topCities: 'topCities',
  pastVenues: 'pastVenues',
  availableFor: 'availableFor',
  videoLink: 'videoLink',
  mood: 'mood',
  tempo: 'tempo',
  'contact.email': 'email',
  'contact.phone': 'phone',
};
const ofRelease = new Set(['releaseKind', 'releaseDate', 'label', 'listenLink', 'isrc', 'upc']);

const mes = '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const spanish: [kind: string, pattern: RegExp][] = [
  ['releaseDate', new RegExp(`\\bsal(?:e|drá) el (\\d{1,2} de ${mes}(?: de \\d{4})?)`, 'giu')],
  [
    'release',
    /\b(?:mi|nuestro|nuestra)(?: \p{L}+){0,2} (?:sencillo|single|disco|canción|EP)[, ]+(?:se llama )?[«"“]([^«»"“”\n]{1,80})[»"”]/giu,
  ],
];
/** Also behind a greeting or thanks: "Hola, recuerda que …", "Thank you. Please remember that …". */
const remember =
  /(?:^|[.!?;\n]\s*|, (?:and|y|also) )(?:(?:hi|hello|hey|hola|buenas|oye|ok|okay|vale|great|also|and|oh|y|por cierto|btw|please|pls|por favor)(?: there)?[,! ]+){0,3}(?:remember|keep in mind|recuerda|recuérdame|acuérdate de|ten en cuenta)(?! (?:when|how|what|who|if|me|cuándo|cómo)(?!\p{L}))(?:,? (?:this|these|that|it|all this|the following|esto|lo siguiente)?(?: (?:things|facts))?(?:,? (?:please|pls|for me|for later|por favor|porfa))*:)?(?: that| que)?:? ([^.!?\n]{3,300})(?![^.!?\n]*\?)/giu;

/** The facts in messages, recognised by wording alone. Every value is copied from them. */
export function saidFacts(request: ModelRequest): JsonValue {
  const text = textsOf(request.messages, 'user').at(-1) ?? '';
  return { facts: read(text, 'message').flatMap((message) => factsIn(withoutSteering(message))) };
}

/** The facts that the artist asks to have remembered. */
export function askedFacts(message: string): JsonValue[] {
  const own = withoutSteering(message);
  return [
    ...factsIn(own).filter((fact) => isObject(fact) && fact['isAsked'] === true),
    ...toldToRemember(own).map((words) => ({ kind: 'preference', subject: '', value: words, words, isAsked: true })),
  ];
}

/** "Can you remember all that?", "please remember it" */
const rememberThat =
  /(?<!\p{L})(?:(?:can|could|will|would) (?:you|u) (?:please |pls |just )?|(?:please |pls )?(?<=[.!?;,\n] *(?:please |pls )?)(?!know|have))(?:remember|keep|note(?: down)?|save)(?: all(?: of)?)? (?:that|this|those|these|it)(?: down| in mind| please| pls| for (?:me|us|later))*\W*$/iu;
const isThanks =
  /^(?:(?:great|perfect|lovely|ok|okay|cool|nice|brilliant|wow),? )?(?:thanks?|thank you|cheers|(?:that|this|it)(?:['’]s| is| was| helps?| helped)(?: (?:so|really|very|a lot|loads|helpful|great|good|perfect|lovely|brilliant|much))*)[^,;]{0,12}$/iu;
/** "Can you remember a few things about me. I'm a midwife …" */
const rememberThings =
  /(?<!\p{L})(?:remember|keep|note(?: down)?|save)(?: (?:a (?:few|couple)(?: of)?|some|these|those|the following|two|three|four))? (?:things|facts|details|bits)(?: (?:about|for|on) (?:me|us|(?:my|our|the) \p{L}+))?(?:,? please)?[.:,!–-]+\s+/iu;
const mostRemembered = 8;

/** What stands before a request to remember it, sentence by sentence. */
function toldToRemember(message: string): string[] {
  const asked = rememberThat.exec(message);
  const ahead = rememberThings.exec(message);
  if (!asked && !ahead) return [];
  return (asked ? message.slice(0, asked.index) : message.slice((ahead?.index ?? 0) + (ahead?.[0].length ?? 0)))
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((one) =>
      one
        .trim()
        .replace(
          /^(?:hey|hi|hello|ok|so|also|btw|one (?:more )?(?:thing|mistake)(?: from me)?|oh(?: and)?|and)[,!]? /iu,
          '',
        )
        .replace(/[,;]+$/u, ''),
    )
    .filter((one) => !one.endsWith('?') && !isThanks.test(one) && one.split(/\s+/u).length >= 3)
    .slice(0, mostRemembered);
}

function factsIn(message: string): JsonValue[] {
  const own = ownStatements(message);
  const found = (kind: string, pattern: RegExp): { kind: string; value: string; words: string }[] =>
    [...own.matchAll(pattern)].map(([words, value = '']) => ({ kind, value: value.trim(), words: words.trim() }));
  const facts = [
    ...patterns.flatMap(([place, pattern]) => (kinds[place] ? found(kinds[place], pattern) : [])),
    ...spanish.flatMap(([kind, pattern]) => found(kind, pattern)),
  ];
  const titles = [...new Set(facts.flatMap(({ kind, value }) => (kind === 'release' ? [value] : [])))];
  const [title = ''] = titles;
  // With two titles in one message, it is unclear which one a date belongs to.
  const subject = titles.length === 1 ? title : '';
  return [
    ...facts.map((fact) => ({ ...fact, subject: ofRelease.has(fact.kind) ? subject : '', isAsked: false })),
    // Quotes are distinguished by speaker; the artist's own without a name have no subject.
    ...quotesIn(message, []).map(({ words, by }) => ({
      ...{ kind: 'quote', subject: by, value: words, words },
      isAsked: false,
    })),
    ...[...message.matchAll(remember)].map(([words, value = '']) => ({
      ...{ kind: 'preference', subject: '', value: value.trim(), words: words.replace(/^[.!?\s]+/, '').trim() },
      isAsked: true,
    })),
  ];
}

function read(prompt: string, tag: string): string[] {
  return [...prompt.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].flatMap(([, json = '']) => {
    try {
      const value: unknown = JSON.parse(json);
      return typeof value === 'string' ? [value] : [];
    } catch {
      return [];
    }
  });
}
