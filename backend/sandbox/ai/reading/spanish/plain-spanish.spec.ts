import { situationOf } from '../../acting/situation.fixture.js';
import { withPlainSpanish } from './plain-spanish.js';

describe('a Spanish message as it is read', () => {
  it.each([
    ['accents', 'mi cancion sale el sabado', 'mi canción sale el sábado'],
    ['endings', 'es sobre la separacion de mis padres', 'es sobre la separación de mis padres'],
    ['questions', 'y a que hora era?', 'y a qué hora era?'],
    ['what is mine', 'usa esta frase mia, canta Mia', 'usa esta frase mía, canta Mia'],
    ['what you all do', 'lo mandais vosotros?', 'lo mandáis vosotros?'],
    ['questions without a mark', 'que hago', 'qué hago'],
    ['what costs', 'cuanto cuesta el boleto?', 'cuánto cuesta el boleto?'],
    ['relative words', 'la sala que tiene bar', 'la sala que tiene bar'],
    ['voseo', 'armá un flyer', 'haz un flyer'],
    ['imperatives', 'escribime una bio', 'escríbeme una bio'],
    ['imperatives with a capital', 'Armame un post', 'Hazme un post'],
    ['short forms', 'un post pal concierto porfa', 'un post para el concierto por favor'],
    ['past tenses', 'la grabe en Reus', 'la grabé en Reus'],
    ['help as it is asked for in Mexico', 'me echas la mano con el boletin?', 'me ayudas con el boletín de prensa?'],
    ['another hall', 'cambiaron la sala, ahora es en la sala Boreal', 'al final es en Boreal'],
    ['another bar', 'nos cambiaron de lugar y es en el bar Diez', 'al final es en el Bar Diez'],
    ['half hours', 'a las 9 y media', 'a las 9:30'],
    ['a month first', 'en abril, el 16, tocamos', 'el 16 de abril, tocamos'],
    ['a date without "de"', 'el 16 abril a las 20:30', 'el 16 de abril a las 20:30'],
    ['q for qué', 'q digo?', 'qué digo?'],
    ['x for por', 'q puedes hacer x mi?', 'qué puedes hacer por mi?'],
    ['usted', 'regáleme una bio', 'hazme una bio'],
    ['a month and then a day', 'en abril sale el disco, el dia 23', 'el 23 de abril sale el disco'],
    [
      'short months',
      'sale el 19 de feb. lo grabamos en casa, tocamos el 5 mar. a las 20:00',
      'sale el 19 de febrero. lo grabamos en casa, tocamos el 5 de marzo a las 20:00',
    ],
    ['numbers with one reading', 'tocamos el 12/12 y el 18/4', 'tocamos el 12 de diciembre y el 18 de abril'],
    ['numbers with two readings', 'el 3/4 y 24/7', 'el 3/4 y 24/7'],
    ['requests to usted and vos', 'ponga la edad y cambiá el horario', 'pon la edad y cambia el horario'],
    ['a relative clause', 'mi padre, que era farero', 'mi padre, que era farero'],
    ['a list of numbers', 'gira: 9/7 Jujuy, 16/7 Tilcara', 'gira: 9 de julio Jujuy, 16 de julio Tilcara'],
    ['names', 'sale con Cancion Records', 'sale con Cancion Records'],
    ['quotes', 'se llama "Cancion pa ti"', 'se llama "Cancion pa ti"'],
  ])('%s', (_, typed, read) => expect(withPlainSpanish(typed, 'es')).toBe(read));

  it('leaves a title as it was typed, unless nothing has capitals', () => {
    expect(situationOf(['mi nuevo single es Nit i dia, sale el sabado 23 de enero']).known.title).toBe('Nit i dia');
    expect(situationOf(['saco single, se llama cancion de cuna']).known.title).toBe('Canción de cuna');
  });

  it('leaves other languages alone', () => expect(withPlainSpanish('my new album', 'en')).toBe('my new album'));
});
