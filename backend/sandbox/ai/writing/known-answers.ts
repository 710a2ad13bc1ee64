import { type Day, longDay, spanishDay } from '../calendar.js';
import type { Conversation } from '../conversation.js';
import type { Known } from '../reading/known.js';
import { subjectOf } from '../reading/concerts/night-details.js';
import type { Show } from '../reading/shows.js';
import { detailAnswer } from './asked/asked-details.js';
import { budgetAnswer } from './asked/asked-budget.js';
import { nightsOfPrice } from './asked/asked-prices.js';
import { asksOnly } from './asked/asked-question.js';
import { plainSaidQuestion } from './asked/said-questions.js';
import { statementAnswer } from './asked/asked-statements.js';
import { peopleAnswer } from './people-answers.js';

const work =
  '(?:it|that|this|(?:my|our|the|mi|nuestr[oa]|el|la) (?:new |next |nuevo |nueva )?(?:single|song|track|album|EP|record|release|sencillo|canción|tema|disco|álbum|lanzamiento)|["“«][^"”»]{1,60}["”»])';
const asksWhenOut = asksOnly(
  `(?:what|which) (?:day|date) did (?:I|we) (?:say|tell you|give(?: you)?)|(?:qué|cuál) (?:día|fecha) (?:te )?(?:dije|dijimos|he dicho|hemos dicho)|(?:when|what (?:day|date)|which (?:day|date))(?:['’]s| is| does| do| will| are| was)? (?:${work}|we|I|the release date|my release date)(?: (?:be|is|coming|come|comes|due|being|gets?|going to be|set to be|put (?:it|this)))*(?: (?:out|released?|releasing|dropp?(?:ing|s)?|due|launch(?:ing|ed)?))?` +
    `|on (?:what|which) (?:day|date)|en qué (?:día|fecha)|(?:what['’]?s|what is|when['’]?s) (?:the|my|our) (?:(?:release|launch) )?(?:date|day)(?= (?:again|now)|[ ?!.]*$)|(?:the |my )?release date|(?:what|which) (?:day|date) (?:is|was) (?:the|my|our) (?:release|launch)` +
    `|(?:cuándo|qué día|en qué fecha|para cuándo) (?:te dije que )?(?:sale|salía|salió|saldrá|se publica|se publicó|se estrena|saco|sacamos|lanzamos|publicamos)(?: ${work})?|(?:cuándo|qué día) (?:es|era|fue)(?: eso| el lanzamiento| la salida| la fecha)?|(?:cuál|qué) (?:es|era) (?:la|mi) fecha(?: de (?:lanzamiento|publicación|salida))?|(?:la )?fecha de (?:lanzamiento|publicación|salida)|(?:ya )?(?:está|tienes|pusiste|has puesto|hay) (?:puesta |apuntada )?(?:la|una) fecha(?: de (?:lanzamiento|publicación|salida))?(?: puesta| apuntada)?`,
);
const asksTitle = asksOnly(
  `what(?:['’]?s| is| was) (?:${work}(?: (?:called|named|titled))|(?:the|my|our|its) (?:title|name)(?: of ${work})?)|(?:cómo se (?:llama|titula|llamaba)|cuál (?:es|era) el (?:título|nombre)(?: de(?:l)?)?)(?: ${work})?`,
);
const asksShows = asksOnly(
  `(?:when|where|what (?:days?|dates?)|which (?:days?|dates?|venues?|venue))(?:['’]s| is| are| do| does| will| did| was)?(?: (?:I|we|it|the|my|our|next|first|last|tour|gig|show|concert)){0,4} ?(?:gigs?|shows?|concerts?|tour|play(?:ing)?|venue|dates?)(?: (?:(?:in|at|on|of) )?[^.?!\\n]{1,40}?)?` +
    `|(?:what|which)(?:['’]?s| are| is)(?: (?:the|my|our|tour|gig|show|concert)){0,3} (?:dates?|venues?|shows?|gigs?)(?: (?:in|at|of|for) [^.?!\\n]{1,40}?)?` +
    `|(?:cuándo|dónde|qué días?|en qué sala|cuáles son)(?: (?:es|son|era|eran|fue|será|los?|las?|mis?|nuestr[oa]s?|el|la)){0,3} ?(?:toco|tocamos|conciertos?|gira|sala|fechas?)(?: (?:en|de) [^.?!\\n]{1,40}?)?`,
);
/** "When's York?", with the name of a night. */
const asksOfNight = asksOnly(
  "(?:(?:when|where|which|what|on which|on what)(?: (?:day|date|night|venue))? (?:did|do|have) (?:I|we|you) (?:say|said|tell you|told you|give you|have|got|put)(?: (?:that|for))? [^.?!\\n]{2,40}?(?: (?:was|is|were|on|again|for))*)|(?:what|which) (?:day|date|night|venue)(?:['’]?s| is| was)(?: it)?(?: (?:in|for|at))? [^.?!\\n]{2,40}|(?:when|where)(?:['’]?s| is| was) [^.?!\\n]{2,40}|(?:cuándo|dónde) es [^.?!\\n]{2,40}",
);
const asksWhere = asksOnly("where(?:['’]?s| is| was) it|dónde (?:es|era)");
const asksOwnShows = asksOnly(
  "(?:where|when|what day|which venue)(?:['’]?s| is| are| do)? (?:(?:we|I) play(?:ing)?|(?:the|our|my) (?:next )?(?:gig|show|concert|venue))" +
    '|(?:dónde|cuándo|qué día|en qué sala) (?:tocamos|toco|(?:es|será) (?:el|mi|nuestro) concierto)',
);

const asksNewDay = asksOnly(
  "when(?:['’]?s| is| will)(?: it| that| the (?:gig|show|concert|tour))?(?: be| been)? (?:rescheduled|moved|the new date)(?: (?:to|for))?|what(?:['’]?s| is) the new date|cuál es la nueva fecha",
);

const asksWhenToWrite =
  /(?<!\p{L})(?:when|cuándo|cuánto (?:tiempo )?antes|(?:con )?(?:cuánt[oa]|qué) (?:tiempo|anticipación|antelación)|qué tan(?:to)? antes|cuántos días antes)(?!\p{L})[^?]*(?<!\p{L})(?:write|contact|e-?mail|pitch|approach|mand\p{L}*|envi\p{L}*|escrib\p{L}*|contact\p{L}*|avis\p{L}*)(?!\p{L})[^?]*(?<!\p{L})(?:(?:news)?papers?|press|radios?|journalists?|media|periódicos?|prensa|medios|periodistas?)(?!\p{L})/iu;
/** How many days before a concert plans write to local press and radio. */
export const localPressDays = 30;
/** "We're sticking with the 12th." */
const keepsDay =
  /(?<!\p{L})(?:stick(?:ing|s)? (?:with|to)|stay(?:ing|s)? (?:with|on|at)|keep(?:ing)?(?: to)?|remains?|nos quedamos con|se queda (?:en|con)|mantenemos|seguimos con)(?: (?:it|the|on|at|el|la|date|for|fecha|del?))*? (\d{1,2})(?:st|nd|rd|th)?(?!\d)/iu;

/** "Just to check you have it right", beside what is asked. */
const checks =
  /(?:^|[.?!,;–-] *|\s)(?:(?:i['’]?m )?just |solo |sólo )?(?:(?:to|double[- ]?) ?)?(?:check(?:ing)?|be sure|mak(?:e|ing) sure|confirm(?:ing|ar|o)?|comprobar|asegurarme|para (?:confirmar|comprobar|asegurarme|estar segur[ao]))(?: (?:that|if|whether|de que|que|si))?(?: (?:you|u|it|lo|la|tú) ?(?:['’]?(?:ve|s) )?(?:have|has|got|understood|noted|is|tienes|apuntaste|ten[eé]s|anotaste)?(?: (?:it|that|this|them|got))*(?: (?:all|all of it))?(?: (?:right|correct|correctly|down|bien|apuntado))?)?\s*(?=$|[.?!,;:])/iu;
/** "Who is releasing our album and on what date?" */
const betweenQuestions =
  /\s*\?\s*(?=\S)|,? (?:and|y|&) (?=(?:(?:on|in|at|en|a) )?(?:what|who|when|where|which|how much|qu[eé]|qui[eé]n|cu[aá]ndo|d[oó]nde|cu[aá]l|cu[aá]nto)(?!\p{L}))/iu;

/** Answers a question about something the artist said: a title, a day, a concert, a price; `''` for other questions. */
export function knownAnswer(conversation: Conversation, known: Known): string {
  const plain = plainSaidQuestion(conversation.question, known.language);
  const answer =
    answerTo(conversation, known) || (plain === '' ? '' : answerTo({ ...conversation, question: plain }, known));
  const bare = conversation.question
    .replace(checks, ' ')
    .replace(/[\s.?!,;:]+$/u, '')
    .trim();
  const questions = bare.split(betweenQuestions).filter((one) => one.trim() !== '');
  if (answer !== '' || (questions.length < 2 && bare.length + 2 > conversation.question.length)) return answer;
  const answers = questions.map((question) => answerTo({ ...conversation, question }, known));
  return answers.every((one) => one !== '') ? [...new Set(answers)].join(' ') : '';
}

function answerTo({ question, today, asked, artist }: Conversation, known: Known): string {
  const say = (english: string, spanish: string): string => (known.language === 'es' ? spanish : english);
  const show = (day: Day): string => say(longDay(day), spanishDay(day));
  if (asksWhenOut.test(question) && !(asksShows.test(question) && known.shows.length > 0))
    return whenOut(known, today, say, show);
  const people = peopleAnswer(question, asked, artist.name, known);
  if (people !== '') return people;
  if (asksTitle.test(question)) {
    return known.title === ''
      ? say('You haven’t told me the title yet. What is it called?', 'Aún no me has dicho el título. ¿Cómo se llama?')
      : say(`It’s called “${known.title}”.`, `Se llama «${known.title}».`);
  }
  if (known.crisis !== null && asksNewDay.test(question))
    return say('You haven’t told me a new date. Which day is it?', 'Aún no me has dicho la nueva fecha. ¿Qué día es?');
  const kept = keepsDay.exec(question)?.[1];
  if (known.day !== null && kept !== undefined && Number(kept) === new Date(known.day * 86_400_000).getUTCDate()) {
    const named = known.title === '' ? say('It', 'Tu lanzamiento') : say(`“${known.title}”`, `«${known.title}»`);
    return say(`${named} stays on **${longDay(known.day)}**.`, `${named} sigue el **${spanishDay(known.day)}**.`);
  }
  const budget = budgetAnswer(question, asked.slice(0, -1), known.language);
  if (budget !== '') return budget;
  const ofPrice = nightsOfPrice(question, known);
  if (ofPrice.length > 0) return ofPrice.map((one) => `- ${lineOf(one, show)}`).join('\n');
  const night = subjectOf(question, known.shows);
  const only = known.language === 'es' && known.shows.length === 1 ? known.shows[0] : undefined;
  const concert = night ?? only;
  if (concert && asksWhenToWrite.test(question))
    return [whenToWrite(concert, today, say, show), asksIfLate.test(question) ? lateness(concert, today) : '']
      .filter(Boolean)
      .join(' ');
  const detail = detailAnswer(question, night, known) || statementAnswer(question, asked.slice(0, -1), known);
  if (detail !== '') return detail;
  if ((night && asksOfNight.test(question)) || (known.shows.length > 0 && asksWhere.test(question)))
    return (night ? [night] : known.shows).map((one) => `- ${lineOf(one, show)}`).join('\n');
  if (asksOwnShows.test(question) && known.shows.length === 0)
    return known.concertDay === null
      ? say(
          'You haven’t told me about a concert yet. Where is it, and on which day?',
          'Aún no me has hablado de un concierto. ¿Dónde es y qué día?',
        )
      : say(
          `It’s on **${show(known.concertDay)}**. You haven’t told me where. Which venue is it?`,
          `Es el **${show(known.concertDay)}**. Aún no me has dicho dónde. ¿En qué sala es?`,
        );
  if (asksShows.test(question) && known.shows.length > 0) {
    return (night ? [night] : known.shows).map((one) => `- ${lineOf(one, show)}`).join('\n');
  }
  return '';
}

type Say = (english: string, spanish: string) => string;

function whenOut({ title, day, shows }: Known, today: Day, say: Say, show: (day: Day) => string): string {
  const named = title === '' ? say('It', 'Tu lanzamiento') : say(`“${title}”`, `«${title}»`);
  if (day !== null) {
    const away = day - today;
    const english =
      away === 0 ? 'today' : away === 1 ? 'tomorrow' : away > 0 ? `${away} days from today` : `${-away} days ago`;
    const spanish =
      away === 0 ? 'hoy' : away === 1 ? 'mañana' : away > 0 ? `dentro de ${away} días` : `hace ${-away} días`;
    return away < 0
      ? say(`${named} came out on **${show(day)}**, ${english}.`, `${named} salió el **${show(day)}**, ${spanish}.`)
      : say(`${named} is out on **${show(day)}**, ${english}.`, `${named} sale el **${show(day)}**, ${spanish}.`);
  }
  if (title === '' && shows.length > 0) return shows.map((one) => `- ${lineOf(one, show)}`).join('\n');
  return title === ''
    ? say(
        'You haven’t told me about a release yet. What is it called, and which day is it out?',
        'Aún no me has hablado de un lanzamiento. ¿Cómo se llama y qué día sale?',
      )
    : say(
        `You haven’t told me the day yet. When is ${named} out?`,
        `Aún no me has dicho el día. ¿Cuándo sale ${named}?`,
      );
}

function whenToWrite({ day, town, venue }: Show, today: Day, say: Say, show: (day: Day) => string): string {
  const due = day - localPressDays;
  const place = town || venue;
  return due <= today
    ? say(
        `Now: for ${place} on ${show(day)}, local press and radio should have it about ${localPressDays} days ahead.`,
        `Ya: para ${place}, el ${show(day)}, la prensa y la radio locales deberían tenerlo unos ${localPressDays} días antes.`,
      )
    : say(
        `On **${show(due)}**: local press and radio in ${place} should have it about ${localPressDays} days before ${show(day)}.`,
        `El **${show(due)}**: la prensa y la radio de ${place} deberían tenerlo unos ${localPressDays} días antes del ${show(day)}.`,
      );
}

const asksIfLate =
  /(?<!\p{L})(?:vamos|voy|llegamos|llego|es|estamos|se nos hizo|ya es|andamos)(?: (?:ya|muy|demasiado|bien))* (?:tarde|a tiempo|justos?|atrasad[oa]s?)(?!\p{L})/iu;

/** Whether local press and radio can still be written to in time, in Spanish. */
function lateness({ day }: Show, today: Day): string {
  const left = day - today;
  if (left < 0) return 'El concierto ya pasó.';
  return left >= localPressDays
    ? `A tiempo: faltan ${left} días para el concierto.`
    : `Justo, pero no es tarde: faltan ${left} días para el concierto.`;
}

function lineOf({ day, town, venue }: Show, show: (day: Day) => string): string {
  return `${show(day)}: ${[town, venue].filter(Boolean).join(', ')}`;
}
