import { appName } from '../../../../contract/app.js';
import type { Conversation } from '../conversation.js';
import { templateFacts } from '../facts.js';
import { certainly, meaningsOf, surely } from '../intents/meaning.js';
import { isLearned, likelihoodOfTopic, mayMean, topicsMeant } from '../intents/topic-intents.js';
import { isAboutPast } from '../named-date.js';
import { normalised, scoreTopic, type Topic } from '../playbook.js';
import { withoutGoodCauses } from '../reading/crisis/good-causes.js';
import { languageOf } from '../reading/language.js';
import { sentencesIn } from '../sentences.js';
import { asksForDeadline } from '../writing/next-steps.js';

/** The minimum score for a topic to be a message's subject. */
export const lowestScore = 3;
/** The score of a topic that a message is clearly about. */
export const clearScore = 5;
/** The score of a topic that a message names with more than one of its words: no classifier is needed. */
const surelyNamed = 10;
/** Short messages that only make sense after the previous ones, or that ask nothing: an answer, a wish. */
const followsUp =
  /^\W*(?:and|but|so|then|why|how so|really|what about|how about|yes|ok|okay|no|more|again|go on|continue)\b/i;
const asks =
  /\?|^\W*(?:(?:and|so|but|right|ok|okay|well|oh|also|now|then|hey),? )*(?:who|what|when|where|which|how|why|do|does|did|is|are|am|was|can|could|should|would|will)\b/i;
const wishes =
  /^\W*(?:(?:please|now|just) )*(?:make|write|give|do|change|shorten|add|remove|cut|delete|take out|put|use|try|tell|show|help|find|plan|yes|yep|no|ok|okay|sure|hi|hello|hey|thanks)\b|^\W*(?:quiero|queremos|me gustaría|nos gustaría) (?:salir|sonar|entrar|conseguir|estar|llegar|hacer|saber|tocar)(?!\p{L})|^\W*(?:(?:y|pero|ahora|vale|ok|por favor|oye|che|bueno|pues|también|mejor)[ ,]+)*(?:haz(?:me|lo|la)?|me haces|escrib(?:e|eme|ela|elo)|escríbe(?:me|la|lo)|redacta|prepara(?:me)?|prepárame|pon(?:le|me|lo|la)?|quita(?:le|lo|la)?|quítal[eoa]|borra|cambia(?:le|lo|la)?|corrige|añade|agrega|mete|incluye|manda|pásame|envía|dame|dime|necesito|quiero (?=una?(?!\p{L}))|puedes|podrías|ayúdame|muéstrame|enséñame|busca|olvida|repite|rehaz|traduce|sube|publica)(?!\p{L})/iu;
/** "¿Cómo consigo reseñas?": the words of Spanish topics are whole questions. */
const asksInSpanish = /^[¿\s]*(?:cómo|qué|cuándo|cuánto|dónde)(?!\p{L})(?:[^\p{L}]+[\p{L}-]+){1,6}\W*$/iu;
const followUpWords = 6;
/** With a word that continues, as in "and how long before …". */
const continuedWords = 10;

/** "Who should I send it to and when?" */
const asksTwice = /(?<!\p{L})(?:and|y) (?:when|who|where|how|what|cuándo|a quién|dónde|cómo|qué)(?!\p{L})/iu;

/** The topic of the newest question, and a second one if it is clearly about both. */
export function rankTopics(conversation: Conversation, topics: Topic[]): [best?: Topic, second?: Topic] {
  const { values } = templateFacts(conversation);
  const language = languageOf(conversation.asked);
  const possible = topics.filter(
    ({ id, language: own, unless }) =>
      own === language && !values[unless] && (id !== beginnersTopic || !isUnderWay(conversation)),
  );
  // "Day first" settles how a date is read, and a question about a pasted email is about that.
  const isOwn = conversation.settled === '' && !conversation.hasPasted;
  const isOfDeadline = asksForDeadline(conversation.question);
  const meant = isOwn ? (topicsMeant(conversation.question, language) ?? (isOfDeadline ? [] : null)) : [];
  const [sure, also] = (meant ?? [])
    .map((id) => (isAboutPast(conversation.question) && id.startsWith('spotify-pitch') ? 'already-released' : id))
    .flatMap((id) => possible.find((topic) => topic.id === id) ?? []);
  // The product's name in a question addresses the assistant.
  const question = normalised(withoutGoodCauses(conversation.question)).replaceAll(normalised(appName), ' you ');
  const earlier = conversation.asked.slice(-3, -1).toReversed().map(normalised);
  const scored = possible.map((topic) => ({ topic, own: scoreTopic(topic, question) }));
  // Surely about nothing that the classifier has learned: only a topic that it never heard of may answer.
  if (meant === null) {
    const isNamedInQuestion = language === 'es' && asksInSpanish.test(conversation.question);
    const unheard = scored.filter(
      ({ topic, own }) => own >= clearScore && (isNamedInQuestion || !isLearned(topic.id, language)),
    );
    const [best] = unheard.toSorted((a, b) => b.own - a.own);
    return best ? [best.topic] : [];
  }
  // "Cómo entro en playlists": a guess at radio, of which the question has no word.
  const isNamed = (topic: Topic): boolean => scored.some((one) => one.topic === topic && one.own > 0);
  const isGuess =
    sure !== undefined && language === 'es' && !isNamed(sure) && scored.some(({ own }) => own >= lowestScore);
  if (sure && !isGuess) {
    const second = asksTwice.test(conversation.question)
      ? scored.find(({ topic, own }) => topic !== sure && own >= clearScore && !topic.standsAlone)?.topic
      : undefined;
    return also || second ? [sure, also ?? second] : [sure];
  }
  const isClear = scored.some(({ own }) => own >= clearScore);
  // "And how long before?" is about what the previous message was about.
  const newestShare = followsUp.test(conversation.question) ? 1 : 0.5;
  // Thanks, distress and the like are over with their message.
  const context = (topic: Topic) =>
    topic.standsAlone
      ? 0
      : earlier.reduce((sum, text, index) => sum + scoreTopic(topic, text) * (index === 0 ? newestShare : 0.25), 0);
  const ranked = scored
    .map(({ topic, own }) => ({ topic, own, score: isClear ? own : own + context(topic) }))
    .sort((a, b) => b.score - a.score);
  const fitting = ranked.filter(
    ({ topic, own, score }) =>
      own > 0 &&
      score >= lowestScore &&
      // "I hate TikTok" has a weak word of the advice on threats: too little for a reply that puts people first.
      ((topic.standsAlone && own >= clearScore) ||
        isOfDeadline ||
        own >= surelyNamed ||
        mayMean(topic.id, conversation.question, language)),
  );
  const [best, next] = fitting.length === 0 && isFollowUp(conversation) ? ranked : fitting;
  if (!best || best.score < lowestScore) return [];
  const isAlso = next && isClear && next.own >= clearScore && next.own >= best.own * 0.6 && !next.topic.standsAlone;
  return isAlso ? [best.topic, next.topic] : [best.topic];
}

const beginnersTopic = 'getting-known';
/** The assistant's replies with a plan or a text. */
const hasLink = /\]\(\/(?:documents|releases)\/|^(?:Here is the plan|Este es el plan)/mu;

/** Whether "what now?" is asked in the middle of something, and not of a career: first steps would be no answer. */
function isUnderWay({ question, asked, said }: Conversation): boolean {
  const isOfCareer = meaningsOf(question, languageOf(asked)).some(({ intent }) => intent === `topic:${beginnersTopic}`);
  return !isOfCareer && said.some((reply) => hasLink.test(reply));
}

/** Whether a message is clearly about a topic, without its context. */
export function isClearlyAbout(topic: Topic, { question }: Conversation): boolean {
  return scoreTopic(topic, normalised(question)) >= clearScore;
}

/**
 * Whether a message asks about a topic, or continues one that did. The topic's words may also stand in news: "with vinyl following in
 * June" asks nothing about vinyl.
 */
export function isAskedAbout(topic: Topic, conversation: Conversation): boolean {
  const { question, asked } = conversation;
  const language = languageOf(asked);
  const text = isFollowUp(conversation) ? [...asked.slice(-2, -1), question].join('\n') : question;
  const likelihood = likelihoodOfTopic(topic.id, text, language);
  if (likelihood >= certainly) return true;
  const ofQuestions = sentencesIn(text).filter((one) => one.endsWith('?'));
  return (
    (seeks.test(text) && likelihood >= surely) ||
    sentencesIn(text).some((one) => seeks.test(one) && scoreTopic(topic, normalised(one)) >= clearScore) ||
    ofQuestions.some((one) => scoreTopic(topic, normalised(one)) >= lowestScore)
  );
}

/** Words of those who want to know something. */
const seeks =
  /[?¿]|(?<!\p{L})(?:how|what|when|where|which|why|who|should|like to|want to|need to|advice|tips|help|explain|idk|tell me|cómo|cuándo|dónde|quién|una duda|quiero saber|explica\p{L}*|consejos?|ayuda)(?!\p{L})/iu;

/** Whether a question has no subject of its own and continues the previous one. */
function isFollowUp(conversation: Conversation): boolean {
  const { question } = conversation;
  const words = question.trim().split(/\s+/).length;
  if (isAnswer(conversation)) return words <= continuedWords;
  return followsUp.test(question) ? words <= continuedWords : !asks.test(question) && words <= followUpWords;
}

/** Whether the artist answers a question of the assistant, which ends its replies with one. */
export function isAnswer({ question, said }: Conversation): boolean {
  const hasAsked = said.at(-1)?.slice(-250).includes('?') ?? false;
  return hasAsked && !asks.test(question) && !wishes.test(question);
}
