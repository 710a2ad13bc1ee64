import { lastReply } from '../talk.fixture.js';

const gig =
  'We play our first show on Sat 30 Jan at the Corn Hall in Diss. tickets £7 doors 7. my mate rosa keel is supporting';

it.each([
  'great. what goes on the poster?',
  'what should i put on the flyer',
  'can you do the wording for the poster?',
])('“%s” gets the lines that are known', (message) => {
  const { text, calls } = lastReply([gig, message]);
  expect(calls).toEqual([]);
  for (const part of [
    'Mara Quill',
    'With Rosa Keel',
    '**Saturday 30 January 2027**',
    'Corn Hall, Diss',
    'Doors 7 · £7',
  ])
    expect(text).toContain(part);
});

it('says which days it has left out, and asks for a gig where there is none', () => {
  const { text } = lastReply([`${gig}. Something else on 6 March, maybe.`, 'what goes on the poster?']);
  expect(text).toContain('Not on it: Saturday 6 March 2027');
  expect(lastReply(['what goes on a poster?']).text).toContain('Tell me when and where the gig is');
});

it('answers in Spanish', () => {
  const { text } = lastReply([
    'Tocamos el 30 de enero en la sala Botijo de Jaén, entrada 7 euros',
    '¿qué pongo en el cartel?',
  ]);
  expect(text).toContain('**sábado, 30 de enero de 2027**');
  expect(text).toContain('7 euros');
});
