import type { DocumentKind } from '../../../../../contract/documents/document-kinds.js';
import type { News } from '../../reading/news.js';

const texts =
  'something|anything|a thing|texts?|pieces?|notes?|messages?|mails?|e-?mails?|letters?|announcements?|write-?ups?|notices?|adverts?|advertisements?|blurbs?|paragraphs?|words|copy|lines|posts?|updates?|newsletters?|one|another|the same(?: thing)?|version|algo|textos?|mensajes?|correos?|cartas?|anuncios?|palabras|líneas|otr[oa]|lo mismo|versión';
const press =
  'press|media|newspapers?|(?:local )?papers?|journalists?|reporters?|magazines?|editors?|news ?desks?|prensa|medios|periódicos?|periodistas?|revistas?|redacciones|redacción';
const blogs = 'blogs?|bloggers?|(?:music )?websites?|music sites?|(?:fan)?zines?|blogueros?';
const radio =
  'radio|radios|(?:radio )?stations?|djs?|(?:radio )?presenters?|radio producers?|emisoras?|locutor(?:es|as?)?';
const list =
  'mailing[- ]?list|e-?mail list|list|newsletter|subscribers?|fans?|followers?|listeners|supporters?|audience|people who (?:follow|like|support) (?:me|us)|ticket[- ]?(?:holders|buyers)|people (?:with|who (?:have|bought)) tickets|lista(?: de correo)?|(?:los que|quienes|gente que) (?:tienen|compraron|tiene|compró) (?:entradas?|boletos?)|suscriptor(?:es|as)|seguidor(?:es|as)|oyentes|boletín';
const playlists =
  "spotify(?:['’]s)? (?:editors?|editorial(?: team)?|curators?|playlist(?:s| team| editors?)?|team)|(?:editores|equipo(?: editorial)?) de spotify";
/** "The venue's website", "my site": news for readers of their own. */
const sites =
  "(?:venue|promoter|festival|club|pub|theatre|theater)(?:['’]?s)? (?:own )?(?:web ?site|site|page|web ?page|listings?|programme|program)|(?<=(?:my|our) (?:own )?)(?:web ?site|site|home ?page)|promoters?|(?<=(?:for|give|send) (?:the )?)venue(?!['’\\p{L}])";
const notices = 'posters?|flyers?|listings?(?: pages?| sites?)?|carteles?|cartel|cartelera|agenda';
/** What a place prints or pins up for its own people. */
const localPages =
  "(?:(?:parish|church|chapel|cathedral|school|college|village|town|hotel|pub|club|community|neighbourhood|residents['’]?|local|library|district|county) )+(?:news ?letters?|magazines?|bulletins?|news ?sheets?|gazettes?|notice ?boards?|what['’]?s[- ]on)|(?:notice|bulletin|community|village|message) ?boards?|what['’]?s[- ]ons?(?: (?:pages?|guides?|listings?|sections?))?|pew sheets?|tabl[óo]n(?: de anuncios)?";
const social = 'instagram|insta|ig|facebook|fb|socials?|social media|tiktok|redes(?: sociales)?';

/** Audiences, with the kind of document for each kind of news. The first match wins. */
const readers: [words: string, kinds: Record<News, DocumentKind>][] = [
  [playlists, all('spotify_pitch')],
  [social, { ...all('captions'), crisis: 'crisis_statement' }],
  [radio, { ...all('radio_pitch'), crisis: 'crisis_statement' }],
  [sites, { release: 'press_release', gig: 'gig_announcement', tour: 'tour_announcement', crisis: 'crisis_statement' }],
  [blogs, { ...all('blog_pitch'), crisis: 'crisis_statement' }],
  [
    localPages,
    { release: 'press_release', gig: 'gig_announcement', tour: 'tour_announcement', crisis: 'crisis_statement' },
  ],
  [press, { release: 'press_release', gig: 'gig_announcement', tour: 'tour_announcement', crisis: 'crisis_statement' }],
  [notices, { ...all('gig_announcement'), tour: 'tour_announcement', crisis: 'crisis_statement' }],
  [list, { ...all('other'), crisis: 'crisis_statement' }],
];

const link =
  '(?:to|for|at|that|which|the|my|our|I|we|can|could|send|show|give|say|a|of|para|a|que|pueda|enviar|mandar|decir|le|les)';
const determiner =
  '(?:the|a|an|any|some|all|my|our|those|these|local|independent|indie|nice|few|good|la|el|las|los|un|una|unos|unas|mi|mis|nuestr[oa]s?|algun[oa]s?)';
const to = '(?:for|to|at|with|on|aimed at|para|a|al|en|con)';

/** Patterns for texts requested by audience, with the kinds of documents they ask for. */
export const audiences = [
  // "something we can post", "something to post"
  {
    kinds: { ...all('captions'), crisis: 'crisis_statement' } satisfies Record<News, DocumentKind>,
    isVerb: false,
    pattern: `(?:${texts})(?: (?:that|which))? (?:(?:we|I) (?:can|could)|to) (?:post|put out|publish)(?! (?:to|on|in|for)(?!\\p{L}))|(?:algo|lo|textos?)(?: para)?(?: que)? (?:podamos |podemos |pueda |puedo )(?:publicar|colgar)|(?:algo|un texto) para (?:publicar|colgar|postear|subir)(?! (?:en|a)(?!\\p{L}))`,
  },
  // "Un texto para anunciarlo"
  {
    kinds: {
      release: 'press_release',
      gig: 'gig_announcement',
      tour: 'tour_announcement',
      crisis: 'crisis_statement',
    } satisfies Record<News, DocumentKind>,
    isVerb: false,
    pattern:
      '(?:algo|texto|textito|mensaje|anuncio)(?: (?!para(?!\\p{L}))[\\p{L}]+)? (?:para|con el que|que sirva para) (?:poder )?(?:anunciar|difundir|promocionar|publicitar|mover|avisar de)(?:l[oa]s?| (?:el|la|las|nuestr[oa]s?|mi|est[ea]) (?:concierto|show|bolo|recital|tocada|tocata|fecha|toque|gira|fechas))',
  },
  ...readers.flatMap(([words, kinds]) => [
    // "I should like to put a notice in the local paper"
    {
      kinds,
      isVerb: true,
      pattern: `(?:put|place|run|have|post|submit|get) (?:an? |some )?(?:(?:short|little|small|brief|quick) )?(?:notices?|adverts?|advertisements?|announcements?|listings?|pieces?|something|few (?:lines|words)|paragraphs?) (?:in|into|to|with|on|up on) (?:${determiner} ){0,2}(?:[\\p{L}-]+ ){0,2}?(?:${words})`,
    },
    // "something short for the press", "a few lines I can send to blogs"
    {
      kinds,
      isVerb: false,
      pattern: `(?:${texts})(?: (?!${to} )[\\p{L}-]+){0,3}?(?: ${link}){0,5}? ${to} (?:${determiner} ){0,3}(?:[\\p{L}-]+ ){0,2}?(?:${words})`,
    },
    // "some words I can give the promoter"
    {
      kinds,
      isVerb: false,
      pattern: `(?:${texts}) (?:(?:that|which|to) )?(?:(?:I|we) (?:can|could) )?(?:give|hand|send|show) (?:to )?(?:${determiner} )(?:[\\p{L}-]+ ){0,1}?(?:${words})`,
    },
    // "write it up for the local paper"
    {
      kinds,
      isVerb: true,
      pattern: `(?:write|draft|type|work|word|turn|do|make) (?:it|this|that|one|it all|all (?:of )?(?:it|this|that))(?: all)?(?: up| out)? (?:for|to|into (?:something|a piece) for) (?:${determiner} ){0,2}(?:[\\p{L}-]+ ){0,2}?(?:${words})`,
    },
    // "tell the press", "write to my fans", "pitch this to radio"
    {
      kinds,
      isVerb: true,
      pattern: `(?:tell|inform|notify|write(?: to)?|e-?mail|pitch(?: (?:it|this|that|us|me|(?:my|our|the) \\p{L}+))?(?: to)?|let|announce (?:it|this) to|cuénta(?:se)?lo a|contárselo a|avisar? a|escrib(?:e|ir) a|escríbeles? a) (?:${determiner} ){0,2}(?:[\\p{L}-]+ )?(?:${words})`,
    },
  ]),
];

const bareReaders = [['spotify|playlists?', all('spotify_pitch')] as const, ...readers].map(([words, kinds]) => ({
  kinds,
  pattern: new RegExp(
    `^\\W*(?:(?:y|e|ok|vale|bien|genial|gracias|perfecto|ahora|también|luego|pues|bueno|dale|qué tal)[ ,!.]+)*(?:(?:algo|uno|una|otr[oa]|lo mismo|eso mismo|el texto|la versión) )?(?:para|a|en) (?:${determiner} ){0,2}(?:${words})(?: (?:local(?:es)?|por favor|también|ahora|qué))*\\W*$`,
    'iu',
  ),
}));

/** The document for the readers that are all a Spanish message names: "¿y para la radio?"; null for other messages. */
export function askedByReaders(message: string, news: News): DocumentKind | null {
  return bareReaders.find(({ pattern }) => pattern.test(message))?.kinds[news] ?? null;
}

function all(kind: DocumentKind): Record<News, DocumentKind> {
  return { release: kind, gig: kind, tour: kind, crisis: kind };
}
