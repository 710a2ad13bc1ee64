import type { Language } from '../reading/language.js';
import { speaksOfDanger } from './danger.js';
import { certainly, likelihoodOf, meaningsOf } from './meaning.js';

/** Topics that answer an intent of another name. */
const english: Record<string, string> = {
  'in-danger': 'in-danger',
  'low-moment': 'low-moment',
  undo: 'undo',
  'rewrite-text': 'rewrite',
  greet: 'greeting',
  'send-for-me': 'sending',
  forget: 'notes',
  'find-contacts': 'contacts',
  'other-language': 'translate',
};
const spanish: Record<string, string> = {
  thanks: 'es-gracias',
  praise: 'es-gracias',
  goodbye: 'es-adios',
  greet: 'es-hola',
  'who-are-you': 'es-bot',
  'are-you-there': 'es-bot',
  'what-can-you-do': 'es-empezar',
  complain: 'es-queja',
  'no-replies': 'es-sin-respuesta',
  'low-moment': 'es-low-moment',
  'in-danger': 'es-in-danger',
  'find-contacts': 'es-contactos',
  'send-for-me': 'es-enviar',
  'upload-music': 'es-enviar',
  'book-or-call': 'es-enviar',
  'other-language': 'es-translate',
  'change-tone': 'es-rewrite',
  'rewrite-text': 'es-rewrite',
  shorten: 'es-rewrite',
  lengthen: 'es-rewrite',
  undo: 'es-undo',
  'topic:contacts': 'es-contactos',
  'topic:interview': 'es-entrevista',
  'topic:price': 'es-precio',
  'topic:press-timeline': 'es-prensa',
  'topic:radio': 'es-radio',
  'topic:spotify-pitch': 'es-spotify',
  'topic:follow-up': 'es-sin-respuesta',
  'topic:press-is-asking': 'es-malas-noticias',
  'topic:getting-known': 'es-empezar',
  'topic:photos': 'es-fotos',
  'topic:cover-art': 'es-portada',
  'topic:sync': 'es-sync',
  'topic:tour': 'es-gira',
  'topic:paid-playlists': 'es-playlists-de-pago',
  'topic:one-sheet': 'es-one-sheet',
  'topic:pitch-or-release': 'es-diferencia',
  'topic:comments': 'es-comentarios',
  'topic:subject-lines': 'es-asuntos',
  'topic:on-your-own': 'es-por-tu-cuenta',
  'topic:rights': 'es-derechos',
  'topic:social': 'es-redes',
  'topic:release-day': 'es-dia',
  'topic:bio': 'es-bio',
  'topic:epk': 'es-epk',
  'topic:reviews': 'es-resenas',
  'topic:distribution': 'es-distribucion',
  'topic:pitch-email': 'es-correo-blog',
  'topic:account': 'es-cuenta',
  'topic:legal': 'es-legal',
};

/** Requests that a topic also answers where no tool does. */
const requests: Record<string, string[]> = {
  'release-plan': ['make-plan', 'show-plan', 'add-to-calendar', 'next-steps', 'topic:press-timeline'],
  'getting-known': ['next-steps'],
};

/** Wishes that the classifier hears too often in news about a text, unless it is certain. */
const ofWording = new Set(['rewrite-text', 'change-tone']);

const ofDistress = new Set(['in-danger', 'low-moment', 'discouraged']);
/** "I don't want to sound ungrateful": how words come across, not how the artist is. */
const ofImpression =
  /(?<!\p{L})(?:(?:don['’]?t|do not|didn['’]?t|wouldn['’]?t) (?:want|wanna|like)(?: (?:it|this|that|us|me|you|them))?(?: to)? (?:sound|come (?:off|across|over)|look(?! (?:at|in|into|for|after|forward|back|around|up|ahead)(?!\p{L}))|seem|read (?:like|as)|appear)|no (?:quiero|queremos|quisiera)(?: que)? (?:sonar|suene|parecer|parezca|quedar|quede))(?!\p{L})/iu;

/** "When do I have to send it to Spotify?" asks nobody to send it. */
export const asksWhen = /(?<!\p{L})(?:when|how (?:early|soon|late|far|long)|by when|cuándo)(?!\p{L})/iu;

/** What people write when they are low, or in danger. */
const ofFeeling =
  /(?<!\p{L})(?:feel\p{L}*|felt|cry\p{L}*|cried|tears|cope|coping|sad|low|numb|hopeless\p{L}*|useless|worthless\p{L}*|failure|failing|pointless|the point|bother(?:ing)?|depress\p{L}*|panic\p{L}*|anxi\p{L}+|burn(?:t|ed|ing)? ?out|exhaust\p{L}*|tired|overwhelm\p{L}*|alone|lonely|hat(?:e|ing)|hurt\p{L}*|harm\p{L}*|pain|kill\p{L}*|die|dying|dead|death|suicid\p{L}*|disappear\p{L}*|(?:be|being|still) here|alive|liv(?:e|ing)|(?<!in )my life|end (?:it|everything)|over with|scared|afraid|asham\p{L}*|giv(?:e|ing) up|quit\p{L}*|done with|go on|anymore|any more|no (?:one|body) (?:cares?|listens?|likes?|would)|nobody|without me|miss me|sleep\p{L}*|stuck|breaking|broken|broke down|falling apart|bad place|rough|struggl\p{L}*|awful|terrible|rubbish|shit\p{L}*|crap\p{L}*|suck\p{L}*|drink\p{L}*|pills|safe|sient\p{L}+|sentí\p{L}*|llor\p{L}+|triste\p{L}*|mal|fatal|hundid\p{L}+|inútil\p{L}*|fracas\p{L}+|deprim\p{L}+|depresión|ansiedad|pánico|agotad\p{L}+|cansad\p{L}+|quemad\p{L}+|sol[oa]s?|odi\p{L}+|daño|dolor|mat(?:ar|arme|o|é)|mor\p{L}+|muert\p{L}+|suicid\p{L}+|desaparec\p{L}+|vivir|(?<!en (?:mi|la) )vida|miedo|vergüenza|rendi\p{L}+|rindo|dejarlo|no puedo|no podemos|aguant\p{L}+|seguir|sentido|nadie|dormir|roto|rota|bajón|ánimos?|fuerzas|ganas)(?!\p{L})/iu;
/** Without any of these words the classifier must be this sure: it has never heard of most names. */
const sureOfDistress = 0.9;

function isOfNoFeeling(probability: number, sentence: string): boolean {
  return probability < sureOfDistress && !ofFeeling.test(sentence);
}

/** Below this, a message with a topic's words is nearly always about something else. */
const likely = 0.2;
/** From here on, also a message without a question is about a topic: "looking at discovery mode all weekend" is below. */
const beyondDoubt = 0.95;

/** Whether a message may mean a topic whose words it has: "reads like a lawyer wrote it" is about no lawyer. */
export function mayMean(topic: string, question: string, language: Language): boolean {
  const likelihood = likelihoodOf(question, language, [...intentsOf(topic, language), ...(requests[topic] ?? [])]);
  return likelihood === null || likelihood >= likely;
}

/** Whether the classifier has examples of what a topic answers. */
export function isLearned(topic: string, language: Language): boolean {
  return likelihoodOf('?a', language, intentsOf(topic, language)) !== null;
}

/** Whether a message is about a topic also if it has no question: "I have a radio interview on Friday". */
export function isCertainlyAbout(topic: string, question: string, language: Language): boolean {
  return (likelihoodOf(question, language, intentsOf(topic, language)) ?? 0) >= beyondDoubt;
}

/** How likely it is, from 0 to 1, that a message asks for what a topic answers. */
export function likelihoodOfTopic(topic: string, question: string, language: Language): number {
  return likelihoodOf(question, language, [...intentsOf(topic, language), ...(requests[topic] ?? [])]) ?? 0;
}

/** The intents that a topic answers. */
function intentsOf(topic: string, language: Language): string[] {
  const others = Object.entries(language === 'es' ? spanish : english).filter(([, id]) => id === topic);
  return [`topic:${topic}`, ...others.map(([intent]) => intent)];
}

/** The ids of the topics that answer a message by its meaning: empty if none is sure to, null if there surely is none. */
export function topicsMeant(question: string, language: Language): string[] | null {
  const meanings = meaningsOf(question, language).filter(
    ({ intent, probability, sentence }) =>
      (!ofWording.has(intent) || probability >= certainly) &&
      !(intent === 'send-for-me' && asksWhen.test(sentence)) &&
      !(ofDistress.has(intent) && (ofImpression.test(sentence) || isOfNoFeeling(probability, sentence))),
  );
  const ids = meanings.flatMap(({ intent }) =>
    language === 'es' ? (spanish[intent] ?? []) : (english[intent] ?? /^topic:(?!other$)(.+)/.exec(intent)?.[1] ?? []),
  );
  if (speaksOfDanger(question, language)) ids.unshift(language === 'es' ? 'es-in-danger' : 'in-danger');
  if (ids.length > 0) return [...new Set(ids)];
  return meanings.some(({ intent, probability }) => intent === 'topic:other' && probability >= certainly) ? null : [];
}
