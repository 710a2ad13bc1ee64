import { sentenceAbout } from '../../acting/sentences.js';
import { leftOutBy } from '../spanish-cuts.js';
import { cutTopics } from './cut-topics.js';
import { hasWords } from './words-of.js';

/** Statements without those that the artist wants left out, unless they speak of them again. */
export function withoutLeftOut(statements: readonly string[], asked: readonly string[]): string[] {
  const phrases = asked.map(leftOutBy).filter(Boolean);
  const topics = asked.flatMap((message, at) =>
    cutTopics(message).filter((topic) => !asked.slice(at + 1).some((later) => hasWords(later, topic))),
  );
  return statements.filter(
    (one) =>
      phrases.every((phrase) => sentenceAbout(one, phrase) === undefined) &&
      topics.every((topic) => !hasWords(one, topic)),
  );
}
