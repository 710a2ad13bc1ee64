import { lastReply } from '../../questions/talk.fixture.js';
import { budgetAnswer } from './asked-budget.js';

const told = ['we only have like 90 quid and maybe 2 hrs a week.', 'tickets are £8'];

it.each([
  'what did i say our budget was again',
  "what's our budget?",
  'how much can we spend again',
  'wait how much do we have to spend',
])('answers a question about the budget with what was said: %s', (question) => {
  expect(budgetAnswer(question, told, 'en')).toBe('You told me: “we only have like 90 quid and maybe 2 hrs a week”.');
});

it('answers it in Spanish, and within a conversation', () => {
  expect(budgetAnswer('¿cuál era nuestro presupuesto?', ['solo tenemos 80 euros'], 'es')).toBe(
    'Me dijiste: «solo tenemos 80 euros».',
  );
  const plan = "we're putting out a 4 song ep called Low Lamps on 12 march. need a plan";
  expect(lastReply([plan, 'we only have like 90 quid', 'what did i say our budget was again']).text).toContain(
    '90 quid”.',
  );
});

it('answers nothing else', () => {
  expect(budgetAnswer('what did i say our budget was', ['tickets are £8'], 'en')).toBe('');
  expect(budgetAnswer('what budget do i need for ads', told, 'en')).toBe('');
});
