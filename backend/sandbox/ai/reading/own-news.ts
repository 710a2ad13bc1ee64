import { upperFirst } from '../first-letters.js';
import type { Language } from './language.js';

/** News of the artist that is no release, concert or trouble: an award, a signing, a milestone. */
export interface OwnNews {
  /** Without a full stop. */
  headline: string;
  sentence: string;
  /** What the artist tells of the day and the place, in their words. */
  details: string[];
  /** The words of the news that other facts of the artist may repeat. */
  words: string;
}

interface Told {
  headline: string;
  sentence: string;
  words: string;
}

const sentences = /[^.!?\n]+(?:\.(?=\d)[^.!?\n]+)*[.!?]*/gu;
const groups =
  '(?:band|group|choir|duo|trio|quartet|orchestra|ensemble|act|banda|grupo|coro|dúo|trío|cuarteto|orquesta)';
const who = `(?:I|we|(?:my|our|the) ${groups})(?:['’]?ve| have| has|['’]s)?`;
const adverbs = '(?: (?:just|now|also|finally|recently|only))*';
const isChosen =
  '(?:shortlisted|longlisted|nominated|selected|chosen|picked|invited|commissioned|awarded|named|signed|booked|asked)';
const passive = new RegExp(
  `^(?:.*?[,;:–—-] ?|.*?(?<!\\p{L})(?:and|because|that|as|so) )?${who}${adverbs}(?: been| was| were| got)${adverbs} (?<verb>${isChosen} (?:(?:for|as|to|by|at|into|among|from|in|one of|an?|the|with)(?!\\p{L}))?[^.!?\\n]{3,200})`,
  'iu',
);
/** "Asked to pay", "named in a lawsuit". */
const isNoHonour =
  /^(?:asked (?!to (?:open|play|support|headline|tour|perform|sing|join|curate|score|soundtrack|compose)(?!\p{L}))|named (?:in|after|by|on)(?!\p{L})|(?:picked|signed) (?:on|off|up|out)(?!\p{L})|invited (?:to (?:an? )?(?:interview|wedding|party|meeting|call|apply|submit|talk|chat)|for (?:an? )?interview))/iu;
const active: Record<string, string> = {
  ...{ won: 'wins', 'signed to': 'signs to', 'signed with': 'signs with', 'sold out': 'sells out' },
  ...{ 'got through to': 'goes through to', 'made it to': 'reaches', 'made it through to': 'reaches', made: 'makes' },
  ...{ reached: 'reaches', passed: 'passes', hit: 'hits', received: 'receives', landed: 'lands' },
};
const isDone = new RegExp(
  `^(?:.*?[,;:–—-] ?|.*?(?<!\\p{L})(?:and|because|that|as|so) )?${who}${adverbs} (?<verb>${Object.keys(active).join('|')}) (?<rest>[^.!?\\n]{3,200})`,
  'iu',
);
/** "Passed a million streams", "hit 5,000 followers", but not "hit the road". */
const isCount =
  /(?<!\p{L})(?:\d[\d,.]*k?|a|one|half a|hundred|thousand|million)(?!\p{L})[^.]*(?:streams|plays|listeners|followers|subscribers|views|copies|sales|downloads|years)(?!\p{L})/iu;
const isFinal =
  /^(?:the |a |its |their |our )?(?:[\p{L}-]+ ){0,4}?(?:semi-?)?(?:finals?|shortlist|longlist|top (?:ten|twenty|forty|\d+)|charts?)(?!\p{L})/iu;
const isPrize =
  /(?<!\p{L})(?:award|prize|competition|contest|grant|commission|bursary|residency|title|scholarship|slot|nomination|battle of the bands|deal)s?(?!\p{L})/iu;

const spanishChosen: Record<string, string> = {
  ...{ nominado: 'Nominan', seleccionado: 'Seleccionan', elegido: 'Eligen', escogido: 'Escogen' },
  ...{ invitado: 'Invitan', premiado: 'Premian', fichado: 'Fichan' },
};
const spanishPassive =
  /(?<!\p{L})(?:(?:me|nos) han|hemos sido|he sido|fuimos|fui|estamos|estoy) (?<verb>nominad|seleccionad|elegid|escogid|invitad|premiad|fichad)(?:o|a|os|as) (?<rest>[^.!?\n]{3,200})/iu;
/** "Nos invitaron al festival": the participle of each past. */
const spanishPast: Record<string, string> = {
  ...{ nominaron: 'nominad', seleccionaron: 'seleccionad', eligieron: 'elegid', escogieron: 'escogid' },
  ...{ invitaron: 'invitad', premiaron: 'premiad', ficharon: 'fichad' },
};
const spanishChose = new RegExp(
  `(?<!\\p{L})(?:me|nos) (?<past>${Object.keys(spanishPast).join('|')}) (?<rest>[^.!?\\n]{3,200})`,
  'iu',
);
const spanishActive: Record<string, [headline: string, sentence: string]> = {
  ...{ 'hemos ganado': ['gana', 'ha ganado'], 'he ganado': ['gana', 'ha ganado'], gané: ['gana', 'ha ganado'] },
  ...{ ganamos: ['gana', 'ha ganado'], 'hemos firmado con': ['firma con', 'ha firmado con'] },
  ...{ 'he firmado con': ['firma con', 'ha firmado con'], 'hemos fichado por': ['ficha por', 'ha fichado por'] },
  ...{ 'nos han dado': ['recibe', 'ha recibido'], 'me han dado': ['recibe', 'ha recibido'] },
  ...{ 'nos han concedido': ['recibe', 'ha recibido'], 'me han concedido': ['recibe', 'ha recibido'] },
  ...{ 'somos finalistas': ['es finalista', 'es finalista'], 'soy finalista': ['es finalista', 'es finalista'] },
};
const spanishDone = new RegExp(
  `(?<!\\p{L})(?<verb>${Object.keys(spanishActive).join('|')}) (?<rest>[^.!?\\n]{3,200})`,
  'iu',
);
const isSpanishPrize =
  /(?<!\p{L})(?:premios?|concurso|certamen|beca|galardón|medalla|batalla de bandas|sello|discos|records|finalistas?|final)(?!\p{L})/iu;

/** The request around the news: ", can you write a press release about it". */
const request =
  /(?:,| [–—-]|;)? (?:(?:and|so|y|pero|but) )?¿?(?:(?:can|could|would|will) (?:you|u|we|i)|(?:i|we)(?:['’]d| would| need| want)|please|pls|write|need|want|(?:an? |the |my |our )?(?:press (?:release|text)|bio|captions?)|(?:una |la )?nota de prensa|me haces|me escribes|(?:me )?podrías|necesit(?:o|amos)|quier[eo]|queremos|escríb\p{L}*|escribe|haz(?:me|nos)?)(?!\p{L}).*$/iu;
const firstPerson = /(?<!\p{L})(?:I|I['’]\p{L}+|we|we['’]\p{L}+|me|us|yo|nos|nosotr[oa]s)(?!\p{L})/iu;
/** What is only hoped for, or long ago. */
const isNoNews =
  /(?<!\p{L})(?:if|hope|hoping|want|wish|would|should|might|maybe|not|never|n['’]t|last year|years? ago|back in|once|ojalá|si|no|nunca|año pasado|hace (?:años|un año))(?!\p{L})/iu;
const years = /(?<!\d)((?:19|20)\d\d)(?!\d)/gu;
const ofEvent =
  /^(?:and )?the (?:(?:awards? )?ceremony|awards?(?: night| dinner)?|final|gala|event|winners?|results?|prize-?giving|festival|announcement)(?!\p{L})[^.!?]* (?:is|are|takes?|will|happens?)(?!\p{L})|^(?:la (?:gala|ceremonia|final|entrega)|el (?:festival|concurso|certamen|acto)|los (?:premios|resultados))(?!\p{L})[^.!?]* (?:es|será|son|serán|se \p{L}+)(?!\p{L})/iu;

/** ", the final is on 12 February" behind the news itself. */
const eventBehind =
  /,? (?:and |y )?(?=(?:the (?:(?:awards? )?ceremony|final|gala|awards? (?:night|dinner)|prize-?giving)|la (?:gala|ceremonia|final|entrega)) (?:is|takes|will|es|será|se)(?!\p{L}))/giu;

/** The news that a message tells; null if it tells none. @param year the current one: what was before is no news */
export function ownNewsIn(message: string, name: string, language: Language, year: number): OwnNews | null {
  const told = (message.match(sentences) ?? []).flatMap((one) => one.split(eventBehind)).map((one) => one.trim());
  for (const one of told) {
    const bare = one.replace(request, '').replace(/[.!]+$/u, '');
    const isOld = [...bare.matchAll(years)].some(([, found = '']) => Number(found) < year);
    if (bare.endsWith('?') || isOld || isNoNews.test(bare)) continue;
    const found = language === 'es' ? inSpanish(bare, name || '[Artista]') : inEnglish(bare, name || '[Artist]');
    if (found === null) continue;
    const details = told.filter((other) => ofEvent.test(other) && !firstPerson.test(other) && !other.endsWith('?'));
    return { ...found, details: details.map((detail) => `${upperFirst(detail.replace(/[.!]+$/u, ''))}.`) };
  }
  return null;
}

function inEnglish(sentence: string, name: string): Told | null {
  const chosen = passive.exec(sentence)?.groups?.['verb'];
  if (chosen !== undefined) {
    const words = asTheirs(chosen);
    return firstPerson.test(words) || isNoHonour.test(words)
      ? null
      : { headline: `${name} ${words}`, sentence: `${name} has been ${words}.`, words };
  }
  const { verb = '', rest = '' } = isDone.exec(sentence)?.groups ?? {};
  const isSure = /^(?:won|received|landed)$/iu.test(verb)
    ? isPrize.test(rest)
    : /^(?:reached|passed|hit|made|got through to|made it (?:through )?to)$/iu.test(verb)
      ? isCount.test(rest) || isFinal.test(rest)
      : verb !== '';
  const words = asTheirs(rest);
  if (!isSure || firstPerson.test(words)) return null;
  return {
    headline: `${name} ${active[verb.toLowerCase()] ?? verb} ${words}`,
    sentence: `${name} has ${verb === 'hit' ? 'hit' : verb.toLowerCase()} ${words}.`,
    words,
  };
}

function inSpanish(sentence: string, name: string): Told | null {
  const chose = spanishChose.exec(sentence)?.groups;
  const { verb = spanishPast[chose?.['past']?.toLowerCase() ?? ''] ?? '', rest = chose?.['rest'] ?? '' } =
    spanishPassive.exec(sentence)?.groups ?? {};
  const words = inThird(rest);
  if (verb !== '' && !firstPerson.test(words)) {
    const past = `${verb.toLowerCase()}o`;
    return {
      headline: `${spanishChosen[past] ?? 'Eligen'} a ${name} ${words}`,
      sentence: `Han ${past} a ${name} ${words}.`,
      words,
    };
  }
  const done = spanishDone.exec(sentence);
  const [headline, told] = spanishActive[done?.groups?.['verb']?.toLowerCase() ?? ''] ?? [];
  const more = inThird(done?.groups?.['rest'] ?? '');
  if (headline === undefined || !isSpanishPrize.test(sentence) || firstPerson.test(more)) return null;
  return { headline: `${name} ${headline} ${more}`, sentence: `${name} ${told} ${more}.`, words: more };
}

function asTheirs(words: string): string {
  return words.trim().replace(/(?<!\p{L})(?:my|our)(?!\p{L})/giu, 'their');
}

function inThird(words: string): string {
  return words
    .trim()
    .replace(/(?<!\p{L})(?:mi|nuestr[oa])(?!\p{L})/giu, 'su')
    .replace(/(?<!\p{L})(?:mis|nuestr[oa]s)(?!\p{L})/giu, 'sus');
}

/** "A press release about that": about the news, whatever else is planned. */
const aboutNews =
  /(?<!\p{L})(?:about|for|on|announcing|saying|sobre|de|por|para) (?:that|this|it|(?:the|our|my) (?:award|nomination|shortlist\p{L}*|prize|news|win|signing|milestone|commission|grant)|eso|esto|ello|(?:el|la|nuestr[oa]|mi) (?:premio|nominación|noticia|galardón|beca|concurso|final))(?!\p{L})/iu;

/**
 * The news that the conversation is about: the newest one, unless a release or a concert was named that the newest message doesn't
 * set aside.
 * @param isOtherNamed whether there is a release or a concert
 */
export function ownNewsOf(
  asked: readonly string[],
  isOtherNamed: boolean,
  of: { name: string; language: Language; year: number },
): OwnNews | null {
  const found = asked.map((text) => ownNewsIn(text, of.name, of.language, of.year));
  const at = found.findLastIndex((one) => one !== null);
  const news = found[at] ?? null;
  if (!isOtherNamed || news === null) return news;
  return at >= asked.length - 2 && aboutNews.test(asked.at(-1) ?? '') ? news : null;
}
