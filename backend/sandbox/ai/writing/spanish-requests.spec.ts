import { wantedTexts } from '../acting/document-calls.js';
import { situationOf } from '../acting/situation.fixture.js';

const single = 'saco el sencillo "Marea" el 22 de enero de 2027';
const kinds = (texts: readonly string[], reply?: string): string[] =>
  wantedTexts(situationOf(texts, reply === undefined ? {} : { reply })).map(({ kind }) => kind);

describe('a document asked for in Spanish, as it is typed on a phone', () => {
  it.each([
    ['hazme una nota pa la prensa', 'press_release'],
    ['necesito una notita para los medios', 'press_release'],
    ['me haces una nota para prensa?', 'press_release'],
    ['hazme la nota porfa', 'press_release'],
    ['regáleme la nota de prensa', 'press_release'],
    ['armate algo pa las redes', 'captions'],
    ['hágame un post avisando', 'captions'],
    ['¿Me ayuda con nuestra semblanza?', 'bio_100'],
    ['tirame una gacetilla', 'press_release'],
    ['regálame una nota de prensa porfa', 'press_release'],
    ['me podrias hacer la nota de prensa', 'press_release'],
    ['bio cortita', 'bio_50'],
    ['una bio bien corta porfa', 'bio_50'],
    ['escríbame una biografía breve por favor', 'bio_50'],
    ['hágame una semblanza', 'bio_100'],
    ['quisiera una bio más larga', 'bio_250'],
    ['mándame algo para los blogs', 'blog_pitch'],
    ['enviame algo pa las radios', 'radio_pitch'],
  ])('%s', (message, kind) => expect(kinds([single, message])).toEqual([kind]));

  const written = 'He escrito tu nota de prensa: [Marea](/documents/7e57b8a1-381c-5004-b8b2-3556d377c6a1).';
  it.each([
    ['¿y para la radio?', 'radio_pitch'],
    ['y pa las radios', 'radio_pitch'],
    ['y a los blogs?', 'blog_pitch'],
    ['vale, ahora para instagram', 'captions'],
    ['genial, y otra para spotify', 'spotify_pitch'],
    ['y algo para los editores de spotify', 'spotify_pitch'],
    ['¿y para mi lista de correo?', 'other'],
  ])('for the next readers, after a text: %s', (message, kind) => {
    expect(kinds([single, message], written)).toEqual([kind]);
  });

  it('for two kinds of readers at once', () =>
    expect(kinds([single, 'escribe la nota de prensa y tambien algo para spotify'])).toEqual([
      'press_release',
      'spotify_pitch',
    ]));

  it('not if it only tells what a text says', () =>
    expect(kinds([single, 'mi bio pone que empecé en 2010 pero fue en 2011'])).toEqual([]));

  it('for a tour, with its price', () => {
    const gira = 'gira: 4 de marzo Valencia, 5 de marzo Murcia, 6 de marzo Granada';
    const [tour] = wantedTexts(situationOf([gira, 'entradas a 15€ en todas', 'escribe el anuncio de la gira']));
    expect(tour?.markdown).toContain('**Entradas:** 15€ · [enlace]');
  });

  it('with the fact beside the request', () => {
    const [bio] = wantedTexts(
      situationOf([
        'Muy buenas tardes, somos un mariachi femenil de nueve integrantes. ¿Me ayuda con nuestra semblanza?',
      ]),
    );
    expect(bio?.markdown).toContain('Son un mariachi femenil de nueve integrantes.');
  });

  it.each([
    ['hazme nota y bio', ['press_release', 'bio_100']],
    ['la bio ponla a 50 palabras', ['bio_50']],
    ['escriba el anuncio por favor', ['gig_announcement']],
  ])('%s', (message, wanted) => {
    const news = wanted.includes('gig_announcement') ? 'tocamos el 24 de abril en el Parque de la Leyenda' : single;
    expect(kinds([news, message])).toEqual(wanted);
  });

  it.each([
    [
      'show: 12/12 en Torquato Tasso, San Telmo, 21hs, $15000',
      ['Torquato Tasso', 'San Telmo', 'comienzo: 21hs', '$15000'],
    ],
    [
      'mi concierto del 24 de abril en el Parque de la Leyenda con Silvestre de invitado',
      ['en Parque de la Leyenda', '**Con:** Silvestre\n'],
    ],
    [
      'tocamos en fallas! 17 de marzo plaza del ayuntamiento a las 23h gratis',
      ['en Plaza del Ayuntamiento', 'comienzo: 23h', '**Precio:** gratis'],
    ],
  ])('with what is known of a concert: %s', (gig, parts) => {
    const [text] = wantedTexts(situationOf([gig, 'haz el anuncio']));
    for (const part of parts) expect(text?.markdown).toContain(part);
    expect(text?.markdown).not.toContain('Tocaron');
  });

  it('keeps the kind and the day of a record that is out, without a year that was not given', () => {
    const out = 'el disco se llama Marea Baja y salió el 3 de octubre';
    const [bio] = wantedTexts(situationOf([out, 'escribe la bio']));
    expect(bio?.markdown).toContain('Su álbum “Marea Baja” salió el sábado, 3 de octubre.');
    const [early] = wantedTexts(
      situationOf(['en abril sale nuestro primer disco, el dia 23', 'se llama Costa Verde', 'bio']),
    );
    expect(early?.markdown).toContain('Su álbum “Costa Verde” sale el viernes, 23 de abril de 2027');
  });

  it('gives a cancelled concert its day', () => {
    const off = 'el concierto de mañana en la Sala Niágara se cancela, la sala se ha inundado';
    const [statement] = wantedTexts(situationOf([off, 'escribe algo para publicar']));
    expect(statement?.markdown).toContain(
      'El concierto del martes, 24 de noviembre de 2026 en la Sala Niágara se cancela',
    );
  });

  it('takes the time of the doors for no start', () => {
    const doors = 'tocamos el 3 de junio en la Sala Apolo, puertas a las 20h';
    const [text] = wantedTexts(situationOf([doors, 'la hora de puertas ahora es a las 19:30', 'haz el anuncio']));
    expect(text?.markdown).toContain('**Puertas:** 19:30\n');
  });

  it('for a concert: a flyer and a post', () => {
    const gig = 'tocamos el sabado 6 de marzo en el Galpon 11, arrancamos 21:30';
    expect(kinds([gig, 'armame un flyer y un posteo pa insta'])).toEqual(['gig_announcement', 'captions']);
    const [flyer] = wantedTexts(situationOf([gig, 'armame un flyer']));
    expect(flyer?.markdown).toContain('en directo en Galpon 11');
    expect(flyer?.markdown).toContain('comienzo: 21:30');
  });

  it('not without a text before', () => expect(kinds([single, '¿y para la radio?'])).toEqual([]));
});
