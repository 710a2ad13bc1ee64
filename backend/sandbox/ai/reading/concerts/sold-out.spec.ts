import { lastReply } from '../../questions/talk.fixture.js';

const tour = 'announce our tour: Fri 5 Feb Otley Old Mill, Sat 6 Feb Castle Rigg Arts Centre, Sun 7 Feb Bath, The Bell';

it('a hall that is called by its kind stands behind its town in a list', () => {
  expect(lastReply([tour]).texts[0]).toContain('- Saturday 6 February 2027 – Castle Rigg, Arts Centre\n');
});

it('the night that is sold out says so, and no other', () => {
  const { texts } = lastReply([tour, 'oh and castle rigg is sold out already!!']);
  expect(texts[0]).toContain('Castle Rigg, Arts Centre (sold out)\n');
  expect(texts[0]?.match(/sold out/gu)).toHaveLength(1);
});

it.each(['Bath isn’t sold out', 'our last tour sold out', 'is Bath sold out?'])('no night is: %s', (text) => {
  expect(lastReply([tour, text]).texts[0]).not.toContain('(sold out)');
});

it('the only concert has no tickets left', () => {
  const gig = 'announce our gig at The Vault in Hull on 12 December, £8';
  expect(lastReply([gig, 'it’s sold out now!']).texts[0]).toContain('**Tickets:** sold out');
});

it('two prices may come with the door first', () => {
  const { texts } = lastReply([tour, 'tickets are £12 on the door or £10 advance']);
  expect(texts[0]).toContain('**Tickets:** £12 on the door or £10 advance');
});
