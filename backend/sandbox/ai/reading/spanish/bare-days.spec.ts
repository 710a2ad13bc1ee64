import { parseIsoDay } from '../../calendar.js';
import { withMonthNamedLast } from './bare-days.js';

describe('a day without its month in a correction', () => {
  const today = parseIsoDay('2026-11-23') ?? 0;
  const earlier = ['estreno tema el 7 de mayo: "Verano Roto"'];
  it.each([
    ['cambia la fecha, es el 14', 'cambia la fecha, sale el viernes, 14 de mayo de 2027'],
    ['perdón, el 14', 'sale el viernes, 14 de mayo de 2027'],
    ['perdón, sale el 14', 'sale el viernes, 14 de mayo de 2027'],
    ['no, al final es el 14', 'no, sale el viernes, 14 de mayo de 2027'],
    [
      'mi concierto del 20 de junio en el Teatro Isaacs se aplaza al 27',
      'mi concierto en el Teatro Isaacs se aplaza al 27 de junio',
    ],
    ['es el 14 de junio, perdón', 'es el 14 de junio, perdón'],
    ['mendoza al final es el 14', 'mendoza al final es el 14'],
    ['el de sevilla cambia de fecha: es el 14', 'el de sevilla cambia de fecha: es el 14'],
    ['uy no, el single al final sale el 14', 'uy no, el single sale el viernes, 14 de mayo de 2027'],
    ['mi disco favorito es el 14', 'mi disco favorito es el 14'],
    ['perdón, son 14 canciones', 'perdón, son 14 canciones'],
  ])('%s', (text, read) => expect(withMonthNamedLast(text, earlier, today)).toBe(read));

  it('takes the month of a day that does not exist', () =>
    expect(withMonthNamedLast('perdón, el 28', ['sale el 30 de febrero'], today)).toBe('sale el 28 de febrero'));

  it('stays as it is without an earlier date', () =>
    expect(withMonthNamedLast('perdón, es el 14', ['hola'], today)).toBe('perdón, es el 14'));
});
