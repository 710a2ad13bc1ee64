import { planCall } from '../acting/plan-call.js';
import { situationOf } from '../acting/situation.fixture.js';
import { nextSteps } from './next-steps.js';

const salt = {
  kind: 'release',
  title: 'Salt Road',
  date: '2027-01-29',
  nextTasks: [
    { due: '2026-11-20', title: 'Check the cover' },
    { due: '2026-11-23', title: 'List the people you want to write to' },
    { due: '2026-12-01', title: 'Pitch blogs and online magazines' },
  ],
};
const tour = { kind: 'tour', title: 'Winter Tour', date: '2027-02-05', nextTasks: [] };
const low = { ...salt, title: 'Low Water', nextTasks: [{ due: '2026-12-04', title: 'Write the press release' }] };
const tools = ['move_task', 'complete_task'].map((name) => ({ name, description: '', parameters: {} }));
const said = (question: string, plans: object[]) => nextSteps(situationOf([question], { plans }));

it.each([
  'What should I do this week?',
  "what's next",
  'ok and what do I do now?',
  'Anything overdue? What is due today?',
])('lists the next tasks of the plan: %s', (question) => {
  expect(said(question, [salt, tour])).toContain(
    `**Salt Road**
- Friday 20 November 2026 (overdue): Check the cover
- Monday 23 November 2026 (today): List the people you want to write to
- Tuesday 1 December 2026: Pitch blogs and online magazines`,
  );
});

it('lists those of every plan, or of the named one', () => {
  expect(said('What should I do next?', [salt, low])).toMatch(/\*\*Salt Road\*\*[^]*\*\*Low Water\*\*/);
  expect(said('What is next for low water?', [salt, low])).not.toContain('Salt Road');
  expect(nextSteps(situationOf(['What should I do next?'], { room: low, plans: [salt] }))).not.toContain('Salt Road');
});

it('answers in Spanish', () => {
  expect(said('¿Qué hago esta semana?', [salt])).toContain(
    '- lunes, 23 de noviembre de 2026 (hoy): Haz la lista de la gente',
  );
});

it('is empty for other questions, and without tasks', () => {
  expect(said('How do I pitch to radio?', [salt])).toBe('');
  expect(said('What is the next single about?', [salt])).toBe('');
  expect(said('What should I do this week?', [tour])).toBe('');
});

it.each([
  ['i already did the cover, tick it off', 'complete_task', { task: 'cover', release: 'Salt Road' }],
  ['move the blog pitch to december 1', 'move_task', { task: 'blog pitch', release: 'Salt Road', date: 'december 1' }],
])('a task of the only plan is changed in any conversation: %s', (question, name, args) => {
  expect(planCall(situationOf([question], { plans: [salt], tools }))).toEqual({ name, arguments: args });
  expect(planCall(situationOf([question], { plans: [salt, low], tools }))).toBeNull();
});
