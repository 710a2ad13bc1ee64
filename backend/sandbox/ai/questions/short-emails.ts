import type { Situation } from '../acting/call.js';
import { longDay } from '../calendar.js';

/** "How do I say thank you afterwards, like in an email?", "write a thank-you note". */
const asksForThanks =
  /(?<!\p{L})(?:(?:say|write|send|draft|do|make)(?: (?:me|them|him|her|us))?(?: an?| the| my| our)? (?:(?:short|quick|little|nice|polite|proper) )*(?:thank[- ]?you|thanks)(?= (?:note|e-?mail|message|letter|card|text|after(?:wards)?|to (?:the|him|her|them|my|our)|for (?:having|the interview|playing)|in an? e-?mail))|thank[- ]?you (?:note|e-?mail|message|letter))(?!\p{L})/iu;
/** "What should I write in the email to the paper?" */
const asksForCover =
  /(?<!\p{L})(?:what|how) (?:should|do|can|could|would) (?:I|we) (?:write|say|put)(?: it)? in (?:the|an?|my|our) (?:cover(?:ing)? )?(?:e-?mail|mail|message)(?! to (?:my|our) (?:list|fans|friends))|(?<!\p{L})(?:write|draft|do|give me) (?:me )?(?:an?|the) (?:short |quick )?(?:cover(?:ing)? (?:e-?mail|letter|note)|e-?mail to (?:go|send) with (?:it|that|this|the announcement))(?!\p{L})/iu;
const person =
  /(?<!\p{L})(?:presenter|host|dj|interviewer|journalist|writer|editor|producer|promoter)(?:['’]s name)?(?: is|['’]s| was)?(?: called| named)? (\p{Lu}[\p{L}'’-]+)/u;

/** A short email that goes with what was sent or said, as a quote to copy; `''` for other messages. */
export function shortEmail(situation: Situation): string {
  const { question, asked } = situation.conversation;
  if (situation.known.language === 'es' || situation.known.crisis !== null) return '';
  if (asksForThanks.test(question)) return thanks(situation, person.exec(asked.join('\n'))?.[1] ?? '');
  return asksForCover.test(question) && situation.known.shows.length > 0 ? cover(situation) : '';
}

function thanks({ known: { title, name } }: Situation, to: string): string {
  const lines = [
    '**Subject:** Thank you',
    '',
    `Hello ${to || '[first name]'},`,
    '',
    `thank you for having me on [the show]. [One thing you enjoyed, or that was asked.]`,
    '',
    `${title === '' ? '[Your music]' : `“${title}”`}, if anyone asks: [link]. I’d be glad of a recording or the link, when there is one.`,
    '',
    name || '[your name]',
  ];
  return `Send it within a day, and ask for nothing else in it:\n\n${quoted(lines)}\n\nIt has nothing that you haven’t told me; the brackets are yours to fill.`;
}

function cover({ known: { shows, name } }: Situation): string {
  const [show] = shows;
  if (!show) return '';
  const where = [show.venue, show.town].filter(Boolean).join(', ');
  const night = `${longDay(show.day)}${where === '' ? '' : `, ${where}`}`;
  const lines = [
    `**Subject:** For your listings: ${name || '[artist]'}, ${night}`,
    '',
    'Hello [first name],',
    '',
    `${name || '[artist]'} can be heard on ${night}. Could it go in your listings, and is it something for a short piece? [One line on what makes this night worth it.]`,
    '',
    'The details are below, and there is a photo to print here: [link to a horizontal photo, with credit].',
    '',
    `${name || '[your name]'} · [phone]`,
    '',
    '[the announcement]',
  ];
  return `Short is right: the announcement says the rest, so paste it below instead of attaching it.\n\n${quoted(lines)}`;
}

function quoted(lines: readonly string[]): string {
  return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
}
