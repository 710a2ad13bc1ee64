import { sentenceAbout } from '../../acting/sentences.js';
import { leftOutBy } from '../spanish-cuts.js';
import { withoutClause, withoutWordsAlone } from './clauses.js';
import { cutTopics } from './cut-topics.js';
import { hasWords } from './words-of.js';

/** Statements without those that the artist wants left out, unless they speak of them again. */
export function withoutLeftOut(statements: readonly string[], asked: readonly string[]): string[] {
  const phrases = asked.map(leftOutBy).filter(Boolean);
  const topics = asked.flatMap((message, at) =>
    cutTopics(message).filter((topic) => !asked.slice(at + 1).some((later) => hasWords(later, topic))),
  );
  return statements.flatMap((statement) => {
    const spared = phrases.reduce((rest, words) => withoutWordsAlone(rest, words) ?? rest, statement);
    const [, words = '', mark = ''] = /^(.*?)([.!?…]*)$/su.exec(spared) ?? [];
    const left = topics.reduce((some, topic) => withoutClause(some, topic) ?? some, words);
    const rest = left === '' ? '' : left + mark;
    return rest !== '' && phrases.every((phrase) => sentenceAbout(rest, phrase) === undefined) ? [rest] : [];
  });
}
