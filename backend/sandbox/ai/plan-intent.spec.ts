import { afterPlanCall, planCall } from './plan-intent.js';

const tools = ['plan_release', 'move_task', 'complete_task', 'add_contact'].map((name) => ({
  name,
  description: '',
  parameters: {},
}));

describe('what a message asks of plans and people', () => {
  it.each([
    [
      'My single Salt Road is out on 29 January',
      'plan_release',
      { title: 'Salt Road', kind: 'release', format: 'single', date: '29 January' },
    ],
    [
      'Hi! Our debut album “Low Tide” comes out on Friday, January 29th, 2027. Help!',
      'plan_release',
      { title: 'Low Tide', kind: 'release', format: 'album', date: 'Friday, January 29th, 2027' },
    ],
    [
      'Our tour Salt Roads starts on 12 March',
      'plan_release',
      { title: 'Salt Roads', kind: 'tour', format: 'single', date: '12 March' },
    ],
    [
      'Please move “Write the press release” of Salt Road to 4 January.',
      'move_task',
      { task: 'Write the press release', release: 'Salt Road', date: '4 January' },
    ],
    [
      'Mark "Write the press release" of Salt Road as done.',
      'complete_task',
      { task: 'Write the press release', release: 'Salt Road' },
    ],
    [
      'Add Ines Vale from Low Tide Zine (ines@zine.example) to my contacts',
      'add_contact',
      { name: 'Ines Vale', outlet: 'Low Tide Zine', role: '', email: 'ines@zine.example' },
    ],
  ])('%j calls %s', (message, name, given) => {
    const call = planCall(message, tools);
    expect([call?.tool.name, call?.arguments]).toEqual([name, given]);
  });

  it.each(['When is my single out?', 'My single is out on 18 December.', 'How do I pitch a single?'])(
    '%j calls none',
    (message) => {
      expect(planCall(message, tools)).toBeNull();
    },
  );

  it('calls none without its tool', () => {
    expect(planCall('My single Salt Road is out on 29 January', [])).toBeNull();
  });

  it('says what was done, and nothing about other tools', () => {
    const tasks = [{ due: '2027-01-08', title: 'Pitch the song', note: '' }];
    expect(afterPlanCall(JSON.stringify({ release: 'Salt Road', date: '2027-01-29', late: null, tasks }))).toContain(
      '- **2027-01-08** Pitch the song',
    );
    expect(afterPlanCall('"started"')).toBeNull();
  });
});
