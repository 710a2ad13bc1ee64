import { withoutGoodCauses } from '../reading/crisis/good-causes.js';
import type { Language } from '../reading/language.js';
import { type Guess, IntentClassifier } from '../learning/intent-classifier.js';
import { learnedOnce } from '../learning/learned-once.js';
import { remembered } from '../remembered.js';
import { readUtterances, utterancesFolder } from '../learning/utterances.js';

/** What a message most likely asks for or tells. */
export interface Meaning {
  intent: string;
  probability: number;
  /** The sentence that says it. */
  sentence: string;
}

/** Below this, the classifier is wrong too often to act on it. */
export const surely = 0.5;
/** From here on, it is more often right than a rule that sees something else. */
export const certainly = 0.8;

const classifierFor = remembered((language: Language) => {
  const folder = utterancesFolder(language);
  return new IntentClassifier(learnedOnce(folder, () => IntentClassifier.learn(readUtterances(folder))));
});

/** Learns, or reads from disk, ahead of the first message: a reply that has to wait for it fails. */
export function learnIntents(): void {
  for (const language of ['en', 'es'] as const) classifierFor(language);
}

/**
 * The meaning of a message's most important sentence, a request rather than news and news rather than thanks; null if no
 * sentence is clear.
 */
export function meaningOf(message: string, language: Language): Meaning | null {
  const meanings = meaningsOf(message, language);
  return meanings.toSorted((a, b) => rankOf(b) - rankOf(a) || b.probability - a.probability)[0] ?? null;
}

/** What the sentences of a message ask for or tell, in their order, without those that aren't clear. */
export const meaningsOf = remembered((message: string, language: Language): Meaning[] =>
  sentencesOf(withoutGoodCauses(message))
    .map((sentence) => meaningOfSentence(sentence, language))
    .filter(({ probability }) => probability >= surely),
);

/**
 * How likely it is, from 0 to 1, that one of a message's sentences has one of the given intents; null if no example of them was
 * learned.
 */
export const likelihoodOf = remembered(
  (message: string, language: Language, intents: readonly string[]): number | null => {
    const guesses = sentencesOf(withoutGoodCauses(message))
      .flatMap((sentence) => [...new Set([sentence, ...sentence.split(beforeQuestion)])])
      .flatMap((sentence) => classifierFor(language).classify(sentence))
      .filter(({ intent }) => intents.includes(intent));
    return guesses.length === 0 ? null : Math.max(...guesses.map(({ probability }) => probability));
  },
);

/** "It comes out on 26 February, what do I do first": news and a question. */
const beforeQuestion =
  /(?:,|;| -| –) (?:(?:so|and|y) )?(?=(?:what|how|when|where|who|which|should|can|could|do|qué|cómo|cuándo|dónde|quién|cuánto)(?!\p{L}))/iu;

function sentencesOf(message: string): string[] {
  return message
    .split(between)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** Between sentences, and before a second request: "how much is it and can you send it?" */
const between =
  /(?<=[.!?])(?<!(?<!\p{L})(?:Rev|Mrs?|Ms|Dr|St|Fr|Prof|Sra?|ft|feat)\.)\s+|\n+|,? (?:and|y) (?=(?:can|could|would|will) (?:you|u)(?!\p{L})|(?:puedes|podrías|me puedes)(?!\p{L}))/iu;

function meaningOfSentence(sentence: string, language: Language): Meaning {
  const guesses = classifierFor(language).classify(sentence);
  const [best] = isQuestion(sentence, language) ? guesses.filter(({ intent }) => !isWriting(intent)) : guesses;
  const guess = withRest(best, guesses);
  if (guess && (isUnheard(guess, sentence, language) || lacksItsWords(guess, sentence)))
    return { intent: '', probability: 0, sentence };
  return { intent: '', probability: 0, ...guess, sentence };
}

/** Questions about PR, the app and the plan: their examples never cover all that people ask. */
const ofQuestions =
  /^(?:topic:(?!other$|people-first$|bad-news$|press-is-asking$)|(?:next-steps|show-plan|what-can-you-do|who-are-you|am-i-late|ask-fact|ask-text|move-task|task-done|discouraged|how-to-send|date-math)$)/u;
/** Less like every example of its intent than this, a sentence is more often about something else. */
const leastLike = 0.24;
const beyondDoubt = 0.99;

/** Whether a sentence is unlike all that the classifier has heard of an intent: it always finds one, and may be sure of it. */
function isUnheard({ intent, probability }: Guess, sentence: string, language: Language): boolean {
  if (!ofQuestions.test(intent) || probability < surely || probability >= beyondDoubt) return false;
  return classifierFor(language).likeness(sentence, intent) < leastLike;
}

/** Words of which a request has at least one: what is without them only sounds like it, as "add it to the pitch too" does. */
const needed: Record<string, RegExp> = {
  'send-for-me':
    /(?<!\p{L})(?:sen[dt]|post|e-?mail|mail|upload|submit|publish|shar(?:e|ing)|forward|contact|call|ring|phone|dm|messag|deliver|writ(?:e|ing) to|reach|announce|distribut|get (?:it|this|that|them) (?:to|on|out|into|up)|put (?:it|this|that|them|my|our|the)|tell|env[ií]|mand|m[aá]nd|sub[eií]|súb|public|pas[aeá]|pás|cuelg|cu[eé]lg|colg|compart|llam|ll[aá]m|escr[ií]b|contact|avis|pon|difund|reenv)/iu,
  remember:
    /(?<!\p{L})(?:remember|in mind|from now on|always|never|every|forget|note|sav(?:e|ed)|later|next time|future|going forward|any(?:thing|where)|recuerd|recu[eé]rd|acord|acu[eé]rd|apunt|ap[uú]nt|anot|an[oó]t|guard|gu[aá]rd|siempre|nunca|en cuenta|olvid|a partir de|desde ahora|quédate|memor)/iu,
};
/** "Will send it later": what the artist does. */
const doesItself =
  /^\W*(?:(?:ok(?:ay)?|cool|great|thanks|thx|and|then|so|right|perfect|vale|bueno|y|pues|luego|ya)[ ,.]+)*(?:(?:i|we)(?:['’]ll|['’]m| will| can| have| am| are|ll)?|ill|will|gonna|going to|(?:lo|la|se lo|te lo) (?:mando|env[ií]o|paso|subo|publico))(?!\p{L})(?!.*(?<!\p{L})(?:you|u|t[uú])(?!\p{L}))(?!.*[?¿])(?!.*(?<!\p{L})(?:want|need|like|would|please|help)(?!\p{L}))/iu;

function lacksItsWords({ intent }: Guess, sentence: string): boolean {
  if (intent === 'send-for-me' && doesItself.test(sentence)) return true;
  return needed[intent]?.test(sentence) === false;
}

/** Requests that a question doesn't make leave their probability to the best of the others. */
function withRest(best: Guess | undefined, guesses: readonly Guess[]): Guess | undefined {
  const [first] = guesses;
  if (!best || !first || best === first) return best;
  return { intent: best.intent, probability: best.probability + (first.probability - best.probability) / 2 };
}

const talk = new Set(
  'thanks praise acknowledge goodbye are-you-there how-are-you apologise greet agree decline'.split(' '),
);

/** Requests come before news, news before small talk. */
function rankOf({ intent }: Meaning): number {
  if (isRequest(intent)) return 2;
  return talk.has(intent) ? 0 : 1;
}

/** Whether an intent is neither small talk nor news. */
export function isRequest(intent: string): boolean {
  return !talk.has(intent) && !intent.startsWith('tell-') && intent !== 'dont-know';
}

const texts = new Set(
  'press-release gig-announcement tour-announcement blog-pitch radio-pitch spotify-pitch follow-up-text bio bio-line bio-50 bio-250 crisis-statement captions interview-notes one-sheet'.split(
    ' ',
  ),
);

/** Whether an intent asks for a text to be written. */
export function isWriting(intent: string): boolean {
  return texts.has(intent);
}

const asks: Record<Language, RegExp> = {
  en: /^\W*(?:(?:so|and|but|ok|okay|hi|hey|also|oh|right)[ ,]+)*(?:how(?! about)|why|when|which|who|whose|where|what(?! about| if)|do (?:i|we)|does|did|is|are|am i|should|must|whats|what['’]s|hows|how['’]s)(?!\p{L})/iu,
  es: /^[^\p{L}]*(?:(?:y|pero|hola|oye|ok|vale|entonces)[ ,]+)*(?:cómo|como|por qué|cuándo|cuando|cuál|cual|quién|dónde|qué(?! tal)|que (?:es|lleva|tiene|pongo)|cuánt[oa]s?|debo|debería|hace falta|es|son)(?!\p{L})/iu,
};

/** "What goes in a bio" asks for advice; "can you write a bio" doesn't. */
function isQuestion(sentence: string, language: Language): boolean {
  return asks[language].test(sentence);
}
