import type { Situation } from '../acting/call.js';
import { type Day, isoDay, longDay, spanishDay, weekdayName, weekdays, spanishWeekdays } from '../calendar.js';
import { subjectOf } from '../reading/concerts/night-details.js';
import type { Known } from '../reading/known.js';
import type { Language } from '../reading/language.js';
import { sentencesIn } from '../sentences.js';
import { localPressDays } from '../writing/known-answers.js';

/** Someone who is written to ahead of a day. */
interface Reader {
  words: RegExp;
  /** How many days before, at the earliest and at the latest; the same for "about so many days before". */
  from: number;
  until: number;
  /** What they hear about; only local press and radio want concerts, too. */
  of: 'release' | 'concert';
  name: Record<Language, string>;
  basis: Record<Language, string>;
}

const local =
  /(?<!\p{L})(?:(?:news)?papers?|local (?:press|media|news)|gazettes?|periódicos?|diarios?|prensa)(?!\p{L})/iu;
const radio = /(?<!\p{L})(?:radios?|stations?|djs?|emisoras?)(?!\p{L})/iu;
const readers: Reader[] = [
  {
    words:
      /(?<!\p{L})(?:(?:print|monthly|glossy) (?:magazines?|press|titles?)|revistas (?:impresas|mensuales|en papel))(?!\p{L})/iu,
    from: 120,
    until: 90,
    of: 'release',
    name: { en: 'Monthly magazines in print', es: 'Revistas mensuales en papel' },
    basis: { en: 'four months before is usual', es: 'lo habitual son cuatro meses antes' },
  },
  {
    words:
      /(?<!\p{L})(?:blogs?|bloggers?|webzines?|e?-?zines?|online (?:magazines?|press|media)|revistas|medios)(?!\p{L})/iu,
    from: 42,
    until: 7,
    of: 'release',
    name: { en: 'Blogs and online magazines', es: 'Blogs y revistas digitales' },
    basis: {
      en: 'four to six weeks before is usual, 7 to 20 days the least',
      es: 'lo habitual es de cuatro a seis semanas antes, y lo mínimo de 7 a 20 días',
    },
  },
  {
    words: local,
    from: localPressDays,
    until: localPressDays,
    of: 'release',
    name: { en: 'Local papers', es: 'Prensa local' },
    basis: { en: `${localPressDays} days before`, es: `${localPressDays} días antes` },
  },
  {
    words: /(?<!\p{L})(?:spotify|editorial playlists?)(?!\p{L})/iu,
    from: 28,
    until: 7,
    of: 'release',
    name: { en: 'Spotify', es: 'Spotify' },
    basis: {
      en: 'two to four weeks before is usual, 7 days what Spotify asks for; the song must be unreleased',
      es: 'lo habitual es de dos a cuatro semanas antes, y Spotify pide 7 días; la canción no puede haber salido',
    },
  },
  {
    words: radio,
    from: 21,
    until: 7,
    of: 'release',
    name: { en: 'Radio', es: 'Radio' },
    basis: { en: '1 to 3 weeks before', es: 'de una a tres semanas antes' },
  },
  {
    words: new RegExp(`${local.source}|${radio.source}`, 'iu'),
    from: localPressDays,
    until: localPressDays,
    of: 'concert',
    name: { en: 'Local press and radio, for the show', es: 'Prensa y radio locales, para el concierto' },
    basis: {
      en: `${localPressDays} days before; listings stay open longer`,
      es: `${localPressDays} días antes; la agenda admite avisos más tarde`,
    },
  },
];

const sends: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:send|sent|sending|writ(?:e|ing)|pitch(?:ing)?|e-?mail(?:ing)?|mail|submit(?:ting)?|contact(?:ing)?|approach(?:ing)?|reach(?:ing)? out|get in touch|upload|give|notify|hit up|tell|go(?:es)?|start)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:lo |la |los |les |le |se lo )?(?:mand|env[ií]|escrib|prop[oó]n|present|contact|avis|pas[oa]|pitch|sub[oi])\p{L}*)(?!\p{L})/iu,
};
const asksWhen: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:when (?:do|should|shall|would|can|must|ought|is|are|am|to|does|will)|when['’]s|(?:know|tell me|wonder(?:ing)?|sure|idea|asking) when|by when|how (?:far|long|early|soon|much (?:notice|time)|many (?:weeks|days|months)) (?:ahead|before|in advance|beforehand|should|do|does|is|must|would|shall|need|to|in)|(?:what|which) (?:day|date|week)(?! of the week)|lead times?|too (?:early|soon))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:cu[aá]ndo (?!(?:yo|ya|est|salg|teng|tuv|sea|lo mand(?:e|é)|lo env[ií]e))|qu[eé] (?:d[ií]a|fecha)(?! de la semana)|(?:con )?(?:cu[aá]nt[oa]|qu[eé]) (?:tiempo|antelaci[oó]n|anticipaci[oó]n)|cu[aá]nto antes|cu[aá]nt[oa]s (?:d[ií]as|semanas) antes|(?:muy|demasiado) pronto)/iu,
};
const tooEarly = /(?<!\p{L})(?:too (?:early|soon)|(?:muy|demasiado) pronto|es pronto)(?!\p{L})/iu;
/** A second email, the hour, the day of someone else, and a text that is written are asked about elsewhere. */
const ofOther =
  /(?<!\p{L})(?:(?:are|will|do|can|could|did) (?:you|they)|again|follow(?:ing)?[- ]?up|chas(?:e|ing)|wait(?:ing)?|repl(?:y|ies)|hear(?:d)? back|what time|time of day|hour|weekday|post (?:it|this|that)|podcasts?|embargo|seguimiento|otra vez|a qué hora|respond\p{L}*|contest\p{L}*)(?!\p{L})/iu;
const ofConcert = /(?<!\p{L})(?:gigs?|shows?|concerts?|tour|nights?|conciertos?|bolos?|gira|actuaci[oó]n)(?!\p{L})/iu;

/** When to write to the readers that a question names, counted from the release or the concert; `''` for other messages. */
export function whenToSend(situation: Situation): string {
  const { conversation, known } = situation;
  const { question, today } = conversation;
  const { language } = known;
  if (known.crisis !== null || conversation.hasPasted) return '';
  const asking = sentencesIn(question).filter((one) => asksWhen[language].test(one) && !ofOther.test(one));
  const about = asking.filter((one) => sends[language].test(one)).join(' ');
  const named = readers.filter(({ words }) => words.test(about));
  if (about === '' || named.length === 0) return earlyAnswer(situation, asking);
  const night = subjectOf(question, known.shows) ?? known.shows.find(({ day }) => day >= today);
  const concert = night?.day ?? known.concertDay;
  const isOfConcert = ofConcert.test(question) || known.day === null;
  const days = { release: isOfConcert && concert !== null ? null : known.day, concert: isOfConcert ? concert : null };
  // What came out isn't announced any more.
  if (days.release !== null && days.release < today) return '';
  const dated = named.filter(({ of }) => days[of] !== null);
  const day = days.concert ?? days.release;
  if (day === null || dated.length === 0) return isOfConcert && concert !== null ? '' : undatedAnswer(named, language);
  // The English text on Spotify's own deadline says more.
  if (language === 'en' && dated.every(({ name }) => name.en === 'Spotify')) return '';
  const lines = dated.map((reader) => `- ${lineOf(reader, days[reader.of] ?? day, today, language)}`);
  const isEarly = asking.some((one) => tooEarly.test(one));
  const firsts = dated.map((reader) => windowOf(reader, days[reader.of] ?? day).first);
  const issue = local.test(about) ? lastIssue(question, day, language) : '';
  return [isEarly ? earliness(firsts, today, language) : '', lines.join('\n'), issue, countedFrom(known, day, language)]
    .filter(Boolean)
    .join('\n\n');
}

/** Nobody is written to at a weekend, or from 24 December to 2 January. */
function isWorkingDay(day: Day): boolean {
  const date = isoDay(day).slice(5);
  return !['Saturday', 'Sunday'].includes(weekdayName(day)) && date < '12-24' && date > '01-02';
}

/** @param step 1 for the next working day from a day on, -1 for the last one up to it */
function workingDay(day: Day, step: 1 | -1): Day {
  return isWorkingDay(day) ? day : workingDay(day + step, step);
}

/** The earliest and the latest day for a reader. Spotify is no person, so every day will do. */
function windowOf({ name, from, until }: Reader, day: Day): { first: Day; last: Day } {
  if (name.en === 'Spotify') return { first: day - from, last: day - until };
  const last = workingDay(day - until, -1);
  return { first: from === until ? last : Math.min(workingDay(day - from, 1), last), last };
}

function lineOf(reader: Reader, day: Day, today: Day, language: Language): string {
  const { first, last } = windowOf(reader, day);
  const shown = (one: Day): string => `**${language === 'es' ? spanishDay(one) : longDay(one)}**`;
  const say = (english: string, spanish: string): string => (language === 'es' ? spanish : english);
  const when =
    last < today
      ? say(`**now**: the usual day was ${shown(last)}`, `**ya**: lo habitual era el ${shown(last)}`)
      : first === last
        ? say(`about ${shown(last)}`, `hacia el ${shown(last)}`)
        : first <= today
          ? say(`**now**, by ${shown(last)} at the latest`, `**ya**, como tarde el ${shown(last)}`)
          : say(
              `from ${shown(first)}, by ${shown(last)} at the latest`,
              `desde el ${shown(first)}, como tarde el ${shown(last)}`,
            );
  return `**${reader.name[language]}:** ${when} (${reader.basis[language]})`;
}

/** Whether it is too early to write to all of some readers, or to none of them. */
function earliness(firsts: readonly Day[], today: Day, language: Language): string {
  if (firsts.every((first) => first > today))
    return language === 'es' ? 'Todavía es pronto para escribirles.' : 'Yes, it’s still early for that.';
  if (firsts.every((first) => first <= today))
    return language === 'es' ? 'No, ya es buen momento.' : 'No, it’s not too early.';
  return '';
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
