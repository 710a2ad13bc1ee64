import { type ArtistBrief, readSystemPrompt } from './artist-brief.js';
import { type Day, findDays, type FoundDay } from './calendar.js';
import { type CompletionRequest, systemText, textsOf } from './completion-request.js';
import { withoutSteering } from './steering.js';

/** What a conversation says, as far as the answers use it. */
export interface Conversation {
  artist: ArtistBrief;
  today: Day;
  /** The user's messages without steering words, oldest first. */
  asked: string[];
  /** The newest of `asked`. */
  question: string;
  /** The assistant's words before that, newest last. */
  said: string[];
  /** The day that the user last named: of a release or of a gig. */
  date: FoundDay | null;
  /** The song, record or gig is in the past. */
  isPast: boolean;
  work: 'single' | 'album' | 'EP' | null;
  /** The title that the user gave in words, else the profile's latest song. */
  songTitle: string;
  /** "For fans of …", where the user said it. */
  soundsLike: string;
}

const speaksOfPast =
  /\b(came out|was released|were released|already (out|released|live)|released (it|last|yesterday|on|in|a)|has been out|have been out|is out (now|already)|just (released|dropped|came out)|dropped (it|last|yesterday|on)|out (now|since|already)|put (it )?out (last|on|in))\b/i;

export function readConversation(request: CompletionRequest, now: Date): Conversation {
  const { artist, today } = readSystemPrompt(systemText(request.messages), now);
  const asked = textsOf(request.messages, 'user').map(withoutSteering);
  const question = asked.at(-1) ?? '';
  const date = lastDate(asked, today);
  const all = asked.join('\n');
  const soundsLike = lastCapture(all, /\b(?:for fans of|sounds? (?:a bit )?like|RIYL:?) ([^.!?\n]{2,80})/gi);
  const namedTitle = lastCapture(
    all,
    /\b(?:single|song|track|album|EP|record|it(?:'|’)s|is) (?:is )?(?:called|titled|named) ["“'‘]?([\p{L}\p{N}][^"”.,!?\n]{0,60}?)["”'’]?(?=$|[.,!?\n]| (?:and|is|comes|out|on|by)\b)/giu,
  );
  return {
    artist,
    today,
    asked,
    question,
    said: textsOf(request.messages, 'assistant'),
    date,
    isPast: date ? date.day < today : speaksOfPast.test(question),
    work: readWork(question) ?? readWork(all),
    songTitle: namedTitle || artist.songTitle,
    soundsLike,
  };
}

function lastDate(asked: string[], today: Day): FoundDay | null {
  for (const message of asked.toReversed()) {
    const days = findDays(message, today, speaksOfPast.test(message));
    const [first] = days;
    if (first) return days.find(({ index }) => isAboutRelease(message, index)) ?? first;
  }
  return null;
}

/** Whether the words just before a date say that something comes out then. */
function isAboutRelease(message: string, index: number): boolean {
  return /\b(out|releas\w*|drops?|comes?|coming|launch\w*|date)\b[^.!?]{0,25}$/i.test(message.slice(0, index));
}

function readWork(text: string): Conversation['work'] {
  if (/\b(album|LP)\b/i.test(text)) return 'album';
  if (/\bEPs?\b/.test(text)) return 'EP';
  return /\b(single|song|track)\b/i.test(text) ? 'single' : null;
}

function lastCapture(text: string, pattern: RegExp): string {
  return [...text.matchAll(pattern)].at(-1)?.[1]?.trim() ?? '';
}
