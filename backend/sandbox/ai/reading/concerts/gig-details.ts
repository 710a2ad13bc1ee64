import { remembered } from '../../remembered.js';
import { actReplaced } from '../changes/replaced-acts.js';
import {
  asClock,
  clock,
  isSameTime,
  timeReplaced,
  hoursOfNight,
  withHoursOfNight,
  withRightTimes,
} from './clock-times.js';
import { early } from './early-prices.js';
import { concessions, priceExtrasIn, spanishConcessions } from './price-extras.js';

/** The details of a concert for its announcement, in the artist's words; `""` for unknown ones. */
export interface GigDetails {
  price: string;
  doors: string;
  /** When the music starts. */
  starts: string;
  age: string;
  support: string;
  tickets: string;
  address: string;
}

const number = '\\d+(?:[.,]\\d{3})*(?:[.,]\\d{2})?(?: mil)?';
/** Currencies by word, as artists type them. */
export const currencies =
  '€|euros?|pounds|quid|dollars|bucks|rs|rupees?|inr|pesos|dólares|soles|lucas|bolívares|crowns|coronas|koruna|korun|kč|kr|kroner|kronor|krona|zlot(?:y|ys)|zł|francs|francos|forints?|lei|reais|yen|mxn|ars|cop|clp|usd|eur|gbp|czk|pln|sek|nok|dkk|chf|huf';
const currency = `(?:${currencies})(?!\\p{L})`;
/** "The price is now 12": a number that is called a price needs no currency. */
const ofPrice =
  '(?<!\\p{L})(?:price|entry|tickets?|precio|entradas?|boletos?|boletas?|taquilla)(?: (?:price|is|are|to|at|be|should be|cost|costs|now|only|just|es|son|a|cuestan?|salen?|valen?|están?|ahora|de|las?|entradas?)){0,4}:? ';
/** "£10 in advance, £12 on the door". */
const ofTwoPrices = `(?: (?:in advance|advance|adv|presale|anticipadas?|en preventa))?(?:,? (?:and|or|y|o) |, ?| ?/ ?| )(?:(?:on the door|otd|door|en (?:taquilla|(?:la )?puerta)) (?:it['’]?s |is |a |son )?[€£$]? ?${number}(?: ?(?:€|euros?|pounds|quid|dollars|bucks))?|[€£$]? ?${number}(?: ?(?:€|euros?|pounds|quid|dollars|bucks))? (?:(?:(?:on|at) the )?(?:door|night)|otd|en (?:taquilla|(?:la )?puerta)))(?!\\p{L})`;
/** "£12 on the door or £10 advance": the two in the other order. */
const doorFirst = ` (?:(?:(?:on|at) the )?(?:door|night)|otd|en (?:la )?(?:puerta|taquilla))(?:,? (?:and|or|y|o) |, ?| ?/ ?)[€£$]? ?${number}(?: ?(?:${currencies}))? (?:in advance|advance|adv|pre-?sale|beforehand|online|anticipadas?|en preventa)(?!\\p{L})`;
/** "7 euros, 5 si la compras antes", "£7, £5 if you book ahead". */
const ofEarlyPrice = `(?:(?: en)?(?: la)? (?:taquilla|puerta))?(?:,? (?:y|o|pero|and|or|but) |, ?| ?/ ?| ?\\()(?:a )?[€£$]? ?${number}(?: ?(?:${currencies}))? ${early}\\)?(?!\\p{L})`;
/** "12 anticipada y 15 taquilla", without a currency. */
const ofTwoBarePrices = `${number}(?: ?(?:${currencies}))? (?:(?:la |en |de )?anticipadas?|(?:en )?preventa)(?:,? (?:y|o) |, ?| ?/ ?)(?:a )?${number}(?: ?(?:${currencies}))? (?:(?:en |en la |la |de )?(?:taquilla|puerta)|el (?:mismo )?día)`;
/** "15 en taquilla y 12 anticipada". */
const ofBareDoorFirst = `${number}(?: ?(?:${currencies}))? (?:en )?(?:la )?(?:taquilla|puerta)(?:,? (?:y|o) |, ?| ?/ ?)(?:a )?${number}(?: ?(?:${currencies}))? ${early}(?!\\p{L})`;
/** "Anticipada 12 y taquilla 15". */
const ofTwoNamedPrices = `(?<!\\p{L})anticipadas? (?:a |son |es )?${number}(?: ?(?:${currencies}))?(?:,? (?:y|o) |, ?| ?/ ?)(?:en (?:la )?|la |de )?(?:taquilla|puerta) (?:a |son |es )?${number}(?: ?(?:${currencies})(?!\\p{L}))?(?!\\d|[.:]\\d)`;
/** "12 advance and 15 at the door", "12 adv / 15 otd". */
const ofTwoEnglishPrices = `${number} (?:in advance|advance|adv|pre-?sale|beforehand)(?:,? (?:and|or) |, ?| ?/ ?| )(?:then )?${number} (?:(?:(?:on|at) the )?(?:door|night)|otd|dos|day of(?: show)?)`;
const hour =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)';
const time = `(?<!\\d|[£€$] ?|(?:under|over|aged?)[- ])(?:half (?:past )?\\d{1,2}(?: ?[ap]m)?|\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]m|h(?:s|oras)?(?!\\p{L}))?|(?:half (?:past )?|quarter (?:past|to) |(?<=(?:at|are|is|from|around|las|:) ))${hour}(?: thirty| y media| y cuarto)?(?: o['’]clock)?(?!\\p{L})|noon|midnight|mediodía|medianoche)(?!\\d|s(?!\\p{L}))`;
/** "£8 on the door" is where people pay. */
const opens =
  '(?:doors|(?<!(?:on|at) (?:the )?)door(?!s)|puertas|(?:abren?|abrimos|apertura)(?: [\\p{L}]+){0,3}? (?:a|sobre) las|(?:they|it|we|venue|place) opens?(?: up)? (?:at|from))';
const isWhole =
  '(?![\\d:%+/]|[.,]\\d| ?(?:[ap]m|h|st|nd|rd|th|x)(?!\\p{L}))(?=$|[.,;!?)\\n]| (?:instead|now|each|btw|by the way|please|pls|a (?:head|ticket)|too|per|in|for|and|but|por|en|y|ahora))';

/** "Tocamos el sábado a las 21 h", "arranca a las 21": not a time at which doors open. */
const startsAt = new RegExp(
  `(?<!\\p{L})(?:toc(?:o|amos|aré|aremos|ar)|present(?:o|amos)|actúo|actuamos|empieza|empezamos|empiezo|arranca|arrancamos|arranco|comienza|comenzamos|concierto|bolo|recital|tocada|show|teatro|sala|fecha)(?!\\p{L})(?:(?!(?<!\\p{L})(?:puertas|abren?|abrimos|apertura)(?!\\p{L}))[^.!?\\n]){0,110}?(?<!(?:puertas|abren?|abrimos|apertura)(?: [\\p{L}]+){0,3} )(?<!\\p{L})(?:a las? |(?=\\d{1,2}(?:[:.]\\d{2})? ?h(?:s|oras)?(?!\\p{L}))|(?<=(?:arranc|empez|comenz|empiez|comienz)\\p{L}* )(?=\\d{1,2}[:.]\\d{2}(?![\\d.])))(${time}(?: de la (?:tarde|noche|mañana))?)`,
  'iu',
);

/** "Cambia el horario, es 20:30". */
const newStart =
  /(?<!\p{L})(?:horario|hora|comienzo|inicio)(?!\p{L}| de (?:las )?(?:puertas|apertura))[^.!?¿\d\n]{0,20}? (?:es|son|sería|a|a las|ahora) (\d{1,2}[:.]\d{2}(?: ?h(?:s|oras)?)?|\d{1,2} ?h(?:s|oras)?)(?![\p{L}\d])/iu;

/** "We're on at 8.30", "stage time 9pm", "the show starts at 8". */
const onStageAt =
  /(?<!\p{L})(?:(?:I['’]?m|I am|we['’]?re|we are) on(?: stage)?|on(?: stage)?|(?:stage|set|start) ?times?(?:['’]?s| is| are|:)?|(?:I|we) (?:play|start|go on|come on)|(?:music|show|gig|concert|my set|our set|it) (?:starts?|begins?|kicks off|is))(?: (?:at|from|around|about))? (?<=(?:at|from|around|about|times?|times?['’]?s|times? is|:) |(?:m|am|re|are) on (?=\d{1,2}[:.]\d{2}(?![.\d])))(\d{1,2}(?:[:.]\d{2})? ?[ap]m|\d{1,2}[:.]\d{2}|(?:half (?:past )?)?(?:six|seven|eight|nine|ten|eleven)|\d{1,2}(?=[.,;!?\n]|$| (?:and|till|until|for|sharp)))(?![\p{L}\d])/iu;

/** "Doors 7 music at 8", "doors 7pm / show 8pm". */
const musicAt =
  /(?<!\p{L})(?:(?:music|bands?|first (?:act|band|set)|live music) (?:at|from|by)|(?<=doors[^.!?\n]{0,30})(?:music|show|bands?|start|gig)(?: at| from|:)?|(?<=doors[^.!?\n]{0,30})(?:show|gig|concert) (?:at|from)) ((?:[1-9]|1\d|2[0-3])(?:[:.]\d{2})?(?: ?[ap]m)?)(?![\d:%+]|[.,]\d)(?=\s*(?:$|[.,;!?)\n/–—£€$-])| (?:and|till|until|sharp|so|then|at|in)(?!\p{L}))/iu;

/** What else may have a time in a sentence that also speaks of a concert. */
const elsewhere =
  'doors?|opens?|curfew|sale|announc\\p{L}+|live|embargo\\p{L}*|call|post|send|soundcheck|load-?in|radio|interview|podcast|stream|meet\\p{L}*|arriv\\p{L}+|rehears\\p{L}+|finish\\p{L}*|ends?|bus|train|flight|songs?|single|track|record|album|set|us|it|support\\p{L}*|after';
/** "At The Basement East, 9:40pm", "19th December 7.30pm": a time in a text about no other. */
const bareStart =
  /(?:^|[.!?] |,| at|@|(?<!\p{L})(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?: \d{4})?) ?(\d{1,2}(?:[:.]\d{2})? ?[ap]m(?: (?:till?|until) \d{1,2}(?: ?[ap]m)?(?![\d:.]))?)(?=$|[.,;!?)\n]| (?:on|in|at|till|until|sharp|start)(?!\p{L}))/iu;
/** "We're giving a concert at the hall on Saturday at 7.30pm and want a notice": a time in a sentence about more. */
const playsAt = new RegExp(
  `(?<!\\p{L})(?:giv(?:e|es|ing) (?:an? |our |my )?(?:\\p{L}+ )?(?:concert|recital|performance)|concert|recital|gig|(?:am|are|is|['’]re|['’]m) (?:playing|performing)|(?:we|I) (?:play|perform)|plays|performs)(?!\\p{L})(?:(?!(?<!\\p{L})(?:${elsewhere})(?!\\p{L}))[^.!?\\n]|[.](?=\\d)){0,110}?(?<!\\p{L})(?:at|from) (\\d{1,2}(?:[:.]\\d{2})? ?[ap]m|\\d{1,2}[:.]\\d{2})(?= (?:and|but|so|with|which|where|to raise|in aid)(?!\\p{L})|,)`,
  'iu',
);
/** "Noon until two", "from 8pm till late": told with its end. */
const fromTo =
  /(?<![\p{L}\d£€$.:])((?:noon|midday|12 noon)(?: ?(?:till?|until|to|[–-]) ?(?:\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?|half (?:past )?\p{L}+|one|two|three|four|five|six|seven|midnight|late))|\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)? ?(?:till?|until|to|[–-]) ?(?:\d{1,2}(?:[:.]\d{2})? ?[ap]m|midnight)|\d{1,2}(?:[:.]\d{2})? ?[ap]m ?(?:till?|until|to|[–-]) ?(?:\d{1,2}(?:[:.]\d{2})?|late|midnight))(?![\p{L}\d:%+])/iu;
/** "At noon", "12 noon". */
const atNoon =
  /(?<=(?:^|[.,]|(?<!\p{L})(?:at|from)) ?)((?:12 )?(?:noon|midday))(?=$|[.,;!?)\n]| (?:on|in|at|sharp|start)(?!\p{L}))/iu;
/** "The concert start is now 7.30", "7.30 start". */
const startNow = new RegExp(
  `(?<!\\p{L})(?<!door |doors )(?:start(?:s|ing)?(?: time)?|kick(?:s|ing)?[- ]?off|begin(?:s|ning)?)(?: time)?(?:(?:['’]s)? (?:be|to|is|it|at|now|should|will|has|been|moved|changed|from|for|are|a bit later|later|earlier)){1,5} (${clock})|(?<![\\p{L}\\d£€$.:])(${clock}) (?:start|kick[- ]?off)(?!\\p{L})`,
  'iu',
);
/** "17 de marzo, a las 23h". */
const spanishBareStart = /(?<!\p{L})a las (\d{1,2}(?:[:.]\d{2}| ?h(?:s|oras)?)(?: ?h(?:s|oras)?)?)(?![\p{L}\d])/iu;
const ofOtherTimes =
  /(?<!\p{L})(?:doors|opens?|curfew|on sale|announc\p{L}+|go(?:es|ing)? live|embargo\p{L}*|call|post|send|soundcheck|load-?in|radio|interview|podcast|stream|want|puertas|abr\p{L}+|apertura|prueba|entrevista|llam\p{L}+|mand\p{L}+|env[ií]\p{L}+|publi\p{L}+|subo|subimos)(?!\p{L})/iu;

/** Names of other artists on the bill. */
const word = "\\p{Lu}(?:[\\p{L}\\d&.'’-]*(?:[\\p{L}\\d]|in['’](?= \\p{Lu})))?";
const notActs =
  'We|I|It|They|He|She|My|Our|Doors|Puertas|Support|Tickets|Jan(?:uary)?|Feb(?:ruary)?|March|(?:April|May|June|August)(?! \\p{Lu}\\p{Ll})|July|Aug|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const act = `(?!(?:${notActs})(?!\\p{L}))(?:[Tt]he |[Ll]os |[Ll]as )?${word}(?: (?:(?:of|the|and|&|de|del|la|los|las) ){0,2}${word}){0,4}`;
const acts = `${act}(?:,? (?:and|&|y|plus) ${act}|, ${act})*`;

/** Whom the artist plays for: "we're opening for Low Tide". */
export const mainActs = new RegExp(
  `(?<!\\p{L})(?:supporting|support(?:ing slot)? (?:for|to)|open(?:ing)?(?: up)? for|teloner[oa]s de|telone(?:amos|o|ando) a|abr(?:imos|o|iendo) para) (?:(?:an?|the|our|some) (?:[\\p{Ll}-]+ ){1,4}?(?:(?:called|named|in) )?)?${acts}`,
  'gu',
);

/** "Support on all of them from", "the opening act for the whole tour is". */
const onNights =
  '(?: (?:on|for|at|in|across) (?:(?:all|every|each|both|most|the|of|whole|entire|these|those|them|our|three|four|five) ?){1,5}(?:dates?|nights?|shows?|gigs?|tour|night|stops?|run)?(?: (?:of them|of the tour))?)?';

/** "Support is Low Tide". Ignoring case, it also takes "con esa frase" for a name. */
const supportByWords = new RegExp(
  `(?:(?:support(?:ed|ing|s)?(?: acts?)?|(?:the |our )?(?:opener|opening (?:act|band)|support act))${onNights} (?:(?:is |are |will be |comes |will come |coming |now |this time(?: is)? )(?:from |by )?|from |by )|supports?: ?|(?:the |our )?(?:opener|opening (?:act|band)|support act)(?:['’]s|:) |opening (?:for (?:us|me) )?${onNights}(?:is|are|will be) |(?:first on|opening up)(?: the bill)?${onNights} (?:is|are|will be) |teloner[oa]s?(?: (?:en|de) tod[oa]s(?: las fechas)?)?(?: es| son| serán?)?:? |(?<!\\p{L})(?:abren?|abrirán?|telonean?)(?: (?:en )?tod[oa]s(?: las (?:fechas|noches))?)? |(?<!\\p{L})con )((?:the )?\\p{Lu}[^.,;!?\\n]{1,80})`,
  'iu',
);

/** "Support from paper lungs", typed without capitals. */
const typedSupport =
  /(?<!\p{L})(?:support(?:ed|ing)?(?: act)? (?:is |are |from |by |comes from )|supports?: ?|(?:the |our )?(?:opener|opening (?:act|band)|support act)(?:['’]s| is| will be|:) )((?!(?:an?|my|our|no|not|some|us|we|you|your|it|this|that|them|tb[ac]|to be|from|still|being|local|also|there|appreciated|welcome|everyone|everybody|for)(?!\p{L}))\p{Ll}[\p{Ll}\d'’-]*(?: (?!(?:on|at|in|from|for|with|doors?|tickets?|entry|is|are|will|who|which|so|but|it|we|i|all|every)(?!\p{L}))(?:&|\p{Ll}[\p{Ll}\d'’-]*)){0,5})/u;

const found: [part: keyof GigDetails, ...patterns: RegExp[]][] = [
  [
    'price',
    new RegExp(
      `((?:(?:[€£$₹]|(?<!\\p{L})rs\\.?) ?${number}|${number} ?${currency})(?:${ofTwoPrices}|${doorFirst}|${ofEarlyPrice}| (?:in advance|adv(?:ance)?|(?:on|at) the (?:door|night)|otd|en (?:la )?(?:puerta|taquilla))(?!\\p{L}))?|(?<![\\p{L}\\d€£$.,:/-])${ofTwoBarePrices}(?!\\p{L})|${ofTwoNamedPrices}|(?<![\\p{L}\\d€£$.,:/-])${ofBareDoorFirst}|(?<![\\p{L}\\d€£$.,:/-])${ofTwoEnglishPrices}(?!\\p{L})|free entry|entry is free|entrada libre|(?<!(?:(?<!\\p{L})un[ao]?s?|\\d|llevan?) (?:\\p{L}+ ){1,2})gratis|(?<!\\p{L})(?:(?:a )?tenner|(?:a )?fiver|(?:${hour}|thirteen|fourteen|fifteen|sixteen|eighteen|twenty(?:[- ]five)?|thirty) (?:pounds|quid|euros|dollars|bucks))(?!\\p{L})|(?<=(?:entry|admission|entrance|tickets?|show|gig|it)(?:['’]s| is| are) )free(?! (?:to|of|for))|pay what you (?:can|want|like)|(?:by |on )?donations?(?= (?:on|at) the door| only|$|[.,;!?\\n])|taquilla inversa|la voluntad|(?<=${ofPrice})${number}${isWhole})`,
      'iu',
    ),
  ],
  ['starts', startsAt, newStart, onStageAt, musicAt, startNow, fromTo, bareStart, playsAt, atNoon, spanishBareStart],
  [
    'doors',
    // "8pm doors", "7.30 for doors"
    /(?<![\p{L}\d£€$.:])(\d{1,2}(?:[:.]\d{2})? ?[ap]m|\d{1,2}[:.]\d{2}|\d{1,2}(?= for))(?: for(?: the)?)? doors(?!\p{L}| (?:at |are |open )?\d)/iu,
    new RegExp(`(?<!\\p{L})${opens}[^.!?\\n]{0,20}?(?<!\\p{L})(${time})(?! ?\\+)`, 'iu'),
  ],
  [
    'age',
    /(\d\d ?\+|all ages|\d\d (?:and|or) (?:over|older|up)|\d\d plus|(?<!\p{L})(?:strictly )?over[- ]\d\d(?!\d)s?(?: only)?|under[- ]\d\ds? (?:are |is )?not (?:allowed|admitted|permitted)|(?<!(?:free|half price|cheaper|less|\d) (?:entry )?for (?:all )?)(?:no )?under[- ]\d\ds?(?!\p{L}| (?:go |get in |are )?(?:for )?(?:free|half|cheaper|[£€$]))(?: with an adult)?|todas las edades|todos los públicos|(?:mayores|a partir) de \d\d(?: años)?|\+ ?\d\d(?![\d ]))/iu,
  ],
  [
    'support',
    new RegExp(
      `(?<!\\p{L})(?:[Ww]ith |[Cc]on )?(${acts}),? (?:(?:as|on|in|de|como) (?:the |our |main |los )*(?:support|openers?|opening acts?|teloner[oa]s?)|(?:(?:is|are|will be) )?(?:supporting(?! (?:(?:the )?\\p{Lu}|(?:an?|our|my|some) ))|opening(?! (?:for|up for) (?:(?:the )?\\p{Lu}|(?:an?|our|my|some) ))|warming up)|(?:(?:is|are|will be) joining|joins?) us(?! (?:from|in \\p{Lu}))|(?:(?:will|(?:is|are) going to|(?:has|have) agreed to) (?:open|support|warm up)|supports?|opens?)(?= (?:us|up(?! for (?!us))|for us|on the night|(?:the|both|all|each|every) (?:nights?|shows?|gigs?|dates?|evening)|proceedings)(?!\\p{L})|[.,;!?\\n]|$)|abriendo|calentando)(?!\\p{L})`,
      'u',
    ),
    // "Support all dates = Vole Funeral"
    new RegExp(
      `(?<!\\p{L})[Ss]upports?(?: (?:on|for|at|in))?(?: (?:all|every|each|the|both|these|other)){0,2} (?:dates?|nights?|shows?|gigs?) ?(?:=|:|[–—-]) ?(${acts})`,
      'u',
    ),
    // "Y se suma Nahuel Pintos de invitado"
    new RegExp(`(?<!\\p{L})[Ss]e (?:nos )?(?:suman?|unen?)(?: también)? (${acts})`, 'u'),
    // "A guest set from Lerato Blue"
    new RegExp(`(?<!\\p{L})(?:[Gg]uest sets?|[Ss]pecial guests?)(?: (?:from|by|is|are)|:)? (${acts})`, 'u'),
    // "Abre una piba que se llama Juli Ferreyra"
    new RegExp(
      `(?<!\\p{L})(?:[Nn]os )?(?:[Aa]bren?|[Aa]brirán?|[Tt]elonean?|[Cc]alientan?|[Tt]eloner[oa]s?(?: es| son| será| serán)?|[Aa]compañan?|[Ii]nvitad[oa]s?(?: es| son)?)(?: (?:la noche|el show|la fecha|para nosotr[oa]s))?,? (?:una?|un[ao]s|el|l[ao]s?|mis?|nuestr[oa]s?) [^.,;!?\\n]{1,40}? (?:se llaman?|llamad[oa]s?|que conocen como) (${acts})`,
      'u',
    ),
    // Typed without capitals, as the artist wrote it.
    /(?<!\p{L})(?:with|con) ((?!(?:an?|my|our|no|some|the|un|una|mi|nuestr[oa]|l[oa]s)(?!\p{L}))\p{Ll}[\p{Ll}'’]*(?: (?:&|\p{Ll}[\p{Ll}'’]*)){0,3}?) (?:supporting|as (?:the |our )?(?:support|openers?)|in support|opening|(?:de|como) teloner[oa]s?)(?!\p{L})/u,
    supportByWords,
    typedSupport,
  ],
  [
    'tickets',
    /(?:(?<!\p{L})(?:tickets?|entradas)[^!?\n]{0,40}?(?<![\p{L}\d@.-])|(?=\S*(?:ticket|entradas)))(https?:\/\/[^\s<>"')]+[^\s<>"').,!?]|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,6}\/[^\s.,]+|(?<=(?:at|on|from|via|en|por|:) )[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,8}(?![\p{L}\d@]))/iu,
    /(https?:\/\/[^\s<>"')]+[^\s<>"').,!?])[^.!?\n]{0,30}?(?<!\p{L})(?:tickets?|entradas)(?!\p{L})/iu,
  ],
  [
    'address',
    /(?<!(?:[Ee]-?mail|[Ww]eb|IP) )(?:[Aa]ddress(?: of the venue)?(?:['’]s| is|:)|[Dd]irección(?: completa)?(?: de la sala)?(?: es|:)) ((?=[^.!?;\n]*\d|[CcAaPp]\p{L}* )[\p{Lu}\d][^@!?;\n]{4,80}?)(?=\.?\s*$|[.!?;\n]\s| and (?:doors|tickets|it|we)| y (?:las?|los|abren))/u,
    /(\d{1,4} (?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*(?!\p{L}))[\p{Lu}][\p{L}'’ ]{2,40}(?: (?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Way))(?:, [A-Z\d ]{5,9})?|(?<!\p{L})(?:[Cc]alle|[Aa]venida|[Pp]laza) (?:(?! a las?(?!\p{L}))[\p{L} ]){2,40},? \d{1,4})/u,
  ],
];

const isName = /^(?:the )?\p{Lu}/u;
/** "Low Tide on 3 April", "Low Tide and doors at 7". */
const behindName =
  /,? (?:(?:and|y|with|con) )?(?:(?:except|apart from|other than|but not|on (?:all|every|both)|for (?:all|every|both)|at (?:all|every|both)|on the (?:night|day))(?!\p{L})|doors|puertas|tickets|entradas|(?:on|el) (?:the )?(?:\d|\p{L}+day|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|at (?:the |\d|\p{Lu})|en (?:la |el |\p{Lu})|in (?:the )?\p{Lu}|a las \d|(?:de|como) (?:teloner|invitad)|(?<= y )(?:son|es|somos|(?:la|las) entradas?|cuestan?|empieza|empezamos|tocamos|abren|hay|está|me|nos|ya|también)(?= [\p{Ll}\d$€£])).*$/u;

/** A text without questions such as "is it all ages?", which state no details. */
export function withoutQuestions(text: string): string {
  return text.replace(asksWhether, '');
}

/** A time in the artist's own words: "9 de la noche". */
function asTold(time: string, texts: readonly string[]): string {
  const told = texts.flatMap((text) => text.match(hoursOfNight) ?? []);
  return told.findLast((words) => time !== '' && withHoursOfNight(words) === time) ?? time;
}

const asksWhether =
  /(?<=^|[.!?\n]\s*)¿?(?:(?:and|so|but|or|y|o) )?(?:is|are|was|were|es|son|hay)(?!\p{L})[^.!?\n]*\?/giu;

/** Times that a sentence may give for something else: when to post, or to be on the radio. */
const bareTimes = new Set([bareStart, spanishBareStart, fromTo, atNoon]);

/** Reads the details of a concert; newer texts win. */
export const gigDetailsIn = remembered((written: readonly string[]): GigDetails => {
  const texts = written.map((text) => withRightTimes(withHoursOfNight(text)));
  const details: GigDetails = { price: '', doors: '', starts: '', age: '', support: '', tickets: '', address: '' };
  for (const [part, ...patterns] of found) {
    const [newest = '', ...before] = texts.toReversed().flatMap((text) => valuesIn(text, part, patterns).slice(0, 1));
    const priced = before.find((one) => !/^[\d.,]+$/.test(one) && !bareTwoPrices.test(one)) ?? '';
    details[part] = part === 'price' ? withCurrency(newest, priced) : newest;
    if (part === 'doors' || part === 'starts') details[part] = asTold(ofEvening(newest, texts), written);
  }
  for (const text of texts) {
    const replaced = details.support === '' ? null : actReplaced(text, details.support);
    if (replaced) details.support = details.support.replace(replaced.from, () => replaced.to);
    withTimeReplaced(details, text);
  }
  return withExtras(details, texts);
});

function valuesIn(text: string, part: keyof GigDetails, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => {
    const of = bareTimes.has(pattern)
      ? withoutOtherTimes(text, pattern)
      : part === 'price'
        ? withoutConcessions(text)
        : text;
    const value = pattern.exec(of)?.slice(1).find(Boolean)?.trim();
    if (value === undefined || (pattern === supportByWords && !isName.test(value))) return [];
    return [part === 'support' ? value.replace(behindName, '') : value];
  });
}

/** The sentences that speak of no other time than the one at which the music starts. */
function withoutOtherTimes(text: string, pattern: RegExp): string {
  if (pattern === spanishBareStart) return ofOtherTimes.test(text) ? '' : text;
  return text
    .split(/(?<=[.!?])\s+|\n/u)
    .filter((one) => !ofOtherTimes.test(one))
    .join('\n');
}

/** "8.30pm" for "half 8", and for "half 2" if other times were told as "8pm". */
function ofEvening(time: string, texts: readonly string[]): string {
  const told = asClock(time);
  const isHalf = /^half /iu.test(time) && !/[ap]m$/iu.test(time);
  const isOfPm = isHalf && (/^(?:[5-9]|1[01])\./u.test(told) || texts.some((text) => /\d ?pm(?!\p{L})/iu.test(text)));
  return isOfPm ? `${told}pm` : told;
}

/** "It's half 7, not 8": whichever of the times was 8. */
function withTimeReplaced(details: GigDetails, text: string): void {
  const replaced = timeReplaced(text);
  if (replaced === null) return;
  const part = (['doors', 'starts'] as const).find((one) => isSameTime(details[one], replaced.from));
  if (part !== undefined) details[part] = ofEvening(replaced.to, [details[part]]);
}

/** "Under 16s free": the price of the others is told elsewhere, unless there is none. */
function withoutConcessions(text: string): string {
  const told = text.replace(spanishConcessions, '');
  const rest = told.replace(concessions, '');
  return /[£€$] ?\d|\d ?(?:€|euros?|pounds|quid|dollars)/iu.test(rest) ? rest : told;
}

/** The price with who pays less, and what it includes. */
function withExtras(details: GigDetails, texts: readonly string[]): GigDetails {
  const extras = texts.map(priceExtrasIn).findLast((one) => one !== '') ?? '';
  if (extras === '' || details.price === '' || details.price.includes(extras)) return details;
  return { ...details, price: `${details.price}, ${extras}` };
}

const bareTwoPrices =
  /^\d[\d.,]* (?:(?:la |en |de )?anticipadas?|(?:en )?preventa|(?:en )?(?:la )?(?:taquilla|puerta)|in advance|advance|adv|pre-?sale|beforehand)(?!\p{L})/iu;
/** The second of two such prices in English, which has a currency of its own: "$12 advance and $15 at the door". */
const secondPrice = /(?<=\D )\d[\d.,]*(?= (?:(?:(?:on|at) the )?(?:door|night)|otd|dos|day of))/iu;

/** Gives a price without a currency that of another price. */
export function withCurrency(price: string, other: string): string {
  if (bareTwoPrices.test(price)) {
    const [, before = '', after = ''] =
      new RegExp(`^([€£$] ?)?\\d[\\d.,]*( ?(?:${currencies})(?!\\p{L}))?`, 'iu').exec(other) ?? [];
    const withOwn = (amount: string): string => before + amount + after;
    return price.replace(/\d[\d.,]*/u, withOwn).replace(secondPrice, withOwn);
  }
  if (!/^\d+(?:[.,]\d{2})?$/.test(price)) return price;
  const single = other.replace(/(?: (?:in advance|adv(?:ance)?))?(?:, .*)?$/u, '');
  const [, sign = '', behind = ''] =
    new RegExp(`^((?:[€£$₹]|rs\\.?) ?)?\\d+(?:[.,]\\d{2,3})?( ?(?:${currencies}))?$`, 'iu').exec(single) ?? [];
  return sign + price + behind;
}
