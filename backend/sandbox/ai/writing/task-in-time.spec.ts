import { situationOf } from '../acting/situation.fixture.js';
import { taskInTime } from './task-in-time.js';

const room = {
  kind: 'release',
  title: 'Moss',
  date: '2027-01-22',
  format: 'single',
  nextTasks: [{ title: 'Check the cover: 3000 × 3000 px', due: '2026-12-20' }],
};
const reply = (message: string): string => taskInTime(situationOf([message], { room }));

it.each([
  ['the artwork wont be done til about 14 december. does that mess things up?', 'That’s in time: “Check the cover'],
  ['The cover is ready on 21 December. Is that too late?', 'That’s 1 day late: “Check the cover'],
  ['The cover is ready on 20 December, is that ok?', 'is due on Sunday 20 December 2026.'],
  ['la portada estará el 24 de diciembre, ¿hay problema?', 'Son 4 días de retraso'],
])('%s', (message, words) => expect(reply(message)).toContain(words));

it.each([
  'does that mess things up?',
  'the artwork will be done on 14 December',
  'The video is ready on 21 December. Is that too late?',
])('no answer: %s', (message) => expect(reply(message)).toBe(''));
