import type { GigDetails } from '../reading/concerts/gig-details.js';
import type { Known } from '../reading/known.js';
import type { Show } from '../reading/shows.js';

const verb =
  "(?:write|draft|make|prepare|do|create|need|want|I['’]d like|we['’]d like|would like|give|get|have|announce|put together|come up with|escrib(?:e|es|eme|ir)|escríbeme|redacta(?:s|me|r)?|haz(?:me)?|haces|hacer|prepara(?:s|me|r)?|prepárame|necesito|quiero|anuncia)";
const text =
  '(?:announcements?|announce|texts?|posts?|pieces?|write-?ups?|listings?|press releases?|something|one|anuncios?|anuncia|textos?|notas?|uno|algo)';
/** "A caption for each one", "uno para cada una": the nights are known. */
const captionPerNight =
  /(?<!\p{L})(?:captions?|posts?|textos?|textitos?|pies? de foto|stor(?:y|ies)|historias?|publicaci(?:ón|ones)|something|algo|one|un[ao])(?!\p{L})[^.?!\n]{0,40}?(?<!\p{L})(?:(?:for|per|about) (?:each|every)(?: single)?(?: one| of them| (?:of (?:the|those|these|my|our) )?(?:shows?|gigs?|nights?|dates?|towns?|cit(?:y|ies)|concerts?|stops?|\d))?|per (?:show|gig|night|date|town|city|concert|stop)|each(?=\s*(?:$|[,;]|please))|(?:para|por|de|en) cada (?:un[oa]|fecha|noche|ciudad|concierto|show|sala|pueblo|bolo|sitio|lugar|tocada|toque|recital|función)|por (?:fecha|noche|ciudad|concierto|show|sala|pueblo|bolo|sitio|lugar|tocada|toque|recital|función))(?!\p{L})/iu;
const ofCaptions =
  /(?<!\p{L})(?:captions?|textos? para (?:redes|instagram|facebook|ig)|pies? de foto|historias?|ig|instagram|facebook|insta|stor(?:y|ies))(?!\p{L})/iu;

/** Whether the separate texts for nights are captions, not announcements. */
export function wantsCaptions(question: string): boolean {
  return (question.match(/[^.?!\n]+/g) ?? []).some((part) => captionPerNight.test(part) && ofCaptions.test(part));
}

const night =
  '(?:towns?|cit(?:y|ies)|shows?|gigs?|concerts?|dates?|nights?|stops?|venues?|places?|ciudad(?:es)?|conciertos?|fechas?|noches?|salas?|paradas?|sitios?|lugares?|pueblos?)';
const perNight = new RegExp(
  `(?<!\\p{L})${text}(?!\\p{L})[^.?!\\n]{0,30}?(?<!\\p{L})(?:each|every|all|per|two|three|four|five|six|cada|por|todas?|todos|dos|tres|cuatro|cinco|seis)(?: (?:single|one|of|the|my|our|these|those|\\p{L}+|las|los)){0,3}? ${night}(?!\\p{L})`,
  'iu',
);
/** "A post with all three dates", "something listing the dates": one text that has them all. */
export const withDates =
  /(?<!\p{L})(?:with|listing|including|that (?:has|lists)|con|lista(?:ndo)?) (?:(?:all|the|our|my|of|todas|todos|las|los|nuestr[oa]s|two|three|four|five|six|dos|tres|cuatro|cinco|seis|\d{1,2}|tour|gig) ){0,4}?(?:dates|nights|shows|gigs|fechas|noches|conciertos)(?!\p{L})/iu;
const announces = new RegExp(
  `(?<!\\p{L})(?:${verb}(?!\\p{L})[^.?!\\n]{0,60}?(?:announcements?|listings?|anuncios?)|announce|anuncia)(?!\\p{L})`,
  'iu',
);
const ofTour =
  /(?<!\p{L})(?:tour announcement|announcement (?:for|of) (?:the|my|our) tour|announce (?:the|my|our) tour|anuncio de (?:la |mi |nuestra )?gira)(?!\p{L})/iu;
const asks = new RegExp(`(?<!\\p{L})${verb}(?!\\p{L})`, 'iu');
/** "One announcement per town, please": the whole message is the request. */
const namesOnly = new RegExp(
  `^\\W*(?:(?:please|and|now|then|ok|okay|also|just|y|ahora|vale|también|mejor|por favor)[ ,]+)*(?:(?:a|an|one|the|un|una|el|los|las) )?(?:(?:short|separate|gig|show|own|corto|breve) )*${text}(?!\\p{L})`,
  'iu',
);
const wonders = /^\W*(?:how|when|why|should|what(?! about)|do (?:I|we)|is|are|cómo|cuándo|por qué)(?!\p{L})/iu;

/** The nights a message wants separate texts for: all of them, or those in the towns it names. */
export function nightsAskedFor(question: string, shows: readonly Show[]): readonly Show[] {
  const request =
    (question.match(/[^.?!\n]+/g) ?? []).findLast(
      (part) =>
        !wonders.test(part) && (asks.test(part) || (namesOnly.test(part) && (perNight.test(part) || isShort(part)))),
    ) ?? '';
  if (shows.length < 2) return [];
  if (wantsCaptions(question)) return shows;
  if (withDates.test(request) && !/(?<!\p{L})(?:each|every|per|cada)(?!\p{L})/iu.test(request)) return [];
  if (perNight.test(request)) return shows;
  // "A tour announcement: 4 March Dubbo, 6 March Orange" is one text, whatever nights it names.
  if (ofTour.test(request)) return [];
  return announces.test(request) || (namesOnly.test(request) && isShort(request))
    ? shows.filter(({ town }) => town !== '' && names(request, town))
    : [];
}

/** The facts a text about one night may use: nothing about other towns, and no details given for other nights. */
export function knownOf(show: Show, known: Known): Known {
  const others = known.shows
    .filter((one) => one !== show)
    .flatMap(({ town, venue }) => [town, venue])
    .filter((name) => name !== '' && name !== show.town && name !== show.venue);
  const isOurs = (words: string): boolean => !others.some((name) => names(words, name));
  return {
    ...known,
    shows: [show],
    gig: detailsOf(show, known.gig),
    statements: known.statements.filter(isOurs),
    coverage: known.coverage.filter(isOurs),
  };
}

function detailsOf(show: Show, ofAll: GigDetails): GigDetails {
  const own = Object.entries(show.gig).filter(([, words]) => words !== '');
  const guest = show.guest ? { support: show.guest } : {};
  return { ...ofAll, ...Object.fromEntries(own), ...guest };
}

/** "Announcement for Brighton, please": little more than the request. */
function isShort(part: string): boolean {
  return /(?<!\p{L})(?:announcements?|listings?|anuncios?)(?!\p{L})/iu.test(part) && part.trim().length < 60;
}

function names(words: string, name: string): boolean {
  const plain = (value: string): string =>
    ` ${value
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return plain(words).includes(plain(name));
}
