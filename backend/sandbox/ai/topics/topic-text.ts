import type { Situation } from '../acting/call.js';
import type { Conversation } from '../conversation.js';
import { templateFacts } from '../facts.js';
import { readMemory, recollection } from '../memory.js';
import { besideTalk } from '../intents/without-talk.js';
import { isCertainlyAbout } from '../intents/topic-intents.js';
import { normalised, scoreTopic, type Topic } from '../playbook.js';
import { plainNewsTold } from '../questions/bad-news/plain-news-told.js';
import { reportsTrouble } from '../reading/crisis/trouble.js';
import { languageOf } from '../reading/language.js';
import { quotesIn } from '../reading/quotes/said-quotes.js';
import { fillTemplate } from '../template.js';
import type { ModelRequest } from '../wire/model-request.js';
import { closestIs, fullerOf } from '../writing/fuller.js';
import { postingAdvice } from '../writing/posting-advice.js';
import { noDayRemark, weekdayRemark } from '../writing/remarks.js';
import { withSourceLinks } from '../writing/source-links.js';
import { isOnlyEarlier, tellsFacts, tellsOfNight, whatParted, whatWasAdded, whatWasTold } from '../writing/told.js';
import { asksForCounsel } from './counsel.js';
import { isOfShowsOff, whatToSay } from './crisis-replies.js';
import { ofDistress } from './distress-reply.js';
import { concertTopics, fill, topicById } from './fill-topic.js';
import { fromPlaybook, isBetterInPlaybook } from './from-playbook.js';
import { intentReply } from './intent-reply.js';
import { badReviewTopic, reviewQuoted } from './reviews.js';
import { shortened } from './guest-text.js';
import { haveSoFar, notFollowed } from './not-followed.js';
import { answerToOthers, nothingOwn, othersWords } from './others-words.js';
import { withSubjectNamed } from './question-subject.js';
import { whatIsAsked } from './what-is-asked.js';
import { clearScore, isAnswer, isClearlyAbout, isAskedAbout, lowestScore, rankTopics } from './rank-topics.js';

const unknownTopic = 'unknown';
const spanishUnknownTopic = 'es-unknown';
const notedTopic = 'noted';
const spanishNotedTopic = 'es-noted';
const saidAlreadyTopic = 'said-already';
const spanishSaidAlreadyTopic = 'es-said-already';
/** Its draft comes with advice. */
const followUpTopic = 'follow-up';
const crisisTopic = 'press-is-asking';
const spanishCrisisTopic = 'es-malas-noticias';
const showsOffTopic = 'shows-off';
const spanishShowsOffTopic = 'es-shows-off';
const soberTopics = new Set([
  crisisTopic,
  spanishCrisisTopic,
  showsOffTopic,
  spanishShowsOffTopic,
  'people-first',
  'bad-news',
  'low-moment',
  'es-low-moment',
  'in-danger',
  'es-in-danger',
]);
const greetings = new Set(['greeting', 'es-hola']);
const fakeQuoteTopic = 'fake-quote';
/** "Add a quote from me": nobody else's. */
const ofOwnQuote =
  /(?<!\p{L})quotes? (?:from|by|of) (?:me|us|myself|mine|our (?:singer|drummer|guitarist|bassist|frontman|producer))(?!\p{L})|(?<!\p{L})(?:my|our) own quotes?(?!\p{L})|(?<!\p{L})una (?:cita|frase) (?:mía|nuestra)(?!\p{L})/iu;
/** People who ask when something has happened. */
const ofPress =
  /(?<!\p{L})(?:journalists?|reporters?|the press|the papers?|the media|they ask|they['’]?re asking|periodistas?|la prensa|los medios|preguntan)(?!\p{L})/iu;
/** "Our blog got 300 readers": names a draft's subject, but asks for none. */
const isStatement =
  /^(?!.*(?:[?¿]|(?<!\p{L})(?:want|need|help|write|draft|how|please|should|quiero|necesito|ayuda|escrib\p{L}*|cómo|por favor)(?!\p{L})))\W*(?:(?:and|so|well|btw|oh|hey|y),? )*(?:my|our|the|this|a|an|mi|nuestr[oa]|el|la|un|una) (?:[\p{L}'’-]+ ){1,3}?(?:is|are|was|were|got|has|had|looks?|sounds?|came|went|wrote|said|asked|likes?|loved?|me gusta|es|está|ha|tiene|dijo|preguntó)(?!\p{L})/isu;
/** "Is it worth sending this to national papers?" asks for an opinion. */
const asksForOpinion =
  /(?:^|[.!,;\n]\s*|(?<!\p{L})(?:and|but|so|or) )(?:is|are|was|were|would|does|do(?! (?:i|we) need)|should|did) (?:it|this|that|there|they|we|i|my|our|the|you)(?!\p{L})[^.!?\n]*\?/iu;
const asksToWrite =
  /(?<!\p{L})(?:(?<!to )(?:write|draft)|give me|send me|make me|example|template|show me|look like|escrib\p{L}*|ejemplo)(?!\p{L})/iu;

/** Whether a message has a draft's subject, but wants none. */
function asksNoDraft({ id }: Topic, question: string): boolean {
  if (isStatement.test(question)) return true;
  return id !== followUpTopic && asksForOpinion.test(question) && !asksToWrite.test(question);
}

/** As many words as a subject has: "spotify playlists, how". */
const fewWords = 5;

/**
 * The reply to a message that no tool or document answers: a reaction to news, or the matching topic.
 * @param isWanted whether the artist has asked for the whole text of the topic, which then may be a guess
 */
export function topicText(request: ModelRequest, situation: Situation, topics: Topic[], isWanted = false): string {
  const { conversation, known } = situation;
  if (conversation.question === '') return nothingOwn(known);
  // Who is at the end of their strength needs more than advice about the review.
  const [likely] = rankTopics(conversation, topics);
  const ofReview = likely && ofDistress.has(likely.id) ? '' : badReviewTopic(situation);
  if (ofReview !== '') return fill(topicById(topics, ofReview), conversation);
  const memory = readMemory(request);
  const answered =
    whatIsAsked(request, situation) ||
    whatParted(conversation, known) ||
    whatToSay(situation) ||
    plainNewsTold(situation) ||
    reviewQuoted(situation) ||
    postingAdvice(conversation, known) ||
    answerToOthers(conversation.question, conversation.hasPasted, known);
  if (answered) return answered;
  const fuller = fullerOf(conversation);
  if (fuller === 'answer') return inFull(request, situation, topics);
  if (fuller === 'nothing') return fill(topicById(topics, unknownFor(conversation)), conversation);
  // What the message clearly wants is about no topic.
  const honest = known.crisis === null ? intentReply(situation) : '';
  const [likeliest, second] = honest ? [] : topicsBesideGreeting(conversation, topics);
  const first = likeliest && isElsewhere(likeliest, request, situation) ? undefined : likeliest;
  // Who gives a quote of their own wants none made up.
  const ranked =
    first?.id === fakeQuoteTopic &&
    (ofOwnQuote.test(conversation.question) || quotesIn(conversation.question, [conversation.artist.name]).length > 0)
      ? undefined
      : first;
  // "Hi, I got this email today: …" wants more than a greeting.
  const isGreeted = ranked !== undefined && conversation.hasPasted && greetings.has(ranked.id);
  const best =
    isGreeted ||
    (ranked && (ranked.isDraft ? asksNoDraft(ranked, conversation.question) : onlyTellsNews(ranked, situation)))
      ? undefined
      : ranked;
  // Who is asked by others what happened needs an answer first.
  const asksCounsel = known.crisis !== null && asksForCounsel.test(conversation.question);
  // "I have to cancel my show and I'm crying" is about the show, too: its topic puts people first.
  const isOfTrouble = known.crisis !== null && reportsTrouble(conversation.question, known.language);
  if (best && ofDistress.has(best.id) && isClearlyAbout(best, conversation) && !asksCounsel && !isOfTrouble)
    return fill(best, conversation);
  const added = whatWasAdded(conversation, known);
  if (added) return added;
  if (
    isOfTrouble ||
    (asksCounsel && !(best && soberTopics.has(best.id) && !ofDistress.has(best.id))) ||
    (known.crisis !== null && ofPress.test(conversation.question) && !(best && isClearlyAbout(best, conversation)))
  )
    return fill(crisisTopicOf(best, situation, topics), conversation);
  const remembered = recollection(conversation.question, memory);
  if (remembered && !best) return remembered;
  const isOpen =
    !best ||
    tellsFacts(situation) ||
    best.standsAlone ||
    isOnlyEarlier(conversation.question) ||
    tellsAside(best, situation);
  const isAside = Boolean(best?.isDraft && onlyTells(best, situation));
  const told = isOpen || isAside ? whatWasTold(situation, isAside) : '';
  if (told)
    return [noDayRemark(conversation), told, weekdayRemark(conversation), remembered].filter(Boolean).join('\n\n');
  if (honest) return honest;
  if (!best && conversation.hasPasted) return othersWords(known);
  if (!best && known.crisis !== null && isAnswer(conversation)) return notInStatement(known);
  if (!best && known.language === 'en' && isAnswer(conversation))
    return whatWasTold(situation, true) || notFollowed(known, conversation.said.at(-1) ?? '');
  const ofSubject = best ? '' : answerAboutSubject(request, conversation, topics);
  if (ofSubject !== '') return ofSubject;
  const topic = best ?? topicById(topics, isAnswer(conversation) ? notedFor(conversation) : unknownFor(conversation));
  const whole =
    (!best && fromPlaybook(request, conversation)) ||
    [fill(topic, conversation), best ? '' : haveSoFar(known)].filter(Boolean).join('\n\n');
  const text = conversation.artist.isGuest && !topic.isDraft ? shortened(whole, conversation) : whole;
  if (topic.id !== unknownFor(conversation) && repeats(text, topic, conversation)) {
    if (/[?¿]/.test(conversation.question)) return inOneLine(topic, conversation);
    return (
      remembered ||
      (isAnswer(conversation) && known.language === 'en'
        ? notFollowed(known, conversation.said.at(-1) ?? '')
        : fill(
            topicById(topics, isAnswer(conversation) ? notedFor(conversation) : saidAlreadyFor(conversation)),
            conversation,
          ))
    );
  }
  const noDay = noDayRemark(conversation);
  if (noDay) return noDay;
  if (conversation.artist.isGuest) return text;
  // Guests get a short text already, and "more" comes with a subscription.
  if (best && !isWanted && !isAskedAbout(best, conversation) && !best.standsAlone && !soberTopics.has(best.id))
    return closest(best, conversation);
  const also =
    best && second && !topic.standsAlone && !soberTopics.has(second.id)
      ? `**${known.language === 'es' ? 'Además' : 'Also'}:** ${fillTemplate(second.brief, templateFacts(conversation))}`
      : '';
  return [text, also, weekdayRemark(conversation), remembered].filter(Boolean).join('\n\n');
}

/** The topics of a message; of the rest of it, if it begins with a greeting: "Hi. I'm on a podcast on Thursday …" */
function topicsBesideGreeting(conversation: Conversation, topics: Topic[]): ReturnType<typeof rankTopics> {
  const ranked = rankTopics(conversation, topics);
  if (ranked[0] === undefined || !greetings.has(ranked[0].id)) return ranked;
  const question = besideTalk(conversation.question, languageOf(conversation.asked));
  if (question === '' || question === conversation.question) return ranked;
  const [best, second] = rankTopics({ ...conversation, question }, topics);
  return best === undefined ? ranked : [best, second];
}

/** The answer to a question about "it": of the topic, or the playbook's text, that fits once it is named; `''` if none does. */
function answerAboutSubject(request: ModelRequest, conversation: Conversation, topics: Topic[]): string {
  const named = withSubjectNamed(conversation);
  if (!named) return '';
  const [topic] = rankTopics(named, topics);
  if (!topic) return fromPlaybook(request, named);
  if (topic.standsAlone || !isAskedAbout(topic, named)) return '';
  const text = fill(topic, named);
  return conversation.artist.isGuest && !topic.isDraft ? shortened(text, named) : text;
}

/** Whether a topic only shares a word with a question that the playbook's own text answers. */
function isElsewhere(topic: Topic, request: ModelRequest, { conversation, known }: Situation): boolean {
  const isFixed = topic.standsAlone || topic.isDraft || soberTopics.has(topic.id) || known.crisis !== null;
  // A Spanish topic's words are whole requests: "necesito" and "mánager".
  if (known.language === 'es' && isClearlyAbout(topic, conversation)) return false;
  return !isFixed && isBetterInPlaybook(request, conversation, topic.title);
}

/** Words with which a message asks or wants something, besides telling news. */
const asksForAnything =
  /[?¿]|(?<!\p{L})(?:(?<!(?:they|he|she|people) )want|need|help|write|draft|make|give|show|tell|list|explain|ask|ideas?|advice|tips|like to|looking for|trying to|hoping|hope|wonder(?:ing)?|not sure|no idea|stuck|worried|afraid|dame|dime|consejos?|ideas|explica\p{L}*|enséñame|how|what|when|should|please|pls|find|plan|quiero|quer(?:emos|ía)|necesit\p{L}+|ayuda|escrib\p{L}*|haz\p{L}*|cómo|qué|cuándo|por favor)(?!\p{L})/iu;

/** Whether a message has no question and no wish, and isn't the answer to a question or a few words that name a subject. */
function onlyTellsNews(best: Topic, { conversation, known }: Situation): boolean {
  const { question } = conversation;
  if (best.standsAlone || soberTopics.has(best.id) || isAnswer(conversation)) return false;
  if (isCertainlyAbout(best.id, question, known.language)) return false;
  return !asksForAnything.test(question) && question.split(/\s+/).length > fewWords;
}

/** Whether a message tells news instead of asking about its topic: details of a concert, or a release not named before. */
function tellsAside(best: Topic, situation: Situation): boolean {
  const { conversation, known, before } = situation;
  if (concertTopics.has(best.id)) return tellsOfNight(situation);
  const score = scoreTopic(best, normalised(conversation.question));
  const isNew = known.title !== before().title || known.shows.length > before().shows.length;
  return isNew && (score <= 0 || (score < clearScore && !asksForAnything.test(conversation.question)));
}

/** Whether a message states facts and isn't about the draft that the previous messages were about. */
function onlyTells(draft: Topic, { conversation, known, before }: Situation): boolean {
  const isAbout = scoreTopic(draft, normalised(conversation.question)) >= lowestScore;
  return !isAbout && known.statements.length > before().statements.length;
}

/** The full version of a shortened answer; visitors are told where to get it. */
function inFull(request: ModelRequest, situation: Situation, topics: Topic[]): string {
  const { conversation, known } = situation;
  if (conversation.artist.isGuest)
    return known.language === 'es'
      ? 'En la prueba gratuita mis respuestas son breves: la completa viene con la suscripción. ¿Qué parte quieres con más detalle?'
      : 'In the free trial I keep answers short: the whole one comes with a subscription. Which part do you want in more detail?';
  const asked = conversation.asked.slice(0, -1);
  const before = { ...conversation, asked, question: asked.at(-1) ?? '', said: conversation.said.slice(0, -1) };
  return topicText(request, { ...situation, conversation: before }, topics, true);
}

/** The reply to something said in a crisis that is no fact for the statement. */
function notInStatement({ language }: Situation['known']): string {
  return language === 'es'
    ? 'Lo he leído, pero no lo pongo en el comunicado: ahí solo va lo que pasó, quién está afectado y qué se hace. ¿Escribo el comunicado?'
    : 'I’ve read that, but I leave it out of the statement, which only says what happened, who is affected and what is being done. Shall I write the statement?';
}

/** The answer in a crisis: the topic that fits, if it is a sober one. */
function crisisTopicOf(best: Topic | undefined, situation: Situation, topics: Topic[]): Topic {
  const isSpanish = languageOf(situation.conversation.asked) === 'es';
  if (isOfShowsOff(situation)) return topicById(topics, isSpanish ? spanishShowsOffTopic : showsOffTopic);
  if (best && soberTopics.has(best.id) && !ofDistress.has(best.id)) return best;
  return topicById(topics, isSpanish ? spanishCrisisTopic : crisisTopic);
}

function notedFor({ asked }: Conversation): string {
  return languageOf(asked) === 'es' ? spanishNotedTopic : notedTopic;
}

/** The point of a topic that a message may be about, said to be a guess. */
function closest({ title, brief }: Topic, conversation: Conversation): string {
  const point = fillTemplate(brief, templateFacts(conversation));
  return languageOf(conversation.asked) === 'es'
    ? `Sigo un guion y no sé si preguntas por esto. ${closestIs.es} **${title}**: ${point}\n\nDi **más** y te lo cuento entero, o pregúntalo con otras palabras.`
    : `I’m scripted, and not sure that this is what you ask. ${closestIs.en} **${title}**: ${point}\n\nSay **more** for all of it, or put it in other words.`;
}

/** The point of an answer that was just given, for a question about it. */
function inOneLine({ brief }: Topic, conversation: Conversation): string {
  const lead = languageOf(conversation.asked) === 'es' ? 'En una línea' : 'In one line';
  return `${lead}: ${fillTemplate(brief, templateFacts(conversation))}`;
}

function saidAlreadyFor({ asked }: Conversation): string {
  return languageOf(asked) === 'es' ? spanishSaidAlreadyTopic : saidAlreadyTopic;
}

function unknownFor({ asked }: Conversation): string {
  return languageOf(asked) === 'es' ? spanishUnknownTopic : unknownTopic;
}

/** Whether a text was just the reply to another message. A question about the same subject gets the answer again, whatever its wording. */
function repeats(text: string, topic: Topic, { asked, question, said }: Conversation): boolean {
  const isAskedAgain = normalised(asked.at(-2) ?? '') === normalised(question);
  const isAbout = scoreTopic(topic, normalised(question)) >= (/[?¿]/.test(question) ? lowestScore : clearScore);
  return !isAskedAgain && !isAbout && Boolean(said.at(-1)?.includes(withSourceLinks(text)));
}
