import { situationOf } from '../acting/situation.fixture.js';
import { whenToPost } from './when-to-post.js';

const off = 'Hi, we have to cancel our gig this Saturday, our singer has lost her voice.';

it.each([
  'should we post it now or wait till tomorrow morning, its nearly 11pm',
  'Do I put it out tonight or sleep on it?',
  'shall we announce it straight away or on monday?',
])('the news goes out once those concerned know: %s', (question) => {
  expect(whenToPost(situationOf([off, question]))).toContain('nobody should read it before you tell them');
});

it('in Spanish', () => {
  const told = 'Hola, tenemos que cancelar el concierto del sábado, la cantante se quedó sin voz.';
  expect(whenToPost(situationOf([told, '¿lo publicamos ya o esperamos a mañana?']))).toContain('hace planes');
});

it.each([
  [off, 'we told the venue today or yesterday'],
  ['My single Moss is out on 5 March 2027.', 'should I post it now or wait till tomorrow?'],
])('is not asked: %s %s', (told, question) => {
  expect(whenToPost(situationOf([told, question]))).toBe('');
});
