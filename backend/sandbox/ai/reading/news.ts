import type { Day } from '../calendar.js';
import { takesPlace } from './changes/replaced-nights.js';
import { reportsTrouble } from './crisis/trouble.js';
import { languageOf } from './language.js';
import { withoutEarlierWorks } from './works/earlier-works.js';
import { showsIn, speaksOfShows } from './shows.js';
import { lastNamedWork } from './works/titles.js';

/** What a conversation is about. */
export type News = 'release' | 'gig' | 'tour' | 'crisis';

const ofTour = /(?<!\p{L})(?:tour|gira)(?!\p{L})/iu;

/** "Our Christmas concert", before its day and place are known. */
const ownConcert =
  /(?<!\p{L})(?:about|for|announce|to|promote|of) (?:our|my) (?:[\p{L}-]+ ){0,2}(?:concert|gig|recital|carol service)(?!\p{L})/iu;

/** "Doing a charity gig", "got a slot at a festival": a concert to come, before its day and place are known. */
const concertToCome =
  /(?<!\p{L})(?:(?:we|I)(?:['’]re| are|['’]m| am|['’]ve)? |ve )?(?:doing|playing|(?:is|am|are) giving|putting on|hosting|holding|organi[sz]ing|(?:have|have got|['’]?ve got|got|just got|landed)) (?:an?|our|my|her|his|their|the) (?:[\p{L}-]+ ){0,3}(?:gig|concert|recital|residency|slot (?:at|on)|(?<!talk )show(?! on)|set at)(?!\p{L})/iu;

/** A work without its title beside a concert: the work is the news. */
const ofWork = /(?<!\p{L})(?:singles?|songs?|tracks?|albums?|EPs?|LPs?|records?|videos?)(?!\p{L})/iu;

/** The subject of the newest message with news; a release by default. */
export function newsIn(texts: readonly string[], today: Day): News {
  const language = languageOf(texts);
  for (const [at, said] of [...texts.entries()].toReversed()) {
    if (reportsTrouble(said, language)) return 'crisis';
    const text = withoutEarlierWorks(said);
    const work = lastNamedWork(text);
    if (work && work.format !== 'tour') return 'release';
    const shows = showsIn(text, today, speaksOfShows(texts[at - 1] ?? '')).length;
    if (shows > 1 || work || (shows > 0 && ofTour.test(text))) return 'tour';
    // A night in place of one of a tour is the tour's news.
    const isOfNights = takesPlace.test(text) && texts.slice(0, at).some((one) => showsIn(one, today).length > 1);
    if (shows > 0 && isOfNights) return 'tour';
    if (shows > 0 || ownConcert.test(text) || (concertToCome.test(text) && !ofWork.test(text))) return 'gig';
  }
  return 'release';
}
