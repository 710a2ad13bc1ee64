import { type Day, findDays, findTwoWays, type FoundDay, type TwoWays, writtenDay } from './calendar.js';

/** A message by the artist, the assistant's reply before it, and its day. */
export interface Said {
  text: string;
  before: string;
  day: Day;
}

/** The day of a release or a concert. */
export interface NamedDay extends FoundDay {
  isOfConcert: boolean;
}

const speaksOfPast =
  /\b(came out|was released|were released|already (out|released|live)|(?<!(?:be|being|get|gets|getting|is|are) )released (it|last|yesterday|on|in|a)|has been out|have been out|is out (now|already)|just (released|dropped|came out)|dropped (it|last|yesterday|on)|out (now|since|already|(?:called|titled) [^.,!?\n]{1,60} since)|put (it )?out (last|on|in)|released my \w+ “[^”\n]+” (?:yesterday|today|this|last|a|two|three))\b|(?<!\p{L})(?:salió|salieron|publicó|sacó|lanzó|se estrenó|ya (?:salió|está fuera)|(?:fuera|disponible|publicad[oa]|en la calle|a la venta) desde|(?:lo|la|los) (?:sacamos|publicamos|lanzamos) (?:hace|ayer)|acab(?:o|amos) de (?:sacar|publicar|lanzar|estrenar)|(?:concierto|bolo|show|recital|toque|tocada|actuación) (?:era|fue|iba a ser|estaba previst[oa]))(?!\p{L})/iu;
const otherNews =
  /\b(?:press|news|media) releases?\b|\b(?:play(?:ed|s)?|spun|span|air(?:ed|s)|premiered) (?:it|this|us|me|(?:the|our|my) (?:new |latest |debut )?(?:single|song|track|tune|record|album|EP))\b|\bdropp?(?:ed|ing|s)? (?:me|us|him|her|them)\b|\b(?:f[io]u?nd(?:ing)?|turn(?:s|ed)|figur(?:e|ed|ing)|work(?:ed|ing)?|sort(?:ed|ing)?|help(?:ed|ing)?|left|leave|leaving|dropped|r[au]n(?:ning)?|sold|pull(?:ed|ing)?|fall(?:ing)?|fell|miss(?:ed|ing)?|check(?:ed|ing)?|point(?:ed|ing)?) out\b/gi;
/** "The first single is Eglin Northbound and it's out 29 January": not the day of its record. */
const ofLeadSingle = /(?<!\p{L})(?:the|our|my) (?:first|second|third|lead) single(?!\p{L})[^.!?\n]*/giu;
const ofRecord = /(?<!\p{L})(?:EP|LP|album|record|mixtape)(?!\p{L})/iu;
const comesOut =
  'out|available(?= (?:from|on|to (?:buy|stream|download)))|release[sd]?(?! (?:shows?|gigs?|concerts?)(?!\\p{L}))|releasing|drops?|dropp(?:ed|ing)|comes?|coming|came|launch\\p{L}*(?! (?:it |(?:the|our|my) \\p{L}+ )?(?:(?:show|gig|concert)(?!\\p{L})|(?:party |night |show |gig )?(?:in (?!jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter|the )|at |@)))|sale|salen|saldrá|salió|saco|sacamos|sacan?|sacar|sacando|sacaré|sacaremos|publico|publica\\p{L}*|publicó|estren\\p{L}*|lanz\\p{L}*';
const isPlayed =
  'gigs?|shows?|concerts?|festivals?|tours?|(?:asked|invited|chosen|picked|booked) to (?:support|open)|supporting|play(?:s|ed|ing)?|perform\\p{L}*|conciertos?|bolos?|recital|gira|toc(?:o|amos|aré|aremos|ar|ando)|actu(?:amos|aré)|actúo|telone(?:o|amos|ando|aremos|aré)|tocada';
/** Things done on a day that is neither a release nor a gig. */
const elsewise =
  'send(?:ing)?|sent|e-?mail(?:ed|ing)?|mail(?:ed|ing)?|messag(?:ed|ing)|contacted|submitted|reached out|heard|followed up|wrote to|post(?:ed|ing)?|use|using|need(?:ed)?|write|wrote|written|writing|record(?:ed|ing)|mix(?:ed|ing)|master(?:ed|ing)|deliver\\p{L}*|upload\\p{L}*|pitch\\p{L}*|finish\\p{L}*|streams?|streamed|views|listens|followers|formed|born|birth\\p{L}*|died|met|signed|interview\\p{L}*|meeting|deadline|enviar\\p{L}*|envío|env[ií]amos|mand(?:o|ar\\p{L}*|amos)|necesito|necesitamos|grab\\p{L}*|mezcl\\p{L}*|masteri\\p{L}*|sub(?:o|imos|ir)|entrevista\\p{L}*|reunión|nac[ií]\\p{L}*|cumple\\p{L}*|escrib\\p{L}*';
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const speaksOfPlaying = word(isPlayed);
const speaksOfRelease = word(`${comesOut}|single|EPs?|album|LP|song|track|record|sencillo|disco|canción|álbum`);
const justBefore = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})(?:(?!(?<!\\p{L})(?:${elsewise})(?!\\p{L}))[^.!?]){0,25}$`, 'iu');
/** Releases first: most questions count from them. */
const release = justBefore(comesOut);
/** "El 12 de marzo sacamos single". */
const comesFirst =
  /^(?:\p{L}+,? (?:día )?)?\d{1,2} de \p{L}+(?: del? \d{4})?,? (?:por fin )?(?:sale|salen|salió|saldrá|saco|sacamos|sacaremos|lanzo|lanzamos|publico|publicamos|estreno|estrenamos)(?!\p{L})/iu;
/** "Saco mi primer single, Tejados, el viernes 29 de enero", "putting out my first single Tin Roof on": the name between may be long. */
const putsOutNamed = new RegExp(
  `(?<!\\p{L})(?:releas(?:e|ing)|put(?:ting)? out|drop(?:ping)?|launch(?:ing)?|saco|sacamos|sacaré|sacaremos|sacar|publico|publicamos|lanzo|lanzamos|lanzar|estreno|estrenamos|estrenar) (?:(?:my|our|an?|the|un|una|mi|nuestr[oa]|el|la) )?(?:(?:new|first|debut|second|third|next|latest|nuev[oa]|primer[oa]?|segund[oa]|tercer[oa]?) )?(?:EP|LP|album|single|song|track|record|mixtape|disco|álbum|sencillo|canción|tema|rola|v[ií]deo),? (?:(?:que se (?:llama|titula)|llamad[oa]|titulad[oa]|called|titled|named) )?(?:(?!(?<!\\p{L})(?:${elsewise}|and|but|y|pero|because|porque)(?!\\p{L}))[^.!?\\n]){1,60}? (?:(?:on|this|este|el|,|the|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun|day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo) ?){0,3}$`,
  'iu',
);
const eventsBefore = [release, justBefore(isPlayed)];
const isOfEvent = word(
  `${comesOut}|${isPlayed}|due|set for|scheduled|planned|date|the day|single|EPs?|album|LP|song|track|record|video|sencillo|tema|disco|canción|álbum|call(?:ed)? (?:it|this)|titled|named`,
);
const corrects = justBefore(
  "I meant|I mean|make (?:it|that)|(?:chang|mov|push|shift|switch)(?:e|ed|ing)? (?:the |my |our |its )?(?:release )?(?:date|day)(?: back| out)? (?:to|until)|(?:mov(?:e|ed|ing)|push(?:ed|ing)?|shift(?:ed|ing)?|switch(?:ed|ing)?|bump(?:ed|ing)?|postpon(?:e|ed|ing)|delay(?:ed|ing)?|reschedul(?:e|ed|ing)) (?:it|this|that|(?:the|my|our) (?:single|song|track|EP|album|record|release|launch))(?: back| out| forward)? (?:to|until|till)|(?:new|right|correct|actual|real) (?:release )?(?:date|day) is|(?:release )?date (?:is now|changed to|has changed to|moved to)|(?:settled|decided|agreed|landed) on|go(?:ing|ne)? (?:with|for)|lock(?:ed|ing) in|let['’]?s (?:say|do|aim for)|aim(?:ing)? for|quise decir|quería decir|(?:ahora|al final|en realidad) (?:es|será)|pasa a ser|quedamos en|decidimos|(?:lo|la) (?:pas|muev|mov|corr|aplaz|retras|adelant)(?:o|amos|emos) (?:al|para el)|se (?:retrasa|aplaza|atrasa|pospone|posterga|adelanta|mueve|pasa|corre)(?: (?:el|la|mi|nuestr[oa]) (?:disco|álbum|EP|single|sencillo|tema|canción|lanzamiento|salida|estreno))?(?: (?:a|al|para|hasta)(?: el)?)?|cambia(?:r|mos)? la fecha (?:a|al)|la (?:nueva )?fecha (?:nueva )?es",
);
const isOfOther = word(elsewise);
const isNextTo =
  /\b(?:by|since|until|till|before|after)\s+(?:the\s+)?$|(?<!\p{L})(?:hasta|desde|antes del?|después del?)\s+(?:el\s+)?$/iu;
/** "It's out since 13 November": the day on which it came out. */
const isOutSince =
  /(?<!\p{L})(?:(?:out|released|live|available)(?: (?:now|already)| (?:called|titled) [^.,!?\n]{1,60}?)?,? since|(?:fuera|disponible|publicad[oa]|en la calle|a la venta) desde)\s+(?:the\s+|el\s+)?$/iu;
/** "14k streams in 2 weeks": no day to come. */
const isOfStreams = /(?<!\p{L})(?:streams?|plays|views|listens|listeners|followers|sold) $/iu;
/** "Two tenors joined us on Tuesday": the day of someone's coming or going. */
const isOfPeople =
  /(?<!\p{L})(?:join(?:ed|s|ing)?|left|leaves|leaving|quits?|retired|married|was born|came on board|(?:was|were) (?:hired|elected|chosen|appointed)|se (?:unió|unieron|incorporó|incorporaron|fue|fueron|jubiló|casó)|entr(?:ó|aron)|dej(?:ó|aron))(?: (?:us|the|our|in|to|band|choir|group|a|al|el|la|en|coro|grupo|banda)){0,4}(?: (?:on|last|this|the|el|este|pasado))* ?$/iu;
/** "Tickets £12, on sale Friday 11 December": the day on which tickets can be bought. */
const isOfTickets =
  /(?<!\p{L})(?:tickets?|entradas?|anticipadas?|boletos?)(?!\p{L})[^.!?\n]{0,40}?(?:on sale|available|a la venta|en preventa)(?: (?:on|from|this|next|el|desde|desde el))?,? (?:\p{L}+,? )?$/iu;
const isSentOut = /\b(?:send|sent|sending|get|go|goes|mail|hand)\b[^.!?]{0,30}\bout\b[^.!?]{0,12}$/i;
const isToday = /^(?:today|tonight|tomorrow)\b/i;
const isOfToday = /^(?:today|tonight|tomorrow)['’]s (?:gig|show|concert|release|single|launch|song)\b/i;
const isTodayAlone = /^\W*(?:(?:it['’]?s|it is|already|out|it comes out) )?(?:today|tonight|tomorrow)\W*$/i;
const asksWhen =
  /\b(?:when|what date|which (?:day|date)|release date|in two ways|is an? [a-z]+day\. Is it|\. ¿Es el|dos maneras|cuándo|qué (?:día|fecha))\b[^?\n]*\?/i;
const asksAboutDays = /\b(?:what date|which day|what day|when|how (?:many days|long)|days|weeks|deadline)\b[^?\n]*\?/i;
/** The other words in a message that is just a date. */
const besideDate =
  /(?<!\p{L})(?:on|the|it['’]?s|its|it is|out|of|yes|ok|okay|hi|hello|sorry|day|please|el|la|es|sale|de|del|día|sí|vale|por favor|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miércoles|jueves|viernes|sábado|domingo|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})|(?<=\d)(?:st|nd|rd|th)(?!\p{L})/giu;
/** Separates one statement from the next. */
const border = /[.!?;]\s|\n|\b(?:and|but|because|which|that I|so I)\s/gi;

/** Whether a message is about the past. */
export function isAboutPast(message: string): boolean {
  return speaksOfPast.test(message);
}

/**
 * The day of a release or gig that the artist last named. Any other date is ambiguous, so it counts only if the words
 * around it are about such a day, or if the assistant asked for one.
 */
export function namedDate(said: Said[]): NamedDay | null {
  for (const { text, before, day } of said.toReversed()) {
    const message = withoutOtherNews(text, said);
    const days = findDays(message, day, isAboutPast(message));
    const found =
      eventsBefore.flatMap((event) => days.find(({ index }) => follows(event, message, index)) ?? [])[0] ??
      outSince(message, days) ??
      days.find(({ index }) => counts(message, index, before));
    if (found) return { ...found, isOfConcert: isOfConcert(message, found.index) };
  }
  return null;
}

/**
 * The ambiguous dates to ask about. "Next Friday" is one only where the day matters: for something that comes out or is
 * played, or in a question about days.
 */
export function undecidedDays(said: Said): TwoWays[] {
  const { text, day } = said;
  return findTwoWays(text, day).filter(({ text: written, days, isWeekday }) => {
    if (!isWeekday || asksAboutDays.test(text)) return true;
    return namedDate([{ ...said, text: text.replace(written, writtenDay(days[0])) }]) !== null;
  });
}

/** Whether the statement around a date is about playing, not about something coming out. */
function isOfConcert(message: string, index: number): boolean {
  const statement = statementAround(message, index);
  return speaksOfPlaying.test(statement) && !speaksOfRelease.test(statement);
}

/**
 * The day on which the artist last said that something comes out, or what they corrected it to; null if they spoke of concerts or
 * other days only.
 */
export function releaseDay(said: Said[]): FoundDay | null {
  let corrected: FoundDay | null = null;
  for (const { text, day } of said.toReversed()) {
    const message = withoutOtherNews(text, said);
    const days = findDays(message, day, isAboutPast(message));
    const found = days.find(({ index }) => follows(release, message, index)) ?? outSince(message, days);
    if (found) return corrected ?? found;
    const correction = days.find(({ index }) => corrects.test(message.slice(0, index)));
    if (correction) corrected ??= correction;
    // The correction was about another day.
    else if (days.length > 0) corrected = null;
  }
  return null;
}

/** A message without what has a day of its own. Of the same length, so positions stay valid. */
function withoutOtherNews(text: string, said: readonly Said[]): string {
  const blank = (words: string): string => '-'.repeat(words.length);
  const own = text.replace(otherNews, blank);
  return said.some((one) => ofRecord.test(one.text)) ? own.replace(ofLeadSingle, blank) : own;
}

/** The only day of a message, if it says since when something is out. Beside another day, that one is the news. */
function outSince(message: string, days: readonly FoundDay[]): FoundDay | undefined {
  const [only, ...others] = days.filter(({ index }) => !isOfStreams.test(message.slice(0, index)));
  return only && others.length === 0 && isOutSince.test(message.slice(0, only.index)) ? only : undefined;
}

/** Whether the words just before a date mean that something is released or played on it. */
function follows(event: RegExp, message: string, index: number): boolean {
  // A title between them may be long.
  const words = message.slice(0, index).replace(/["“'‘][^"“”'‘’\n]{1,60}["”'’](?!\p{L})/gu, '""');
  if (event === release && (comesFirst.test(message.slice(index)) || putsOutNamed.test(message.slice(0, index))))
    return true;
  return event.test(words) && ![isNextTo, isSentOut, isOfPeople, isOfTickets].some((other) => other.test(words));
}

function counts(message: string, index: number, before: string): boolean {
  if (isDateAlone(message) && !asksOther(before)) return true;
  const rest = message.slice(index);
  if (isToday.test(rest)) return isOfToday.test(rest) || (isTodayAlone.test(message) && asksWhen.test(before));
  const statement = statementAround(message, index);
  const start = message.slice(0, index);
  if (isOfOther.test(statement) || [isNextTo, isOfPeople, isOfTickets].some((other) => other.test(start))) return false;
  return isOfEvent.test(statement) || corrects.test(message.slice(0, index)) || asksWhen.test(before);
}

/** Whether a message is just a date: the answer to a question about a release. */
function isDateAlone(message: string): boolean {
  return !/[?¿\p{L}]/u.test(message.replace(besideDate, ''));
}

/** Whether a reply ends with a question that a date doesn't answer; "Shall I write it?" allows one. */
function asksOther(reply: string): boolean {
  const last =
    reply
      .trim()
      .split(/(?<=[.!?])\s+|\n+/)
      .at(-1) ?? '';
  return last.endsWith('?') && !/^(?:shall i|want me to|¿escribo|¿preparo)/iu.test(last) && !asksWhen.test(last);
}

function statementAround(message: string, index: number): string {
  const borders = [...message.matchAll(border)];
  const start = borders.findLast((match) => match.index + match[0].length <= index);
  const end = borders.find((match) => match.index > index);
  return message.slice(start ? start.index + start[0].length : 0, end?.index);
}
