import { situationOf } from '../acting/situation.fixture.js';
import { followUpAdvice } from './follow-ups.js';

const pitch = { outlet: 'Low Tide', sent: '2026-11-16', followUpDue: '2026-11-23' };
const pitches = [
  { ...pitch, name: 'Ines Vale', status: 'sent' },
  { ...pitch, name: 'Ben Roe', status: 'sent', followUpDue: '2026-11-26' },
  { ...pitch, name: 'Dana Okafor', status: 'followed_up' },
  { ...pitch, name: 'Lou Marsh', status: 'yes' },
];
const room = { kind: 'release', title: 'Salt Road', date: '2027-01-29', pitches };
const adviceOn = (question: string) => followUpAdvice(situationOf([question], { room }));

it.each([
  ['Should I follow up with Ines?', /^- \*\*Ines Vale, Low Tide\*\*: follow up now, once/],
  ['can i nudge ben already', /^- \*\*Ben Roe, Low Tide\*\*: wait until .*26 November/],
  [
    'Dana hasn’t replied, shall I write to Dana again?',
    /^- \*\*Dana Okafor, Low Tide\*\*: you have followed up once. Stop/,
  ],
  ['Lou: follow-up or not?', /^- \*\*Lou Marsh, Low Tide\*\*: they have answered/],
  ['¿Le vuelvo a insistir a Dana? No me ha respondido', /ya has insistido una vez/],
])('%s', (question, advice) => expect(adviceOn(question)).toMatch(advice));

it('covers everyone if no one is named', () => {
  expect(adviceOn('Who do I need to follow up with?').split('\n')).toHaveLength(4);
});

it('is empty for other questions, and without pitches', () => {
  expect(adviceOn('When do I pitch Spotify?')).toBe('');
  expect(followUpAdvice(situationOf(['Should I follow up with Ines?'], { room: { ...room, pitches: [] } }))).toBe('');
});
