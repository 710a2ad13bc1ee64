import { oneSheetMarker } from '../../../../contract/chats/chat.js';
import type { Conversation } from '../conversation.js';

/** Subjects that questions are about, in words of their own. */
const subject =
  /(?<!\p{L})(?:one[- ]?sheets?|press releases?|press kits?|epks?|bios?|blog pitch(?:es)?|radio pitch(?:es)?|spotify pitch(?:es)?|pitch(?:es)?|follow[- ]?ups?|captions?|gig announcements?|tour announcements?|announcements?|statements?|interview notes|interviews?|press photos?|photos?|playlists?|pre-?saves?|embargo(?:es)?|premieres?|plans?|single|album|track|song|ep|blogs?|newspapers?|papers?|radio stations?|radio|podcasts?)(?!\p{L})/giu;
/** "On one of those", "when do I send it". */
const pronoun =
  /(?<!\p{L})(?:(?:each |any |every )?one of (?:those|them|these)|each one|those|these|them|that one|it|that)(?!\p{L})/iu;
/** What a reply says it wrote. */
const written = /(?<!\p{L})I wrote your ([^:,\n]+)(?:, [^:\n]+)?: \[/u;
const longest = 14;

/**
 * A question without a subject of its own, with what the messages before were about in place of "it"; null for other messages: "How long
 * should I leave it?" after a follow-up was written.
 */
export function withSubjectNamed(conversation: Conversation): Conversation | null {
  const { question, said, asked } = conversation;
  if (!question.trim().endsWith('?') || question.split(/\s+/u).length > longest) return null;
  if (!pronoun.test(question) || question.match(subject) !== null) return null;
  const reply = said.at(-1) ?? '';
  const named =
    written.exec(reply)?.[1]?.toLowerCase() ??
    (reply.includes(oneSheetMarker) ? 'one-sheet' : undefined) ??
    [...(asked.at(-2) ?? '').matchAll(subject)].at(-1)?.[0].toLowerCase();
  if (named === undefined) return null;
  const whole = question.replace(pronoun, /one of/iu.test(question) ? `a ${named}` : `the ${named}`);
  return { ...conversation, question: whole, asked: [...asked.slice(0, -1), whole] };
}
