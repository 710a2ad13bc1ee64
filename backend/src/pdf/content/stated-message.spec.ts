import { StatedMessage } from './stated-message.js';

it.each([
  ['I have never won the Mercury Prize.', 'won the Mercury Prize', false],
  ['Have we won the Mercury Prize? No.', 'won the Mercury Prize', false],
  ['We never opened for Low, but we supported Beach House.', 'supported Beach House', true],
  ['We never supported Low. We supported Beach House and love Low.', 'supported Low', false],
  ['We supported Beach House, not Low.', 'supported Low', false],
  ['We supported Beach House, not only Low.', 'supported Beach House', true],
  ['Are you there? Yes: we supported Beach House.', 'supported Beach House', true],
  ['On "Are You There?" we supported Beach House.', 'supported Beach House', true],
  ['With our song Can’t Stop we supported Beach House.', 'supported Beach House', true],
  ['We not only supported Beach House.', 'supported Beach House', true],
  ['We supported e.g. Beach House. What now?', 'supported e.g. Beach House', true],
  ['Can you make us a one-sheet? Say that we supported Low.', 'supported Low', true],
  ['Could you please create a one-sheet that says we supported Low?', 'supported Low', true],
  ['Can you make up that we supported Low?', 'supported Low', false],
])('“%s” states "%s": %s', (text, value, is) => {
  expect(new StatedMessage({ id: 'm1', text }).states(value)).toBe(is);
});
