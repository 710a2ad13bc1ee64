import type { Conversation } from '../conversation.js';
import { type ModelRequest, textsOf } from '../wire/model-request.js';
import { normalised, scoreTopic, type Topic } from '../playbook.js';
import { ownWords, segmentsOf } from '../prompt-turns.js';
import { introductionIn } from '../reading/people/introduction.js';
import { languageOf } from '../reading/language.js';
import { lastNamedWork } from '../reading/works/titles.js';
import { withoutSteering } from '../steering.js';
import { withPlainEnglish } from '../typed/plain-english.js';
import { asksForTitle } from './title-request.js';

const maxWords = 6;

/** "Hi there! So" before what a conversation is about. */
const greeting =
  /^(?:(?:hi+|hiya|hello|hey+|yo|good (?:morning|afternoon|evening)|hola|buenas(?: tardes| noches)?|buenos días|ok|okay|so|well|right|bueno|pues|vale)(?: there| all| a todos)?(?:[,.!–-]\s*|\s+|[:;]-?[)dp](?!\p{L}))+)+(?=\S.{11})/iu;

/**
 * At most six words in the question's language, without quotation marks: the topic and the song if there are any, the artist's
 * name for an introduction, otherwise the question's first words, or what these would cut: the song's title.
 */
export function chatTitle(request: ModelRequest, conversation: Conversation, topics: Topic[]): string {
  const texts = textsOf(request.messages, 'user')
    .flatMap((turn) => segmentsOf(ownWords(turn)))
    .map(({ text }) => withoutSteering(text));
  const [first = withoutInstruction(texts.join('\n'))] = texts.filter((text) => !asksForTitle.test(text));
  const subject = questionIn(first).replace(greeting, '');
  const subjectWords = normalised(subject);
  const language = languageOf([subject]);
  const best = topics
    .filter((topic) => topic.language === language)
    .map((topic) => ({ topic, score: scoreTopic(topic, subjectWords) }))
    .reduce((top, next) => (next.score > top.score ? next : top), { topic: undefined as Topic | undefined, score: 2 });
  const isSpanish = language === 'es';
  // The reply, a plan for instance, names other things.
  const named = lastNamedWork(subject)?.title;
  const words = best.topic
    ? best.topic.title.split(' ')
    : (introduced(subject, isSpanish) ?? leadingWordsOr(named, subject));
  const songTitle = named ?? conversation.artist.songTitle;
  const song = songTitle.split(' ');
  const isAboutSong =
    /(?<!\p{L})(?:song|single|track|release|it|canción|sencillo|tema|disco)(?!\p{L})/iu.test(subject) ||
    subject.includes(songTitle);
  const mayNameSong = best.topic && songTitle !== '' && isAboutSong && words.length + 1 + song.length <= maxWords;
  const title = mayNameSong ? [...words, isSpanish ? 'para' : 'for', ...song] : words;
  return title.slice(0, maxWords).join(' ') || (isSpanish ? 'Una primera pregunta' : 'A first question');
}

function withoutInstruction(text: string): string {
  return text
    .split('\n')
    .filter((line) => !asksForTitle.test(line))
    .join('\n')
    .trim();
}

/** The artist's words in a message that quotes a conversation as `Artist: … Assistant: …`. */
function questionIn(text: string): string {
  const [question = ''] = text.split(/^(?:assistant|reply|answer)\s*:/im);
  return question.replace(/^\s*(?:artist|user|question|message)\s*:/i, '').trim();
}

/** "First chat with Mara Quill" for a message that introduces its artist; null for others. */
function introduced(text: string, isSpanish: boolean): string[] | null {
  const name = introductionIn([withPlainEnglish(text, isSpanish ? 'es' : 'en')]).name.split(' ');
  const lead = isSpanish ? ['Primera', 'charla', 'con'] : ['First', 'chat', 'with'];
  return name[0] === '' || lead.length + name.length > maxWords ? null : [...lead, ...name];
}

/** The first words, unless they leave out the end of a title: then the title. */
function leadingWordsOr(title: string | undefined, text: string): string[] {
  const words = leadingWords(text);
  const isCut = title && !words.join(' ').toLowerCase().includes(title.toLowerCase());
  return isCut ? title.split(' ') : words;
}

function leadingWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&-]*/gu)?.slice(0, maxWords) ?? [];
  const [first = '', ...rest] = words.map((word) => Array.from(word).slice(0, 24).join(''));
  return first === '' ? [] : [first.charAt(0).toLocaleUpperCase('en') + first.slice(1), ...rest];
}
