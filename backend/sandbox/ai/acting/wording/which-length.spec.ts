import { lastReply } from '../../questions/talk.fixture.js';

const bios = ['write a 100 word bio. I grew up in Derry and taught maths', 'now a 50 word one for a festival'];
const said = 'i have a quote from Bert Olsen at Fjord Dial radio, he said "she sings like somebody with a debt".';

it('a quote goes into the biography that is meant by its length, signed with who speaks for whom', () => {
  const [long = '', short = ''] = lastReply([...bios, `${said} can you put that in the long one`]).texts;
  expect(long).toContain('“she sings like somebody with a debt” — Bert Olsen, Fjord Dial radio');
  expect(short).not.toContain('debt');
  const [, other = ''] = lastReply([...bios, `${said} Put it in the short one please`]).texts;
  expect(other).toContain('— Bert Olsen, Fjord Dial radio');
});

it.each([
  ['Ada Fry at Night Bus FM said "it is the best thing we heard", add it to the bio', 'Ada Fry, Night Bus FM'],
  ['put this in: quote from Ada Fry of Moth Zine: "it is the best thing we heard"', 'Ada Fry, Moth Zine'],
])('%s', (message, by) => {
  expect(lastReply([bios[0] ?? '', message]).texts[0]).toContain(`“it is the best thing we heard” — ${by}`);
});
