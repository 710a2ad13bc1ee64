import { situationOf } from '../../acting/situation.fixture.js';
import { lastReply } from '../../questions/talk.fixture.js';
import { withSmallNames } from './small-names.js';

it.each([
  ['lo grabé en el estudio de berta quiles en ramonal', 'lo grabé en el estudio de Berta Quiles en Ramonal'],
  ['lo produjo carla nieto y la portada es de leo mar', 'lo produjo Carla Nieto y la portada es de Leo Mar'],
  ['está mezclado por teo lamas', 'está mezclado por Teo Lamas'],
  ['la hice con mi hermano gael que toca la guitarra', 'la hice con mi hermano Gael que toca la guitarra'],
  ['con irene pons al violín', 'con Irene Pons al violín'],
  ['soy de playa negra y canto', 'soy de Playa Negra y canto'],
  ['lo grabé con mucho cariño', 'lo grabé con mucho cariño'],
  ['lo grabé en el estudio de un amigo en casa', 'lo grabé en el estudio de un amigo en casa'],
  ['lo produjo mi hermana', 'lo produjo mi hermana'],
  ['la portada es de una amiga', 'la portada es de una amiga'],
])('%s', (text, named) => expect(withSmallNames(text, 'Playa Negra, Chile')).toBe(named));

it('a title in small letters has its capital wherever it stands, and stays whole', () => {
  const asked = ['sale mi ep, calle corta, el 5 de marzo', 'el ep calle corta tiene 5 canciones'];
  expect(situationOf(asked).known.title).toBe('Calle corta');
  const { texts } = lastReply([...asked, 'hazme la nota de prensa']);
  expect(texts.at(-1)).toContain('el EP “Calle corta” el viernes, 5 de marzo de 2027.');
  expect(texts.at(-1)).not.toContain('«Calle»');
});

it.each([
  'vale pues pon esta mia: es la cancion que le debia a mi madre y nunca acababa',
  'mi frase: es la cancion que le debia a mi madre y nunca acababa',
  'usa esta: es la cancion que le debia a mi madre y nunca acababa',
])('a quote without quotation marks is the artist’s own: %s', (quote) => {
  const { texts } = lastReply(['mi single calle corta sale el 5 de marzo, hazme la nota de prensa', quote]);
  expect(texts.at(-1)).toContain('«Es la canción que le debia a mi madre y nunca acababa» — ');
});

it('a person who leaves is no title, and who leaves is told', () => {
  const asked = [
    'hola somos 4 y se nos fue el bajista, q ponemos en redes?',
    'se llama ramiro y se va a estudiar fuera',
  ];
  expect(lastReply(asked.slice(0, 1)).texts.at(-1)).toMatch(/bajista deja el grupo/iu);
  expect(situationOf(asked).known.title).toBe('');
});

it.each([
  [
    'mi disco calle corta sale el 9 de abril, hazme la nota de prensa. la tapa la pinto mi vieja',
    'La tapa la pintó su vieja.',
  ],
  ['hazme una bio corta. tengo 27, soy de lugo y rapeo', 'Tiene 27 años.'],
])('past tenses and ages as they are typed: %s', (text, told) => {
  expect(lastReply([text]).texts.at(-1)).toContain(told);
});

it('who presents a programme is greeted by name', () => {
  const asked = [
    'el viernes 15 de enero sale mi single, calle corta. hazme un correo pa una radio',
    'la locutora se llama nuria vidal',
  ];
  expect(lastReply(asked).texts.at(-1)).toContain('Hola, Nuria:');
});
