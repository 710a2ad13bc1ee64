import { contrastsIn } from '../../reading/changes/contrasts.js';
import { formsOf } from '../../reading/changes/word-pairs.js';
import type { Respelling } from '../../reading/changes/respelling.js';
import { withoutComplaint } from '../../reading/tone-complaints.js';
import { isOfPlace } from '../../reading/respellings.js';
import type { ChangedValue } from '../../writing/changed-values.js';
import type { Situation } from '../call.js';
import { offeredDaySwapped } from './offers.js';

/** The words that a message wants replaced in every text: "history, not geography". Towns and titles change in other ways. */
export function swapsAsked(situation: Situation): Respelling[] {
  const { conversation, known, before } = situation;
  const { question, asked, artist } = conversation;
  const all = contrastsIn(withoutComplaint(question))
    .filter(({ from }) => !isNothing.test(from) && !isUnsaid(from, asked.slice(0, -1)))
    .filter((pair) => !isOfPlace(pair, question, asked.slice(0, -1)));
  const days = offeredDaySwapped(situation);
  if (days.length > 0 || all.length === 0) return days;
  const old = before();
  const fixed = [artist.location, artist.name, known.title, ...old.shows.flatMap(({ town, venue }) => [town, venue])];
  return all.filter(({ from }) => !fixed.some((name) => name !== '' && name.split(/[ ,]+/u).includes(from)));
}

/** "No emojis, please" wants none, "it's not true" denies something: there is nothing to replace. */
const isNothing =
  /^(?:emojis?|emoticons?|hashtags?|exclamation marks?|jokes?|swearing|hype|true|right|fair|real|possible|necessary|bad|easy|enough|sure|ready|done|us|me|them|him|her)$/iu;

/** "Make it funnier, but not dad jokes": several words that no message had before are in no text. */
function isUnsaid(words: string, earlier: readonly string[]): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/['’]/gu, '');
  return / /u.test(words) && !earlier.some((text) => plain(text).includes(plain(words)));
}

/** All forms of those words, as a text may have them. */
export function swapForms(situation: Situation): ChangedValue[] {
  return swapsAsked(situation).flatMap((pair) => formsOf(pair, situation.known.name));
}
