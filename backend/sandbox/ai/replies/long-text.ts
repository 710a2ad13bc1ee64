import type { Conversation } from '../conversation.js';
import { toPieces } from '../pieces.js';
import type { Topic } from '../playbook.js';
import { fill } from '../topics/fill-topic.js';

const longAnswerTokens = 4000;

/** Several topics in a row, about 4,000 tokens, for tests of long replies. */
export function longText(conversation: Conversation, topics: Topic[]): string {
  const pieces: string[] = [];
  for (const topic of topics) {
    pieces.push(...toPieces(`## ${topic.title}\n\n${fill(topic, conversation)}\n\n`));
    if (pieces.length >= longAnswerTokens) break;
  }
  return pieces.slice(0, longAnswerTokens).join('');
}
