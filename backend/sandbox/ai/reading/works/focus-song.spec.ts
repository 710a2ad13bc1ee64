import { wantedTexts } from '../../acting/document-calls.js';
import { situationOf } from '../../acting/situation.fixture.js';
import { personIn } from '../quotes/said-quotes.js';
import { introductionIn } from '../people/introduction.js';

const ep = 'sacamos un EP el 5 de marzo, se llama Luz de Obra';

it.each([
  'el tema principal es Calle Larga, habla de repartir pizzas',
  'la canción que queremos empujar es Calle Larga, habla de repartir pizzas',
])('“%s”: the pitch to playlists is for that song, other texts for the record', (focus) => {
  const [pitch] = wantedTexts(situationOf([ep, `hazme el pitch de spotify. ${focus}`]));
  expect(pitch?.title).toBe('Texto para Spotify: Calle Larga');
  expect(pitch?.markdown).toContain('“Calle Larga” trata de repartir pizzas');
  const [release] = wantedTexts(situationOf([ep, focus, 'escribe la nota de prensa']));
  expect(release?.title).toBe('Nota de prensa: Luz de Obra');
  expect(release?.markdown).not.toContain('pizzas');
});

it.each([
  'Go with Gutting Knife as the focus track',
  'They’d be playing the first track ‘Gutting Knife’',
  'The track to lead with is Gutting Knife',
])('“%s”: radio gets that song, other texts the record', (focus) => {
  const ep26 = 'Our EP Low Water Mark is out on 26 February 2027';
  const [pitch] = wantedTexts(situationOf([ep26, `${focus}. Write the radio pitch.`]));
  expect(pitch?.title).toBe('Radio pitch: Gutting Knife');
  const [release] = wantedTexts(situationOf([ep26, focus, 'Write the press release']));
  expect(release?.title).toBe('Press release: Low Water Mark');
});

it('“Soy Rita de Las Ventanas” is a member of an act', () => {
  expect(personIn(['hola, soy Rita de Las Ventanas'])).toBe('Rita');
  expect(introductionIn(['hola, soy Rita de Las Ventanas']).name).toBe('Las Ventanas');
  expect(introductionIn(['te escribe Rita, de la banda Marea Alta']).name).toBe('Marea Alta');
  expect(introductionIn(['soy de Sevilla']).name).toBe('');
});
