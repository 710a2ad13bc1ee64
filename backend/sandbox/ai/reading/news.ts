import type { Day } from '../calendar.js';
import { reportsTrouble } from './crisis/trouble.js';
import { languageOf } from './language.js';
import { withoutEarlierWorks } from './works/earlier-works.js';
import { showsIn } from './shows.js';
import { lastNamedWork } from './works/titles.js';

/** What a conversation is about. */
export type News = 'release' | 'gig' | 'tour' | 'crisis';

const ofTour = /(?<!\p{L})(?:tour|gira)(?!\p{L})/iu;

/** The subject of the newest message with news; a release by default. */
export function newsIn(texts: readonly string[], today: Day): News {
  const language = languageOf(texts);
  for (const said of texts.toReversed()) {
    if (reportsTrouble(said, language)) return 'crisis';
    const text = withoutEarlierWorks(said);
    const work = lastNamedWork(text);
    if (work && work.format !== 'tour') return 'release';
    const shows = showsIn(text, today).length;
    if (shows > 1 || work || (shows > 0 && ofTour.test(text))) return 'tour';
    if (shows > 0) return 'gig';
  }
  return 'release';
}
