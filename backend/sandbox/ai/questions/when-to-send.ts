import type { Situation } from '../acting/call.js';
import { type Day, findDays, longDay, spanishDay, weekdayName, weekdays, spanishWeekdays } from '../calendar.js';
import { subjectOf } from '../reading/concerts/night-details.js';
import type { Known } from '../reading/known.js';
import type { Language } from '../reading/language.js';
import { sentencesIn } from '../sentences.js';
import { noDayRemark } from '../writing/remarks.js';
import { kindWritten, readersMeant, sendsSomething } from './advice/meant-readers.js';
import { lineOf, local, type Reader, readers, type Window, windowOf } from './advice/readers.js';

const sends: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:send|sent|sending|writ(?:e|ing)|pitch(?:ing)?|e-?mail(?:ing)?|mail|submit(?:ting)?|contact(?:ing)?|approach(?:ing)?|reach(?:ing)? out|get in touch|upload|give|notify|hit up|tell|go(?:es)?|start|wants?|needs?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:lo |la |los |les |le |se lo )?(?:mand|env[ií]|escrib|prop[oó]n|present|contact|avis|pas[oa]|pitch|sub[oi])\p{L}*)(?!\p{L})/iu,
};
const asksWhen: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:when (?:exactly |roughly |about |best )?(?:do|should|shall|would|can|must|ought|is|are|am|to|does|will)|when['’]s|(?:know|tell me|wonder(?:ing)?|sure|idea|asking) when|by when|how (?:far|long|early|soon|much (?:notice|time)|many (?:weeks|days|months)) (?:ahead|before|in advance|beforehand|should|do|does|is|must|would|shall|need|to|in)|(?:what|which) (?:day|date|week)(?! of the week)|lead times?|too (?:early|soon|late (?:to|for)))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:cu[aá]ndo (?!(?:yo|ya|est|salg|teng|tuv|sea|lo mand(?:e|é)|lo env[ií]e))|qu[eé] (?:d[ií]a|fecha)(?! de la semana)|(?:con )?(?:cu[aá]nt[oa]|qu[eé]) (?:tiempo|antelaci[oó]n|anticipaci[oó]n)|cu[aá]nto antes|cu[aá]nt[oa]s (?:d[ií]as|semanas) antes|(?:muy|demasiado) pronto|(?:llego|llegamos|es|voy|vamos)(?: ya| muy| demasiado)* tarde)/iu,
};
const tooEarly = /(?<!\p{L})(?:too (?:early|soon)|(?:muy|demasiado) pronto|es pronto)(?!\p{L})/iu;
const tooLate = /(?<!\p{L})(?:too late (?:to|for)|tarde(?= (?:para|de)(?!\p{L})|[^\p{L}]*$))/iu;
/** "Do I send it before it's out or after?", "¿mejor antes en privado o espero a que esté público?" */
const beforeOrAfter: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:before(?!hand)|now|early|first|privately|as a private link)(?!\p{L})[^.?!\n]*? or (?:(?:do|should|shall|is it better to) )?(?:(?:I|we|just|only|to) )*(?:wait|after|once|when it['’]?s)|after [^.?!\n]*? or before)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:antes|ya|ahora|(?:en )?privado)(?!\p{L})[^.?!\n]*? o (?:(?:mejor|es mejor|me) )*(?:despu[eé]s|esper\p{L}+|cuando|una vez)|despu[eé]s[^.?!\n]*? o antes)(?!\p{L})/iu,
};
const aside = /(?<!\p{L})(?:do|would) (?:you|u) (?:think|reckon|say|suppose)(?!\p{L})/giu;
/** A second email, the hour, the day of someone else, and a text that is written are asked about elsewhere. */
const ofOther =
  /(?<!\p{L})(?:(?:are|will|do|can|could|did) (?:you|they)|again|follow(?:ing)?[- ]?up|chas(?:e|ing)|wait(?:ing)?|repl(?:y|ies)|hear(?:d)? back|what time|time of day|hour|weekday|post (?:it|this|that)|podcasts?|embargo|seguimiento|otra vez|a qué hora|respond\p{L}*|contest\p{L}*)(?!\p{L})/iu;
const ofConcert = /(?<!\p{L})(?:gigs?|shows?|concerts?|tour|nights?|conciertos?|bolos?|gira|actuaci[oó]n)(?!\p{L})/iu;

/** When to write to the readers that a question names, counted from the release or the concert; `''` for other messages. */
export function whenToSend(situation: Situation): string {
  const { conversation, known } = situation;
  const { question, today } = conversation;
  const { language } = known;
  // A day that doesn't exist is asked about first.
  if (known.crisis !== null || conversation.hasPasted || noDayRemark(conversation) !== '') return '';
  const asking = sentencesIn(question)
    .map((one) => one.replace(aside, ''))
    .filter((one) => (asksWhen[language].test(one) && !ofOther.test(one)) || beforeOrAfter[language].test(one));
  const about = asking.filter((one) => sends[language].test(one)).join(' ');
  const named = readers.filter(({ words }) => words.test(about));
  const isOfIt = named.length === 0 && sendsSomething(about, language);
  const kind = isOfIt ? kindWritten(situation) : '';
  if (kind === 'follow_up') return afterAWeek[language](today);
  const meant = isOfIt ? readersMeant(about, situation) : named;
  if (about === '' || meant.length === 0) return earlyAnswer(situation, asking);
  const night = subjectOf(question, known.shows) ?? known.shows.find(({ day }) => day >= today);
  const concert = night?.day ?? known.concertDay;
  const isOfConcert = ofConcert.test(question) || known.day === null || kind.endsWith('_announcement');
  const release = releaseDay(situation);
  const days = { release: isOfConcert && concert !== null ? null : release, concert: isOfConcert ? concert : null };
  // What came out isn't announced any more.
  if (days.release !== null && days.release < today) return '';
  const dated = meant.filter(({ of }) => days[of] !== null);
  const day = days.concert ?? days.release;
  if (day === null || dated.length === 0) return isOfConcert && concert !== null ? '' : undatedAnswer(meant, language);
  // The English text on Spotify's own deadline says more.
  if (!isOfIt && !wantsIt.test(about) && language === 'en' && dated.every(({ name }) => name.en === 'Spotify'))
    return '';
  const lines = dated.map((reader) => `- ${lineOf(reader, days[reader.of] ?? day, today, language)}`);
  const windows = dated.map((reader) => windowOf(reader, days[reader.of] ?? day));
  const issue = local.test(about) ? lastIssue(question, day, language) : '';
  const lead = asking.some((one) => tooEarly.test(one))
    ? earliness(windows, today, language)
    : asking.some((one) => tooLate.test(one))
      ? lateness(windows, today, language)
      : asking.some((one) => beforeOrAfter[language].test(one)) && days.release !== null
        ? first[language]
        : '';
  return [lead, lines.join('\n'), issue, countedFrom(known, day, language)].filter(Boolean).join('\n\n');
}

/** The day of the release; "the next one is out on 29 January" tells it after one that came out. */
function releaseDay({ conversation: { question, today }, known: { day } }: Situation): Day | null {
  if (day !== null && day >= today) return day;
  const [found, ...others] = findDays(question, today).filter((one) => one.day > today);
  return found !== undefined && others.length === 0 ? found.day : day;
}

/** "When does Spotify want it?" */
const wantsIt = /(?<!\p{L})(?:wants?|needs?)(?!\p{L})/iu;

/** Source: the playbook's text on the press timeline. */
const first: Record<Language, string> = {
  en: 'Before it’s out, with a private link: most press wants news from before a release. On the day it is your own people who hear of it.',
  es: 'Antes de que salga, con un enlace privado: la prensa quiere la noticia antes del lanzamiento. El día en que sale, avisa a tu propio público.',
};

const afterAWeek: Record<Language, (today: Day) => string> = {
  en: (today) =>
    `Send it **about a week after your first email**, once, and only to those who haven’t answered. For what you send today, that’s not before ${longDay(today + 7)}.`,
  es: (today) =>
    `Mándalo **una semana después de tu primer correo**, una sola vez y solo a quien no haya contestado. Para lo que mandes hoy, no antes del ${spanishDay(today + 7)}.`,
};

/** Whether it is too early to write to all of some readers, or to none of them. */
function earliness(windows: readonly Window[], today: Day, language: Language): string {
  if (windows.every(({ first: from }) => from > today))
    return language === 'es' ? 'Todavía es pronto para escribirles.' : 'Yes, it’s still early for that.';
  if (windows.every(({ first: from }) => from <= today))
    return language === 'es' ? 'No, ya es buen momento.' : 'No, it’s not too early.';
  return '';
}

/** Whether it is too late to write to some readers. */
function lateness(windows: readonly Window[], today: Day, language: Language): string {
  if (windows.every(({ last }) => last >= today))
    return language === 'es' ? 'No, todavía hay tiempo.' : 'No, there’s still time.';
  return language === 'es' ? 'Es más tarde de lo habitual, pero escribe ya.' : 'It’s later than usual, so write now.';
}

/** "It comes out on Thursdays", of a paper: its last issue before a day; `''` without such words. */
function lastIssue(question: string, day: Day, language: Language): string {
  const [, english] =
    /(?<!\p{L})(?:on|every|each) (mon|tues|wednes|thurs|fri|satur|sun)day(?:s(?!\p{L})|(?<=(?:every|each) \p{L}+)(?!\p{L}))/iu.exec(
      question,
    ) ?? [];
  const [, spanish] =
    /(?<!\p{L})(?:los|cada) (lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?(?!\p{L})/iu.exec(question) ?? [];
  const wanted =
    english === undefined
      ? weekdays[spanishWeekdays.indexOf(spanish?.toLowerCase() ?? '')]
      : weekdays.find((one) => one.toLowerCase() === `${english.toLowerCase()}day`);
  const before = [1, 2, 3, 4, 5, 6, 7].find((count) => weekdayName(day - count) === wanted);
  if (wanted === undefined || before === undefined) return '';
  return language === 'es'
    ? `El último número antes de ese día es el del **${spanishDay(day - before)}**. Pregunta en el periódico hasta cuándo admiten textos.`
    : `Its last issue before then is on **${longDay(day - before)}**. Ask the paper by when it needs your text.`;
}

function countedFrom({ title, day: release }: Known, day: Day, language: Language): string {
  const named = release === day && title !== '';
  return language === 'es'
    ? `Contado desde el ${spanishDay(day)}${named ? `, cuando sale «${title}»` : ''}.`
    : `That’s counted from ${longDay(day)}${named ? `, when “${title}” is out` : ''}.`;
}

function undatedAnswer(named: readonly Reader[], language: Language): string {
  // Topics say more of one kind.
  const lines = named
    .filter(({ of }) => of === 'release')
    .map(({ name, basis }) => `- **${name[language]}:** ${basis[language]}`);
  if (lines.length < 2) return '';
  return language === 'es'
    ? `${lines.join('\n')}\n\nSe cuenta hacia atrás desde la publicación. ¿Qué día sale? Con la fecha te digo los días exactos.`
    : `${lines.join('\n')}\n\nIt’s all counted back from the release. Which day is it out? With the date I can give you the exact days.`;
}

/** What comes first, in days before a release, as in its plan. */
const firstSteps: [before: number, english: string, spanish: string][] = [
  [49, 'press photos and a short bio', 'fotos de prensa y una bio corta'],
  [42, 'the press release', 'la nota de prensa'],
  [30, 'blogs and local press', 'blogs y prensa local'],
  [28, 'song and cover to your distributor', 'canción y portada a tu distribuidora'],
  [21, 'the pitch in Spotify for Artists', 'la propuesta en Spotify for Artists'],
  [20, 'radio', 'radio'],
];

/** The answer to "am I too early?" beside a plan, which has the days; `''` for other messages. */
export function earlyRemark({ conversation: { question, today }, known: { day, language }, done }: Situation): string {
  const isPlanned = done.some(({ name, error }) => name === 'plan_release' && error === null);
  return isPlanned && day !== null && day > today && question.includes('?') && tooEarly.test(question)
    ? notEarly(day, today, language)
    : '';
}

function notEarly(day: Day, today: Day, language: Language): string {
  return language === 'es'
    ? `No, no es pronto: faltan ${day - today} días para el **${spanishDay(day)}**, y antes hay que hacer todo esto.`
    : `No, you’re not too early: there are ${day - today} days until **${longDay(day)}**, and all of this comes before it.`;
}

/** The answer to "am I too early?": what is done when, counted from the day; `''` for other questions and without a day. */
function earlyAnswer({ conversation: { today }, known }: Situation, asking: readonly string[]): string {
  const { day, language, title } = known;
  if (!asking.some((one) => tooEarly.test(one)) || day === null || day < today) return '';
  const isSpanish = language === 'es';
  const shown = (one: Day): string => (isSpanish ? spanishDay(one) : longDay(one));
  const steps = firstSteps.map(([before, english, spanish]) => {
    const on = day - before;
    return `- **${on <= today ? (isSpanish ? 'Ya' : 'Now') : shown(on)}:** ${isSpanish ? spanish : english}`;
  });
  const lead = notEarly(day, today, language);
  const next =
    title === ''
      ? isSpanish
        ? '¿Cómo se titula? Con el título hago el plan entero.'
        : 'What is it called? With the title I make the whole plan.'
      : isSpanish
        ? 'Di **hazme un plan** para verlo entero.'
        : 'Say **make me a plan** for all of it.';
  return [lead, steps.join('\n'), next].join('\n\n');
}
