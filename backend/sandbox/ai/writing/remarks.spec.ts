import { situationOf } from '../acting/situation.fixture.js';
import { ambiguousDay, noDayRemark, weekdayRemark } from './remarks.js';

describe('a remark about a date in a Spanish conversation is in Spanish', () => {
  const of = (...texts: string[]) => situationOf(texts).conversation;

  it('for a day that does not exist', () =>
    expect(noDayRemark(of('El disco sale el 30 de febrero'))).toBe(
      'Antes de nada: el 30 de febrero no existe. ¿Qué día quieres decir?',
    ));

  it('for the wrong weekday', () =>
    expect(weekdayRemark(of('El disco sale el lunes 16 de abril de 2027'))).toBe(
      'El 16 de abril de 2027 es viernes. ¿Es el viernes 16 o el lunes 19 de abril?',
    ));

  it('for a date to be read in two ways, whatever its own words are', () =>
    expect(ambiguousDay(of('Hola, tengo un concierto', 'Niceto 3/4'))).toBe(
      '«3/4» se puede leer de dos maneras: ¿es el 3 de abril o el 4 de marzo?',
    ));
});
