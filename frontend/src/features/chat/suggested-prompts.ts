import type { Fact } from '@contract/facts/fact';
import type { Release } from '@contract/releases/release';
import type { User } from '@contract/account/user';

/** What is known about the artist. */
export interface Known {
  user: Pick<User, 'musicGenre' | 'location' | 'songTitle'>;
  releases: readonly Pick<Release, 'kind' | 'title' | 'date'>[];
  /** Facts the artist has kept. */
  facts: readonly Pick<Fact, 'kind' | 'subject' | 'value'>[];
  /** Today in the artist's time zone: `2026-11-25`. */
  today: string;
}

/** Three first messages about what the artist is doing, or general ones if nothing is known. */
export function suggestedPrompts(known: Known): string[] {
  return [aboutWork(known), aboutPress(known), aboutStory(known)];
}

function aboutWork({ releases, facts, user, today }: Known): string {
  const [next] = releases
    .filter(({ date }) => date !== null && date >= today)
    .sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1));
  if (next) return `What should I do for ${quoted(next.title)} this week?`;
  const undated = releases.find(({ date, kind }) => date === null && kind !== 'between');
  if (undated) return `Help me choose a date for ${quoted(undated.title)}.`;
  const title = facts.find(({ kind }) => kind === 'release')?.value ?? user.songTitle;
  if (title) return `Write a press release for ${quoted(title)}.`;
  return 'Plan the PR for my next release, week by week.';
}

function aboutPress({ user, facts }: Known): string {
  const [city] = [facts.find(({ kind }) => kind === 'city')?.value, user.location].filter(Boolean);
  if (city && user.musicGenre) return `How do I get ${user.musicGenre} from ${city} into the local press?`;
  return 'Write a short pitch for a music blog that I can use today.';
}

function aboutStory({ facts }: Known): string {
  const show = facts.find(({ kind }) => kind === 'show')?.value;
  if (show) return `Write an announcement of my show: ${show}`;
  if (facts.some(({ kind }) => kind === 'story')) return 'Write my bio in three lengths, from what you know of me.';
  return 'Ask me five questions and find the story that press would care about.';
}

const quoted = (title: string) => `“${title}”`;
