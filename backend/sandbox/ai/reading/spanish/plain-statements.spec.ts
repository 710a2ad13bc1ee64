import { plainSpanishStatement } from './plain-statements.js';

it.each([
  [
    'Le cuento: aprendí con mi abuelo don Eladio en el río Naya, a los 9 años',
    'Aprendió con su abuelo don Eladio en el río Naya, a los 9 años',
  ],
  [
    'Con mi grupo grabamos dos discos, Creciente (2021) y Marea (2025)',
    'Con su grupo grabaron dos discos, Creciente (2021) y Marea (2025)',
  ],
  [
    'Hago talleres con niños del barrio los sábados desde el 2018',
    'Hace talleres con niños del barrio los sábados desde el 2018',
  ],
  [
    'la voz es de Dani Cuevas y los teclados de Memo Arriaga',
    'La voz es de Dani Cuevas y los teclados de Memo Arriaga',
  ],
  [
    'arrancamos en 2018 en el Barrio Sur, los tambores los hacemos nosotros con tarros de aceite',
    'Arrancaron en 2018 en el Barrio Sur, los tambores los hacen con tarros de aceite',
  ],
  ['En 2019 ganamos el concurso Ciutat Flamenca', 'En 2019 ganaron el concurso Ciutat Flamenca'],
])('%s', (said, told) => expect(plainSpanishStatement(said)).toBe(told));

it.each([
  'un amigo en Rosario me dice que espere a marzo',
  'Soy Carmen Villanueva y llevo la comunicación',
  'Somos muy pocos y no tengo mucho tiempo en Gijón',
  'Las entradas en Gijón cuestan 18 euros',
  'El viernes toco en Lyon',
  'Habla de mi abuela Carmen',
  'Quiero que salga el nombre de Dani Cuevas',
])('a wish, an introduction, a day to come or promotion is no statement: %s', (said) => {
  expect(plainSpanishStatement(said)).toBe('');
});
