import { type Day, isoDay, longDay, spanishDay, weekdayName } from '../../calendar.js';
import type { Language } from '../../reading/language.js';
import { localPressDays } from '../../writing/known-answers.js';

/** Someone who is written to ahead of a day. */
export interface Reader {
  words: RegExp;
  /** How many days before, at the earliest and at the latest; the same for "about so many days before". */
  from: number;
  until: number;
  /** What they hear about; only local press and radio want concerts, too. */
  of: 'release' | 'concert';
  name: Record<Language, string>;
  basis: Record<Language, string>;
}

/** A local paper, and a radio station: both want concerts, too. */
export const local =
  /(?<!\p{L})(?:(?:news)?papers?|local (?:press|media|news)|gazettes?|periódicos?|diarios?|prensa)(?!\p{L})/iu;
const radio = /(?<!\p{L})(?:radios?|stations?|djs?|emisoras?)(?!\p{L})/iu;
export const readers: readonly Reader[] = [
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

/** Nobody is written to at a weekend, or from 24 December to 2 January. */
function isWorkingDay(day: Day): boolean {
  const date = isoDay(day).slice(5);
  return !['Saturday', 'Sunday'].includes(weekdayName(day)) && date < '12-24' && date > '01-02';
}

/** @param step 1 for the next working day from a day on, -1 for the last one up to it */
function workingDay(day: Day, step: 1 | -1): Day {
  return isWorkingDay(day) ? day : workingDay(day + step, step);
}

/** The earliest and the latest day on which to write to a reader. */
export interface Window {
  first: Day;
  last: Day;
}

/** The earliest and the latest day for a reader. Spotify is no person, so every day will do. */
export function windowOf({ name, from, until }: Reader, day: Day): Window {
  if (name.en === 'Spotify') return { first: day - from, last: day - until };
  const last = workingDay(day - until, -1);
  return { first: from === until ? last : Math.min(workingDay(day - from, 1), last), last };
}

/** A reader with the days on which they are written to. */
export function lineOf(reader: Reader, day: Day, today: Day, language: Language): string {
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
