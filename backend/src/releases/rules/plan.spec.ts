import { addDays, dayProblem, daysBetween, weekdayNumber } from '../../../../contract/rules/day-rule.js';
import {
  findRule,
  firstFridayFor,
  isQuiet,
  movedTo,
  type Planned,
  planRules,
  type PlannedTask,
  planTasks,
} from './plan.js';
import { latePlan, taskNote, taskState } from './task-state.js';

const single: Planned = { kind: 'release', date: '2027-01-29', format: 'single', shows: [], hoursPerWeek: 10 };
const task = (tasks: PlannedTask[], rule: string): PlannedTask => {
  const found = tasks.find((one) => one.rule === rule);
  if (!found) throw new Error(`No ${rule} in the plan`);
  return found;
};
const state = (planned: PlannedTask, today: string) => taskState({ ...planned, isDone: false }, today);

describe('the table of rules', () => {
  it('has windows in order, a reason and a named source for each, and one rule per key', () => {
    for (const { window, why, source, hours } of planRules) {
      expect(window.from).toBeLessThanOrEqual(window.best);
      expect(window.best).toBeLessThanOrEqual(window.until);
      expect([why.length > 10, source.length > 5, hours > 0]).toEqual([true, true, true]);
    }
    expect(new Set(planRules.map(({ key }) => key)).size).toBe(planRules.length);
  });

  it('asserts nothing without a good source', () => {
    const texts = planRules.map(({ title, why }) => `${title} ${why}`).join(' ');
    expect(texts).not.toMatch(/Amazon|Apple.*10 days|20 ?%|2,500|25K|acceptance rate/);
  });
});

describe('a plan', () => {
  it('pitches Spotify three weeks ahead, a week ahead at the latest', () => {
    expect(task(planTasks(single, '2026-10-01'), 'spotify-pitch')).toMatchObject({
      due: '2027-01-08',
      until: '2027-01-22',
    });
  });

  it('is in date order', () => {
    const dues = planTasks(single, '2026-11-24').map(({ due }) => due ?? '');
    expect(dues).toEqual(dues.toSorted());
  });

  it('has no days without a date', () => {
    const tasks = planTasks({ ...single, date: null }, '2026-11-24');
    expect(tasks.length).toBeGreaterThan(10);
    expect(tasks.every(({ due, from, until }) => due === null && from === null && until === null)).toBe(true);
  });

  it.each(['2027-01-01', '2027-01-15', '2027-01-29', '2027-02-05', '2028-02-29', '2027-03-28'])(
    'of kind %s has no outreach from 24 December to 2 January or on weekends',
    (date) => {
      for (const { rule, due } of planTasks({ ...single, date }, addDays(date, -100))) {
        if (!findRule(rule)?.isOutreach) continue;
        expect([due, isQuiet(due ?? ''), weekdayNumber(due ?? '') % 6]).toEqual([due, false, expect.any(Number)]);
        expect(weekdayNumber(due ?? '') % 6).not.toBe(0);
      }
    },
  );

  it.each(['2026-12-20', '2026-12-24', '2026-12-28', '2027-01-02'])(
    'made on %s for early January has no outreach on the quiet days, also if it is too late for any',
    (day) => {
      for (const date of ['2027-01-04', '2027-01-08', '2027-01-15', '2027-01-22']) {
        for (const planned of planTasks({ ...single, date, hoursPerWeek: 40 }, day)) {
          if (!findRule(planned.rule)?.isOutreach) continue;
          expect([planned.rule, planned.due, isQuiet(planned.due ?? '')]).toEqual([planned.rule, planned.due, false]);
          expect(weekdayNumber(planned.due ?? '') % 6).not.toBe(0);
        }
      }
    },
  );

  it('closes outreach before the quiet days, as no one reads it during them', () => {
    const today = '2026-12-28';
    const outreach = task(planTasks({ ...single, date: '2027-01-08' }, today), 'press-outreach');
    expect([outreach.until, state(outreach, today)]).toEqual(['2026-12-23', 'gone']);
    expect(taskNote({ ...outreach, isDone: false }, today)).toContain('by Wednesday 23 December');
  });

  it('warns about outreach that was moved to a quiet day', () => {
    const outreach = task(planTasks(single, '2026-12-01'), 'press-outreach');
    const moved = { ...outreach, isDone: false, due: '2026-12-28' };
    expect(taskNote(moved, '2026-12-01')).toContain('from 24 December to 2 January');
    expect(taskNote({ ...moved, due: '2027-01-04' }, '2026-12-01')).toBe('');
    expect(taskNote({ ...moved, isDone: true }, '2026-12-01')).toBe('');
    expect(taskNote({ ...moved, rule: 'bio' }, '2026-12-01')).toBe('');
  });

  it('counts calendar days across clock changes and 29 February', () => {
    // Clocks go forward on 28 March 2027 in London; 2028 is a leap year.
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(task(planTasks({ ...single, date: '2028-03-07' }, '2027-12-01'), 'spotify-pitch').until).toBe('2028-02-29');
  });

  it('leaves out what the artist has no time for, never the essentials', () => {
    const much = planTasks({ ...single, format: 'album', hoursPerWeek: 20 }, '2026-07-01');
    const little = planTasks({ ...single, format: 'album', hoursPerWeek: 1 }, '2026-07-01');
    expect(little.length).toBeLessThan(much.length);
    const essential = much.filter(({ rule }) => findRule(rule)?.level === 1).map(({ rule }) => rule);
    expect(little.map(({ rule }) => rule)).toEqual(expect.arrayContaining(essential));
  });

  it('spreads the work over the weeks', () => {
    const hours = new Map<number, number>();
    for (const { rule, due } of planTasks({ ...single, hoursPerWeek: 5 }, '2026-10-01')) {
      const week = Math.floor((Date.parse(due ?? '') / 86_400_000 + 3) / 7);
      hours.set(week, (hours.get(week) ?? 0) + (findRule(rule)?.hours ?? 0));
    }
    expect(Math.max(...hours.values())).toBeLessThanOrEqual(6);
  });

  it('has print magazines only for albums, and no Countdown Page for singles', () => {
    const keys = (format: Planned['format']) =>
      planTasks({ ...single, format, hoursPerWeek: 40 }, '2026-06-01').map(({ rule }) => rule);
    expect(keys('album')).toEqual(expect.arrayContaining(['print', 'countdown']));
    expect(keys('single')).not.toEqual(expect.arrayContaining(['print']));
    expect(keys('single')).not.toEqual(expect.arrayContaining(['countdown']));
  });

  it.each([1, 2, 3, 5, 10])('prepares things before they are needed, with %i hours a week', (hoursPerWeek) => {
    const today = '2026-11-30';
    const shows = [11, 13, 14, 19].map((day) => ({ id: String(day), date: `2027-02-${day}`, city: 'Hull', venue: '' }));
    const late = Array.from({ length: 150 }, (_, days) => addDays('2026-12-01', days)).flatMap((date) =>
      (['release', 'tour'] as const).flatMap((kind): string[] => {
        const planned = movedTo({ kind, date: '2027-02-11', format: 'album', shows, hoursPerWeek }, date);
        const tasks = planTasks(planned, today);
        return tasks.flatMap((one) => {
          const { neededFor = {} } = findRule(one.rule) ?? {};
          const needing = tasks.filter(({ rule, due }) => rule in neededFor && (due ?? '') >= today);
          const isOpen = (one.until ?? '') >= today;
          return needing
            .filter(({ due }) => isOpen && (one.due ?? '') > (due ?? ''))
            .map(({ rule, due }) => `${date}: ${one.rule} on ${one.due}, ${rule} on ${due}`);
        });
      }),
    );
    expect(late).toEqual([]);
  });

  it('leaves days for an answer before the follow-up', () => {
    const tasks = planTasks({ ...single, hoursPerWeek: 2 }, '2026-11-24');
    const [outreach, followUp] = ['press-outreach', 'follow-up'].map((rule) => task(tasks, rule).due ?? '');
    expect(daysBetween(outreach ?? '', followUp ?? '')).toBeGreaterThanOrEqual(5);
  });

  it('has tasks for each night of a tour, named after its city', () => {
    const shows = [
      { id: 'a', date: '2027-04-02', city: 'Leeds', venue: 'Brudenell' },
      { id: 'b', date: '2027-04-03', city: 'Hull', venue: '' },
    ];
    const tasks = planTasks(
      { kind: 'tour', date: '2027-04-02', format: 'single', shows, hoursPerWeek: 20 },
      '2026-12-01',
    );
    expect(tasks.filter(({ showId }) => showId === 'b').map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Hull: write to local press and radio']),
    );
  });
});

describe('a late plan', () => {
  const date = '2027-01-22';

  it('says when the pitch closed, and the first Friday on which everything fits', () => {
    const today = '2027-01-18';
    const tasks = planTasks({ ...single, date }, today);
    const pitch = { ...task(tasks, 'spotify-pitch'), isDone: false };
    expect(taskState(pitch, today)).toBe('gone');
    expect(taskNote(pitch, today)).toBe('Gone: the pitch closed on Friday 15 January');
    const late = latePlan(
      { ...single, date },
      tasks.map((one) => ({ ...one, isDone: false })),
      today,
    );
    expect(late?.firstFriday).toBe('2027-03-12');
    expect(late?.sentence).toContain('The first Friday on which everything fits is Friday 12 March.');
    const moved = planTasks({ ...single, date: late?.firstFriday ?? '' }, today);
    expect(moved.filter((one) => state(one, today) !== 'open')).toEqual([]);
  });

  it('is still open on the last day', () => {
    const pitch = task(planTasks({ ...single, date }, '2027-01-15'), 'spotify-pitch');
    expect([state(pitch, '2027-01-15'), state(pitch, '2027-01-16')]).toEqual(['open', 'gone']);
  });

  it('plans nothing before today that can still be done', () => {
    for (const one of planTasks({ ...single, date }, '2027-01-10')) {
      if (state(one, '2027-01-10') !== 'gone' && (one.until ?? '') >= '2027-01-10') {
        expect((one.due ?? '') >= '2027-01-10').toBe(true);
      }
    }
  });

  it('suggests a Friday for a release just after Christmas', () => {
    const friday = firstFridayFor({ ...single, date: '2026-12-25' }, '2026-11-24') ?? '';
    expect(weekdayNumber(friday)).toBe(5);
    expect(friday > '2027-01-11').toBe(true);
  });
});

describe('a day', () => {
  it.each([
    ['2027-02-29', 'February 2027 has no day 29'],
    ['2027-04-31', 'There is no such day: 2027-04-31'],
    ['03/04/2027', 'Write the date as year-month-day, like 2027-01-29'],
    ['2027-1-2', 'Write the date as year-month-day, like 2027-01-29'],
    ['1893-01-01', 'The date must be between 2000 and 2099'],
    [20270101, 'Write the date as year-month-day, like 2027-01-29'],
    ['2028-02-29', undefined],
  ])('%j: %s', (day, problem) => {
    expect(dayProblem(day)).toBe(problem);
  });
});
