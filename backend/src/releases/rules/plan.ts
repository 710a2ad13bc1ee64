import { addDays, daysBetween, weekdayNumber } from '../../../../contract/rules/day-rule.js';
import type { Release, Show } from '../../../../contract/releases/release.js';
import { betweenRules } from './between-rules.js';
import type { PlanRule } from './plan-rule.js';
import { releaseRules } from './release-rules.js';
import { tourRules } from './tour-rules.js';

/** All rules. */
export const planRules: readonly PlanRule[] = [...releaseRules, ...tourRules, ...betweenRules];

const ruleOf = new Map(planRules.map((rule) => [rule.key, rule]));

/** Finds a rule by its key; undefined for one of the artist's own tasks. */
export function findRule(key: string | null): PlanRule | undefined {
  return key === null ? undefined : ruleOf.get(key);
}

/** The parts of a release that its plan depends on. */
export type Planned = Pick<Release, 'kind' | 'date' | 'format' | 'shows' | 'hoursPerWeek'>;

/** A task as planned by the rules. */
export interface PlannedTask {
  rule: string;
  showId: string | null;
  title: string;
  due: string | null;
  from: string | null;
  until: string | null;
}

/** One use of a rule: the day it counts from, and the show it is for. */
interface Use {
  rule: PlanRule;
  day: string | null;
  show: Show | null;
}

/** Whether there is no outreach on a day: 24 December to 2 January. */
export function isQuiet(day: string): boolean {
  const date = day.slice(5);
  return date >= '12-24' || date <= '01-02';
}

/** Whether a day is suitable for writing to strangers. */
function isForOutreach(day: string): boolean {
  return !isQuiet(day) && weekdayNumber(day) % 6 !== 0;
}

/** Identifies one use of a rule within a release. */
export function useKey({ rule, showId }: { rule: string | null; showId: string | null }): string {
  return `${rule}:${showId ?? ''}`;
}

/**
 * The tasks of a release, in date order. Tasks whose time has already passed are planned too: they show as late or
 * gone.
 * @param today in the release's time zone
 * @param isWanted selects the uses to plan; if absent, as many as the artist has time for
 */
export function planTasks(
  release: Planned,
  today: string,
  isWanted?: (use: { key: string; showId: string | null }) => boolean,
): PlannedTask[] {
  const uses = usesFor(release);
  const kept = isWanted
    ? uses.filter(({ rule, show }) => {
        const showId = show?.id ?? null;
        return isWanted({ key: useKey({ rule: rule.key, showId }), showId });
      })
    : fitting(uses, release, today);
  const hoursByWeek = new Map<number, number>();
  const planned = new Map<Use, PlannedTask>();
  const plan = (use: Use): PlannedTask => {
    const known = planned.get(use);
    if (known) return known;
    // What needs its result is planned before it, as that is its last day.
    const days = kept.flatMap((other) => {
      const ahead = use.rule.neededFor?.[other.rule.key];
      const due = ahead === undefined ? null : plan(other).due;
      return ahead === undefined || due === null || due < today ? [] : [addDays(due, -ahead)];
    });
    const by = days.toSorted()[0] ?? null;
    const task = toTask(use, { today, by }, release.hoursPerWeek, hoursByWeek);
    planned.set(use, task);
    return task;
  };
  kept
    .toSorted((one, other) => one.rule.level - other.rule.level || bestOf(one).localeCompare(bestOf(other)))
    .forEach(plan);
  return inDateOrder([...planned.values()]);
}

/**
 * The first Friday from today on when a release could come out with every task on its usual day; null if there is none
 * within two years.
 */
export function firstFridayFor(release: Planned, today: string): string | null {
  const toFriday = (5 - weekdayNumber(today) + 7) % 7;
  for (let day = addDays(today, toFriday); daysBetween(today, day) <= 730; day = addDays(day, 7)) {
    if (everythingFits(release, day, today)) return day;
  }
  return null;
}

function everythingFits(release: Planned, date: string, today: string): boolean {
  return usesFor(movedTo(release, date))
    .filter(({ rule }) => rule.level < 3)
    .every((use) => {
      const { rule, day } = use;
      if (day === null || addDays(day, rule.window.best) < today) return false;
      return !rule.isOutreach || outreachDay(use, addDays(day, rule.window.best), today) !== null;
    });
}

/** Moves a release to another date; the nights of a tour stay as far apart as they are. */
export function movedTo<R extends Planned>(release: R, date: string): R {
  if (release.date === null) return { ...release, date };
  const by = daysBetween(release.date, date);
  return { ...release, date, shows: release.shows.map((show) => ({ ...show, date: addDays(show.date, by) })) };
}

function usesFor({ kind, date, format, shows }: Planned): Use[] {
  return planRules
    .filter((rule) => rule.kind === kind && (rule.formats?.includes(format) ?? true))
    .flatMap((rule): Use[] =>
      rule.isPerShow ? shows.map((show) => ({ rule, day: show.date, show })) : [{ rule, day: date, show: null }],
    );
}

/** Leaves out the least important tasks until the rest fits into the remaining weeks. */
function fitting(uses: Use[], { hoursPerWeek, date }: Planned, today: string): Use[] {
  if (date === null) return uses;
  const ends = uses.flatMap(({ rule, day }) => (day === null ? [] : [addDays(day, rule.window.until)]));
  const weeks = Math.max(1, Math.ceil(daysBetween(today, ends.toSorted().at(-1) ?? date) / 7));
  const starts = uses.flatMap(({ rule, day }) => (day === null ? [] : [addDays(day, rule.window.best)]));
  const first = starts.toSorted()[0] ?? today;
  const planned = first > today ? Math.max(1, weeks - Math.floor(daysBetween(today, first) / 7)) : weeks;
  let kept = uses;
  for (const level of [3, 2]) {
    if (hoursOf(kept) <= planned * hoursPerWeek) break;
    // The longest first: leaving it out makes room for several others.
    const optional = kept
      .filter(({ rule }) => rule.level === level)
      .toSorted((one, other) => other.rule.hours - one.rule.hours);
    for (const use of optional) {
      if (hoursOf(kept) <= planned * hoursPerWeek) break;
      kept = kept.filter((other) => other !== use);
    }
  }
  return kept;
}

function hoursOf(uses: readonly Use[]): number {
  return uses.reduce((sum, { rule }) => sum + rule.hours, 0);
}

function bestOf({ rule, day }: Use): string {
  return day === null ? '' : addDays(day, rule.window.best);
}

/** The days between which a task is due. */
interface Limits {
  today: string;
  /** The day on which something else needs its result, if known. */
  by: string | null;
}

function toTask(use: Use, limits: Limits, hoursPerWeek: number, hoursByWeek: Map<number, number>): PlannedTask {
  const { rule, day, show } = use;
  const base = {
    rule: rule.key,
    showId: show?.id ?? null,
    title: rule.title.replace('{city}', show?.city ?? ''),
  };
  if (day === null) return { ...base, due: null, from: null, until: null };
  const due = dueDay(use, day, limits, hoursPerWeek, hoursByWeek);
  const week = weekOf(due);
  hoursByWeek.set(week, (hoursByWeek.get(week) ?? 0) + rule.hours);
  return { ...base, due, from: addDays(day, rule.window.from), until: lastDay(rule, day) };
}

/** The last day of a rule's window; for outreach, the last suitable day in it. */
function lastDay({ window, isOutreach }: PlanRule, day: string): string {
  const until = addDays(day, window.until);
  if (!isOutreach) return until;
  return daysOut(until, addDays(day, window.from), until).find(isForOutreach) ?? until;
}

/**
 * The usual day, or the nearest one in the window that has time left, but not before today. A task whose window has
 * closed keeps its usual day.
 */
function dueDay(
  use: Use,
  day: string,
  { today, by }: Limits,
  hoursPerWeek: number,
  hoursByWeek: Map<number, number>,
): string {
  const { rule } = use;
  const { from, best, until } = rule.window;
  const usual = addDays(day, best);
  const last = lastDay(rule, day);
  if (last < today) return (rule.isOutreach && outreachDay(use, usual, '')) || usual;
  const isFree = (candidate: string): boolean =>
    (!rule.isOutreach || isForOutreach(candidate)) &&
    ((hoursByWeek.get(weekOf(candidate)) ?? 0) + rule.hours <= hoursPerWeek || !hoursByWeek.get(weekOf(candidate)));
  // A window of a day or two is kept as it is: release day is release day.
  if (from === until || until - from <= 1) return usual < today ? today : usual;
  const first = later(addDays(day, from), today);
  const end = by === null ? last : earlier(last, later(by, first));
  const start = earlier(later(usual, today), end);
  return (
    daysOut(start, first, end).find(isFree) ?? (rule.isOutreach ? (outreachDay(use, start, today) ?? start) : start)
  );
}

/** The suitable day nearest to a given one, within the window; null if there is none. */
function outreachDay({ rule, day }: Use, near: string, today: string): string | null {
  if (day === null) return null;
  const first = later(addDays(day, rule.window.from), today);
  return daysOut(near, first, addDays(day, rule.window.until)).find(isForOutreach) ?? null;
}

/** A day, then the days around it by distance: earlier ones first, since they leave more time. */
function daysOut(day: string, first: string, last: string): string[] {
  const days: string[] = [];
  if (day >= first && day <= last) days.push(day);
  for (let at = addDays(day, -1); at >= first; at = addDays(at, -1)) if (at <= last) days.push(at);
  for (let at = addDays(day, 1); at <= last; at = addDays(at, 1)) if (at >= first) days.push(at);
  return days;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

/** Number of a week, counted from Monday. 1970-01-01 was a Thursday. */
function weekOf(day: string): number {
  return Math.floor((Date.parse(day) / 86_400_000 + 3) / 7);
}

/** Sorts by date; tasks without a date come last. */
export function inDateOrder<T extends { due: string | null; title: string }>(tasks: readonly T[]): T[] {
  return tasks.toSorted(
    (one, other) => (one.due ?? '9').localeCompare(other.due ?? '9') || one.title.localeCompare(other.title),
  );
}
