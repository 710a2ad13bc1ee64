import { escaped } from './escaped.js';
import { subjectOf } from './night-details.js';
import type { Show } from '../shows.js';
import { capitalised, isKnownTown } from './towns.js';

const name =
  "((?:[Tt]he |[Ee]l |[Ll]a )?[\\p{Lu}\\d][\\p{L}\\d&.'’-]*(?: (?:(?:of|the|and|&|de|del|la|el|y) )?[\\p{Lu}\\d][\\p{L}\\d&'’-]*){0,5})";
const patterns = [
  `[Vv]enue(?: in \\p{Lu}[\\p{L} ]*?)?(?: is| has| was)?(?: now| being)?(?: changed?| moved)?(?: to| is)? (?:now )?${name}`,
  `(?:change|move|switch)(?:d|s)? (?:the )?(?:venue|show|gig|concert|it)(?: in \\p{Lu}[\\p{L} ]*?)? to ${name}`,
  `(?:[Ww]e['’]ve|[Ww]e have|[Ii]t(?:['’]s| has)|(?:show|gig|concert) (?:has|was|is)) (?:been )?moved to ${name}`,
  `(?:(?:[Nn]ow )?[Ii]t['’]?s|[Ii]t is|(?:show|gig|concert|one) is|[Nn]ow(?: being)?(?: held| on)?) (?:now )?at ${name}(?= (?:now|instead)|$|[.,;!?\\n])`,
  `\\p{L}+(?: show| gig)?(?:['’]?s| is)(?: now)? (?:at|in) ${name}(?= (?:now|instead)(?!\\p{L}))`,
  `\\p{L}+(?: show| gig)?(?:['’]?s| is) now (?:at|in) ${name}`,
  `\\p{L}+(?: show| gig| date)?(?:['’]?s| is) now ${name}(?=,? (?:not|instead of)(?!\\p{L})|\\s*$|[.,;!?\\n])`,
  `(?:[Mm]oved?|[Mm]oving|[Ss]witch(?:ed)?) (?:the )?\\p{L}+(?: show| gig)? to ${name}(?=\\s*$|[.,;!?\\n])`,
  `[Ss]ala(?: de \\p{Lu}[\\p{L} ]*?)? (?:es|será|ha cambiado a|cambia a|pasa a ser)(?: ahora)? ${name}`,
  `(?:[Ss]ala|[Ll]ugar|[Ll]ocal|[Bb]ar|[Cc]lub|[Bb]oliche|[Tt]eatro|[Vv]enue|[Hh]all|[Pp]ub) (?:se llama|is called) ${name}`,
  `[Cc]ambia(?:mos)? (?:la )?sala (?:a|por) ${name}`,
  `[Cc]ambi(?:a|amos|ó|o|aron) de sala(?: (?:en|de) \\p{L}[\\p{L} ]*?)?[:,;.]? (?:y )?(?:(?:ahora|al final|[Aa]hora) )?(?:(?:es|será|va a ser|toca(?:mos)?)(?: en)?|en|a) ${name}`,
  `(?:[Ll]o|[Ee]l|[Ll]a) de \\p{L}[\\p{L} ]*? (?:(?:ahora|al final|finalmente) (?:es|será|va)|será|va a ser|pasa|se pasa|se muda) (?:en|a) ${name}`,
  `[Ee]n \\p{L}[\\p{L} ]*? (?:ahora|al final|finalmente) (?:tocamos|toco|es|será)(?: en)? ${name}`,
  `(?:^|[.,;\\n] ?|(?:[Ll]o|[Ee]l|[Ll]a) de )\\p{L}[\\p{L} ]{2,25}? (?:es|será|va a ser) en (?:el |la )?${name}`,
  `ya no es (?:en )?\\p{L}[\\p{L}\\d ]*?, (?:sino|ahora|es|será|ahora es|sino que es)(?: en)? ${name}`,
  `(?:[Aa]hora es|[Ss]e muda|[Ll]o hemos movido|[Ss]e ha movido) (?:en|a) ${name}`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}`, 'u'));

/** "Cambiamos de sala: ahora es kafe antzokia", typed without capitals. */
const typedHall =
  /(?<=(?<!\p{L})sala(?!\p{L})[^.!?\n]{0,60}?(?:ahora es|ahora en|ahora será|al final es|pasa a ser|pasamos a) (?:en |el |la )?)\p{Ll}[\p{L}'’]*(?: \p{L}+){0,3}$/u;
/** "newcastle is now the lubber fiend, not trillians". */
const typedNow =
  /(?<=(?<!\p{L})(?:is|['’]s) now (?:at )?)the (?!(?:first|last|final|only|same|big|main|album|launch|next|new|one)(?!\p{L}))\p{Ll}[\p{L}'’]*(?: (?!not(?!\p{L})|instead)\p{Ll}[\p{L}'’]*){0,3}(?=,? (?:not|instead of)(?!\p{L})|\s*$|[.,;!?\n])/gu;
const isNoVenue =
  /^(?:\d|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\p{L}))/iu;

/** The concerts, with venues that later messages changed: "the venue is now The Basement". */
export function withNewVenues(shows: readonly Show[], texts: readonly string[]): Show[] {
  let moved = [...shows];
  let subject: Show | undefined;
  for (const text of texts) {
    moved = withVenuesPutRight(withTownsMoved(withListedVenues(moved, text), text), text);
    subject = subjectOf(text, moved) ?? subject;
    const venue = newVenueIn(text);
    const show = moved.length === 1 ? moved[0] : subject;
    if (venue === '' || !show || venue === show.town) continue;
    moved = moved.map((one) => (one === show ? { ...show, venue } : one));
    subject = moved[moved.findIndex((one) => one.day === show.day && one.venue === venue)];
  }
  return moved;
}

const hasMoved =
  "(?:['’]?s)?(?: (?:show|gig|date|night|one|concert))?(?:(?:['’]s| has| have| is| was| got| will be))?(?: (?:just|now|been|also|had to|being|since|actually|sadly))* (?:moved?|moving|switch(?:ed|es|ing)?|changed|relocated|upgraded|shifted|transferred|bumped)(?: (?:venues?|over|up|across|down))* (?:to|into)";
const seHaMovido =
  '(?: (?:ahora|al final|ya|finalmente))*(?: se)?(?: nos)?(?: (?:ha|han|va))?(?: (?:ahora|al final))? (?:pasa(?:do)?|pasó|muev[ea]|movi(?:do|ó)|cambi(?:a|ó|ado)|mud(?:a|ó|ado)|traslad(?:a|ó|ado))(?: (?:de (?:sala|sitio|lugar)|ahora))? (?:a|al|para)(?: (?:la |el )?(?:sala|teatro|bar|club))?';
/** "The tannery loft", typed without capitals; not "the following week". */
const typedName =
  "(?:the (?!(?:next|following|week|same|other|day|end|start|spring|summer|autumn|winter|afternoon|evening|bigger|smaller|main|back|top|front|new|big|small|last|first)(?!\\p{L}))\\p{Ll}[\\p{L}'’]*(?: (?!(?:on|at|same|instead|now|so|and|but)(?!\\p{L}))\\p{Ll}[\\p{L}'’]*){0,3})";

/** The concerts with the halls that a text moves them to by their towns: "Leeds has just moved to the Tannery Loft". */
function withTownsMoved(shows: readonly Show[], text: string): Show[] {
  return shows.map((show) => {
    const names = [show.town, show.venue].filter((one) => one !== '').map(escaped);
    if (names.length === 0) return show;
    const of = names.join('|');
    const pattern = new RegExp(
      `(?<![\\p{L}\\d])(?:${of}|${of.toLowerCase()})(?:${hasMoved}|${seHaMovido}) (?:(?:the|la|el) (?=\\p{Lu}))?(?:${name}|(?<typed>${typedName}))`,
      'u',
    );
    const found = pattern.exec(text);
    const typed = found?.groups?.['typed'];
    const venue = typed === undefined ? (found?.[1] ?? '') : capitalised(typed.replace(/^the /u, ''));
    const isHall = venue !== '' && !isNoVenue.test(venue) && !isKnownTown(venue) && venue !== show.town;
    return isHall ? { ...show, venue: venue.replace(/^the /iu, '') } : show;
  });
}

/** "It's St Matthew's church sorry, not St Mirren's". */
function withVenuesPutRight(shows: readonly Show[], text: string): Show[] {
  return shows.map((show) => {
    if (show.venue === '') return show;
    const pattern = new RegExp(
      `(?<!\\p{L})(?:[Ii]t['’]?s|[Ii]t is)(?: (?:actually|at|in|now))* ${name}(?<kind> (?:church|chapel|hall|club|school|centre|center))?(?:,? (?:sorry|actually|my mistake|oops))*,? (?:and )?not (?:at |in )?(?:the )?${escaped(show.venue)}(?![\\p{L}\\d])`,
      'u',
    );
    const found = pattern.exec(text);
    const venue = found ? `${found[1]}${capitalised(found.groups?.['kind'] ?? '')}` : '';
    return venue === '' || isKnownTown(venue) ? show : { ...show, venue: venue.replace(/^the /iu, '') };
  });
}

/** The concerts with the venues of a list: "Geelong - The Tin Whistle. Mt Gambier: The Limestone Room". */
function withListedVenues(shows: readonly Show[], text: string): Show[] {
  const whole = text.replace(/(?<!\p{L})Mt\.? (?=\p{Lu})/gu, 'Mount ');
  return shows.map((show) => {
    if (show.town === '') return show;
    const town = escaped(show.town);
    const listed = [
      `(?:^|[.;,:\\n] ?)(?:\\p{L}+: )?${town} ?[-–—:=] ?${name}(?=\\s*$|[.,;\\n])`,
      `(?<!\\p{L})[Ee]n ${town},? (?:en )?(?:(?:la|el) )?(?:sala |teatro |bar )?${name}(?=\\s*$|[.,;\\n]| y )`,
    ]
      .map((pattern) => new RegExp(pattern, 'u').exec(whole)?.[1]?.replace(/\.$/u, ''))
      .find((venue) => venue !== undefined);
    return listed === undefined || isNoVenue.test(listed) ? show : { ...show, venue: listed };
  });
}

/** The venue a message moves a concert to; empty if none. */
export function newVenueIn(written: string): string {
  const text = written
    .replace(typedHall, (hall) => hall.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()))
    .replace(typedNow, (hall) => capitalised(hall));
  const found = patterns
    .flatMap((pattern) => pattern.exec(text)?.[1] ?? [])
    .find((one) => !isNoVenue.test(one) && !isKnownTown(one));
  return found?.replace(/^the /u, '') ?? '';
}
