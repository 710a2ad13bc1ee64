import {
  addMonths,
  type Day,
  findDays,
  isoDay,
  longDay,
  parseIsoDay,
  spanishDay,
  spanishMonths,
  weekdayName,
} from '../../calendar.js';
import { withoutAccents } from '../../without-accents.js';
import type { Language } from '../language.js';

const concert =
  '(?:gigs?|shows?|concerts?|sets?|recitals?|launch(?: night| party| gig| show)?|matin[eé]e|conciertos?|recital|bolos?|tocada|tocata|toquín|toque|actuación|presentación|fecha)';
/** Up to twelve words: "… in Hull on thurs 10 december". */
const words = "(?:[\\s,’'&-]+[\\p{L}\\d.:]+[’']?){0,14}?";
const gone =
  '(?:moved?|moving|shifted|resched\\p{L}*|rearranged|postponed|delayed|pushed(?: back)?|put back|brought forward|bumped|switched|changed)';
const isMoved = `(?:(?:is|are|was|has|have|had|being|got|gets|getting|been|['’]s|s)(?: (?:now|just|to|be|been|being|sadly|all|had|got))* ${gone}|${gone}(?= to))`;
const movesInSpanish =
  '(?:(?:se|nos l[oa]|l[oa]) (?:ha |han |hemos )?(?:mueven?|movi(?:ó|eron|do|mos)|movemos|pasan?|pas(?:ó|aron|ado|amos)|cambian?|cambi(?:ó|aron|ado|amos)|aplazan?|aplaz(?:ó|aron|ado|amos)|posponen?|pospuso|pospusieron|pospuesto|trasladan?|traslad(?:ó|aron|ado|amos)|reprogram(?:a|ó|aron|ado|amos)|corre|corrió|adelant(?:a|ó|aron|ado|amos)|retras(?:a|ó|aron|ado|amos))|(?:pasa|pasó|queda|ha sido|fue|está) (?:movid|aplazad|trasladad|reprogramad|pospuest|cambiad)[oa]|(?:pasa|pasó|queda|quedó)(?= (?:al|para)))';
const day = '(?:\\p{L}+,? )?(?:the |el )?\\d{1,2}(?:st|nd|rd|th)?(?!\\p{L}|:|[.]\\d| ?(?:pm|am|h)(?!\\p{L}))';
const movedTo = [
  new RegExp(
    `(?<!\\p{L})${concert}(?!\\p{L})${words}[\\s’']*(?<!\\p{L})(?:${isMoved}|${movesInSpanish})(?!\\p{L})${words} (?:to|until|till|for|on|al?|al día|hasta|para|en) (?:the |el |now )?${day}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:have|had|having|gotta|need|forced|got|we['’]?(?:re|ve)|we|I|they['’]?ve|they|venue)(?: (?:had|have|has|to|just|now|are|is))* (?:move|moved|moving|shift|shifted|reschedul(?:e|ed|ing)|postpon(?:e|ed|ing)|push(?:ed)?(?: back)?|put back)(?!\\p{L})${words} ${concert}(?!\\p{L})${words} (?:to|until|till) (?:the )?${day}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:m(?:ovemos|ovimos|ovieron|over|ueven)|(?:pas|cambi|aplaz|traslad|reprogram|retras|adelant)(?:amos|aron|ar|an))(?:n?os)? (?:el|la|nuestro|mi) ${concert}(?!\\p{L})${words} (?:al?|para|hasta) (?:el )?${day}`,
    'iu',
  ),
];
/** "My gig has to move", "tenemos que cambiar la fecha del concierto": its new day is told in a sentence of its own. */
const hasToMove = [
  `(?<!\\p{L})${concert}(?!\\p{L})${words}[\\s’',]*(?<!\\p{L})(?:(?:has|have|had|needs?|needed|is|are|['’]s|s|will|having|going)(?: (?:got|to|have|be|being|been|now|just|sadly|all))* (?:move|shift|change|moved|moving|shifted|changed|resched\\p{L}+|rearranged|postponed?|switched|bumped|pushed(?: back)?|put back|delayed)|(?:se )?(?:tiene que|va a|hay que|ha tenido que|tuvo que) (?:mover|cambiar|aplazar|posponer|reprogramar|trasladar|pasar)(?:se|lo|la)?|${movesInSpanish})(?!\\p{L})`,
  `(?<!\\p{L})(?:have|has|had|having|gotta|need|needed|forced|got|we|I|they|venue)(?:['’]?(?:ve|re|m|d))?(?: (?:had|have|has|got|to|just|now|are|is|be))* (?:mov(?:e|ed|ing)|shift(?:ed|ing)?|chang(?:e|ed|ing)|reschedul(?:e|ed|ing)|postpon(?:e|ed|ing)|push(?:ed|ing)?(?: back)?|put back)(?!\\p{L})${words} ${concert}(?!\\p{L})`,
  `(?<!\\p{L})(?:(?:tenemos|tengo|tuvimos|tuve|hemos tenido|he tenido|hay|toca|nos toca|hubo|vamos a|debemos|nos obligan a|nos hacen)(?: que)? |(?:hemos|han|he) )?(?:(?:mover|cambiar|aplazar|posponer|reprogramar|trasladar|pasar)|(?:mov|cambi|aplaz|pos?pon|pospus|reprogram|traslad|pas)(?:imos|ieron|emos|ido|amos|aron|ado|an|en))(?!\\p{L})(?: \\p{L}+){0,3} ${concert}(?!\\p{L})`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** "New date is friday 18 dec", "it's now on the 18th of december", "ahora es el viernes 18 de diciembre". */
const newDay = new RegExp(
  `(?<!\\p{L})(?:(?:the |our |la |el )?(?:new (?:date|day|one|night)|nueva fecha|nuevo d[ií]a|fecha nueva)(?:['’]?s| is| will be| now| would be| es| será| sería| queda|:| -| –|,)*|(?:it|that|the (?:show|gig|concert|date))(?:['’]?s|['’]ll| is| will)(?: (?:be|now|happening|gonna|going to|to))*|(?:now|instead|so) (?:it['’]?s|on)|(?:now|ahora|al final|finalmente|entonces|pasa|queda)(?: (?:es|será|va|sería|queda|it['’]?s|on|al|para))*|(?:se )?(?:hará|pasa|mueve|queda)(?: para)?|(?:es|será))(?: (?:for|on|to|the|el|al|para el|now))* ${day}`,
  'iu',
);
/** "What if the gig is moved to 16 January?" */
const notNow =
  /(?<!\p{L})(?:what if|if|whether|in case|unless|qué pasa si|si|last (?:year|summer|winter|month)|years? ago)(?!\p{L})|\?\s*$/iu;

/** Whether a message says that a concert has another day: "the gig at the Vault on 10 Dec is moved to 16 Jan". */
export function saysConcertIsMoved(text: string): boolean {
  return sentencesOnMove(text) !== null;
}

/** The sentences that say which concert is moved, and to which day: one or, in "the gig has to move. new date is 18 dec", two. */
function sentencesOnMove(text: string): { moves: string; says: string } | null {
  const sentences = sentencesOf(withoutWish(text)).filter((one) => !notNow.test(one));
  const both = sentences.find((one) => movedTo.some((pattern) => pattern.test(one)));
  if (both !== undefined) return { moves: both, says: both };
  const at = sentences.findIndex((one) => hasToMove.some((pattern) => pattern.test(one)));
  const says = at === -1 ? undefined : sentences.slice(at).find((one) => isNewDay(one));
  return says === undefined ? null : { moves: sentences[at] ?? '', says };
}

function isNewDay(sentence: string): boolean {
  return newDay.test(sentence) && datesIn(sentence).length > 0 && !ofOther.test(sentence);
}

/** "What do I tell people", "need something to post", "write a post". */
const wantsTold =
  /(?<!\p{L})(?:what (?:do|should|can|shall) (?:we|I) (?:tell|say|post|write|put)|how (?:do|should|can|could|would|shall|on earth do) (?:we|I) (?:tell|say|put|announce|break|explain|let)|how to (?:tell|say|put|announce|break|explain)|(?:need|want|have|got|must|gotta)(?: (?:a|an|some|to|something|the|words?|text|short|quick))* (?:post|posting|say|tell|announce|announcement|statement|notice|write|put out)|(?:write|draft|make|do|give)(?: (?:me|us|up|a|an|the|some|something|short|quick|little))* (?:post|announcement|statement|notice|note|text|words|message|something)|something (?:to (?:post|say|tell)|for (?:insta\p{L}*|facebook|fb|socials|the (?:page|fans|people)))|let (?:people|everyone|them|fans|folks) know|tell (?:people|everyone|the fans|folks)|qu[eé] (?:(?:le|les) )?(?:digo|decimos|pongo|ponemos|publico|publicamos|escribo|cuento|contamos)|c[oó]mo (?:(?:se )?l[oe]s? )?(?:digo|aviso|anuncio|anunciamos|avisamos|decimos|cuento|contamos|explico|explicamos|comunico|comunicamos)|algo (?:para|que) (?:publicar|poner|decir|avisar|subir)|(?:avisar|avisarle|avisarles|comunicado|aviso)|(?:escribe|escr[ií]beme|haz|hazme|hac[eé]me|redacta)(?: (?:un|una|el|la|algo))* (?:texto|post|anuncio|mensaje|comunicado|aviso|algo|publicación))(?!\p{L})/iu;
const forReason =
  /(?<!\p{L})(?:because|cos|cause|since|due to|owing to|ill|sick|flood\p{L}*|burst|pipe|leak\p{L}*|storm|snow|power cut|broke\p{L}*|closed|double[- ]?booked|covid|flu|porque|debido|por culpa|enferm[oa]s?|tubería|inund\p{L}+|temporal|apagón|se rompió|goteras|cerrad[oa])(?!\p{L})/iu;

/** "…, what do I tell people?", behind what is told. */
const wishBehind = new RegExp(
  `(?:[,;–-] *| (?=and |so |y |can |could |please ))?(?:(?:and|so|but|y|entonces|can you|could you|please|pls|puedes|we|I|me) )*(?:${wantsTold.source})(?:[ ,]+[\\p{L}’']+){0,6}(?:[?!.]|(?=\\n|$))`,
  'giu',
);

/** A message that reports a moved concert, without the request for a text. */
export function withoutWish(text: string): string {
  return text.replace(wishBehind, '. ').replace(needToMove, '$1 have to ').trim();
}

/** "We need to shift the show": as a sentence of the notice, and no wish for a text. */
const needToMove = new RegExp(
  `(?<!\\p{L})(we|I)(?:['’]?(?:re|ll|ve|m))? (?:need|gotta|got|going|gonna|will need|are going|am going)(?: (?:have|got))?(?: to)? (?=(?:move|shift|change|reschedule|postpone|push)(?!\\p{L})${words} ${concert}(?!\\p{L}))`,
  'giu',
);

/** Whether a clause says that a concert is moved, or has to be: what happened, whoever does it. */
export function movesConcert(clause: string): boolean {
  return hasToMove.some((pattern) => pattern.test(clause)) || movedTo.some((pattern) => pattern.test(clause));
}

/** Whether a message wants people to be told that a concert is moved, or gives its reason beside both days. */
export function reportsMovedConcert(text: string): boolean {
  return saysConcertIsMoved(text) && (wantsTold.test(text) || (forReason.test(text) && datesIn(text).length > 1));
}

/** Whether a message asks for the words to tell people: "what do I tell them?". */
export function asksForWords(text: string): boolean {
  return wantsTold.test(text);
}

const weekdays =
  'mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo';
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** A day with its month, as messages write it. */
const written = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${weekdays})\\.?,? (?:the |el )?)?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})|\\d{1,2} de (?:${spanishMonths.join('|')})|(?:${months}) (?:the )?\\d{1,2}(?:st|nd|rd|th)?)(?:,? (?:del? )?(?:19|20)\\d\\d)?(?![\\p{L}\\d])`,
  'giu',
);

function datesIn(text: string): string[] {
  return text.match(written) ?? [];
}

/** A sentence with its days in full, as readers of a notice need them: "on Thursday 10 December 2026". */
export function withLongDays(clause: string, today: Day, language: Language): string {
  return clause.replace(written, (words) => {
    const [found, ...others] = findDays(words, today);
    const isRight = found?.claimedWeekday === undefined || found.claimedWeekday === weekdayName(found.day);
    if (found === undefined || others.length > 0 || !isRight) return words;
    return language === 'es' ? spanishDay(found.day) : longDay(found.day);
  });
}

/** A message by the artist and its day. */
interface DatedText {
  text: string;
  day: Day;
}

/** The days of a moved concert: the one it was on, if told, and the one it is on by the newest message. */
interface MovedConcert {
  from: Day | null;
  /** The new day, as it was told first. */
  firstTo: Day;
  to: Day;
}

/** The days of a moved concert; null if messages speak of none, or don't say its new day. */
export function movedConcertIn(texts: readonly DatedText[]): MovedConcert | null {
  const at = texts.findIndex(({ text }) => reportsMovedConcert(text));
  const report = texts[at];
  if (report === undefined) return null;
  const told = sentencesOnMove(report.text);
  const daysIn = (sentence = ''): Day[] => findDays(sentence, report.day).map((one) => one.day);
  const last = daysIn(told?.says).at(-1);
  const first = daysIn(told?.moves)[0] ?? last;
  if (first === undefined || last === undefined) return null;
  return { from: first === last ? null : first, firstTo: last, to: last };
}

/** A moved concert on the day that a later message gives instead: "it's fri the 15th now, not saturday". */
export function withCorrectedDay(moved: MovedConcert, text: string, today: Day): MovedConcert {
  const [to] = sentencesOf(text).flatMap((one) => correctedDay(one, moved, today) ?? []);
  return to === undefined ? moved : { ...moved, to };
}

const corrects =
  /(?<!\p{L})(?:now|not|n[o']t|instead|sorry|actually|oops|changed?|moved|again|new date|new day|wrong|mistake|meant|correction|rather|it['’]?s|make (?:it|that)|ahora|no (?:el|es)|en (?:vez|lugar) del?|perd[oó]n|al final|nueva fecha|equivoqu[eé]|equivocamos|cambi\p{L}+|corrección|sino|mejor)(?!\p{L})/iu;
/** "Not Saturday", "no el sábado 16": the day that no longer holds. */
const noLonger = new RegExp(
  `(?<!\\p{L})(?:not|instead of|rather than|no|en (?:vez|lugar) del?)(?: (?:on|the|el|es|al?))* (?:(?:${weekdays})(?: (?:the |el )?\\d{1,2}(?:st|nd|rd|th)?)?|\\d{1,2}(?:st|nd|rd|th)?)(?:(?: of| de)? (?:${months}|${spanishMonths.join('|')}))?(?![\\p{L}\\d])`,
  'giu',
);
/** Days of other things: refunds "by friday". */
const ofOther =
  /(?<!\p{L})(?:refunds?|money|email|e-?mail|before|by|until|deadline|doors|on sale|tickets? (?:on|go)|devoluci\p{L}+|reembols\p{L}+|dinero|antes|hasta|correo|interview|radio|rehears\p{L}+|entrevista|ensayo)(?!\p{L})/iu;
const numbered = new RegExp(
  `(?<![\\p{L}\\d£€$.:/])(?:(?<weekday>${weekdays})\\.?,? )?(?:the |el )?(?<date>\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\d:%/]|[.]\\d| (?:pm|am|people|euros?|eur|pounds?|quid|tickets?|entradas?|personas))`,
  'iu',
);
const onlyWeekday = new RegExp(`(?<!\\p{L})(?<weekday>${weekdays})(?!\\p{L})`, 'iu');

/** The new day that a later sentence gives; null if it gives none. */
export function correctedDay(clause: string, { from, to }: MovedConcert, today: Day): Day | null {
  if (!corrects.test(clause) || ofOther.test(clause)) return null;
  const rest = clause.replace(noLonger, ' ');
  const written = [...new Set(findDays(rest, today).map((one) => one.day))].filter((day) => day !== from);
  if (datesIn(rest).length > 0) return written.length === 1 && written[0] !== to ? (written[0] ?? null) : null;
  const { weekday, date } = numbered.exec(rest)?.groups ?? {};
  if (date !== undefined) {
    const day = parseIsoDay(isoDay(to).slice(0, 8) + date.padStart(2, '0'));
    const days = day === undefined ? [] : [day, addMonths(day, 1), addMonths(day, -1)];
    const found = days.find((one) => one >= today && (weekday === undefined || isOn(one, weekday)));
    return found === to ? null : (found ?? null);
  }
  const named = onlyWeekday.exec(rest)?.groups?.['weekday'];
  if (named === undefined || rest === clause) return null;
  const near = [1, -1, 2, -2, 3, -3].map((step) => to + step).find((one) => isOn(one, named));
  return near ?? null;
}

/** Whether a day is on a weekday, as messages name it. */
function isOn(day: Day, word: string): boolean {
  const plain = withoutAccents(word.toLowerCase());
  const spanish = withoutAccents(spanishDay(day).toLowerCase());
  return (
    spanish.startsWith(plain) ||
    (weekdayName(day).toLowerCase().startsWith(plain.slice(0, 3)) && !isSpanish.test(plain))
  );
}

const isSpanish = /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/u;

/** A clause with the newest day in place of the one that was told first. */
export function withNewestDay(clause: string, { firstTo, to }: MovedConcert): string {
  return clause.replaceAll(longDay(firstTo), longDay(to)).replaceAll(spanishDay(firstTo), spanishDay(to));
}

function sentencesOf(text: string): string[] {
  return text.match(/[^.!?;\n]+(?:[.](?=\d)[^.!?;\n]+)*[?]?/gu) ?? [];
}
