import { remembered } from '../../remembered.js';
import type { DocumentKind } from '../../../../../contract/documents/document-kinds.js';
import { documentKinds } from '../../../../../contract/documents/document-kinds.js';
import { isPassageRequest } from '../../prompt-turns.js';
import type { News } from '../../reading/news.js';
import { audiences } from './asked-audience.js';

/** "Necesito anunciar una gira", not "vamos a anunciar una gira". */
function announcing(what: string): string {
  const wants =
    '(?:quier[oe]|queremos|quer[ií]a(?:mos)?|quisiera(?:mos)?|necesit(?:o|amos)|hay que|ten(?:go|emos) que|me gustaría|toca|ay[uú]d[aá](?:me|nos) a|me ayudas a|algo para|texto para)(?: (?:también|ya|ahora|además))?(?: [^.!?\\n]{3,60}?(?<!\\p{L})(?:y|e)(?: también| además)?)?';
  return `(?<=(?<!\\p{L})${wants} )anunciar (?:(?:una?|el|las?|los|mis?|nuestr[oa]s?|también|ya|próxim[oa]s?|nuev[oa]s?) ){0,3}(?:${what})|(?<=(?:^|[.!?,;:¡¿\\n] ?|(?<!\\p{L})(?:y|luego|ahora) ))an[uú]nci[aá](?:me|nos) (?:(?:el|la|las|los|mis?|nuestr[oa]s?) )(?:${what})`;
}

/** Names of the kinds, in English and Spanish. The first match wins, so specific ones come before general ones. */
const names: [kind: DocumentKind, pattern: string][] = [
  ['follow_up', 'follow[- ]?ups?|(?:correo|mail|mensaje) de seguimiento|seguimiento|recordatorio'],
  [
    'spotify_pitch',
    '(?<=the |a |an )spotify one|(?:one|version) for spotify|spotify(?: editorial)? (?:pitch|text)|pitch(?: text)? (?:for|to) spotify|(?:texto|pitch|propuesta|algo|uno|una|otr[oa]) (?:para|de) (?:la |las |una )?(?:spotify|playlists?)(?: de spotify)?',
  ],
  [
    'radio_pitch',
    '(?<=the )radio one|(?:one|version) for (?:the )?radio|radio (?:pitch|e-?mail|letter|note|message|text)|(?:pitch|e-?mail|letter|note|message)s? (?:to|for) (?:the |a |my )?(?:[\\p{L}-]+ ){0,4}(?:radio|station|djs?|bbc(?: (?:music )?introducing)?|6 ?music|kexp|kcrw|nts|introducing|radio \\d)|(?:e-?mail|letter|note|message|something)s?(?:,? [\\p{L}-]+){0,8},? (?:to|for) (?:the |a |my |our )?(?:local|community|college|student|hospital|regional|national) radio|(?:bbc )?introducing (?:pitch|e-?mail|text|message)|(?:correo|mail|carta|pitch|mensaje) (?:a|para) (?:(?:mandar|enviar|mandarles?|pasar|llevar|proponer)(?:l[oae]s?)? (?:[\\p{L}]+ ){0,4}?a )?(?:la |las |una |unas )?(?:radios?|emisoras?)',
  ],
  [
    'blog_pitch',
    '(?<=the )blog one|(?:one|version) for (?:the )?blogs?|(?:blog|press|media|magazine) (?:pitch|e-?mail)|(?:pitch|e-?mail|letter|message|note)s? (?:[\\p{L}-]+ ){0,4}(?:to|for) (?:the |a |some )?(?:[\\p{L}-]+ ){0,3}(?:blogs?|bloggers?|press|magazines?|journalists?|writers?|editors?|reviewers?)|pitch e-?mail|(?:correo|e-?mail|mail|mensaje|carta)(?: (?:cort[oa]|cortit[oa]|breve))? (?:para|que) (?:acompañ(?:ar|e|a)|vaya con|va con)(?:la|lo)?(?: (?:el|la|mi|esa|ese) (?:nota(?: de prensa)?|gacetilla|comunicado|boletín))?|(?:correo|mail|carta|pitch|mensaje) (?:a|para) (?:(?:mandar|enviar|mandarles?|pasar|llevar|proponer)(?:l[oae]s?)? (?:[\\p{L}]+ ){0,4}?a )?(?:un |una |unos |los |la |las )?(?:[\\p{L}-]+ )?(?:blogs?|prensa|revistas?|periodistas?)',
  ],
  [
    'crisis_statement',
    '(?:crisis|holding|public|official) statement|statement (?:about|on|for)|(?:a|an|our|my|the|short|brief) statement|comunicado de crisis|declaración',
  ],
  [
    'gig_announcement',
    'press (?:release|text) (?:for|about|announcing|on) (?:the|my|our|this|that) (?:[\\p{L}-]+ )?(?:gig|show|concert|recital)|(?:gig|show|concert) announcement|announce (?:\\p{L}+ )?(?:gig|show|concert)|announcement (?:for|of) (?:the |my |our )?(?:gig|show|concert)|anuncio (?:de|del|para) (?:mi |el |nuestro )?(?:concierto|bolo|recital|show|tocada)|gig (?:press )?text|invitación (?:para|a) (?:la |los |las )?(?:prensa|medios|periodistas|redacciones)|(?:gacetilla|nota|bolet[ií]n|comunicado|texto)(?: (?:de prensa|cort[oa]|cortit[oa]|breve))? (?:para|de|del|sobre|por) (?:(?:un|el|una|la|mi|nuestr[oa]|est[ea]) )?(?:fecha(?! de (?:lanzamiento|salida|publicación|estreno))|show|concierto|recital|tocada|tocata|toque|bolo|peña)|listing|textos? para (?:la |las )?(?:agenda|cartelera)s?|' +
      announcing('concierto|bolo|recital|show|tocada|tocata|toque|toquín|fecha|peña'),
  ],
  [
    'press_release',
    'press release|press texts?|texto de prensa|news release|media release|nota de prensa|gacetilla(?: de prensa)?|boletín de prensa|comunicado(?: de prensa)?|nota(?=(?: (?:y (?:una |la )?(?:bio|biografía)|por favor|ya|ahora|entonces|primero|de la gira|del (?:single|sencillo|disco|EP|concierto)|de la canción))?[ .!?]*$)|(?:notas?|aviso|notita) (?:para|a) (?:la |los )?(?:prensa|medios|periódicos?|diarios?)',
  ],
  [
    'tour_announcement',
    '(?:tour|gira) announcement|announce (?:\\p{L}+ )?(?:tour|dates)|anuncio de (?:la |mi |nuestra )?gira|announcement (?:for|of) (?:the |my |our )?tour|' +
      announcing('gira|tour|fechas|conciertos|bolos|shows'),
  ],
  [
    'captions',
    '(?:instagram |insta |social |ig )?captions?|(?:one|version|something|text|words|wording)(?: [\\p{L}-]+){0,3} (?:to (?:put|post|share|stick) )?(?:up )?(?:on|for) (?:my |our |the |their )?(?:facebook|fb|instagram|insta|ig|tiktok|whatsapp|socials?)(?: page| account| story| group)?|(?:instagram|insta|ig|social(?: media)?|facebook|fb|twitter|x|threads|bluesky|tiktok|story|stories) posts?|tweets?|pies? de foto|posteos?|(?:posts?|historias?|publicaci(?:ón|ones)|textos?|anuncios?) (?:para|de|en) (?:(?:las|mis|el|mi|nuestras) )?(?:instagram|insta|ig|facebook|tiktok|redes(?: sociales)?|historias|stories)|(?<!(?:to|can|could|should|shall|will|would|I|we|you) )posts?(?= (?:about|on|for|to|and|please|pls|para|de|del|sobre|avisando|contando|diciendo|anunciando)(?!\\p{L})|\\s*(?:[.!?,+&]|$))',
  ],
  [
    'interview_notes',
    'interview (?:notes|prep|answers|talking points)|talking points|notas (?:para|de) (?:la |una |mi )?entrevista|preguntas y respuestas|(?:preparar?|prepararme|prepárame|prepares|preparas)(?: para)? (?:la |una |mi |esta )?entrevista',
  ],
  [
    'bio_line',
    '(?:one[- ]?(?:line|sentence)|single[- ]sentence) bio(?:graphy)?|bio(?:graphy)? in one (?:line|sentence)|bio(?:grafía)? (?:en|de) una (?:línea|frase)',
  ],
  [
    'bio_50',
    'otra (?:de|con|en) 50(?: palabras)?|(?:50|fifty)[- ]words? bio(?:graphy)?|bio(?:graphy)?[^.?!\\n]{0,20}(?<!\\d)(?:50|fifty)[- ]words?|short bio(?:graphy)?|(?:bio(?:grafía)?|semblanza) (?:(?:muy|bien|más|súper) )?(?:cort(?:a|ita|ica)|breve|chiquita|pequeñita|resumida|mini|(?:de|en) (?:50|cincuenta) palabras)|bio(?:grafía)?[^.?!\\n]{0,20}(?<!\\d)(?:50|cincuenta) palabras|mini ?bio',
  ],
  [
    'bio_250',
    'otra (?:de|con|en) 250(?: palabras)?|250[- ]words? bio(?:graphy)?|bio(?:graphy)?[^.?!\\n]{0,20}250[- ]words?|(?:long|full) bio(?:graphy)?|(?:bio(?:grafía)?|semblanza) (?:(?:muy|bien|más) )?(?:larga|extensa|completa|(?:de|en) 250 palabras)|bio(?:grafía)?[^.?!\\n]{0,20}250 palabras',
  ],
  ['bio_100', '(?:artist |band )?bio(?:graphy)?|biografía|semblanza|reseña biográfica|about (?:me|us) text'],
];
const verb =
  "(?:write|draft|make|prepare|do|create|compose|come up with|draw up|knock (?:up|out|together)|whip up|pull together|produce|needs?|wants?|asked (?:me |us )?for|(?<=(?<!\\p{L})(?:I|we) (?:now |also |please |perhaps )*)(?:ask (?:you )?for|trouble you for|request)|be (?:very |most |so |really )?(?:grateful|thankful|glad|obliged) (?:for|of)|give|get|put together|(?:put|knock|whip|pull|draw)(?= ?$)|turn|have|send|show|rewrite|redo|start|help (?:me|us) (?:with|write)|announce (?:it|this|that) (?:in|with|as)|(?:I|we)['’]d (?:also |really )?like|would (?:also |really )?like(?= (?:an?|one|the|some|our|my)(?!\\p{L}))|work on|escrib(?:e|eme|ir|irme|irnos)|escríbe(?:me|nos)|arm(?:a|as|ar|ame|arme)|ármame|prepararme|redactarme|hacerme|redacta(?:me|r)?|redáctame|escribes|redactas|preparas|haces|haz(?:me)?|hacer|prepara(?:me|r)?|prepárame|necesit(?:o|amos)|quiero|quería|queríamos|quisiera|quisiéramos|querría|dame|pásame|crea|montas|móntame|redactar|ayúdame con|(?:me|nos) ayudas? (?:con|a hacer|a escribir))";
const sentence = /[^.!?\n]+[.!?]*/g;
const question =
  '^[^\\p{L}]*(?:(?:so|and|but|ok|okay|hi|hello|hey|wait|y|pero|hola)[ ,!]+)*(?:(?:what|how)(?! about)|when|why|where|which|who|whose|qué(?! tal)|cuándo|por qué|cómo|dónde|cuál|quién)(?!\\p{L})';
const wonders =
  '(?<!\\p{L})when (?:I|we) (?:should|must|have to|need to|can)(?!\\p{L})|(?<!\\p{L})(?<!(?:you|u) )(?:should|do|does|must|did|(?<=(?:^|[,;:(–—-] ?|(?<!\\p{L})(?:and|so|but|or|then|hi|hello|hey|ok|okay) )\\P{L}*)(?:is|are)|if|whether) (?:i|we|my|our|a|an|it|every|artists?|bands?|people|that|the)(?!\\p{L})(?![^.?!\\n]*(?<!\\p{L})you(?!\\p{L}))|(?<!\\p{L})(?:debería|hace falta|tengo que)(?!\\p{L})';
const subject =
  '(?<!\\p{L})(?:tell me about|explain|difference|examples? of|tips|advice|what is|can wait|(?<!(?:days?|weeks?|hours?) )later|consejos|explica(?:me)?|diferencia)(?!\\p{L})';
const exists =
  "(?<!\\p{L})(?:(?<!(?:can|could|may) )(?:I|we) (?:already )?have(?! to)|(?:I|we)['’]ve|already (?:have|wrote|sent|written)|ya tengo|ya tenemos)(?!\\p{L})";
/** "Make the statement shorter": a change to a text that exists. */
const changes =
  '(?<!\\p{L})(?:make|haz|deja) (?:the|this|that|my|our|el|la|mi|ese|esa) [^.!?\\n]{0,30}?(?:short|long|punch|warm|snapp|bett|funni|simpl|tight)\\p{L}*er(?!\\p{L})|(?<!\\p{L})(?:haz|deja) (?:el|la|mi|ese|esa) [^.!?\\n]{0,30}?más \\p{L}+';
const asksAbout = new RegExp(`${subject}|${exists}|${changes}`, 'iu');
/** "I've got a single called Slow Kettle, write the press release": what they have is no text. */
const ownsFirst =
  /^[^.!?\n]*?(?<!\p{L})(?:(?:I|we)(?:['’]ve| have) (?:(?:just |finally |now |also )?got )?(?:an?|the|my|our|two|three|this|some) (?:[\p{L}-]+ ){0,2}?(?:singles?|EPs?|albums?|songs?|tracks?|records?|tunes?|LP|gigs?|shows?|concerts?|tour|videos?|launch)|ten(?:go|emos) (?:un|una|el|la) (?:\p{L}+ )?(?:sencillo|single|EP|disco|álbum|canción|tema|rola|concierto|fecha|toque|gira))(?!\p{L})[^.!?\n]*?(?:,|;| and| so| y)(?= (?:(?:please|pls|now|so|and|then|y|ahora|por favor) )*(?:(?:can|could|would|will) (?:you|u) (?:please )?)?(?:write|draft|make me|do me|do a|do an|(?:I|we) (?:need|want)|(?:I|we)(?:['’]d| would)(?: also| really)? (?:like|love)|need|escr[ií]be(?:me|nos)?|hazme|haznos|necesit(?:o|amos)|me (?:haces|escribes))(?!\p{L}))/iu;
const isUnsure = new RegExp(`${question}|${wonders}`, 'iu');
/** "Could you write …" and "do a …" are requests, whatever else the sentence asks. */
const isRequest = new RegExp(
  `^[^\\p{L}]*(?:(?:and|ok|okay|yes|yeah|yep|sure|right|great|cool|fine|actually|go on|then|please|now|just|so|also)[ ,!.]+)*do (?:(?:me|us|an?)(?!\\p{L})|(?:the|my|our|that) [^?]*$)|(?<!\\p{L})(?:(?:can|could|would|will) (?:you|u|ya)|puedes|podrías|me) (?:please |pls |just |maybe |also |now |then ){0,2}${verb}(?!\\p{L})`,
  'iu',
);
const isDeclined =
  /(?<!\p{L})(?:don[’']?t|do not|never|not|no|without|before|after|instead of|rather than|forget|skip|scrap|drop|leave out|no (?:escribas|hagas)|olvida|en vez de|en lugar de|sin)(?!\p{L})/iu;
const shortened =
  /^\W*(?:(?:and|now|then|next|ok|okay|right|great|cool|perfect|thanks|thank you|so|vale|bien|genial|perfecto|gracias|also|actually|no|wait|hmm|instead|rather|sorry|oh|please|just|scratch that|on second thoughts?|(?:what|how) about|qué tal|hi|hello|hey|y|ahora|luego|también|mejor|en realidad|espera|perdona|hola|solo)[ ,:!-]+)*(?:a (?:few|couple of|shorter|longer|similar|separate|second)|(?:an? |some |the )?(?:short|quick|little|brief|small|simple|snappy|punchy)(?= ?$)|(?:a )?(?:short|quick|little|brief|small)?(?: ?(?:bit|piece|line|couple of lines) of)|(?:\d{1,2}|two|three|four|five|six|ten)(?: (?:different|short|quick|new|more))?(?= ?$)|some|the|an?|my|our|la|el|un[ao]s|otr[oa]|una|un|mi)? ?/iu;
/** "Now a bio of at most 80 words, they want to know where I played": however long the sentence goes on. */
const isNext = /^\W*(?:(?:and|ok|okay|right|great|y) )*(?:now|next|then|ahora|luego|después)(?!\p{L})/iu;
/** "My email for press is …", "the press release is too long": these tell something about what they name. */
const isTold =
  /^(?: (?:address|link|contact|list|text))?(?:['’]s|:| (?:is|are|was|were|looks?|sounds?|reads|works|went|came|got|has|had|says|seems|needs|es|está|son|era|fue|pone|dice|cuenta|menciona|(?:me |te |nos |le )?(?:gusta|encanta|parece|suena|tiene|dice|quedó|ha quedado)))(?!\p{L})(?! (?:what|next|qué|lo))/iu;
const hasAddress = /[^\s@]+@[^\s@]+|https?:\/\//u;
/** Words before "tell the press" that ask the assistant to write it. */
const asksToTell =
  /(?<!\p{L})(?:you|help (?:me|us)(?: to)?|need to|want to|have to|let['’]?s|(?:like|love) to|please|quiero|queremos|necesito|ayúdame a|puedes|podrías)\s*$/iu;

/** "Did you write it for the paper?", "how would you write it for radio?" */
const asksWhetherOrHow = /(?<!\p{L})(?:did|have|had|do|how|why|when|if) (?:\p{L}+ )?you\s*$/iu;

/**
 * The documents that a message asks to be written, in its order; empty if it only asks about them.
 * @param news decides what is written for readers: "something for the press"
 */
export const askedDocuments = remembered((message: string, news: News = 'release'): DocumentKind[] => {
  // It names and quotes the document to change.
  if (isPassageRequest(message)) return [];
  const found = (message.match(sentence) ?? []).flatMap((part) => {
    if (asksAbout.test(part.replace(ownsFirst, '')) || (isUnsure.test(part) && !isRequest.test(part))) return [];
    return wantedIn(part, news);
  });
  const helped = found.length === 0 ? asksForHelp.exec(message) : null;
  const named = helped ? message.slice(0, helped.index) : found.length === 0 && asksForOne.test(message) ? message : '';
  if (named !== '')
    return kindsIn(named, news)
      .slice(-1)
      .map(({ kind }) => kind);
  return [...new Set(found)];
});

/** "What would a radio message look like? Draft me one". */
const asksForOne = new RegExp(
  `(?:^|[.!?\\n,;:–—-] ?|(?<!\\p{L})(?:and|then|so|you|u|y|puedes) )(?:(?:just|please|pls|now|por favor) )?${verb} (?:(?:me|us) )?(?:one|un[oa])(?: (?:up|please|pls|for me|for us|too|then|now|out|por favor|real(?:ly)?|very|super|short|quick|brief|cort[oa]|muy))*(?:[.!?]+(?=\\s|$)|\\s*$)`,
  'iu',
);
/** "Nunca he escrito una biografía. ¿Me ayudas?": help with the text that was just named. */
const asksForHelp =
  /(?<=[.!,;\n]\s*)¿?(?:(?:y|entonces|o sea),? )?(?:(?:me|nos) (?:ayud(?:as?|an|arías?)|echas? una mano|das una mano|(?:puedes?|podrías?) (?:ayudar|echar una mano))|(?:puedes?|podrías?) (?:ayudar(?:me|nos)|echar(?:me|nos) una mano))(?: (?:con (?:eso|esto|ell[oa]|una|la mía)|a (?:hacer|escribir|redactar)(?:la|lo)|por favor|porfa)){0,2}\s*\?/iu;
/** What joins a second document to the first: "a press release and a Spotify pitch". */
const joins =
  /^[ ,]*(?:(?:and|&|\+|plus|as well as|y|e|más|\+)[ ,]+)?(?:(?:also|then|también|maybe) )?(?:(?:a|an|the|my|our|some|una?|el|la|mi|otr[oa]) )?(?:(?:short|quick|little) )?$/iu;

function wantedIn(part: string, news: News): DocumentKind[] {
  const names = kindsIn(part, news);
  const wanted: NamedKind[] = [];
  for (const [at, name] of names.entries()) {
    const before = names[at - 1];
    const between = before === undefined ? '' : part.slice(before.end, name.index);
    // "A follow-up email for the writers" is one text.
    const isJoined = before !== undefined && wanted.includes(before) && between.trim() !== '' && joins.test(between);
    if (isJoined || isWanted(part, name)) wanted.push(name);
  }
  return wanted.map(({ kind }) => kind);
}

const crisisNames =
  'statement|comunicado|help (?:me|us) word (?:it|this)|what (?:we|I) (?:should|can|could|need to) (?:put out|post|publish|send out|release)|something (?:(?:we|I) can |to )(?:put out|say)|lo que (?:publicamos|vamos a publicar|podemos publicar)';
const announcements = { gig: 'gig_announcement', tour: 'tour_announcement' } as const;

interface NamedKind {
  kind: DocumentKind;
  index: number;
  /** Where the name ends. */
  end: number;
  /** The words themselves are a request: "tell the press". */
  isVerb: boolean;
}

/** The kinds named in a sentence. Each place names one kind: "pitch to radio" is not a blog pitch. */
export const kindsIn = remembered((part: string, news: News): NamedKind[] => {
  let rest = part;
  const found = namesOf(news).flatMap(({ kind, pattern, isVerb }) =>
    [...rest.matchAll(pattern)].flatMap((match) => {
      // "The Yorkshire Post" is a paper.
      if (match[0] === 'Post' && /\p{Lu}\p{L}+ $/u.test(part.slice(0, match.index))) return [];
      rest = rest.slice(0, match.index) + '·'.repeat(match[0].length) + rest.slice(match.index + match[0].length);
      return { kind: ofNews(kind, match[0], news), index: match.index, end: match.index + match[0].length, isVerb };
    }),
  );
  return found.sort((one, other) => one.index - other.index);
});

/** The names of all kinds, in the order in which they are looked for. */
const namesOf = remembered((news: News): { kind: DocumentKind; pattern: RegExp; isVerb: boolean }[] =>
  [
    ...(news === 'crisis' ? [{ kind: 'crisis_statement' as const, pattern: crisisNames, isVerb: false }] : []),
    ...names.map(([kind, pattern]) => ({ kind, pattern, isVerb: false })),
    ...audiences.map(({ kinds, pattern, isVerb }) => ({ kind: kinds[news], pattern, isVerb })),
    ...(news === 'gig' || news === 'tour'
      ? [
          {
            kind: announcements[news],
            pattern:
              '(?:poster|flyer) (?:texts?|wording|words|copy)|(?:wording|words|texts?|copy) for (?:a|the|our|my) (?:poster|flyer)|announcements?|anuncios?|flyers?|afiches?|cartel|volante',
            isVerb: false,
          },
        ]
      : []),
  ].map(({ kind, pattern, isVerb }) => ({
    kind,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?!\\p{L})`, 'giu'),
    isVerb,
  })),
);

const isPost = /(?<!\p{L})(?:posts?|stor(?:y|ies))$/iu;
const onOwnPage = /^(?:one|version|something|text|words|wording)(?!\p{L})/iu;

/** For a concert, the press gets its announcement: it has no title that comes out. */
function ofNews(kind: DocumentKind, words: string, news: News): DocumentKind {
  if (kind === 'press_release' && news === 'gig') return announcements.gig;
  // After something has happened, what is posted is the statement.
  if (kind === 'captions' && news === 'crisis' && (onOwnPage.test(words) || isPost.test(words)))
    return 'crisis_statement';
  const isForPress = /(?<!\p{L})(?:press|media|(?:news)?papers?|journalists?|prensa|medios|periodistas?)(?!\p{L})/iu;
  const isOfNights = news === 'gig' || news === 'tour';
  return kind === 'blog_pitch' && isOfNights && isForPress.test(words) ? announcements[news] : kind;
}

const asksPolitely = /(?<!\p{L})(?:please|por favor)(?!\p{L})/iu;
/** "Spotify pitch for my track Undertow, out 12 February, …" */
const isForWork =
  /^ (?:for|about|on|para|de|sobre) (?:my|our|the|mi|nuestr[oa]|el|la) (?:(?:new|next|debut|upcoming) )?(?:single|song|track|tune|EP|album|record|LP|gig|show|concert|tour|sencillo|canción|tema|disco|álbum|concierto|gira)(?!\p{L})/iu;

/** "A short …": no text that is there. */
const isOfNone = /(?<!\p{L})(?:an?|some|short|quick|little|brief|small|una?|otr[oa]) ?$/iu;

/** Whether a verb of making precedes the name, or the sentence is little more than the name. */
function isWanted(part: string, { index, end, isVerb }: NamedKind): boolean {
  const before = part.slice(0, index);
  const [clause = ''] = before.split(/[,;:—]/).slice(-1);
  if (isDeclined.test(clause)) return false;
  const isFirst = before.replace(shortened, '').trim() === '';
  if (isVerb) return isFirst || (asksToTell.test(before) && !asksWhetherOrHow.test(before));
  if (isFirst && (isTold.test(part.slice(end)) || hasAddress.test(part))) return false;
  if (isFirst && isNext.test(before)) return true;
  // "Short email for community radio, see if they'd have us in for a chat": why follows after a comma.
  const [request = ''] = part.slice(index).split(/[,;–—]/u);
  if (isFirst && isOfNone.test(before) && request.length < 60) return true;
  if (isFirst && (part.length - index < 60 || isForWork.test(part.slice(end)) || asksPolitely.test(part))) return true;
  return (
    /^(?:announce(?!ment)|anuncia)/iu.test(part.slice(index)) ||
    new RegExp(`(?<!\\p{L})${verb}(?!\\p{L})`, 'iu').test(before)
  );
}

/** Whether a tool parameter's value is a kind of document. */
export function isDocumentKind(value: string): value is DocumentKind {
  return (documentKinds as readonly string[]).includes(value);
}
