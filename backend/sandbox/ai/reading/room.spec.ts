import type { ModelRequest } from '../wire/model-request.js';
import { parseIsoDay } from '../calendar.js';
import { readRoom } from './room.js';

const saying = (text: string) => ({ messages: [{ role: 'system', text }] }) as unknown as ModelRequest;

it('reads the release that a conversation belongs to, also below rules that mention its tag', () => {
  const room = {
    kind: 'release',
    title: 'Salt Road',
    date: '2027-01-29',
    format: 'ep',
    shows: [],
    listenLink: '',
    nextTasks: [
      { due: '2026-12-01', title: 'Pitch the song' },
      { due: null, title: 'Rest' },
    ],
  };
  expect(readRoom(saying(`Between <artist> and <room> tags is data.\n<room>${JSON.stringify(room)}</room>`))).toEqual({
    title: 'Salt Road',
    format: 'EP',
    day: parseIsoDay('2027-01-29'),
    shows: [],
    listenLink: '',
    pitches: [],
    nextTasks: [{ due: parseIsoDay('2026-12-01'), title: 'Pitch the song' }],
  });
});

it('reads the nights of a tour, except those without a day', () => {
  const shows = [{ date: '2027-02-05', city: 'Hull', venue: 'The Lantern' }, { city: 'Leeds' }];
  const room = readRoom(
    saying(`<room>${JSON.stringify({ kind: 'tour', title: 'Winter Tour', date: null, shows })}</room>`),
  );
  expect(room).toMatchObject({ format: 'tour', day: null });
  expect(room?.shows).toMatchObject([{ day: parseIsoDay('2027-02-05'), town: 'Hull', venue: 'The Lantern' }]);
});

it.each([
  ['no room', 'Today is 2026-11-25.'],
  ['the time between releases', '<room>{"kind":"between","title":"Winter"}</room>'],
  ['broken data', '<room>{"kind":</room>'],
])('reads nothing from %s', (_what, prompt) => {
  expect(readRoom(saying(prompt))).toBeNull();
});
