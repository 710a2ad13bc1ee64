import { hasTool, type Situation } from '../acting/call.js';
import { asksForSize, ofFirst } from '../acting/text-questions.js';
import { asksForText, newsOf } from '../acting/documents-asked.js';
import { isPassageRequest } from '../prompt-turns.js';
import type { DocumentKind } from '../../../../contract/documents/document-kinds.js';
import { wantsLetter } from '../questions/venue-emails.js';
import { reportsTrouble } from '../reading/crisis/trouble.js';
import type { Language } from '../reading/language.js';
import { fullerOf } from '../writing/fuller.js';
import { asksForDeadline } from '../writing/next-steps.js';
import { askedDocuments, kindsIn } from '../writing/asked/asked-document.js';
import { certainly, isWriting, type Meaning, meaningOf } from './meaning.js';
import { withQuestion } from './without-talk.js';

/** How the rules know each request: the plainest words for it. */
const plainWords: Record<string, Record<Language, string>> = {
  'press-release': { en: 'Write the press release.', es: 'Escribe la nota de prensa.' },
  'gig-announcement': { en: 'Write the gig announcement.', es: 'Escribe el anuncio del concierto.' },
  'tour-announcement': { en: 'Write the tour announcement.', es: 'Escribe el anuncio de la gira.' },
  'blog-pitch': { en: 'Write the blog pitch.', es: 'Escribe el correo para un blog.' },
  'radio-pitch': { en: 'Write the radio pitch.', es: 'Escribe el correo para la radio.' },
  'spotify-pitch': { en: 'Write the Spotify pitch.', es: 'Escribe el texto para Spotify.' },
  'follow-up-text': { en: 'Write the follow-up.', es: 'Escribe el correo de seguimiento.' },
  bio: { en: 'Write my bio.', es: 'Escribe mi biografía.' },
  'bio-line': { en: 'Write my bio in one line.', es: 'Escribe mi bio en una línea.' },
  'bio-50': { en: 'Write my short bio.', es: 'Escribe mi bio corta.' },
  'bio-250': { en: 'Write my long bio.', es: 'Escribe mi bio larga.' },
  'crisis-statement': { en: 'Write the statement.', es: 'Escribe el comunicado.' },
  captions: { en: 'Write the captions.', es: 'Escribe los pies de foto.' },
  'interview-notes': { en: 'Write the interview notes.', es: 'Escribe las notas para la entrevista.' },
  'one-sheet': { en: 'Make my one-sheet.', es: 'Haz mi one-sheet.' },
  shorten: { en: 'Make it shorter.', es: 'Hazlo más corto.' },
  lengthen: { en: 'Make it longer.', es: 'Hazlo más largo.' },
  'make-plan': { en: 'Make me a plan.', es: 'Hazme un plan.' },
  'show-plan': { en: 'Show me the plan.', es: 'Enséñame el plan.' },
  'add-to-calendar': { en: 'Add the dates to my calendar.', es: 'Pon las fechas en mi calendario.' },
  'next-steps': { en: 'What should I do next?', es: '¿Qué hago ahora?' },
  'am-i-late': { en: 'Am I too late?', es: '¿Llego tarde?' },
  'show-text': { en: 'Show me the text.', es: 'Enséñame el texto.' },
  'is-it-ready': { en: 'What is still missing?', es: '¿Qué falta?' },
  'how-to-send': { en: 'How do I export it?', es: '¿Cómo lo exporto?' },
  'what-changed': { en: 'What did you change?', es: '¿Qué has cambiado?' },
  'what-do-you-know': { en: 'What do you know about me?', es: '¿Qué sabes de mí?' },
  summarise: { en: 'Sum up this chat.', es: 'Haz un resumen.' },
  'list-photos': { en: 'Which photos do I have?', es: '¿Qué fotos tengo?' },
  'list-songs': { en: 'Which songs do I have?', es: '¿Qué canciones tengo?' },
};

/** Texts for everyone, in place of which a crisis has its statement. */
const isPublic = new Set(['press-release', 'gig-announcement', 'tour-announcement', 'captions']);
const statement: Record<Language, string> = { en: 'Write the statement.', es: 'Escribe el comunicado.' };

const ofPlans = new Set(['make-plan', 'show-plan', 'add-to-calendar']);

/** The intents whose documents have another name. */
const kinds: Record<string, DocumentKind> = { 'follow-up-text': 'follow_up', bio: 'bio_100' };

/**
 * The situation with the newest message in the words that the rules know, if they don't recognise what it asks for.
 * @param isAnswered whether the rules answer the message as it is
 */
export function inPlainWords(situation: Situation, isAnswered: (situation: Situation) => boolean): Situation {
  const { conversation, known } = situation;
  const { question } = conversation;
  // "Day first" settles how a date is read, and a question about a pasted email is about that.
  const isOfOther = conversation.settled !== '' || conversation.hasPasted;
  if (isOfOther || isPassageRequest(question) || fullerOf(conversation) !== null) return situation;
  // "Will that fit into Spotify's box?" names no new text.
  if (asksForSize(situation)) return situation;
  const meaning = meaningOf(question, known.language);
  const words = meaning && plainWords[meaning.intent]?.[known.language];
  if (!meaning || !words || (ofPlans.has(meaning.intent) && !hasTool(situation, 'plan_release'))) return situation;
  // "Too late for Spotify editorial?" asks for Spotify's deadline.
  if (meaning.intent === 'am-i-late' && asksForDeadline(question)) return situation;
  // "Two small changes, please: …" asks for them.
  if (meaning.intent === 'what-changed' && !asksWhat.test(question)) return situation;
  // "What do I do first?" behind bad news is about the news.
  if (!isWriting(meaning.intent) && reportsTrouble(question, known.language)) return situation;
  // "Something for our facebook" and "new post please" are about what happened, too.
  if (
    isPublic.has(meaning.intent) &&
    newsOf(situation) === 'crisis' &&
    kindsIn(meaning.sentence, 'crisis').every(({ kind }) => kind === 'crisis_statement')
  )
    return withQuestion(
      situation,
      question.replace(meaning.sentence, () => statement[known.language]),
    );
  // A letter to a council is no pitch.
  if (isWriting(meaning.intent) && !asksForText(situation) && wantsLetter(situation)) return situation;
  // "The second one shorter, a single sentence" is about the captions before it.
  if (meaning.intent === 'bio-line' && !ofArtist.test(question)) return situation;
  if (isWriting(meaning.intent)) return withText(situation, meaning, words);
  if (isAnswered(situation)) return situation;
  const isFirst = meaning.intent === 'show-text' && known.language === 'en' && ofFirst.test(question);
  return withQuestion(situation, isFirst ? 'Show me the first text.' : words);
}

/** Whom a biography is about. */
const ofArtist =
  /(?<!\p{L})(?:bios?|biogra\p{L}+|semblanza|blurb|(?:about|introduc\p{L}+|describ\p{L}+|sum\p{L}* up) (?:me|us|myself|ourselves|him|her|them|the band|my)|who (?:i am|we are|she is|he is)|(?:sobre|de) (?:m[ií]|nosotr[oa]s|la banda|el grupo)|qui[eé]n(?:es)? (?:soy|somos|es)|present(?:arme|arnos|ación))(?!\p{L})/iu;
const asksWhat = /(?<!\p{L})(?:what|which|where|did|have|has|show|see|qué|cuál|cuáles|dónde)(?!\p{L})/iu;

/** A length in words, or "something for the papers": the rules know which text that is. */
const saysExactly = /\d|(?<!\p{L})(?:something|anything|algo)(?!\p{L})/iu;

/** The rules know requests for several texts, and which text the news call for; the classifier knows more ways to ask for one. */
function withText(situation: Situation, meaning: Meaning, words: string): Situation {
  const { question } = situation.conversation;
  if (!asksForText(situation)) return withQuestion(situation, `${question}\n${words}`);
  const [read, ...more] = askedDocuments(question);
  const kind = kinds[meaning.intent] ?? meaning.intent.replaceAll('-', '_');
  if (read === undefined || read === kind || read === 'other' || more.length > 0) return situation;
  // "Write the follow-up. Short.": a word alone says how.
  if (!meaning.sentence.trim().includes(' ')) return situation;
  // In a crisis, "something to post" is the statement.
  if (kind === 'captions' && situation.known.crisis !== null) return situation;
  // "A biography with around 150 words for the website": the rules know the length, but took the website for a blog.
  const isSameText = !kind.startsWith('bio') || read.startsWith('bio');
  if (meaning.probability < certainly || (isSameText && saysExactly.test(question))) return situation;
  return withQuestion(
    situation,
    question.replace(meaning.sentence, () => words),
  );
}
