import type { Situation } from '../../acting/call.js';
import { type Day, findDays, longDay, spanishDay } from '../../calendar.js';
import type { Known } from '../../reading/known.js';
import type { Show } from '../../reading/shows.js';
import { knownOf } from '../../writing/per-night.js';

const asks =
  /(?<!\p{L})(?:what(?:['’]?s| is| do| does| should| shall| has to| needs to| all| else| info(?:rmation)?| text| words)*(?: (?:i|we|it))? ?(?:put|go(?:es)?|write|say|stand|be|include|need)?(?: (?:go|be|on|in|for|to))* (?:the |a |our |my )?(?:poster|flyer|flier)s?(?: (?:say|have|need|include))?|(?:write|give|do|make)(?: me| us)? (?:the )?(?:text|words|wording|lines) (?:for|of) (?:the |a |our |my )?(?:poster|flyer|flier)|(?:poster|flyer|flier) (?:text|wording|words|lines)|qu[eé] (?:(?:le |se |les )?(?:pongo|ponemos|pone|poner|va|lleva|tiene que llevar|deber[ií]a llevar|escribo))(?: (?:en|el))* (?:el |un |nuestro |mi )?(?:cartel|p[oó]ster|flyer|afiche)|(?:texto|frases) (?:para|del) (?:el )?(?:cartel|p[oó]ster|flyer|afiche)|qu[eé] lleva (?:el|un) (?:cartel|p[oó]ster|flyer|afiche))(?!\p{L})/iu;

/** The lines of a poster from what was told of the concerts; `''` for other messages. */
export function posterLines({ conversation: { question, asked, askedOn, today }, known }: Situation): string {
  if (!asks.test(question) || known.crisis !== null) return '';
  const isSpanish = known.language === 'es';
  const shows = known.shows.filter(({ day }) => day >= today);
  if (shows.length === 0)
    return isSpanish
      ? 'Quién toca, qué día, a qué hora, dónde y cuánto cuesta: nada más. Dime cuándo y dónde es el concierto y te doy las líneas.'
      : 'Who plays, which day, what time, where and how much: no more. Tell me when and where the gig is, and I’ll give you the lines.';
  const lines = [known.name, ...shows.flatMap((show) => nightLines(show, known))].filter(Boolean);
  const missing = missingOf(shows, known);
  const days = asked.flatMap((text, at) => findDays(text, askedOn[at] ?? today)).map(({ day }) => day);
  const otherDays = [...new Set(days)].filter(
    (day) => day >= today && day !== known.day && shows.every((show) => show.day !== day),
  );
  const text = lines.map((line) => `> ${line}`).join('\n>\n');
  if (isSpanish)
    return `Solo lo que me has contado, de grande a pequeño:\n\n${text}${missing === '' ? '' : `\n\nFalta: ${missing}.`}

${unread(otherDays, isSpanish)}El cartel no lo puedo diseñar: sigo un guion y escribo textos.`;
  return `Only what you told me, from big to small:\n\n${text}${missing === '' ? '' : `\n\nMissing: ${missing}.`}

${unread(otherDays, isSpanish)}I can’t design it: I’m scripted and write texts.`;
}

function nightLines(show: Show, known: Known): string[] {
  const isSpanish = known.language === 'es';
  const { gig } = knownOf(show, known);
  const guest = show.guest ?? gig.support;
  const say = (english: string, spanish: string): string => (isSpanish ? spanish : english);
  return [
    guest === '' ? '' : `${say('With', 'Con')} ${guest}`,
    `**${isSpanish ? spanishDay(show.day) : longDay(show.day)}**`,
    [show.venue, gig.address, show.town].filter(Boolean).join(', '),
    [
      gig.doors === '' ? '' : `${say('Doors', 'Puertas')} ${gig.doors}`,
      gig.starts === '' ? '' : `${say('Music', 'Concierto')} ${gig.starts}`,
      gig.price,
      gig.age,
    ]
      .filter(Boolean)
      .join(' · '),
    gig.tickets,
  ].filter(Boolean);
}

function missingOf(shows: readonly Show[], known: Known): string {
  const isSpanish = known.language === 'es';
  const of = shows.map((show) => ({ ...show, gig: knownOf(show, known).gig }));
  const lacks: [boolean, english: string, spanish: string][] = [
    [of.some(({ venue }) => venue === ''), 'the venue', 'la sala'],
    [of.some(({ gig }) => gig.doors === '' && gig.starts === ''), 'the time', 'la hora'],
    [of.some(({ gig }) => gig.price === ''), 'the price', 'el precio'],
  ];
  return lacks
    .filter(([isLacking]) => isLacking)
    .map(([, english, spanish]) => (isSpanish ? spanish : english))
    .join(', ');
}

/** Says which days that were told are on no line. */
function unread(days: readonly Day[], isSpanish: boolean): string {
  if (days.length === 0) return '';
  const named = days.map((day) => (isSpanish ? spanishDay(day) : longDay(day))).join(', ');
  return isSpanish
    ? `No he puesto: ${named}. Si ahí también tocas, añádelo. `
    : `Not on it: ${named}. If you play then, too, add it. `;
}
