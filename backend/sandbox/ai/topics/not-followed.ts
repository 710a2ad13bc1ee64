import { longDay } from '../calendar.js';
import type { Known } from '../reading/known.js';

/** What is known of the artist's news, for a reply to a message that wasn't followed; `''` in Spanish and for nothing. */
export function haveSoFar({ language, title, day, about, shows, label, email }: Known): string {
  if (language === 'es') return '';
  const facts = [
    ...(title === '' ? [] : [`“${title}”${day === null ? '' : `, ${longDay(day)}`}`]),
    ...(about === '' ? [] : [`about ${about}`]),
    ...shows.slice(0, 3).map((show) => [longDay(show.day), show.town, show.venue].filter(Boolean).join(', ')),
    ...[label, email].filter(Boolean),
  ];
  return facts.length === 0 ? '' : `What I have so far: ${facts.join('; ')}.`;
}

/** The reply to a statement without a fact that the script can read, with the question that it may have been meant for. */
export function notFollowed(known: Known, lastReply: string): string {
  const open =
    /(?:^|[.!?:\n]\s*)([\p{Lu}][^.!?\n]{3,140}\?)\s*$/u.exec(lastReply)?.[1]?.replace(/^Back to my question: /u, '') ??
    '';
  return [
    'I’m scripted, and I didn’t follow that, so I changed nothing.',
    haveSoFar(known),
    open === '' ? 'Say it in one plain sentence, or tell me what to write.' : `Back to my question: ${open}`,
  ]
    .filter(Boolean)
    .join(' ');
}
