import { lastReply } from '../questions/talk.fixture.js';
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
  'whats next?',
  'whats my next step then',
  'what should I be doing first?',
  'so where do i even start',
  'what do i do now then',
  'what should we be working on this week',
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

describe('whether it is too late', () => {
  it.each([
    ['am i too late?', 'No'],
    ['is it too late', 'No'],
    ['have I left it too late for blogs?', 'No'],
    ['do i still have time', 'Yes'],
    ['am i on track', 'Yes'],
  ])('follows from the plan: %s', (question, answer) => {
    expect(said(question, [salt])).toBe(
      'For one task the date has passed, so start there.\n\n- Friday 20 November 2026 (overdue): Check the cover',
    );
    expect(said(question, [low])).toBe(
      `${answer}: nothing in your plan is overdue. Next is **Write the press release**, Friday 4 December 2026.`,
    );
  });

  it.each(['vamos bien de tiempo?', 'llego a tiempo?', '¿Estamos a tiempo o ya fuimos?', 'me da tiempo?'])(
    'follows from the plan in Spanish: %s',
    (question) => {
      const told = 'Hola, necesito ayuda con mi lanzamiento, por favor.';
      const asked = (plan: object): string => nextSteps(situationOf([told, question], { plans: [plan] }));
      expect(asked(salt)).toContain('Lo atrasado del plan es esto');
      expect(asked(low)).toContain('Vas bien: en tu plan no hay nada atrasado.');
    },
  );

  it('follows from a day without a plan', () => {
    const after = (told: string) => nextSteps(situationOf([told, 'am i too late?']));
    expect(after('hello')).toBe('That depends on the day. When is it out?');
    expect(after('My single "Salt Road" is out on 12 February 2027.')).toContain(
      '81 days until Friday 12 February 2027',
    );
    expect(after('We play The Crescent in York on 5 March 2027.')).toContain('on **Wednesday 3 February 2027**');
  });

  it('is not what Spotify asks for', () => {
    const late = ['my song Voicemail Season is out this friday', 'is it too late for spotify editorial'];
    expect(lastReply(late).text).toContain('The last day was **Friday 20 November**');
    expect(lastReply([...late.slice(0, 1), 'am i too late?']).text).toContain('4 days until');
  });

  it('is asked about nothing else', () => {
    expect(said('is it too late at night to call?', [])).toBe('');
    expect(nextSteps(situationOf(['the doors open too late']))).toBe('');
  });
});
