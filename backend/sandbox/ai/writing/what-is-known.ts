import { longDay, spanishDay } from '../calendar.js';
import type { Conversation } from '../conversation.js';
import type { Memory } from '../memory.js';
import type { GigDetails } from '../reading/concerts/gig-details.js';
import type { Known } from '../reading/known.js';

const asksWhatIsKnown =
  /(?<!\p{L})(?:what (?:else )?do you (?:already )?(?:know|have|remember) (?:about|of|on) (?:me|us|my \p{L}+)|what(?: have|['’]ve)? (?:you|u) (?:kept|noted|got(?! to)|saved|stored|written|put)(?: down| noted| saved| written)?(?: so far)?(?: (?:for|on|about|of) (?:me|us|it))?(?: so far)?(?=\W|$)|what have I told you|(?:summari[sz]e|recap|list|go over|run through) (?:for me )?(?:what|everything|all)(?: that)? (?:you|u)(?:['’]ve| have)? (?:noted|got|kept|saved|written|know)|qué (?:más )?sabes (?:ya )?de (?:mí|nosotr[oa]s)|qué tienes (?:guardado|anotado))(?!\p{L})/iu;
/** "Read me back everything you have noted about me, so that I can check it". */
const asksToReadBack =
  /(?<!(?:forget|delete|erase|remove|clear|wipe|lose)(?: all)? (?:of )?)(?<!\p{L})(?:everything|anything|what(?:ever)?|all|(?:the|all(?: of)?(?: the)?) (?:facts|details|info(?:rmation)?|notes|things|stuff))(?: that)? (?:you|u)(?: already| currently)?(?:['’]ve)?(?: have| know| got| remember| keep| hold| store| stored| saved| noted| kept| recorded| taken| down| on file){1,4} (?:about|on) (?:me|us)(?!\p{L})(?! (?:is|are|was|were) )|(?<!\p{L})(?:read|play|go|run)(?: me| us)? (?:back|over|through) (?:all )?(?:my|our) (?:details|facts|info(?:rmation)?|notes)(?!\p{L})/iu;
const longest = 160;

/** Lists what is known about the artist and their release, if the question asks for it; otherwise `''`. */
export function whatIsKnown({ question, artist }: Conversation, known: Known, { kept }: Memory): string {
  if (!asksWhatIsKnown.test(question) && !asksToReadBack.test(question)) return '';
  const isSpanish = known.language === 'es';
  const day = known.day === null ? '' : (isSpanish ? spanishDay : longDay)(known.day);
  const title = known.title && (isSpanish ? `«${known.title}»` : `“${known.title}”`);
  const values: [english: string, spanish: string, value: string][] = [
    ['Name', 'Nombre', known.name],
    ['Genre', 'Género', known.genre],
    ['Based in', 'Ciudad', known.place],
    ['Release', 'Lanzamiento', [title, known.title && day].filter(Boolean).join(', ')],
    ['About', 'De qué trata', known.about],
    ['Label', 'Sello', known.label],
    ['For fans of', 'Para fans de', known.soundsLike],
  ];
  const lines = [
    ...values.flatMap(([english, spanish, value]) => (value ? [`${isSpanish ? spanish : english}: ${value}`] : [])),
    ...known.shows.map((show) =>
      [(isSpanish ? spanishDay : longDay)(show.day), show.town, show.venue].filter(Boolean).join(', '),
    ),
    ...(isSpanish ? spanishDetails(known.gig) : []),
    ...known.statements.slice(-10),
    ...kept.slice(-10),
  ].map((line) => `- ${oneLine(line)}`);
  if (lines.length === 0)
    return isSpanish ? 'Todavía nada. ¿Qué tocas, y de dónde eres?' : 'Nothing yet. What do you play, and where from?';
  const list = [...new Set(lines)].join('\n');
  if (artist.isGuest) return isSpanish ? `Lo que me has contado:\n\n${list}` : `What you’ve told me:\n\n${list}`;
  return isSpanish
    ? `Esto es lo que tengo:\n\n${list}\n\nLo que guardas está en **What Fanfare knows**, en el menú, donde puedes cambiarlo o borrarlo.`
    : `Here’s what I have:\n\n${list}\n\nWhat you keep is under **What Fanfare knows** in the menu, where you can change or delete it.`;
}

/** The prices and times of the concert, and who else plays. */
function spanishDetails({ price, doors, starts, age, support, tickets, address }: GigDetails): string[] {
  const details: [name: string, value: string][] = [
    ['Entradas', price],
    ['Puertas', doors],
    ['Comienzo', starts],
    ['Edad', age],
    ['Con', support],
    ['Venta', tickets],
    ['Dirección', address],
  ];
  return details.flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
}

function oneLine(text: string): string {
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, longest).join('');
}
