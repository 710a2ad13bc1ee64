import { appName } from '../../../contract/app.js';
import { guestFreeMessages } from '../../../contract/limits.js';
import { type PlanId, plans } from '../../../contract/subscription/plans.js';
import {
  addMonths,
  type Day,
  fridayFrom,
  longDay,
  monthAndYear,
  shortDay,
  spanishDay,
  weekdayName,
} from './calendar.js';
import type { Conversation } from './conversation.js';
import { languageOf } from './reading/language.js';
import type { TemplateFacts } from './template.js';

/** "I only have phone pictures." */
const ofPhonePictures =
  /(?<!\p{L})(?:(?:i?phone|mobile|cell ?phone|smart ?phone|android) (?:pics?|pictures?|photos?|shots?|snaps?|images?|camera)|(?:pics?|pictures?|photos?|shots?|taken|made|shoot) (?:\p{L}+ ){0,3}?(?:on|with|from|by|off) (?:my |our |a |an |the )?(?:i?phone|mobile|cell)|fotos? (?:\p{L}+ ){0,3}?(?:del?|con(?: el| un| mi)?) (?:m[óo]vil|tel[ée]fono|celular|iphone))(?!\p{L})/iu;
const interview = '(?:interview(?:ed|ing|s)?|entrevist\\p{L}+|podcast|pódcast)';
/** "An interview with a podcast", "the BBC want to interview us". */
const ofInterviewer = new RegExp(
  `(?<!\\p{L})${interview}(?: \\p{L}+){0,3}? (?:with|by|for|at|con|para|de|en) (?!me(?!\\p{L})|us(?!\\p{L})|my|our|it|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|mañana|mi(?!\\p{L}))[\\p{L}\\d]|(?<!\\p{L})(?:mag(?:azine)?|paper|zine|blog|station|podcast|show) (?:called|named) [\\p{L}\\d]|(?<!\\p{L})(?:radio|podcast|magazine|paper|blog|station|journalist|bbc|revista|periódico)(?: \\p{L}+){0,3} interview`,
  'iu',
);
const ofInterviewDay = new RegExp(
  `(?<!\\p{L})${interview}(?!\\p{L})[^.?!\\n]{0,60}?(?<!\\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|next week|in (?:a|an|one|two|three|\\d+) (?:hours?|days?|weeks?)|on the \\d|\\d{1,2}(?:st|nd|rd|th)?(?: of)? \\p{Lu}\\p{L}+|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|hoy|\\d{1,2} de \\p{L}+)(?!\\p{L})`,
  'iu',
);

/** The values that playbook templates can use for this conversation. */
export function templateFacts(conversation: Conversation): TemplateFacts {
  const { artist, today, date, isPast, work, about, soundsLike } = conversation;
  const isSpanish = languageOf(conversation.asked) === 'es';
  const place = artist.location;
  const isUk = /\b(uk|united kingdom|england|scotland|wales|northern ireland|britain)\b/i.test(place);
  return {
    values: {
      name: artist.name,
      genre: artist.genre,
      aGenre: artist.genre && `${/^[aeiou]/i.test(artist.genre) ? 'an' : 'a'} ${artist.genre}`,
      place,
      town: place.split(',')[0] ?? '',
      website: artist.website,
      profileLink: artist.spotifyUrl || artist.website || artist.instagramUrl,
      links: [artist.website, artist.spotifyUrl, artist.instagramUrl, artist.twitterUrl].filter(Boolean).join(' · '),
      song: conversation.songTitle,
      songLink: conversation.songTitle === artist.songTitle ? artist.songLink : '',
      work: work ?? 'release',
      about,
      soundsLike,
      told: Array.from(conversation.question.replace(/\s+/g, ' ').trim()).slice(0, 160).join(''),
      product: appName,
      monthlyPrice: priceOf('monthly'),
      yearlyPrice: priceOf('yearly'),
      freeMessages: guestFreeMessages,
      isGuest: artist.isGuest,
      isSingle: work === 'single',
      isAlbum: work === 'album',
      isEp: work === 'EP',
      isPast,
      asksOfSpotify: /(?<!\p{L})(?:spotify|playlists?|pitch\p{L}*)(?!\p{L})/iu.test(conversation.question),
      ofPhone: ofPhonePictures.test(conversation.question),
      hasInterviewer: ofInterviewer.test(conversation.asked.join('\n')),
      hasInterviewDay: ofInterviewDay.test(conversation.asked.join('\n')),
      isUk,
      isUs: /\b(usa?|united states|america)\b/i.test(place),
      hasDate: date !== null,
      isUpcoming: date !== null && date.day >= today,
      days: date ? date.day - today : '',
      inDays: date ? counted(date.day - today) : '',
      weeks: date ? Math.floor((date.day - today) / 7) : '',
      isFriday: date !== null && weekdayName(date.day) === 'Friday',
      weekday: date ? weekdayName(date.day) : '',
      wrongWeekday: date?.claimedWeekday && date.claimedWeekday !== weekdayName(date.day) ? date.claimedWeekday : '',
    },
    compute: (name, [offset = '']) => {
      const start = name === 'today' ? today : name === 'friday' ? fridayFrom(today) : date?.day;
      const day = start === undefined ? undefined : shift(start, offset);
      if (day === undefined) return undefined;
      switch (name) {
        case 'date':
          return isSpanish ? spanishDay(day) : longDay(day);
        case 'day':
        case 'today':
        case 'friday':
          return shortDay(day);
        case 'month':
          return day <= today ? 'now' : monthAndYear(day);
        case 'by':
          return day <= today ? 'now' : `by ${shortDay(day)}`;
        case 'from':
          return day <= today ? 'from now on' : `from ${shortDay(day)}`;
        default:
          return undefined;
      }
    },
  };
}

/** "1 day", "4 days". */
function counted(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

/** "$29.95". */
function priceOf(id: PlanId): string {
  return `$${plans.find((plan) => plan.id === id)?.price.toFixed(2)}`;
}

/** Shifts a day by `-7d`, `+2w` or `-4m`. */
function shift(day: Day, offset: string): Day | undefined {
  const [, amount, unit] = /^([+-]?\d+)([dwm])$/.exec(offset) ?? [];
  if (amount === undefined) return undefined;
  if (unit === 'm') return addMonths(day, Number(amount));
  return day + Number(amount) * (unit === 'w' ? 7 : 1);
}
