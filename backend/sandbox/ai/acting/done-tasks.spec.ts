import { doneTasks } from './done-tasks.js';
import { situationOf } from './situation.fixture.js';

const photos = 'Choose 2 or 3 press photos, one of them horizontal, and write down who took them';
const plan = { title: 'Salt Road', nextTasks: [{ title: photos, due: 20_800 }] };
const done = (message: string): string[] => doneTasks(situationOf([message]), plan);

it.each(['ok done the photos', 'the photos are sorted', 'photos done', 'ya hice las fotos'])(
  '“%s” ticks off the task by its title',
  (message) => {
    expect(done(message)).toEqual([photos]);
  },
);

it('a task that is not among the next ones is named by its subject', () => {
  expect(done('masters are with distrokid already')).toEqual(['distributor']);
});

it.each([
  'are the photos done?',
  'photos not done yet',
  'the photos aren’t ready',
  "the photos aren't ready",
  'I havent done the photos',
  'need to get the photos done',
  'photos nearly done',
  'todavía no hice las fotos',
  'we took the photos in a barn on the moors and they are about my dad',
])('“%s” ticks off nothing', (message) => {
  expect(done(message)).toEqual([]);
});

it('two things ready are two tasks', () => {
  expect(done('ya tengo las fotos y la biografía hechas, táchalas')).toEqual([photos, 'bio']);
});
