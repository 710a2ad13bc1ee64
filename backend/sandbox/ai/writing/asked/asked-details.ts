import { type Day, longDay, spanishDay } from '../../calendar.js';
import type { GigDetails } from '../../reading/concerts/gig-details.js';
import { questions } from '../../reading/concerts/given-answers.js';
import type { Known } from '../../reading/known.js';
import type { Show } from '../../reading/shows.js';
import { asksOnly } from './asked-question.js';
import { knownOf } from '../per-night.js';

type Sentence = [english: (value: string) => string, spanish: (value: string) => string];

interface Detail<Name extends string> {
  name: Name;
  asks: RegExp;
  told: Sentence;
}

const isFree = /^(?:entrada libre|gratis)$/iu;
const where = '(?: (?:in|at|for|on|of|en|de|para) [^.?!\\n]{1,40}?)?';

const ofNights: Detail<keyof GigDetails>[] = [
  {
    name: 'price',
    asks: asksOnly(
      `(?:how much|what(?:['’]?s| is| are| do| does))(?:(?! (?:should|would|can|could|shall|must|do we|do I))[^.?!\\n]){0,20}?(?<!\\p{L})(?:tickets?|entry|(?:door|ticket|entry) price|(?:the |our )?(?:gig|show|concert)|to get in)(?: (?:is|are|cost|price))?${where}` +
        `|how much is it (?:in|at|for) [^.?!\\n]{1,40}?|(?:what|how) about the (?:ticket )?price${where}|el precio|cuánto (?:cuesta|vale|es) en [^.?!\\n]{1,40}?|how much did (?:I|we) say (?:the )?(?:tickets|entry|it) (?:was|were|are|is|cost)${where}|(?:cuánto (?:cuestan?|valen?|salen?|son|es)|a cuánto (?:están?|son|salen?)|qué precio tienen?|cuál es el precio de) (?:las entradas|la entrada|los boletos|el boleto|las boletas|la boleta|los tickets|el concierto|entrar)${where}`,
    ),
    told: [
      (price) => `Tickets are ${price}`,
      (price) =>
        isFree.test(price) ? `La entrada es ${price.replace(/^entrada /iu, '')}` : `La entrada cuesta ${price}`,
    ],
  },
  {
    name: 'doors',
    asks: asksOnly(
      `(?:what time|when|at what time)(?:['’]?s| is| are| do| does| did I say)?(?: the| we| our| they)? (?:doors?(?: (?:open(?:ing)?|are|is|time))?|(?:it|venue|place) opens?|open)${where}` +
        `|(?:what|how) about (?:the )?doors${where}|las puertas|what(?:['’]?s| is| are) (?:the |our )?door(?:s)?(?: times?)?${where}` +
        `|(?:a qué hora|cuándo)(?: se)? (?:abren?|abrimos)(?: (?:las puertas|la sala))?${where}`,
    ),
    told: [(time) => `Doors are at ${time}`, (time) => `Puertas: ${time}`],
  },
  {
    name: 'starts',
    asks: asksOnly(
      `(?:what time|when)(?: is| does)? (?:the|our|my|it) ?(?:gig|show|concert)? (?:start|begin|kick off|on)${where}|what time (?:do|are|am|did I say) (?:we|I|it) (?:start|play|begin|go|come|on)(?:ing|s)?(?: on)?(?: stage)?${where}|when (?:are|am) (?:we|I) on(?: stage)?${where}|what time(?: is|['’]?s) (?:the|our|my) (?:gig|show|concert|set|slot)${where}|what(?:['’]?s| is| are) (?:the|our|my) (?:stage|set|start|on[- ]?stage) times?${where}|(?:our|my|the) stage time` +
        `|a qué hora (?:es|era|empieza|empezaba|empezamos|arranca|arrancamos|comienza|tocamos|toco|dije)(?: (?:el|mi|nuestro|la) (?:concierto|show|bolo|recital|tocada|fecha))?${where}`,
    ),
    told: [(time) => `It starts at ${time}`, (time) => `Empieza a las ${time}`],
  },
  {
    name: 'age',
    asks: asksOnly(
      `(?:what(?:['’]?s| is)|is there)(?: the| an| our)? (?:age|minimum age)(?: (?:limit|restriction))?${where}|is (?:it|the (?:gig|show|concert)) (?:all ages|(?:an )?over[ -]?\\d\\ds?|\\d\\d ?\\+|for adults)${where}|how old do (?:people|you|they|fans) have to be|can (?:kids|children|minors|under[ -]?\\d\\ds) (?:come|get in)` +
        `|(?:cuál es|hay|qué)(?: (?:el|la|un|algún))?(?: límite de)? edad(?: mínima)?(?: hay)?${where}|(?:pueden|puede) (?:entrar|venir|pasar) (?:los )?(?:menores|niños)${where}`,
    ),
    told: [(age) => `The age limit is: ${age}`, (age) => `Edad: ${age}`],
  },
  {
    name: 'support',
    asks: asksOnly(
      `who(?:['’]?s| is| are| else is| else['’]s|m? did I say is)(?: the| our| playing)? (?:supporting|opening(?: act)?|support(?: act)?|opener|with us|on (?:support|the bill|before (?:us|me))|on first)(?: (?:us|for us|me))?${where}|who(?:['’]?s| is)(?: else)? on the bill(?: with (?:us|me))?|who (?:supports|opens)(?: (?:us|for us|me))?${where}` +
        `|quién(?:es)?(?: (?:nos|me))? (?:telonean?|teloneaban?|abren?|abr[ií]an?|tocan? (?:con nosotr[oa]s|conmigo|antes)|(?:es el telonero|son los teloneros))${where}|con quién (?:tocamos|toco)${where}`,
    ),
    told: [(names) => `Support comes from ${names}`, (names) => `De teloneros: ${names}`],
  },
  {
    name: 'address',
    asks: asksOnly(
      `what(?:['’]?s| is| was) the (?:full |venue(?:['’]?s)? |exact )?address${where}|(?:cuál es |qué )?(?:la )?dirección(?: completa| exacta)?(?: (?:es|tiene la sala))?${where}`,
    ),
    told: [(address) => `The address is ${address}`, (address) => `La dirección es ${address}`],
  },
  {
    name: 'tickets',
    asks: asksOnly(
      `where (?:can|do|does|are) (?:people|you|they|I|we|fans|anyone)? ?(?:get|buy|find)? ?(?:the )?tickets(?: on sale)?${where}|what(?:['’]?s| is| was) the (?:tickets?|booking) (?:link|page|url|address)${where}` +
        `|(?:dónde|en qué web) se (?:compran|sacan|venden|pillan)(?: las)? entradas${where}|cuál es el (?:enlace|link)(?: (?:de|para|a)(?: comprar)?(?: las)? entradas)?${where}`,
    ),
    told: [(link) => `Tickets are at ${link}`, (link) => `Las entradas se compran en ${link}`],
  },
];

const record = '(?:my|our|the) (?:new )?(?:album|EP|single|record|song|track|LP)';
const given =
  '(?:(?:did|have|do|had) (?:I|we|you|you already) (?:give|given|tell|told|say|said|have|got|put|use)(?: (?:you|to you|for me|for us|before|already))*)';
const ofArtist: Detail<'label' | 'listenLink' | 'email' | 'phone' | 'genre' | 'mood' | 'instruments' | 'about'>[] = [
  {
    name: 'email',
    asks: asksOnly(
      `(?:which|what) (?:e-?mail(?: address)?|contact address) ${given}|what(?:['’]?s| is| was) (?:my|our|the) (?:contact |press |booking )?e-?mail(?: address)?|(?:tienes|tenés|sabes|guardaste|apuntaste) (?:mi|el) (?:correo|e-?mail|mail)|(?:qué|cuál) (?:correo|e-?mail|mail)(?: de contacto)? (?:te (?:di|dije|he dado|dimos|hemos dado)|tienes|pusiste|has puesto)|cuál (?:es|era) (?:mi|nuestro|el) (?:correo|e-?mail|mail)(?: de contacto)?|(?:mi|nuestro|el) (?:correo|e-?mail|mail)(?: de contacto)?(?: cuál (?:es|era))?`,
    ),
    told: [(email) => `The email address is ${email}`, (email) => `El correo es ${email}`],
  },
  {
    name: 'label',
    asks: asksOnly(
      `(?:who|what|which)(?:['’]?s| is| was)? (?:my|our|the)? ?label(?: ${given}| is it on| are we on| is it (?:coming )?out on| is (?:releasing|putting out) (?:it|this|that|${record}))?|who(?:['’]?s| is) (?:(?:releasing|putting out|publishing|bringing out) (?:it|this|that|${record})|putting (?:it|this|that|${record}) out)|(?:quién|qué sello) (?:me |nos |lo |la )?(?:publica|saca|edita|lanza)(?: (?:el|mi|nuestro|la|mi) (?:disco|álbum|EP|sencillo|single|canción))?|(?:quién|cuál|qué) (?:es )?(?:mi|nuestro|el)? ?sello(?: te dije| es)?`,
    ),
    told: [(label) => `The label is ${label}`, (label) => `El sello es ${label}`],
  },
  {
    name: 'listenLink',
    asks: asksOnly(
      `(?:which|what) (?:streaming |private )?link ${given}|what(?:['’]?s| is| was) the (?:streaming|private|listening) link|qué enlace (?:te (?:di|dije|he dado)|tienes)`,
    ),
    told: [(link) => `The link is ${link}`, (link) => `El enlace es ${link}`],
  },
  {
    name: 'phone',
    asks: asksOnly(
      `(?:which|what) (?:phone )?number ${given}|what(?:['’]?s| is| was) (?:my|our|the) (?:phone|mobile|phone number|number)|qué (?:teléfono|número) (?:te (?:di|dije|he dado)|tienes)|cuál (?:es|era) (?:mi|nuestro|el) (?:teléfono|número)`,
    ),
    told: [(phone) => `The phone number is ${phone}`, (phone) => `El teléfono es ${phone}`],
  },
  {
    name: 'genre',
    asks: asksOnly(
      `(?:which|what) genre (?:${given}|is (?:it|the song|this))|what(?:['’]?s| is| was) (?:my|our|the) genre|qué género (?:te dije|es|tienes|pusiste)|cuál (?:es|era) (?:mi|nuestro|el) género`,
    ),
    told: [(genre) => `The genre is ${genre}`, (genre) => `El género es ${genre}`],
  },
  {
    name: 'mood',
    asks: asksOnly(
      `(?:which|what) mood ${given}|what(?:['’]?s| is| was) the mood|(?:qué|cuál es el) ambiente(?: (?:te dije|tiene))?`,
    ),
    told: [(mood) => `The mood is ${mood}`, (mood) => `El ambiente es ${mood}`],
  },
  {
    name: 'instruments',
    asks: asksOnly(
      `(?:which|what) instruments (?:${given}|are (?:on|in) (?:it|the song))|what are the instruments|qué instrumentos (?:te dije|lleva|hay|tiene)|cuáles son los instrumentos`,
    ),
    told: [(names) => `The instruments: ${names}`, (names) => `Los instrumentos: ${names}`],
  },
  {
    name: 'about',
    asks: asksOnly(
      `what(?:['’]?s| is| was| did I say) (?:it|(?:my|our|the) (?:song|single|track|album|EP|record))(?: is|['’]s)? about|(?:de|sobre) qué (?:trata|va|habla)(?: (?:la canción|el (?:sencillo|disco|tema|single)))?`,
    ),
    told: [(story) => `It is about ${sentenceEnd(story)}`, (story) => `Trata de ${sentenceEnd(story)}`],
  },
];

/** Answers a question about a detail that the artist gave, or asks for it; `''` for other questions. */
export function detailAnswer(question: string, night: Show | undefined, known: Known): string {
  const ofNight = ofNights.find(({ asks }) => asks.test(question)) ?? costOfConcert(question, known);
  if (ofNight) return nightAnswer(ofNight, night, known);
  const detail = ofArtist.find(({ asks }) => asks.test(question));
  if (!detail) return '';
  const language = known.language === 'es' ? 1 : 0;
  const value = known[detail.name];
  return value === '' ? notTold(detail.name, language) : `${detail.told[language](value)}.`;
}

const asksCost = asksOnly(
  'how much (?:is it|are they|was it|does it cost|do they cost)|(?:a )?cuánto (?:cuestan?|vale|sale|es|era|costaba|está)(?: (?:ir|verlo|verlos))?',
);

/** "How much is it?" alone, in a conversation about a concert, is about its tickets. */
function costOfConcert(question: string, { shows, concertDay }: Known): Detail<keyof GigDetails> | undefined {
  const isOfConcert = shows.length > 0 || concertDay !== null;
  return isOfConcert && asksCost.test(question) ? ofNights.find(({ name }) => name === 'price') : undefined;
}

function nightAnswer({ name, told }: Detail<keyof GigDetails>, night: Show | undefined, known: Known): string {
  const language = known.language === 'es' ? 1 : 0;
  const nights = night ? [night] : known.shows;
  const values = nights.map((show) => (known.shows.length > 1 ? knownOf(show, known) : known).gig[name]);
  const [value = known.gig[name], ...others] = values;
  if (others.some((other) => other !== value)) {
    const unknown = ['not known yet', 'aún no lo sé'][language];
    const names = namesOf(nights, language);
    return nights.map((_, at) => `- ${names[at]}: ${values[at] || unknown}`).join('\n');
  }
  if (value === '') {
    const doors = name === 'starts' ? (night ? knownOf(night, known) : known).gig.doors : '';
    const missing = notTold(name, language, night?.town);
    return doors === '' ? missing : `${['Doors are at', 'Puertas:'][language]} ${doors}. ${missing}`;
  }
  const sentence = told[language](value);
  if (!night || night.town === '') return `${sentence}.`;
  return `${['In', 'En'][language]} ${night.town}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}.`;
}

/** Towns, with the day where there are several nights in one. */
function namesOf(nights: readonly Show[], language: 0 | 1): string[] {
  const show: (day: Day) => string = language === 1 ? spanishDay : longDay;
  const towns = nights.map(({ town, venue }) => town || venue);
  return new Set(towns).size === nights.length ? towns : nights.map(({ day }, at) => `${towns[at]}, ${show(day)}`);
}

function notTold(name: keyof typeof questions, language: 0 | 1, town = ''): string {
  const lead =
    town === ''
      ? ['You haven’t told me yet.', 'Aún no me lo has dicho.']
      : [`You haven’t told me that for ${town} yet.`, `Aún no me has dicho eso de ${town}.`];
  return `${lead[language]} ${questions[name][language]}`;
}

function sentenceEnd(words: string): string {
  return words.replace(/[.!]+$/, '');
}
