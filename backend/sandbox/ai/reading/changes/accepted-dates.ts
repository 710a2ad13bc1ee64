import { type Day, findDays, isoDay, longDay, spanishDay } from '../../calendar.js';
import { saysConcertIsOff } from '../crisis/concert-off.js';
import { upperFirst } from '../../first-letters.js';
import type { Language } from '../language.js';

/** An email or another's words in quotation marks. */
const quote = /["“«][^"“”«»]{10,}["”»]/gu;
const headed = /^(?:From|De): [^\n]+\n[\s\S]*$/mu;
/** "The pub offered friday 19 feb", told in the artist's own words. */
const told =
  /(?<!\p{L})(?:offer(?:ed|s|ing)?|could do|can do|suggest(?:ed|s|ing)?|propos(?:ed|es|ing)|come back with|came back with|ofrec\p{L}+|propo\p{L}+|propus\p{L}+|puede(?:n)? (?:el|para el)|podría(?:n)? (?:el|para el))(?!\p{L})/iu;

/** A day that someone else proposed, and who signed the email. */
export interface DateOffer {
  day: Day;
  /** The offer's own words about the time: "about 8pm"; `''` if it names none. */
  at: string;
  /** The first name below the email; `''` if there is none. */
  by: string;
}

const time =
  /(?<!\p{L})(?:(?:at|from|about|around|a las|sobre las|desde las) ?)+\d{1,2}(?:[.:]\d{2})? ?(?:am|pm|h|hs|hrs)?(?![\p{L}\d])/iu;
const signed = /(?:^|[.!?,\n] ?)\s*(\p{Lu}\p{Ll}+)[.!]?\s*["”»]?\s*$/u;

/** The days that others propose in a message as it was typed: in their email, or as the artist tells it. */
export function datesOffered(typed: string, today: Day): DateOffer[] {
  const emails = [...(typed.match(quote) ?? []), ...(typed.match(headed) ?? [])];
  const own = emails.reduce((rest, one) => rest.replace(one, ''), typed);
  const sentences = (own.match(/[^.!?\n]+/gu) ?? []).filter((one) => told.test(one));
  return [...emails, ...sentences].flatMap((words) =>
    findDays(words, today)
      .filter(({ day }) => day > today)
      .map(({ day }) => ({
        day,
        at: time.exec(words)?.[0] ?? '',
        by: emails.includes(words) ? (signed.exec(words)?.[1] ?? '') : '',
      })),
  );
}

const theDay = '(?:(?:(?:on|for|to|with) )?(?:the )?(?<en>\\d{1,2})(?:st|nd|rd|th))';
const elDia = '(?:(?:para|con|a)?(?:l| el| la del)? ?(?<es>\\d{1,2})(?!\\d))';
const whom = '(?:him|her|them|\\p{Lu}\\p{L}+|the (?:venue|manager|pub|club|promoter|booker))';
/** An order to say yes, or the news that somebody did. */
const saysYes = [
  `(?:say|said|saying|reply|answer|write back|tell ${whom}|told ${whom})(?: back)?(?: with)?(?: a)?(?: big)? (?:yes|yeah|yep|ok|okay|sure)(?!\\p{L})(?: please)?(?: ?,? ${theDay})?`,
  `accept(?:ed|ing)?(?: (?:it|that|this|their offer|the offer|the date|the new date))?(?: ?${theDay})?(?!\\p{L})`,
  `(?:let['’]?s|we['’]ll|we will|I['’]ll|I will|gonna|going to) (?:do|take|go (?:with|for)|say)(?: (?:it|that|that one)| ${theDay})(?![\\p{L}\\d])`,
  `${theDay} (?:it is|works?|suits?|is (?:fine|good|great|perfect|ok|okay|on|confirmed))(?: for (?:me|us))?(?!\\p{L})`,
  `^\\W*(?:ok |okay |oh )?(?:yes|yeah|yep|sure|deal|perfect|great)(?: please)?[ ,!.]+(?:do |to |for )?${theDay}(?![\\p{L}\\d])`,
  `(?:(?:he|hemos|ya les? he|ya les? hemos) dicho|dije|dijimos) que s[ií](?!\\p{L})(?:,? ${elDia})?`,
  `(?:d[ií]l(?:e|es)|decil(?:e|es)|contést[ae]l(?:e|es)|contestal(?:e|es)|respónd[ea]l(?:e|es)|respondel(?:e|es)|(?:le|les) (?:dije|dijimos|digo|decimos)) que (?:s[ií]|vale|dale|ok)(?!\\p{L})(?:,? ${elDia})?`,
  `(?:acept(?:a|á|o|amos|é|ado)|confirm(?:a|á|o|amos|é|ado))(?!\\p{L})(?: (?:la fecha|eso))?(?:,? ${elDia})?`,
  `^\\W*(?:s[ií]|vale|dale|listo|perfecto|genial|va)[ ,!.]+(?:(?:que|sea|queda|quedamos|hagámoslo|para|con) )*${elDia}`,
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu'));
const orders =
  /(?<!\p{L})(?:say|reply|answer|write back|tell|accept(?! people)|d[ií]l(?:e|es)|decil(?:e|es)|cont[eé]st[ae]l(?:e|es)|resp[oó]nd[ea]l(?:e|es)|acept[aá]|confirm[aá])(?!\p{L})/iu;
const notYet =
  /(?<!\p{L})(?:don['’]?t|do not|not|never|before|if|should|shall|can['’]?t|no|antes|si(?= (?:le|les|acept|dig))|debería)(?!\p{L})/iu;

/** The offered day that a message accepts; null if it accepts none, or leaves open which. */
export function dateAccepted(
  message: string,
  offers: readonly DateOffer[],
): { offer: DateOffer; words: string } | null {
  for (const sentence of message.match(/[^.!?;\n]+[?]?/gu) ?? []) {
    if (/\?$/u.test(sentence) || notYet.test(sentence)) continue;
    const found = saysYes.map((pattern) => pattern.exec(sentence)).find(Boolean);
    if (!found) continue;
    const named = found.groups?.['en'] ?? found.groups?.['es'];
    const meant = offers.filter(({ day }) => named === undefined || Number(isoDay(day).slice(-2)) === Number(named));
    const [offer] = meant;
    if (offer && meant.every(({ day }) => day === offer.day)) return { offer, words: found[0] };
  }
  return null;
}

/** Whether a message that accepts a day wants that said to whoever proposed it. */
export function wantsItAccepted(message: string): boolean {
  return orders.test(message);
}

const place =
  /(?<!\p{L})(?:at|en) ((?:the |el |la )?\p{Lu}[\p{L}\d'’&-]*(?: (?:(?:of|and|de|del|la|y|&) )?\p{Lu}[\p{L}\d'’&-]*)*)/u;

/** "Hay fecha nueva!! viernes 8 de enero", "there's a new date! friday 8 january", and "el concierto pasa al 8 de enero". */
const givesDate = [
  "(?:(?:espera|esperad|oye|ah|ojo|wait|hang on|hold on|update|pero|but)[ ,!.:]+)*(?:que )?(?:ya )?(?:(?:hay|tenemos|tengo|nos (?:dan|dieron|han dado|ofrecen)|conseguimos|hemos conseguido) (?:ya )?(?:una )?(?:nueva fecha|fecha nueva|otra fecha|fecha)|(?:there(?:[’']?s| is)|we(?:[’']?ve)?(?: have| got| now)*|they(?:[’']?ve)? (?:given|gave) us) (?:now )?(?:a|another) (?:new )?date(?: now)?)(?:[!.,:;–—-]|\\s)*(?:(?:es|será|sería|it[’']?s|its|on|for|para)\\s+)?",
  '(?:el|la|the|our|nuestro) (?:concierto|bolo|show|gig|recital|toque|concert) (?:ahora |now )?(?:se (?:pasa|mueve|cambia|hace|hará|aplaza)|pasa|queda|será|es ahora|is now|moves|has moved|is moved) (?:para |to |on )?',
].map(
  (lead) =>
    new RegExp(
      `(?<=^|[.!?\\n] *)${lead}(?<day>(?:(?:el|al|the) )?(?:\\p{L}{3,10},? )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: de| of)? \\p{L}{3,10}(?:,? (?:de )?\\d{4})?)(?<same>,? (?:(?:en |a |at |in )?(?:el |la |the )?(?:mism[oa]|same) \\p{L}+(?:,? (?:y |and )?(?:misma |same )(?:hora|time))?))?(?= *[.!,;\\n]| *$| (?:y|and|en|in|at|las|con)(?!\\p{L}))[.!,;]*`,
      'iu',
    ),
);
const hall =
  /(?<!\p{L})(?:(?:[Tt]he|[Ll]a|[Ee]l) )?(?:[Ss]ala|[Tt]eatro|[Bb]ar|[Cc]afé|[Cc]lub|[Pp]ub|[Aa]uditorio|[Ff]oro|[Aa]teneo) \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*/u;

/** The new date of a concert that was called off, told by the artist: said in full. */
function withNewDate(
  text: string,
  earlier: readonly string[],
  off: string,
  { today, language }: { today: Day; language: Language },
): string {
  const found = givesDate.map((pattern) => pattern.exec(text)).find(Boolean);
  const { day: words = '', same } = found?.groups ?? {};
  const [day, ...others] = findDays(words, today);
  if (!found || day === undefined || others.length > 0 || day.day <= today) return text;
  const isElsewhere = same === undefined && /^ (?:en|in|at)(?!\p{L})/u.test(text.slice(found.index + found[0].length));
  const where = isElsewhere
    ? undefined
    : (place.exec(off)?.[1] ?? (same === undefined ? undefined : hall.exec(earlier.join('\n'))?.[0]));
  const sentence = newDateIs(day.day, where, language);
  const rest = text.slice(found.index + found[0].length);
  const lead = text.slice(0, found.index);
  return `${lead}${isElsewhere ? sentence.slice(0, -1) : sentence}${isElsewhere ? '' : ' '}${isElsewhere ? rest : upperFirst(rest.trim())}`.trim();
}

function newDateIs(day: Day, where: string | undefined, language: Language): string {
  return language === 'es'
    ? `La nueva fecha es el ${spanishDay(day)}${where ? ` en ${where}` : ''}.`
    : `The new date is ${longDay(day)}${where ? ` at ${where}` : ''}.`;
}

/**
 * "Yes, say yes to the 19th!" after a concert was called off and its venue proposed a day: the new date in full.
 * @param typed the artist's earlier messages as typed, with the emails that they pasted
 */
export function withAcceptedDate(
  text: string,
  earlier: readonly string[],
  typed: readonly string[],
  { today, language }: { today: Day; language: Language },
): string {
  const off = earlier.find(saysConcertIsOff);
  if (off === undefined) return text;
  const given = withNewDate(text, earlier, off, { today, language });
  if (given !== text) return given;
  const accepted = dateAccepted(
    text,
    // "They've offered me Saturday 16 January and I said yes" has the offer itself.
    [...typed.slice(-3), text].flatMap((one) => datesOffered(one, today)),
  );
  if (accepted === null) return text;
  const { offer, words } = accepted;
  const sentence = newDateIs(offer.day, place.exec(off)?.[1], language);
  const rest = text.slice(text.indexOf(words) + words.length).replace(/^[\s,.;!]*(?:(?:and|y|e)(?!\p{L}) ?)?/iu, '');
  const lead = text.slice(0, text.indexOf(words)).replace(/(?:^|(?<=[.!?] ))[^.!?]*$/u, '');
  return [lead.trim(), sentence, rest].filter(Boolean).join(' ');
}
