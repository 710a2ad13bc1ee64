import { lastReply } from '../../questions/talk.fixture.js';

const planned = 'Our EP “Slow Boats” is out on 12 March. Can you make a plan?';

it.each([
  'put 80 on ads and the rest on photos, add to the plan',
  'ok spend £60 on posters and the rest on a photographer',
  'can you add a budget to the plan?',
])('“%s”: a plan has no budget', (message) => {
  const { text, calls } = lastReply([planned, message]);
  expect(text).toContain('no budget');
  expect(calls).toEqual([]);
});

it('says so in Spanish', () => {
  const { text } = lastReply([
    'Sacamos el EP «Mareas» el 12 de marzo. ¿Me haces un plan?',
    'pon 80 euros en anuncios y el resto en fotos, ponlo en el plan',
  ]);
  expect(text).toContain('no presupuesto');
});

it.each(['How much should we spend on ads?', 'We spent 80 on photos already.'])('“%s” is no such wish', (message) => {
  expect(lastReply([planned, message]).text).not.toContain('no budget');
});
