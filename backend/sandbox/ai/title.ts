import type { Conversation } from './conversation.js';
import { type CompletionRequest, textsOf } from './completion-request.js';
import { normalised, scoreTopic, type Topic } from './playbook.js';
import { withoutSteering } from './steering.js';

const asksForTitle =
  /\b(?:name|title|call|label)\b[^.\n]{0,80}\b(?:conversation|chat)\b|\b(?:conversation|chat)\b[^.\n]{0,80}\b(?:name|title)\b/i;
const maxWords = 6;

/** Whether a request wants a conversation to be named: its system prompt or its last message says so, in few words. */
export function asksForChatTitle(request: CompletionRequest): boolean {
  const last = request.messages.at(-1);
  const instructions = [...textsOf(request.messages, 'system'), last?.role === 'user' ? last.text : ''];
  return instructions.some((text) => asksForTitle.test(text) && /\b(?:six|6)\b[^.\n]{0,12}\bwords?\b/i.test(text));
}

/** At most six words, without quotes: the subject and the song where there are such, else the first words of the question. */
export function chatTitle(request: CompletionRequest, conversation: Conversation, topics: Topic[]): string {
  const texts = textsOf(request.messages, 'user').map(withoutSteering);
  const subject = questionIn(texts.find((text) => !asksForTitle.test(text)) ?? withoutInstruction(texts.join('\n')));
  const subjectWords = normalised(subject);
  const best = topics
    .map((topic) => ({ topic, score: scoreTopic(topic, subjectWords) }))
    .reduce((top, next) => (next.score > top.score ? next : top), { topic: undefined as Topic | undefined, score: 2 });
  const words = best.topic ? best.topic.title.split(' ') : leadingWords(subject);
  const song = conversation.songTitle.split(' ');
  const isAboutSong = /\b(song|single|track|release|it)\b/i.test(subject) || subject.includes(conversation.songTitle);
  const mayNameSong =
    best.topic && conversation.songTitle !== '' && isAboutSong && words.length + 1 + song.length <= maxWords;
  return (mayNameSong ? [...words, 'for', ...song] : words).slice(0, maxWords).join(' ') || 'A first question';
}

function withoutInstruction(text: string): string {
  return text
    .split('\n')
    .filter((line) => !asksForTitle.test(line))
    .join('\n')
    .trim();
}

/** What the artist said, where a message quotes a conversation as `Artist: … Assistant: …`. */
function questionIn(text: string): string {
  const [question = ''] = text.split(/^(?:assistant|reply|answer)\s*:/im);
  return question.replace(/^\s*(?:artist|user|question|message)\s*:/i, '').trim();
}

function leadingWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&-]*/gu)?.slice(0, maxWords) ?? [];
  const [first = '', ...rest] = words.map((word) => Array.from(word).slice(0, 24).join(''));
  return first === '' ? [] : [first.charAt(0).toLocaleUpperCase('en') + first.slice(1), ...rest];
}
