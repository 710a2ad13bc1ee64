import { wantedTexts } from '../../acting/document-calls.js';
import { situationOf } from '../../acting/situation.fixture.js';
import { personIn } from '../quotes/said-quotes.js';
import { introductionIn } from '../people/introduction.js';
import { focusSongIn } from './focus-song.js';

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

it.each([
  'The track is Lake Effect Lullaby, 4 minutes 12, from our record Wabansia Street. Out April 9 2027. Please draft a pitch for a public radio jazz host named Rosalind Teague',
  'Our album Wabansia Street is out 9 April 2027. Write a radio pitch for the song Lake Effect Lullaby from the album, to a host called Rosalind Teague',
])('radio gets the song with the record that it is from: %s', (message) => {
  const [pitch] = wantedTexts(situationOf([message]));
  expect(pitch?.title).toBe('Radio pitch: Lake Effect Lullaby');
  expect(pitch?.markdown).toContain('Hello Rosalind,');
  expect(pitch?.markdown).toMatch(
    /^“Lake Effect Lullaby” by [^“]*, from the album “Wabansia Street”, comes out on Friday 9 April 2027\./mu,
  );
});

it.each(['the song is Low Tide, out 5 March', 'My song Low Tide is on the album', 'the track is on our EP'])(
  'no song of a record is named: %s',
  (text) => {
    expect(focusSongIn([text])).toBeNull();
  },
);
