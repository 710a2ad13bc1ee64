import { namesDeparture } from '../people/departures.js';
import { withoutEarlierWorks } from '../works/earlier-works.js';
import { reportsMovedConcert } from './concert-moved.js';
import { saysConcertIsOff } from './concert-off.js';
import { deniedRumour } from './denied-rumours.js';
import { withoutGoodCauses } from './good-causes.js';
import { isStandIn } from './plain-news.js';

/** Events that always need a statement if they happen to the artist or their people. */
const grave =
  /(?<!\p{L})(?:arrest(?:ed)?|detained|attacked|accus(?:ed?|es|ing|ations?)|allegations?|assault(?:ed)?|harass(?:ed|ment|ing)|charged with|lawsuit|(?:is|are|being) su(?:ed|ing)|backlash|scandal|(?:false|fake|made[- ]up) (?:story|rumou?rs?|claims?|news)|got hacked|was hacked|spreading (?:lies|rumou?rs)|detenid[oa]s?|detuvieron|arrestad[oa]s?|acusan?|acus(?:ó|aron|ando)|difam\p{L}+|calumni\p{L}+|funa(?:n|ron|ndo)|nos funa|acusad[oa]s?|acusaciones|denuncia(?:do|da|ron)?|agresión|agredid[oa]s?|bulo)(?!\p{L})/iu;
/** A cancelled concert: all three must match, the last of which gives the cause, the need, or what people say. */
const cancelled = [
  /(?<!\p{L})(?:cancel(?:l?ed|l?ing)?|call(?:ed|ing)? off|postpon(?:e[ds]?|ing)|pull(?:ed|ing)? (?:out|the|both|all|our)|(?:gigs?|shows?|dates?|nights?|(?:first|last|next|other) (?:one|two|three)|both|all (?:of them|two|three|four)) (?:is|are|['’]s|['’]re)(?: now| both| all| sadly)? off(?! (?:to|the))|aplaz\p{L}+|suspend\p{L}+|posterg\p{L}+|cancel(?:ar|amos|a|an|aron|ó|é|ado|ada))(?!\p{L})/iu,
  /(?<!\p{L})(?:shows?|gigs?|concerts?|tour|conciertos?|gira|bolos?|actuación)(?!\p{L})/iu,
  /(?<!\p{L})(?:because|(?:have|has|had|need|going|forced|got) to|what (?:do|should|can) (?:we|I) (?:say|tell|do)|ill|sick|flood(?:ed|ing)?|storm|power cut|doc(?:tor)? (?:says|said)|injur(?:y|ed)|(?:did|broke|broken|hurt|injured) (?:my|his|her|their) (?:shoulder|wrist|arm|leg|hand|back|ankle|knee|finger|foot)|(?:lost|losing) (?:my|her|his|their) voice|tenemos que|tengo que|hemos tenido que|tuvimos que|qué (?:decimos|digo|hacemos|hago)|entradas|enferm[oa]s?|inundad[oa]s?|inundó|inundación|temporal|apagón|sin voz|angry|upset|furious|complain(?:s|ing|ed)?|refunds?|disappointed|porque|enfadad[oa]s?|indignad[oa]s?|quejas?|quejan|devoluci(?:ón|ones))(?!\p{L})/iu,
];
/** "Need something to post asap", "can you write it". */
const wantsToTell =
  /(?<!\p{L})(?:need|want|write|draft|something|words|post|announce|tell|say|qué (?:le |les )?(?:digo|decimos|pongo|ponemos)|statement|publicar|avisar|comunicado|anunciar|escrib\p{L}+|necesit\p{L}+|algo para|texto)(?!\p{L})/iu;
/** A concert that can't be played, without the word "cancel": all three must match, the last of which asks what to say. */
const cantPlay = [
  /(?<!\p{L})(?:(?:we|I)(?: (?:can['’]?t|cannot|can not|won['’]?t be able to|aren['’]?t going to|am not going to)|['’](?:re|m) not going to) (?:make|play|get to)|no (?:podemos|puedo|podremos|podré|(?:vamos|voy) a poder) (?:tocar|llegar|ir)|clausur(?:aron|ó|ad[oa])|cerraron (?:el|la) (?:lugar|local|bar|club|sala|boliche))(?!\p{L})/iu,
  /(?<!\p{L})(?:tonight|tomorrow|this (?:week|mon|tue|wed|thu|fri|sat|sun)\p{L}*|on (?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|esta noche|mañana|(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|tocábamos|tocaba)(?!\p{L})/iu,
  /(?<!\p{L})(?:need (?:a |to |some )?(?:post|statement|say|tell|announce|cancel|put|let|words|something)|statement|what (?:do|should|can) (?:we|I)|tell|say|qué (?:digo|decimos|hago|hacemos|pongo|ponemos)|comunicado|publicar|publicamos|avisar|avisamos)(?!\p{L})/iu,
];
/** A member who leaves: both must match, the second of which says that people ask. */
const parted = [
  /(?<!\p{L})(?:nos hemos separado|nos separamos|(?:se|nos) (?:va|fue|ha ido|deja|dejó|ha dejado|separa|separó)|(?:deja|dejó|ha dejado|dejaron|dejan|abandona|abandonó) (?:la banda|el grupo|el proyecto)|hemos (?:echado|despedido)|(?:echamos|despedimos) a|ya no (?:está|toca) (?:en la banda|en el grupo|con nosotros))(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:la )?prensa|medios|periodistas?|preguntan|comunicado|qué (?:decimos|digo)|rumores)(?!\p{L})/iu,
];
/** The end of a band, which others will ask about even if no one has yet. */
const splitUp =
  /(?<!\p{L})(?:(?:we|the band|the group)(?:['’](?:ve|re)| have| are| has| is)? (?:just |all )?(?:decided to |going to |agreed to )?(?:split(?:ting)? up|break(?:ing)? up|call(?:ing)? it a day|disband(?:ing|ed)?|part(?:ing|ed)? ways|go(?:ing)? our separate ways)|(?:my|our) (?:band|group|duo|trio)(?: (?:is|are)|['’]s) (?:just )?(?:splitting up|breaking up|calling it a day|disbanding|parting ways)|hemos decidido (?:separarnos|dejarlo|disolver)|(?:la banda|el grupo) se (?:separa|disuelve|termina|acaba)|ponemos fin (?:al|a la) (?:grupo|banda|proyecto))(?!\p{L})/iu;
/** What others say about the artist: "the paper wrote that we lied". */
export const saidByOthers =
  /(?<!\p{L})(?<!(?<!\p{L})(?:should|could|must|can|please|to|(?:let|make|can|could|should) it|lines?|sentences?|words?|bit|part|note|post|paragraph|caption|something|one) )(?:says?|said|saying|claims?|claimed|claiming|writes|wrote|written|posts|posted|tells|telling)(?: people| everyone| everybody)?(?: that)? (?:we|I)(?:['’]re| were| was| are| did| didn[’']?t| don[’']?t| never| cancell?ed| stole| lied)(?!\p{L})|(?<!\p{L})(?:dicen?|diciendo|escrib(?:e|en|ió|ieron)|han? (?:escrito|dicho|publicado)|public(?:a|an|ó|aron)) que (?:(?:yo|nosotr[oa]s|no|nunca) )?(?:hemos|estábamos|éramos|soy|somos|estaba|he|fuimos|cancelamos|robamos|mentimos|plagiamos|copiamos|plagié|copié|cancelé|robé|mentí|estafé|estafamos|insulté|insultamos|pegué|agredí|engañé|engañamos|amenacé|dejé (?:tirad|plantad)\p{L}+|dejamos (?:tirad|plantad)\p{L}+|cobré sin|cobramos sin)(?!\p{L})/iu;
/** A report by others that the artist says is wrong: both must match. */
const denied = [
  /(?<!\p{L})(?:han? (?:escrito|dicho|publicado|contado|sacado|puesto)|public(?:a|an|ó|aron)|dicen?|dijo|dijeron|escrib(?:e|en|ió|ieron)|asegura(?:n|ron)?|afirma(?:n|ron)?|cuentan?|contaron|corre el rumor|circula|diciendo(?= que))(?!\p{L})[^.!?\n]{0,60}?(?<!\p{L})que(?!\p{L})/iu,
  /(?<!\p{L})(?:no (?:es|era|fue) (?:verdad|cierto|así)|(?:es|son|era) (?:todo )?(?:una )?(?:mentiras?|fals[oa]s?|inventos?|inventad[oa]s?|bulos?)|nada de eso (?:es|pasó|ocurrió)|eso no (?:pasó|ocurrió)|se lo (?:ha[n]? inventado|inventaron|inventó)|(?:lo )?(?:ha[n]? inventado|inventaron))(?!\p{L})/iu,
];
/** What the artist says themselves: "I said we were on at nine". */
const saidBySelf =
  /(?<!\p{L})(?:I|we)(?:['’]ve| have)? (?:said|wrote(?! (?:it|this|my|our|the (?:song|melody|lyrics|track|tune|riff))(?!\p{L}))|posted|told)(?!\p{L})/iu;
/** Events that may also be the subject of a song, so they only count with the words below. */
export const harm =
  /(?<!\p{L})(?:hurt|injur(?:ed|ies|y)|died|dead(?! (?:turnout|crowd|room|night|quiet|good|end))|killed|ambulance|hospital|police|crash(?:ed)?|accident|robbed|collapsed|a fire|on fire|caught fire|fell|stolen|stole|theft|leaked|cancell?ed|apologi[sz]e|herid[oa]s?|murió|muert[oa]|falleció|ambulancia|policía|accidente|incendio|cayó|robad[oa]|robaron|cancelad[oa])(?!\p{L})/iu;
const now =
  /(?<!\p{L})(?:last night|tonight|yesterday|today|this (?:morning|afternoon|evening|week|weekend)|an hour ago|just now|at (?:our|my|the) (?:\p{L}+ )?(?:show|gig|concert|soundcheck|venue)|on (?:the way|tour)|journalists?|reporters?|the press|statement|anoche|ayer|hoy|esta (?:mañana|tarde|noche)|en (?:nuestro|el|mi) concierto|concierto de (?:hoy|mañana|esta noche|ayer|este \p{L}+)|(?:tonight|tomorrow)['’]s (?:show|gig|concert)|periodistas?|comunicado)(?!\p{L})/iu;
const ours =
  /(?:^|[,.!?;\n] ?)(?:the |our )?(?:drummer|singer|bassist|guitarist|vocalist)(?= (?:did|broke|has|is|got|hurt|injured|lost|can['’]?t|cannot)(?!\p{L}))|(?:^|[,.!?\n] ?|(?<!\p{L})(?:hi|hey|hello|help|ok|so|and|well|just|fast) )(?:have|got|had|having|gotta|need) to (?=(?:cancel|postpone|call|pull|move|reschedule)(?!\p{L}))|(?<!\p{L})(?:my|our|me|us|we|I|mi|mis|nuestr[oa]s?|nos|me|tenemos|tengo|hemos|tuvimos|el (?:concierto|bolo|show|recital) (?:de (?:hoy|mañana|esta noche|este)|del)|la (?:gira|tocada))(?!\p{L})/iu;
export const isOfSong =
  /(?<!\p{L})(?:(?:songs?|singles?|tracks?|album|EP|record|it|lyrics?|words)(?: is| are|['’]s)? about|(?:song|album|EP|record) (?:of|out of) it|in (?:my|our|the) (?:song|video)|trata de|habla de)(?!\p{L})/iu;

function isParted(words: string): boolean {
  return (
    splitUp.test(words) ||
    (parted.every((pattern) => pattern.test(words)) &&
      !/(?<!\p{L})(?:nota|gacetilla) /iu.test(words) &&
      // "Nuestra bajista Nora deja el grupo, qué decimos?": news of the line-up, unless others ask.
      !(namesDeparture(words) && !parted[1]?.test(words.replace(/qué (?:decimos|digo)/giu, ''))))
  );
}

/** Whether all that a message reports is that a member leaves. */
export function speaksOfParting(text: string): boolean {
  return isParted(text) && !grave.test(text) && !harm.test(text);
}

/** "The BBC said we were “one to watch”": praise, not a claim about the artist. */
const quotedPraise =
  /(?<!\p{L})(?:says?|said|writes|wrote)(?: that)? (?:we|I)(?:['’]re| were| was| are) (?:an? |the )?["“«][^"“”«»\n]*["”»]/giu;

/** Whether a message reports something that happened to the artist or their people, and that others will ask about. */
export function speaksOfCrisis(text: string): boolean {
  const words = withoutGoodCauses(withoutEarlierWorks(text))
    .replace(quotedPraise, '')
    .replace(/["“«][^"“”«»\n]*["”»]/g, '');
  if (isOfSong.test(words)) return false;
  if (deniedRumour(words, 'en') !== null || deniedRumour(words, 'es') !== null) return true;
  if (saidByOthers.test(words) && !saidBySelf.test(words)) return true;
  if (denied.every((pattern) => pattern.test(words))) return true;
  if (isParted(words) || cantPlay.every((pattern) => pattern.test(words))) return true;
  if (reportsMovedConcert(words)) return true;
  if (isStandIn([words])) return true;
  if (saysConcertIsOff(words) && (wantsToTell.test(words) || cancelled[2]?.test(words) === true)) return true;
  if (!ours.test(words)) return false;
  if (cancelled.every((pattern) => pattern.test(words))) return true;
  return grave.test(words) || (harm.test(words) && now.test(words));
}
