import type { PitchStatus } from '../../../../contract/pitches/pitch.js';
import { addDays, addWorkingDays, spellDay, weekdayNumber } from '../../../../contract/rules/day-rule.js';
import { isQuiet } from '../../releases/rules/plan.js';

/** After how many working days the one follow-up is due. */
const followUpAfter = 5;

/** From how many people on the same text counts as a mailing. */
const sameTextMax = 3;

/** The possible next statuses of a pitch. Going back corrects a mistake. */
const next: Record<PitchStatus, readonly PitchStatus[]> = {
  drafted: ['sent', 'no', 'yes', 'placed'],
  sent: ['drafted', 'followed_up', 'no', 'yes', 'placed'],
  followed_up: ['sent', 'no', 'yes', 'placed'],
  no: ['sent', 'followed_up', 'yes', 'placed'],
  yes: ['sent', 'followed_up', 'no', 'placed'],
  placed: ['sent', 'followed_up', 'no', 'yes'],
};

export function mayBecome(from: PitchStatus, to: PitchStatus): boolean {
  return from === to || next[from].includes(to);
}

/** The day when the one follow-up is due. No outreach from 24 December to 2 January. */
export function followUpDay(sentOn: string): string {
  let day = addWorkingDays(sentOn, followUpAfter);
  while (isQuiet(day) || weekdayNumber(day) % 6 === 0) day = addDays(day, 1);
  return day;
}

/** @param today in the artist's time zone */
export function isFollowUpDue(
  { status, followUpDue }: { status: PitchStatus; followUpDue: string | null },
  today: string,
): boolean {
  return status === 'sent' && followUpDue !== null && followUpDue <= today;
}

/** What to do next. @param today in the artist's time zone */
export function pitchAdvice(status: PitchStatus, followUpDue: string | null, today: string): string {
  if (status === 'drafted') return 'Read it again, then send it.';
  if (status === 'followed_up') return 'You have followed up once. Stop here, and write again with the next release.';
  if (status === 'yes') return 'Thank them, and log where it runs.';
  if (status === 'placed') return 'Share it, and thank them.';
  if (status === 'no') return 'Leave it at that. The next release is another chance.';
  if (followUpDue === null) return '';
  return isFollowUpDue({ status, followUpDue }, today)
    ? 'Follow up once, in two or three lines, without asking whether they got it.'
    : `Wait until ${spellDay(followUpDue, today.slice(0, 4))} before you follow up.`;
}

/**
 * What to consider before one document goes to several people. @param unchanged how many of them get it without a first
 * line, or with the same one
 */
export function sendingWarnings(unchanged: number): string[] {
  return unchanged >= sameTextMax
    ? [
        `${unchanged} people get exactly the same text. Editors notice: give each a first line that only they could get.`,
      ]
    : [];
}
