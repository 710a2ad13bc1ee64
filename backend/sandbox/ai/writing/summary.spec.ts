import { summarise } from './summary.js';

it('a time with a point stays within its sentence', () => {
  const text = 'We have a launch concert at the Thistle Rooms at 7.30pm, tickets £18.';
  expect(summarise([{ isArtist: true, text, day: 20_786 }], '')).toContain(`- ${text}`);
});
