import { type Day, findDays, spanishDay, spanishMonths, spanishWeekdays } from '../../calendar.js';
import { lastNamedWork, namedWorks } from '../works/titles.js';

/** A song that comes out before the record that it is on. */
export interface LeadSingle {
  /** `''` if it wasn't named. */
  title: string;
  day: Day;
  /** "Primer", "segundo"; `''` for the only one. */
  order: string;
}

interface Found extends LeadSingle {
  index: number;
  length: number;
}

const part = '(?:corte|adelanto|single|sencillo|simple|avance|tema|track|rola|canción)';
const lead = `(?:(?:el|la|un|una|mi|nuestr[oa]|como|de) ){0,2}(?:(?<order>primer[oa]?|segund[oa]|tercer[oa]?) ${part}|${part} (?:de adelanto|adelanto|de difusión|promocional)|adelanto|avance)(?: (?:del (?:disco|álbum|EP|LP)|de(?:l| la)? (?:difusión|adelanto)))?`;
const word = "[\\p{Lu}\\d][\\p{L}\\d&'’-]*";
const title = `(?:["“«](?<quoted>[^"“”«»\\n]{1,60})["”»]|(?<bare>${word}(?: (?:(?:de|del|la|el|los|las|y|en|a|sin|con|no) ){0,2}${word}){0,6}))`;
const day = `(?:(?:el|para el|este|va el) )?(?:(?:${spanishWeekdays.join('|')}),? )?\\d{1,2} de (?:${spanishMonths.join('|')})(?: del? \\d{4})?`;
const out =
  '(?:sale|saldrá|salga|va|viene|cae|l[oa] (?:sac|lanz|public|estren|adelant)(?:o|amos)|se (?:estrena|publica|adelanta)|está(?: previst[oa])?)';
const is = '(?:,| es| será| va a ser| se llama| se titula|:)';
const from = '(?<![\\p{L}\\d])';

const patterns = [
  // "El primer corte es “Balsa” y sale el 26 de febrero"
  `${from}${lead}(?:(?:${is})+ ?${title})?(?:,| y| que|:| es| será)* ?(?:antes,? )?(?:${out} )?(?:antes,? )?${day}`,
  // "“Balsa” sale de adelanto el 26 de febrero", "Balsa es el primer single, sale el 26 de febrero"
  `${from}${title},? (?:(?:que )?(?:${out}|es|será|va a ser) )?${lead}(?:,| y| que)*(?: ${out})? ${day}`,
  // "“Balsa” sale el 26 de febrero como primer single"
  `${from}${title},? (?:que )?${out} ${day},? (?:como|de|que es|y es) ${lead.replace('(?<order>', '(?:')}`,
  // "El 26 de febrero sale el primer corte, “Balsa”"
  `${from}${day},? (?:${out}|sacamos|saco|lanzamos|estrenamos|adelantamos) ${lead}(?:(?:${is})* ?${title})?`,
].map((words) => new RegExp(words, 'gu'));
/** Only names keep their capitals at the start of a sentence. */
const starts = /(?<=^|[.!?¡¿\n]\s*)(?:El|La|Un|Una|Mi|Nuestr[oa]|Como|De|Primer|Adelanto|Single)(?= )/gu;
const ofRecord = /(?<!\p{L})(?:disco|álbum|EP|LP|mixtape)(?!\p{L})/iu;

function found(text: string, today: Day): Found[] {
  const plain = text.replace(starts, (words) => words.toLowerCase());
  const all = patterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: words, index, groups: { quoted, bare, order = '' } = {} }) => {
      const [named] = findDays(words, today);
      return named === undefined
        ? []
        : [{ title: quoted ?? bare ?? '', day: named.day, order, index, length: words.length }];
    }),
  );
  return all.filter((one, at) => !all.some((other, place) => place !== at && covers(other, one, place < at)));
}

/** Whether a place in a text is within another one, or is the same as an earlier one. */
function covers(other: Found, { index, length }: Found, isEarlier: boolean): boolean {
  const isWithin = other.index <= index && index + length <= other.index + other.length;
  return isWithin && (other.length > length || isEarlier);
}

/** The songs that messages say come out before a record, which has another title. */
export function leadSinglesIn(texts: readonly string[], record: string, today: Day): LeadSingle[] {
  const leads = texts
    .flatMap((text, at) => (isOfRecord(texts.slice(0, at + 1), record) ? found(text, today) : []))
    .map(({ title: named, day: on, order }) => ({ title: named, day: on, order }));
  const keyOf = (one: LeadSingle): string => one.title || one.order;
  return [...new Map(leads.map((one) => [keyOf(one), one])).values()];
}

/**
 * A message without the names and days of songs that come out before the record, which aren't the record's. Other texts stay as they are.
 * @param record the title of a record that is known otherwise; `''` if there is none
 */
export function withoutLeadSingles(text: string, earlier: readonly string[], record: string, today: Day): string {
  if (!isOfRecord([...earlier, text], record)) return text;
  return found(text, today)
    .toSorted((one, other) => other.index - one.index)
    .reduce((rest, { index, length }) => `${rest.slice(0, index)}con un adelanto${rest.slice(index + length)}`, text);
}

/** Whether a record was named that none of the songs is. */
function isOfRecord(texts: readonly string[], record: string): boolean {
  if (record !== '') return true;
  const all = texts.join('\n');
  const parts = new Set(found(all, 0).map((one) => one.title));
  return ofRecord.test(all) && namedWorks(all).some((one) => !parts.has(one.title)) && lastNamedWork(all) !== null;
}

/** A song before a record, as a fact for its texts. */
export function leadSingleFact({ title: named, day: on, order }: LeadSingle): string {
  const which =
    order === ''
      ? 'El adelanto'
      : `${/a$/u.test(order) ? 'La' : 'El'} ${order} ${/a$/u.test(order) ? 'canción' : 'sencillo'}`;
  return `${which}${named === '' ? '' : `, “${named}”,`} sale el ${spanishDay(on)}.`;
}
