import type { Language } from '../../reading/language.js';

/** How much shorter a message wants a text. */
export interface ShorterAsked {
  unit: 'words' | 'characters';
  /** The most of them; null if the message names no number. */
  most: number | null;
  /** What is to be left if the message names no number, and of what: the whole text, or what of it can go. */
  share: number;
  of: 'text' | 'rest';
  /** "Make them shorter": all texts of the last reply. */
  isOfAll: boolean;
  /** What is to stay: "but keep the quote". */
  keeps: string[];
}

const degree =
  '(?:(?:a|an|the|bit|little|tiny|touch|tad|lot|way|much|even|far|slightly|somewhat|quite|rather|very|really|super|so|still|kinda|kind of|sort of|just|maybe|also|more|be|being|to) ){0,4}';
const kind =
  '(?:press release|release|press text|pitch(?:es)?|announcements?|captions?|follow[- ]?up|e-?mails?|texts?|bios?|biography|copy|documents?|drafts?|posts?|message|write[- ]?up)';
const object = `(?:it|that|this|them|those|these|everything|(?:all|both|each) of (?:it|them|those)|(?:the|that|this) (?:whole|entire|last|full)? ?(?:thing|lot|piece|one|version)|(?:the|my|our|your|that|this|those|all the|both) (?:(?!(?:song|track|video|gig|show|tour)(?!\\p{L}))[\\p{L}-]+ )?${kind})`;
const shorter =
  '(?:shorter|briefer|tighter|more (?:concise|succinct|compact)|less (?:wordy|long|text)|short and sweet|to the point)';
const version = '(?: (?:version|one|text|draft|copy|edit|take)(?: of (?:it|that|this|the same))?)?';
const opening =
  "(?:(?:please|pls|plz|hey|hi|hello|ok|okay|k|and|but|so|also|now|then|cool|great|nice|lovely|love it|thanks|thank you|hmm+|actually|maybe|perhaps|just|well|oh|sorry|no|yes|yeah|mate|lol|omg|ugh|i think|i feel like|i guess|i reckon|can|could|would|will|should|you|u|ya|we|i|i['’]?d|we['’]?d|need(?: to)?|want(?: to)?|like(?: to)?|love|prefer|gotta|have to|is there (?:a way to|any way to|an?)|is it possible to|any chance (?:of|you could|u could)|how about|what about|do|try(?: to)?|let['’]?s|still|again|rather|too|help (?:me|us)(?: to)?|it['’]?s (?:good|great|nice|lovely|fine|ok)) ?,? ?)*";
const verb =
  '(?:(?:make|made|making|get|keep|keeping|have|having|need|needs|want|like|prefer|do|write|rewrite|redo|give|see|send|try)(?: (?:me|us))?)';
const ends =
  "(?= *$| (?:please|pls|plz|for|so|if|because|cos|cuz|than (?:that|this|it)|that|which|again|too|also|though|tho|now|then|thanks|thank you|by|or|with|without|while|since|when|x+|mate|lol|overall|still|like|im|i'm|isn['’]?t it|no|right|innit|to (?:be|fit|go|send|put|post|print|read))(?!\\p{L}))";

const english = (words: string): RegExp => new RegExp(`^${opening}(?:${words})${ends}`, 'iu');
const asksInEnglish = [
  english(
    `(?:${verb} )?(?:${object} )?(?:(?:should|could|can|might|must|needs?|has|ought|wants|would) (?:it |this |that )?)?${degree}${shorter}${version}`,
  ),
  english(`(?:is|are)? ?(?:something|anything) ${degree}${shorter}`),
  english(
    `${object} (?:should|could|can|needs?|has|ought|would|could do with|could use)(?: to)?(?: be)? ${degree}${shorter}`,
  ),
  english(
    `${object} (?:could do with|could use|needs|wants) (?:a (?:bit of )?)?(?:trim(?:ming)?|cut(?:ting)?(?: down)?|shortening)`,
  ),
  english(
    `(?:shorten|trim|tighten|condense|abridge|prune|halve|compress|streamline|reduce)(?:ing)?(?: ${object})?(?: (?:down|up|back|a (?:bit|little|lot)|some|in half|by (?:half|a (?:third|quarter|bit|lot)))){0,2}`,
  ),
  english(
    `(?:cut|chop|boil|slim|pare|whittle|get|bring|strip|take)(?:ting)? (?:${object} (?:down|back|in half|by (?:half|a (?:third|quarter|bit|lot))|shorter)|(?:down|back)(?: on)?(?: ${object})?)(?: (?:a (?:bit|little|lot)|some(?: more)?|more|in half|by half|in length|in size))*`,
  ),
  english(
    `(?:cut|lose|drop|take out) (?:some|a (?:bit|little|lot)|half) of (?:it|that|this|the (?:text|words|waffle|length))(?: out)?`,
  ),
  english(`(?:cut|lose|drop) (?:some|a few) (?:words|text|length)`),
  english(
    `(?:${object} )?(?:(?:is|are|['’]?s|was|looks?|feels?|seems?|reads?|comes out|turned out|came out) )*${degree}(?:too (?:long|wordy|much (?:text|to read|words))|long[- ]winded|on the long side)`,
  ),
  english(
    `(?:that|this|it)['’]?s ${degree}(?:too (?:long|wordy|much (?:text|to read))|long[- ]winded|on the long side|long)`,
  ),
  english(`(?:${object} is )?(?:a bit|bit|kinda|quite) long`),
  english(
    `(?:${verb} )?(?:${object} )?(?:to |be |to be |about |around |roughly |only |just )*(?:half (?:as long|(?:the|its|this|that) (?:length|size)|the words)|a (?:third|quarter) of (?:the|its) (?:length|size))`,
  ),
];

const spanishObject =
  '(?:(?:la|el|mi|nuestr[ao]|est[ae]|es[ae]|los|las) (?:nota(?: de prensa)?|comunicado|gacetilla|texto|textos|correo|mail|anuncio|pitch|biograf[ií]a|bio|mensaje|versi[oó]n|borrador|post))';
const spanishShorter =
  '(?:m[aá]s (?:cort\\p{L}{1,5}|brev\\p{L}{1,6}|resumid[ao]s?|concis[ao]s?|chiquit[ao]s?|chic[ao]s?|pequeñ[ao]s?|compact[ao]s?)|menos (?:larg[ao]s?|extens[ao]s?|texto|palabras))';
const spanishOpening =
  '(?:(?:hola|oye|oiga|che|ey|vale|ok|okay|bueno|bien|genial|perfecto|gracias|me gusta|est[aá] (?:bien|chido|bueno|genial|padre|bonito|lindo)|y|pero|ahora|entonces|pues|mejor|tambi[eé]n|por favor|porfa(?:vor|s)?|me|nos|lo|la|los|las|se|te|puedes?|pod[eé]s|podr[ií]as?|podemos|quiero|quisiera|quer[ií]a|quiero que|necesito(?: que)?|necesitamos(?: que)?|hay que|si|sí|no|y si|a ver|algo|creo que|siento que|solo|sólo|que|tal vez|quiz[aá]s?|ay|uy|eh) ?,? ?)*';
const spanishDegree =
  '(?:(?:un|una|poco|poquito|pelín|pel[ií]n|tantito|bastante|mucho|todav[ií]a|a[uú]n|muy|tan|demasiado|algo|versi[oó]n|m[aá]s|bien|la) ){0,4}';
const spanishEnds =
  '(?= *$| (?:por favor|porfa\\p{L}*|para|porque|que|si|de lo|gracias|y|pero|ahora|a la|en|con|sin|eh|mejor|todav[ií]a|a[uú]n|por fa|pls|nada m[aá]s|nom[aá]s)(?!\\p{L}))';
const spanish = (words: string): RegExp => new RegExp(`^${spanishOpening}(?:${words})${spanishEnds}`, 'iu');
const makes =
  '(?:hazl[ao]s?|hac[eé]l[ao]s?|h[aá]gal[ao]s?|haces?|hace|hagas|hacer(?:l[ao]s?)?|ponl[ao]s?|d[eé]jal[ao]s?|dejal[ao]s?|dejar(?:l[ao]s?)?|quiero|sea|sean|quede|queden|est[eé]|fuera|ser|ser[ií]a|quedar|das?|dame|hazme|haceme|escr[ií]bel[ao]s?|necesito|tienes|tiene que ser|hay)';
const asksInSpanish = [
  spanish(
    `(?:${makes} ){0,2}(?:${spanishObject} )?(?:${makes} )?(?:(?:un|una|otra|alguna) (?:cosa|versi[oó]n|texto) )?${spanishDegree}${spanishShorter}`,
  ),
  spanish(
    `${spanishObject} (?:puede|podr[ií]a|deber[ií]a|tiene que|debe) (?:ser|quedar|estar|ir) ${spanishDegree}${spanishShorter}`,
  ),
  spanish(
    `(?:ac[oó]rt|rec[oó]rt|res[uú]m|abr[eé]vi|red[uú]c|red[uú]zc|ach[ií]c|sintetic|sintet[ií]z)(?:a|e|as|es|is|á|é|í|ás|és|ís|áis|éis|ar|ir|ame|ala|alo|ela|elo|eme|alas|alos|ándolo|arla|arlo|irla|irlo|arlas|arlos|iendo)(?:l[ao]s?|me)?(?: (?:un (?:poco|poquito)|m[aá]s|bastante|${spanishObject}|a la mitad))*`,
  ),
  spanish(
    `(?:${spanishObject} )?(?:(?:est[aá]n?|es|son|qued[oó]|queda|sali[oó]|se hizo|se me hace|me parece|parece|resulta|lo veo|la veo|se ve) )*(?:un (?:poco|poquito|pel[ií]n) |algo |bastante |muy |demasiado |re |s[uú]per )(?:larg|extens)[ao]s?`,
  ),
  spanish(
    `(?:${makes} |c[oó]rtal[ao]|rec[oó]rtal[ao]|red[uú]cel[ao]|d[eé]jal[ao] )*(?:${spanishObject} )?(?:en |a |de |como )?(?:la )?mitad(?: de (?:larg[ao]|texto|palabras|extensi[oó]n))?`,
  ),
];

const spelledNumbers: Record<string, number> = {
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  'a hundred': 100,
  'one hundred': 100,
  hundred: 100,
  'two hundred': 200,
  'three hundred': 300,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  doscientas: 200,
  trescientas: 300,
};
const number = `(?<count>\\d{1,2}[.,]?\\d{3}|\\d{2,3}|${Object.keys(spelledNumbers).join('|')})`;
const unit = '[- ]?(?<unit>words?|palabras?|char(?:acter)?s?|caracteres)(?!\\p{L})';
const sized = new RegExp(`(?<![\\p{L}\\d£$€.,])${number}${unit}`, 'iu');
/** What makes a number of words a wish for the text that is there. */
const limits =
  /(?<!\p{L})(?:under|below|less than|fewer than|no more than|not more than|max(?:imum)?|at most|up to|within|or less|or fewer|tops|limit|only|can['’]?t be (?:over|more)|(?:make|cut|get|keep|bring|trim|shorten|reduce|condense|squeeze|fit|do) (?:it|that|this|them)|needs? to be|has to be|should be|can (?:it|this|that) be|they (?:want|need|asked?|said|take|allow)|menos de|m[aá]ximo|como mucho|no m[aá]s de|no pase de|que no (?:pase|supere)|l[ií]mite|solo|s[oó]lo|(?:h[aá]z|d[eé]ja|p[oó]n|ac[oó]rta|rec[oó]rta|res[uú]me|hac[eé]|dej[aá])l[ao]|que (?:tenga|sea|quede|est[eé])|tiene que (?:ser|tener)|me piden|piden|quieren|necesitan)(?!\p{L})/iu;
/** "Under 100 words", alone or behind a courtesy. */
const isOnlySize = new RegExp(
  `^${opening}(?:(?:in|to|about|around|into|under|at|as|version|max|of|en|de|a|unas) )*${number}${unit}(?: (?:max|please|instead|version|tops|or less|por favor|porfa|m[aá]ximo))*\\W*$`,
  'iu',
);
/** "It has 120 words", "is it under 100 words?", "how about 100 words of praise": told or asked of the text. */
const tellsSize =
  /^\W*(?:(?:and|so|but|y) )*(?:is|are|does|do|did|how|what|why|when|which|who|has|cu[aá]nt[ao]s|tiene|qué|es|est[aá])(?!\p{L})|(?<!\p{L})(?:it|text|release|song|lyrics?|poem|speech|essay|article|review) (?:already )?(?:has|had|is|was|ran|got)(?! to be)(?!\p{L})/iu;
/** "Is it too long?", "should I make it shorter?": a question about the text, or for advice. */
const asksForAdvice =
  /^\W*(?:(?:and|so|but|ok|y|pero|oh|hmm) ?,? ?)*(?:(?:is|are|was|does|did|isn['’]?t) (?!(?:there|it possible))|do (?:i|we|you think|they|people)|should (?:i|we|it|this|that|they)|must|why|how (?!about)|when|what(?! about)|which|who|where|¿?(?:es|est[aá]) (?:muy|demasiado|un|largo|larga)(?=[^?]*\?)|deber[ií]a|por qu[eé]|c[oó]mo|cu[aá]nd?[ot])(?!\p{L})/iu;

/** "The video is 90 seconds, too long for TikTok". */
const isOfOther =
  /(?<!\p{L})(?:songs?|tracks?|videos?|sets?|solo|intro|outro|clip|reel|names?|title|gig|drive|wait|canci[oó]n|tema|disco|v[ií]deo|gira|nombre|t[ií]tulo) (?:is|are|was|were|['’]s|runs?|lasts?|goes|got|es|son|era|dura|qued[oó])(?!\p{L})/iu;

const joints =
  /[.!?;:\n…]+|,(?! *(?:please|pls|por favor))|\s[-–—]+\s|(?<!\p{L})(?:but|and|y|pero|e|cos|because|porque)(?!\p{L})(?! (?:sweet|to the point))/iu;

/** What a message says of the length that a text is to be cut to; null if it asks for no shorter one. */
export function shorterAsked(message: string, language: Language): ShorterAsked | null {
  if (message.length > longest || /["“«][^"”»]{12,}["”»]/u.test(message)) return null;
  const sentences = message.match(/[^.!?\n]+[.!?]*/gu) ?? [];
  const clauses = sentences
    .filter((one) => !asksForAdvice.test(one.replace(/[¿¡]/gu, '')) && !isOfOther.test(one))
    .flatMap((one) => one.replace(/[¿¡()*_]/gu, ' ').split(joints))
    .map((one) => one.replace(/\s+/gu, ' ').trim())
    .filter((one) => one !== '');
  const asks = language === 'es' ? [...asksInSpanish, ...asksInEnglish] : asksInEnglish;
  const isAsked = clauses.some((one) => asks.some((pattern) => pattern.test(one)));
  const size = clauses.map((one) => sizeIn(one, isAsked)).find((one) => one !== null) ?? null;
  if (!isAsked && size === null) return null;
  return {
    unit: size?.unit ?? 'words',
    most: size?.most ?? null,
    ...shareOf(message),
    isOfAll:
      /(?<!\p{L})(?:them|those|these|both|all|each|los dos|las dos|tod[ao]s|-?l[ao]s textos|hazl[ao]s|d[eé]jal[ao]s)(?!\p{L})/iu.test(
        message,
      ),
    keeps: [...message.matchAll(kept)].map(({ 1: words = '' }) => words.trim()).filter(Boolean),
  };
}

/** Longer messages say something else. */
const longest = 300;

/** "Keep the quote", "without losing my nan". */
const kept =
  /(?<!\p{L})(?:keep(?:ing)?|leav(?:e|ing)|(?:without|not|don['’]?t|do not) (?:los(?:e|ing)|cut(?:ting)?|tak(?:e|ing) out|remov(?:e|ing))|mant[eé]n|mantener|conserva|deja|dej[aá]|sin (?:quitar|perder)|no quites)(?: in)? (?:the (?:bit|part|line|sentence) about |(?:la|el) (?:parte|frase) de )?(?:(?:the|my|our|el|la|mi|los|las) )([^,.;!?\n]{3,40}?)(?= (?:in|and|though|y|pero|but|please|por favor)(?!\p{L})|[,.;!?\n]|$)/giu;

function sizeIn(clause: string, isAsked: boolean): { unit: ShorterAsked['unit']; most: number } | null {
  const found = sized.exec(clause)?.groups;
  if (!found || tellsSize.test(clause) || !(isAsked || limits.test(clause) || isOnlySize.test(clause))) return null;
  const { count = '', unit: of = '' } = found;
  const most = spelledNumbers[count.toLowerCase()] ?? Number(count.replace(/[.,]/gu, ''));
  return { unit: /^(?:char|caract)/iu.test(of) ? 'characters' : 'words', most };
}

const shares: [words: RegExp, share: number, of: ShorterAsked['of']][] = [
  [
    /(?<!\p{L})(?:a quarter of (?:the|its)|as short as (?:possible|you can)|lo m[aá]s cort[ao]s?)(?!\p{L})/iu,
    0.25,
    'text',
  ],
  [/(?<!\p{L})a third of (?:the|its)(?!\p{L})/iu, 0.33, 'text'],
  [/(?<!\p{L})(?:hal(?:f|ve)|mitad)(?!\p{L})/iu, 0.5, 'text'],
  [
    /(?<!\p{L})(?:(?:much|way|far|a lot|lots|loads) (?:shorter|too long)|mucho m[aá]s|demasiado|bastante m[aá]s)(?!\p{L})/iu,
    0.4,
    'rest',
  ],
  [/(?<!\p{L})(?:bit|little|touch|tad|slightly|un poco|poquito|pel[ií]n|tantito)(?!\p{L})/iu, 0.8, 'rest'],
];
const usual = { share: 0.6, of: 'rest' } as const;

function shareOf(message: string): Pick<ShorterAsked, 'share' | 'of'> {
  const [, share, of] = shares.find(([words]) => words.test(message)) ?? [];
  return share === undefined || of === undefined ? usual : { share, of };
}
