import type { Situation } from '../acting/call.js';
import { whatChanged } from '../acting/text-questions.js';
import { encouragement } from './feelings.js';
import { outOfReach } from './out-of-reach.js';
import { smallTalk } from './small-talk.js';

/** The reply to a message for which nothing is done: small talk, frustration, a request out of reach; otherwise `''`. */
export function plainReply(situation: Situation): string {
  if (situation.done.length > 0) return '';
  return smallTalk(situation) || whatChanged(situation) || outOfReach(situation) || encouragement(situation);
}
