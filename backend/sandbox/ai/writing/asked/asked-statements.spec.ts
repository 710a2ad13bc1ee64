import { situationOf } from '../../acting/situation.fixture.js';
import { knownAnswer } from '../known-answers.js';

const answer = (...texts: string[]): string => {
  const { conversation, known } = situationOf(texts);
  return knownAnswer(conversation, known);
};
const told =
  'Sacamos disco el 9 de octubre, Los Patios, diez canciones. Lo produjo Camilo Ortega y habla de mi abuela.';
const gig = 'El 16 de abril tocamos en Niceto Club, arranca a las 21 y las entradas salen 15000 pesos';

describe('a Spanish question about something the artist said', () => {
  it.each([
    [told, 'y quién lo produjo?', 'Lo produjo Camilo Ortega.'],
    [told, 'quien mezclo el disco?', 'Aún no me lo has dicho. ¿Quién mezcló el disco?'],
    [told, '¿cuántas canciones tiene?', 'Me dijiste: «diez canciones».'],
    [told, 'cuanto dura?', 'Aún no me lo has dicho. ¿Cuánto dura?'],
    [gig, '¿cuánto cuesta?', 'La entrada cuesta 15000 pesos.'],
    [gig, 'cuanto sale el boleto', 'La entrada cuesta 15000 pesos.'],
    [gig, 'y a que hora era?', 'Empieza a las 21.'],
    ['El 16 de abril tocamos en Niceto Club', '¿cuánto cuesta?', 'Aún no me lo has dicho. ¿Cuánto cuesta la entrada?'],
    [
      'El 16 de abril tocamos en Niceto Club, puertas a las 20',
      '¿a qué hora empieza?',
      'Puertas: 20. Aún no me lo has dicho. ¿A qué hora empieza?',
    ],
    ['El 16 de abril tocamos en Niceto Club, entrada libre', 'cuanto vale la entrada?', 'La entrada es libre.'],
    ['El 16 de abril tocamos en Niceto Club', '¿quién toca conmigo?', 'Aún no me lo has dicho. ¿Quién telonea?'],
    [told, '¿cuánto cuesta?', ''],
    ['El 16 de abril tocamos en Niceto Club, nos abre Río Negro', 'che y quien abria?', 'De teloneros: Río Negro.'],
  ])('%s – %s', (fact, question, reply) => expect(answer(fact, question)).toBe(reply));
});
