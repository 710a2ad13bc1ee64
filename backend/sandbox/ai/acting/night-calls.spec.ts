import { nightsIn } from './night-calls.js';
import { situationOf } from './situation.fixture.js';

const nights =
  "fri 12 feb Bendigo at the Rusty Gate, sat 13 feb Ballarat at Kip's Hall. our tour is called Kerbside Collection";
const unnamed = "fri 12 feb Bendigo at the Rusty Gate, sat 13 feb Ballarat at Kip's Hall. write the tour announcement";
const planned = 'I made the plan for [Bendigo, Ballarat](/releases/0a98318d-94cd-5efa-ba87-f89d852970cd).';
const added = 'add sunday 21 feb Hobart, The Tin Parrot';

/** The title under which one more night is planned. */
function titleAfter(...texts: string[]): unknown {
  const call = nightsIn(situationOf([...texts, added], { reply: planned }), added);
  return (call?.arguments as { title?: unknown } | undefined)?.title;
}

describe('one more night', () => {
  it('belongs to the tour of that name', () => {
    expect(titleAfter(nights)).toBe('Kerbside Collection');
  });

  it('belongs to a plan that was made before the tour had a name', () => {
    expect(titleAfter(unnamed, 'our tour is called Kerbside Collection')).toBe('');
  });
});
