import { spellDay } from '../../../../contract/rules/day-rule.js';
import { oneLine } from '../../../../contract/rules/text-rule.js';

/** The known facts for a follow-up. Empty or null values become blanks. */
export interface FollowUpFacts {
  name: string;
  /** The pitch's subject. */
  subject: string;
  /** The pitch's personal first line. */
  firstLine: string;
  title: string;
  date: string | null;
  link: string;
  /** What has happened since the pitch, as a sentence. */
  news: string;
  /** Today's date in the artist's time zone. */
  today: string;
}

/** Up to the end of the first sentence. */
const firstSentence = /^.*?[.!?](?=\s|$)/su;

/** The email that follows a pitch: at most four sentences, with something new, and never "did you get it?". */
export function followUpText({ name, subject, firstLine, title, date, link, news, today }: FollowUpFacts): string {
  const line = oneLine(firstLine);
  const song = title === '' ? '[Song or release]' : `“${oneLine(title)}”`;
  const day = date === null ? '[date]' : spellDay(date, today.slice(0, 4));
  const verb = date !== null && date < today ? 'came out' : 'is out';
  return [
    `Subject: Re: ${subject === '' ? '[subject of your pitch]' : oneLine(subject)}`,
    `Hello ${oneLine(name)},`,
    [
      line === '' ? '[One sentence that only they could get.]' : (firstSentence.exec(line)?.[0] ?? `${line}.`),
      `${song} ${verb} on ${day}.`,
      news === '' ? '[What is new since your first email.]' : sentence(news),
    ].join(' '),
    `You can listen here: ${link === '' ? '[link to listen]' : link}`,
  ].join('\n\n');
}

function sentence(text: string): string {
  const line = oneLine(text);
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
