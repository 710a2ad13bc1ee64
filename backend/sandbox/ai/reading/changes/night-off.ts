import { type Day, findDays } from '../../calendar.js';
import { isKnownTown } from '../concerts/towns.js';

/** A night that is off beside another one: "Leeds is off, but …", "… instead of Leeds", "Leeds is replaced by …". */
const nightOff = new RegExp(
  [
    '^[^.]*?(?<!\\p{L})(?:(?<!(?:kick|set|start|head|round|finish|day)(?:s|es|ing|ting)? )off(?! (?:at|to|in|the|on tour))|cancell?ed|f[ea]ll(?:en)? (?:through|thru)|pulled|scrapped|gone|se (?:cae|cayó|cancel\\p{L}+|suspend\\p{L}+)|cancelad[oa]|suspendid[oa])(?!\\p{L})[^,.;:–—]{0,40}?(?:[,:–—-]+|,? (?:but|so|and|instead|pero|así que|y)) ',
    "(?:,? )?(?<!\\p{L})(?:instead of|in place of|replac(?:es|ing)|en (?:lugar|vez) de) (?:the )?\\p{Lu}[\\p{L}'’]*(?: \\p{Lu}[\\p{L}'’]*)*(?: show| gig| date)?",
    ",? (?:and|but) (?:the )?[\\p{L}’' -]{2,30}? (?:is|was|has been|got|gets) (?:now |just |sadly )?(?:off|called off|cancell?ed|scrapped|pulled|gone)(?!\\p{L}).*$",
    '^[^.]*?(?<!\\p{L})(?:(?:is|has been|gets|was) replaced (?:by|with)|becomes|swap(?:s|ped|ping)? [^,.;:]{2,30}? (?:for|with)) ',
  ].join('|'),
  'iu',
);

/** "Hull is now York", with the words up to the other town. */
const isNow =
  /^[^.,;:]*?(?: show| gig| date| night)?(?: is|['’]s| has| was) (?:now|become|moved to)(?: in| to)? (?=(\p{Lu}[\p{L}-]*)(?: (\p{Lu}[\p{L}-]*))?)/u;

/** The words before a town that takes the place of another one: "Hull is now "; `''` if there are none. */
export function wordsBeforeOther(sentence: string): string {
  const [words = '', town = '', second = ''] = isNow.exec(sentence) ?? [];
  return isKnownTown(town) || isKnownTown(`${town} ${second}`) ? words : '';
}

/** A part of a text without the night that is off in it, which has no day there. */
export function withoutNightOff(part: string, today: Day): string {
  const isDated = (words: string): boolean => findDays(words, today).length > 0;
  const before = wordsBeforeOther(part);
  const rest = isDated(before) ? part : part.slice(before.length);
  return rest.replace(nightOff, (words) => (isDated(words) ? words : ' '));
}
