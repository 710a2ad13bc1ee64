import { nightsOfPrice } from './asked/asked-prices.js';
import { longDay, spanishDay } from '../calendar.js';
import type { Conversation } from '../conversation.js';
import { stillOn } from '../reading/changes/called-off.js';
import type { Known } from '../reading/known.js';

const dates = '(?:dates?|days|nights|shows|gigs|concerts|fechas|días|noches|conciertos|bolos)';
const asksForList = new RegExp(
  [
    `(?<!\\p{L})(?:list|lay out|spell out|write out|type out|give me|show me|tell me|remind me of|send me|see|have|work out|dime|dame|lístame|muéstrame|recuérdame|enumera|ver)(?: (?:me|us|out))* (?:all )?(?:of )?(?:the|my|our|those|these|las|los|mis|nuestr[oa]s)(?: (?:\\p{L}+|\\d))? ${dates}(?!\\p{L}| (?:and|y) (?:write|make|escrib))`,
    `(?<!\\p{L})(?:what|which)(?: exact| actual)? ${dates} (?:are|were|is|do|does|would) (?:that|those|these|they|it|we|the|our)(?!\\p{L})`,
    `(?<!\\p{L})(?:what|which) are (?:the|my|our|those|these)(?: \\p{L}+)? ${dates}(?!\\p{L})`,
    `(?<!\\p{L})(?:cuáles son|qué) (?:las |los |mis |nuestr[oa]s )?${dates}(?: (?:son|exactas|concretas|exactos|concretos|serían))*`,
  ].join('|'),
  'iu',
);

/** "¿Qué fechas nos quedan?", "which shows are still on?" */
const asksWhatIsLeft = new RegExp(
  `(?<!\\p{L})(?:(?:qu[eé]|cu[aá]les|cu[aá]ntas?)(?: (?:son|otras|de))*(?: (?:las|los))? ${dates}(?: (?:que|son las que|aún|todavía))* (?:(?:nos|me|os|les) )?(?:quedan?|faltan?|siguen?|se mantienen?)|(?:what|which)(?: other)? ${dates} (?:are|is|do|have)(?: (?:we|I|they))?(?: (?:still|have|got|now))* ?(?:left|on|going ahead|happening|standing|remain\\p{L}*)|(?:qu[eé]|cu[aá]les) (?:nos |me )?quedan(?=\\W*$))(?!\\p{L})`,
  'iu',
);

/** The nights that the artist named, for a message that asks for a list of them; `''` for other messages, or if there are none. */
export function nightsListed({ question, asked }: Pick<Conversation, 'question' | 'asked'>, known: Known): string {
  const { language } = known;
  const isOfRest = asksWhatIsLeft.test(question);
  const shows = isOfRest ? stillOn(asked, known.shows) : known.shows;
  if (known.shows.length < 2 || shows.length === 0 || (!isOfRest && !asksForList.test(question))) return '';
  // "Which show is free?"
  const ofPrice = nightsOfPrice(question, known);
  return (ofPrice.length > 0 ? ofPrice : shows)
    .map(({ day, town, venue, guest }) => {
      const where = [town, venue].filter(Boolean).join(', ');
      const joined = guest ? (language === 'es' ? `, con ${guest}` : `, with ${guest}`) : '';
      return `- ${language === 'es' ? spanishDay(day) : longDay(day)}: ${where}${joined}`;
    })
    .join('\n');
}
