import { weekdayOf } from '../../common/local-day.js';

/** What the system writes into a turn stands between these two characters, which nothing else in a prompt contains. */
const marks = { open: '⟦', close: '⟧' };

/** A line of the system's own inside a turn. */
export function mark(words: string): string {
  return `${marks.open}${words}${marks.close}`;
}

/** The line above what the artist said on a day (`2026-11-02`). */
export function dayMark(day: string): string {
  return mark(`Said on ${day}, ${weekdayOf(day)}`);
}

/** Words as they may stand in a prompt: they can't contain a mark, so no one can forge one. */
export function withoutMarks(words: string): string {
  return words.replaceAll(marks.open, '[[').replaceAll(marks.close, ']]');
}
