import type { DoneCall } from '../call.js';
import { report } from './report.js';
import { situationOf } from '../situation.fixture.js';

const plan: DoneCall = {
  name: 'plan_release',
  arguments: {},
  result: {
    release: 'Moss',
    date: '2027-03-05 (Friday)',
    room: '/releases/1',
    tasks: [{ due: '2027-01-08 (Friday)', title: 'Write the press release' }],
  },
  error: null,
};
const text: DoneCall = {
  name: 'write_document',
  arguments: { kind: 'radio_pitch' },
  result: { id: '0192', title: 'Radio pitch: Moss', findings: [] },
  error: null,
};

const told = (message: string, done: DoneCall[]): string => report(situationOf([message], { done }));

it('a text that was asked for comes before the plan that its date brought along', () => {
  const reply = told('My song Moss is out 5 March 2027, do me a pitch for radio', [plan, text]);
  expect(reply.indexOf('radio pitch')).toBeGreaterThan(-1);
  expect(reply.indexOf('radio pitch')).toBeLessThan(reply.indexOf('I also made the plan for [Moss](/releases/1)'));
  expect(reply).not.toContain('8 January');
});

it('a plan that was asked for is told with its tasks', () => {
  const reply = told('My song Moss is out 5 March 2027. Make me a plan and a pitch for radio', [plan, text]);
  expect(reply).toContain('**Friday 8 January 2027** Write the press release');
  expect(told('My song Moss is out 5 March 2027', [plan])).toContain('Here is the plan for [Moss](/releases/1)');
});

it('a plan says whether there is time, if that was asked', () => {
  expect(told('My song Moss is out 5 March 2027. Are we in time?', [plan])).toContain('There’s time: the whole plan');
  expect(told('Mi single «Musgo» sale el 5 de marzo. ¿Llegamos a tiempo?', [plan])).toContain('Hay tiempo: cabe todo');
  expect(told('My song Moss is out 5 March 2027', [plan])).not.toContain('There’s time');
  const late = { ...plan, result: { ...Object(plan.result), late: 'One task is no longer possible for this date.' } };
  expect(told('My song Moss is out 5 March 2027. Are we in time?', [late])).not.toContain('There’s time');
});

describe('facts that were asked to be remembered', () => {
  const kept = (...facts: string[]): DoneCall => ({
    name: 'propose_facts',
    arguments: {},
    result: facts.map((fact) => ({ fact, status: 'kept' })),
    error: null,
  });

  it('are listed in the artist’s words', () => {
    const reply = told('Label: Puddlejump\nProducer: Otis\nCan you save all that', [
      kept('Remember: Label: Puddlejump', 'Remember: Producer: Otis'),
    ]);
    expect(reply).toContain('Noted:\n\n- Label: Puddlejump\n- Producer: Otis');
    expect(told('Remember that we rehearse on Mondays', [kept('Remember: we rehearse on Mondays')])).toContain(
      'Noted: we rehearse on Mondays',
    );
  });
});
