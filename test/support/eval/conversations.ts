import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { DocumentKind } from '../../../contract/documents/document-kinds.js';

/** A question by an artist. */
export interface EvalQuestion {
  id: string;
  profile: Record<string, string>;
  question: string;
  /** For the judge: what a good answer contains. */
  musts: string[];
  mustNots: string[];
}

/** One message by the artist, and what must come of it. */
export interface EvalTurn {
  say: string;
  tools?: string[];
  says?: string[];
  lacks?: string[];
  document?: { kind: DocumentKind; has?: string[]; lacks?: string[] };
  /** What the prompt must contain. */
  prompt?: string[];
}

export interface Dialogue {
  id: string;
  turns: EvalTurn[];
}

const file = (name: string): string => readFileSync(new URL(`../../../eval/${name}`, import.meta.url), 'utf8');

/** The year that replaces 2027 in the dialogues, so their dates are always in the future. */
const comingYear = new Date().getUTCFullYear() + 1;
const writtenYear = 2027;

const english = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: 'January February March April May June July August September October November December'.split(' '),
  date: /\p{Lu}\p{Ll}+day (\d{1,2}) (\p{Lu}\p{Ll}+) (\d{4})/gu,
  show: (weekday: string, day: string, month: string, year: string) => `${weekday} ${day} ${month} ${year}`,
};
const spanish = {
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  date: /(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo), (\d{1,2}) de (\p{Ll}+) de (\d{4})/gu,
  show: (weekday: string, day: string, month: string, year: string) => `${weekday}, ${day} de ${month} de ${year}`,
};

/** Moves a text's years to the present, and corrects the weekdays of its dates. */
function inComingYear(text: string): string {
  const moved = text.replace(/\b202[4-7]\b/g, (year) =>
    String(comingYear - writtenYear + Number(year) - (year === '2027' ? 0 : 1)),
  );
  return [english, spanish].reduce(
    (rest, { date, months, weekdays, show }) =>
      rest.replace(date, (_, day: string, month: string, year: string) => {
        const weekday = new Date(Date.UTC(Number(year), months.indexOf(month), Number(day))).getUTCDay();
        return show(weekdays[weekday] ?? '', day, month, year);
      }),
    moved,
  );
}

export const dialogues = parse(inComingYear(file('dialogues.yaml'))) as Dialogue[];
export const questions = JSON.parse(file('questions.json')) as EvalQuestion[];
