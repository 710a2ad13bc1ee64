import { lastReply } from '../../../questions/talk.fixture.js';
import { withSpanishHallsApart } from './spanish-lists.js';

it.each([
  [
    'vie 5 febrero Torremar sala Bulla, sáb 6 febrero Cabo Lirio La Fábrica',
    'vie 5 febrero Torremar, Sala Bulla, sáb 6 febrero Cabo Lirio, La Fábrica',
  ],
  ['5 de marzo Las Palmas sala Luna, 6 de marzo La Laguna', '5 de marzo Las Palmas, Sala Luna, 6 de marzo La Laguna'],
  ['5 de marzo en Murcia, sala Luna, 6 de marzo en Lorca', '5 de marzo en Murcia, Sala Luna, 6 de marzo en Lorca'],
  // One date is no list.
  ['el 5 de marzo Torremar sala Bulla', 'el 5 de marzo Torremar sala Bulla'],
])('%s', (text, apart) => expect(withSpanishHallsApart(text)).toBe(apart));

it('the announcement has all nights of such a list', () => {
  const { texts } = lastReply([
    'gira: vie 5 febrero Torremar sala Bulla, sáb 6 febrero Cabo Lirio La Fábrica. hazme el anuncio',
  ]);
  expect(texts[0]).toContain('- viernes, 5 de febrero de 2027 – Torremar, Sala Bulla\n');
  expect(texts[0]).toContain('- sábado, 6 de febrero de 2027 – Cabo Lirio, La Fábrica\n');
});
