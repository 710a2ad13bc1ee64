import { spanishWeekdays, weekdays } from '../../calendar.js';
import { upperFirst } from '../../first-letters.js';

const onAir = '(?:programa|podcast|radio|emisora|show|station|program(?:me)?|radio show)';
const others = `(?:${onAir}|blog|revista|fanzine|zine|web|página|portal|diario|periódico|columna|sección|newsletter|boletín|canal|sala|local|bar|club|boliche|teatro|auditorio|centro cultural|espacio|foro|festival|ciclo|sello|productora|estudio|magazine|mag|(?:local |news)?paper|gazette|weekly|website|outlet|website|venue|hall|pub|label|column|studio)`;
/** "Our show is called Night Work" is the artist's own. */
const theirs = (what: string): string =>
  `(?<!(?<!\\p{L})(?:mi|nuestr[oa]|my|our) (?:new |nuev[oa] )?)(?<!\\p{L})${what}(?: (?:de|del|en|al|para|of|from|in|for|at)(?: \\p{L}+){1,4}?)?`;
const isCalled =
  "(?:se (?:llama|titula)|llamad[oa]|de nombre|(?:['’]s |is |it['’]?s |it is |which is |that['’]s )?(?:called|named))";
const weekday = [...weekdays, ...spanishWeekdays.map(upperFirst)].join('|');
const word = "[\\p{Lu}\\d][\\p{L}\\d&'’-]*";
/** "Tarde Litoral y lo conduce …", "Evening Tide and Caro Bell hosts it": the name ends before who hosts it. */
const hosted = `(?!(?:y|and) ${word}(?: ${word})? (?:lo|la|hosts?|presents?|runs?|conduce|presenta|lleva|escribe|edits?)(?!\\p{L}))`;
const name = `(?:["“«](?<marked>[^"“”«»\\n]{1,60})["”»]|(?<bare>${word}(?: ${hosted}(?:(?:de|del|la|el|los|las|y|en|of|the|and|&) ){0,2}${word}){0,5}))`;

const direct = new RegExp(`${theirs(others)}(?: que)? ${isCalled} ["“«‘']?$`, 'iu');
const behindComma = new RegExp(`${theirs(others)}(?:,(?: qu[eé])?|,? y|\\.) ${isCalled} ["“«‘']?$`, 'iu');
/** "Tengo un tema para la radio, se llama Faro": a work without its title. */
const work =
  /(?<!\p{L})(?:[Ss]ingle|[Ss]encillo|[Cc]anción|[Tt]ema|[Rr]ola|[Dd]isco|[Áá]lbum|EP|ep|LP|lp|[Ss]ong|[Tt]rack|[Aa]lbum|[Rr]ecord)(?! (?:nuev[oa] )?["“«]?\p{Lu})(?!\p{L})[^.!?\n]*$/u;

/** "Escribe a la radio Onda Sur", "un mail para la revista Faro". */
const ofOutlet =
  /(?<!\p{L})(?:a|para|en|de|con) (?:el|la|los|las|una?) (?:radio|emisora|podcast|programa|blog|revista|fanzine|portal|periódico|diario) ["“«‘']?$/iu;

/**
 * Whether a name that follows these words is someone else's: of a radio show, a blog, a hall.
 * @param before a text up to the name
 */
export function isOthersName(before: string): boolean {
  if (ofOutlet.test(before)) return true;
  const behind = behindComma.exec(before);
  if (behind) return !work.test(before.slice(0, behind.index));
  const found = direct.exec(before);
  if (!found) return false;
  const lead = before.slice(0, found.index);
  // "My new single for the radio is called Paper Tide".
  return !(isFinite.test(found[0]) && preposition.test(lead) && work.test(lead));
}

const isFinite = /(?<!\p{L})(?:se (?:llama|titula)|is called|is named)/iu;
const preposition = /(?<!\p{L})(?:para|en|al?|del?|por|for|to|on|in|at|from)(?: (?:el|la|los|las|the|una?|an?))? $/iu;

const named = new RegExp(`(?<what>${theirs(onAir)})(?:,| que|,? y)? ${isCalled} (?:the )?${name}`, 'gu');

/** "Un programa de radio, "La Noche Larga"": its name in quotes right behind it. */
const quotedShow = new RegExp(
  `${theirs('(?:programa|podcast|radio show|program(?:me)?)')},? ["“«](?<marked>[^"“”«»\\n]{1,60})["”»]`,
  'giu',
);

/** "The show is The Late Ferry on Tayside Sound", "his programme is Evening Tide": of who is written to, if someone presents it. */
const plainShow = new RegExp(
  `(?<!(?<!\\p{L})(?:mi|nuestr[oa]|my|our) (?:new |nuev[oa] )?)(?<!\\p{L})(?:[Rr]adio )?(?:[Ss]how|[Pp]rogram(?:me)?|[Pp]odcast|[Pp]rograma)(?:['’]s| is|:| es) (?!(?:${weekday})(?!\\p{L}))(?:["“«](?<marked>[^"“”»«\\n]{1,60})["”»]|(?<bare>${word}(?: (?:(?:de|del|la|el|los|las|y|en|of|the|and|&) ){0,2}${word}){0,4}))`,
  'gu',
);
const isPresented =
  /(?<!\p{L})(?:presenters?|hosts?|hosted|presented|DJs?|radio|station|FM|podcast|emisora|locutora?|presentadora?|conduce|presenta)(?!\p{L})/iu;

/** "The station Aire Side FM", "emisora: Radio Faro". */
const station = new RegExp(
  `(?<!\\p{L})(?:[Ss]tation|[Ee]misora|(?<=(?:[Aa]|[Pp]ara|[Ee]n|[Dd]e) la )radio)(?:,| is| es|:)? (?:called |named |llamada )?(?<bare>${word}(?: ${word}){0,4})`,
  'gu',
);

/** "A una radio de mi zona, Radio Faro", "to BBC Radio Solent", "para Costa FM". */
const stationWrittenTo = new RegExp(
  `(?<!(?:[Gg]racias|[Tt]hanks) )(?:(?<!\\p{L})(?:a|al|para|to|for) (?:la |the )?|(?<=(?:radio|emisora|station)(?!\\p{L})[^.,!?\\n]{0,40}), )(?<bare>(?:BBC )?Radio ${word}(?: ${word}){0,2}|(?:${word} ){1,3}(?:FM|Radio)(?!\\p{L}))`,
  'gu',
);

/** The radio show or podcast that a message names: "el programa se llama Tarde Litoral"; `''` if it names none. */
export function showNamed(message: string): string {
  const found = [...message.matchAll(named)].findLast(({ 0: words, index, groups: { marked, bare } = {} }) => {
    const at = index + words.length - (marked === undefined ? (bare ?? '').length : marked.length + 2);
    return isOthersName(message.slice(0, at).replace(/the $/u, ''));
  })?.groups;
  return (
    found?.['marked'] ??
    found?.['bare'] ??
    [...message.matchAll(quotedShow)].at(-1)?.groups?.['marked'] ??
    showPresented(message) ??
    [...message.matchAll(station)].at(-1)?.groups?.['bare'] ??
    [...message.matchAll(stationWrittenTo)].at(-1)?.groups?.['bare'] ??
    ''
  );
}

function showPresented(message: string): string | undefined {
  const found = isPresented.test(message) ? [...message.matchAll(plainShow)].at(-1)?.groups : undefined;
  return found?.['marked'] ?? found?.['bare'];
}
