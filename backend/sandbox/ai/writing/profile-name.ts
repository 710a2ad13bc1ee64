import type { Situation } from '../acting/call.js';
import { introductionIn } from '../reading/people/introduction.js';
import { personIn } from '../reading/quotes/said-quotes.js';

/**
 * Tells an artist who introduces themselves with another name than their profile's that the profile's is used, and where to change
 * it; `''` for other messages.
 */
export function profileNameRemark({ conversation, known }: Pick<Situation, 'conversation' | 'known'>): string {
  const { artist, question } = conversation;
  const { name, place } = introductionIn([question]);
  const introduced = name || fullName(personIn([question]));
  const others = [known.title, known.gig.support, ...known.shows.flatMap(({ town, gig }) => [town, gig.support])];
  const isOther = !isWithin(introduced, artist.name) && !isWithin(artist.name, question);
  if (artist.isGuest || introduced === '' || !isOther || others.some((name) => isWithin(introduced, name))) return '';
  const home = place === '' || isWithin(place, artist.location) ? '' : place;
  if (isOfOthers.test(question)) return '';
  // "My name is Perpetua Glasswell, I'm the choir's director": somebody of the group.
  if (isMember.test(question)) return '';
  return known.language === 'es'
    ? `Tu perfil dice ${artist.name}, así que los textos llevan ese nombre; si debe ser ${introduced}${home && `, de ${home}`}, cámbialo en **Edit Profile**.`
    : `Your profile says ${artist.name}, so your texts carry that name; if it should be ${introduced}${home && ` from ${home}`}, change it under **Edit Profile**.`;
}

/** "A text to the support band, they're called Otterfax". */
const isOfOthers =
  /(?<!\p{L})(?:to|for|with|by|from) (?:the|our|their|an?|some) (?:[\p{L}-]+ ){0,2}?(?:bands?|acts?|groups?|support|openers?|headliners?|djs?|duo|trio|choir|venue|pub|label|blog|station|show)(?!\p{L})[^.!?\n]{0,12}(?:called|named)(?!\p{L})/iu;

const isMember =
  /(?<!\p{L})(?:(?:I(?:['’]m| am)|me|here|soy) (?:the |their |our |your |el |la )(?:[\p{L}’'-]+ ){0,2}?|(?:our|the|my|nuestr[oa]|mi) (?:[\p{L}-]+ ){0,2}?)(?:director|conductor|leader|choirmaster|singer|drummer|guitarist|bassist|keyboardist|pianist|fiddler|violinist|cellist|trumpeter|saxophonist|player|manager|agent|secretary|treasurer|chair(?:man|woman|person)?|producer|mother|mum|mom|father|dad|wife|husband|partner|publicist|directora|cantante|baterista|bajista|guitarrista|mánager)(?!\p{L})/iu;

/** A text with the remark; a question at the end of the text stays there. */
export function withRemark(text: string, remark: string): string {
  if (remark === '') return text;
  const [, body = '', question = ''] = /^([^]*\n\n)?([^\n]*\?)\s*$/.exec(text) ?? [];
  return question === '' ? `${text}\n\n${remark}` : `${body}${remark}\n\n${question}`;
}

/** "I'm Tom" may be a member of the band in the profile. */
function fullName(person: string): string {
  return person.includes(' ') ? person : '';
}

function isWithin(name: string, text: string): boolean {
  return (
    text.toLowerCase().includes(name.toLowerCase()) || (text !== '' && name.toLowerCase().includes(text.toLowerCase()))
  );
}
