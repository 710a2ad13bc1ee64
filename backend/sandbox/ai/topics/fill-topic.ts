import type { Conversation } from '../conversation.js';
import { templateFacts } from '../facts.js';
import type { Topic } from '../playbook.js';
import { fillTemplate } from '../template.js';

/** The topics about nights. */
export const concertTopics = new Set(['local-gig', 'tour']);

/**
 * A topic's answer, filled in with what is known about the artist. A concert's day isn't the release's, and "let's do 5 March instead" has
 * moved it.
 */
export function fill(topic: Topic, conversation: Conversation): string {
  const { date, releaseDate } = conversation;
  const isOfOther = date?.isOfConcert && !concertTopics.has(topic.id);
  const isMoved = date !== null && !date.isOfConcert && releaseDate !== null && releaseDate.day !== date.day;
  const known =
    isOfOther || isMoved
      ? { ...conversation, date: releaseDate && { ...releaseDate, isOfConcert: false } }
      : conversation;
  return fillTemplate(topic.answer, templateFacts(known));
}

/** @throws Error if there is none */
export function topicById(topics: Topic[], id: string): Topic {
  const topic = topics.find((candidate) => candidate.id === id);
  if (!topic) throw new Error(`The playbook has no ${id}.md.`);
  return topic;
}
