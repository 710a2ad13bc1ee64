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
    ['genial, y otra para spotify', 'none'],
    ['y algo para los editores de spotify', 'spotify_pitch'],
    ['¿y para mi lista de correo?', 'other'],
  ])('for the next readers, after a text: %s', (message, kind) => {
    expect(kinds([single, message], written)).toEqual(kind === 'none' ? [] : [kind]);
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
