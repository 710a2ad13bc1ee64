import { findDays, parseIsoDay } from '../../calendar.js';
import { situationOf } from '../../acting/situation.fixture.js';
import { tellsOwnHours } from './own-hours.js';

const today = parseIsoDay('2026-11-23') ?? 0;

describe('when someone has time', () => {
  it.each([
    'chambeo de lunes a sábado y nomas puedo en las noches y el domingo',
    'solo tengo libre el domingo',
    'trabajo hasta el viernes',
    'no puedo el sábado',
    'ensayamos el jueves y el sábado',
    'el domingo tengo libre',
    'este domingo es mi único día',
    'I’m only free on Sunday',
    'we can only do this on Sunday, nights and weekends otherwise',
    'I work until six and I’m off on Saturday',
    'we rehearse on Thursday',
    'this Sunday is my only day off',
    'I just have this Sunday and evenings',
  ])('is no day of a release: %s', (text) => {
    expect(findDays(text, today)).toEqual([]);
  });

  it.each([
    'it comes out on Friday',
    'I work in a bakery but the single is out on Friday',
    'we’re free on Friday 5 March so it comes out then',
    'we can only play on Friday',
    'solo podemos sacarlo el viernes',
    'trabajo mucho, pero el viernes sale',
    'sale el viernes',
    'tocamos el sábado',
  ])('isn’t the only thing with a day: %s', (text) => {
    expect(findDays(text, today)).toHaveLength(1);
  });

  it.each([
    'chambeo de lunes a sábado y nomas puedo en las noches y el domingo',
    'trabajo de lunes a viernes',
    'solo puedo los fines de semana',
    'I work Monday to Friday',
    'I’m only free at weekends',
    'we only have evenings',
  ])('is in no text: %s', (sentence) => {
    expect(tellsOwnHours(sentence)).toBe(true);
  });

  it.each([
    'De noche trabajo de taxista',
    'Hago talleres con niños del barrio los sábados desde el 2018',
    'I work as a nurse in Leeds',
    'I work as a nurse and we rehearse on Sundays in a chapel',
    'trabajo de enfermera y ensayamos los domingos en una capilla',
    'We rehearse on Sundays in a chapel',
    'ensayamos los domingos en una capilla',
    'I grew up in Hull',
    'Sunday Best is my only album',
  ])('is something else than what someone does: %s', (sentence) => {
    expect(tellsOwnHours(sentence)).toBe(false);
  });

  it('doesn’t become the release day, nor a fact', () => {
    const { known } = situationOf(
      [
        'la rola se llama Combi Ruta 14.',
        'va, armame un plan con fechas pero sencillo, chambeo de lunes a sabado y nomas puedo en las noches y el domingo',
      ],
      { reply: '¿Qué día sale?' },
    );
    expect(known.day).toBeNull();
    expect(known.statements).toEqual([]);
  });
});
