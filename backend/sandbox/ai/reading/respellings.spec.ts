import { respellingsIn } from './respellings.js';

const earlier = ['Donal Feehily produced it, with Theo Amadi on piano and Nuria Salas on bass.'];

it.each([
  ['also its Dónal with a fada', 'Donal', 'Dónal'],
  ['es Núria con acento', 'Nuria', 'Núria'],
  ['The pianist spells it Amady, come to think of it', 'Amadi', 'Amady'],
  ['she spells her last name Sallas', 'Salas', 'Sallas'],
  ['abeg its Theó Amade o not Theo Amadi, he will kill me', 'Theo Amadi', 'Theó Amade'],
  ['not Theo Amadi, it’s Theo Amade', 'Theo Amadi', 'Theo Amade'],
  ['you wrote Theo Amadi but it’s Theo Amade', 'Theo Amadi', 'Theo Amade'],
  ['It should be Theo Amade please, not Theo Amadi', 'Theo Amadi', 'Theo Amade'],
])('a spelling is put right: %s', (message, from, to) => {
  expect(respellingsIn(message, earlier)).toEqual([{ from, to }]);
});

it.each(['It’s Dónal with a guitar', 'That’s Leeds not London', 'It’s Leeds with a twist', 'She sings it with a fada'])(
  'is no spelling: %s',
  (message) => {
    expect(respellingsIn(message, earlier)).toEqual([]);
  },
);

it('a name is changed to one that is spelled much like it', () => {
  const said = ['my single ash lane is out 12 feb, recorded with Theo Amadi at Hull'];
  expect(respellingsIn('change Ash Lane to Ash Lanes', said)).toEqual([{ from: 'ash lane', to: 'Ash Lanes' }]);
  expect(respellingsIn('change theo amadi to Theo Amade please', said)).toEqual([
    { from: 'Theo Amadi', to: 'Theo Amade' },
  ]);
  expect(respellingsIn('change Hull to Hull, UK', said)).toEqual([]);
  expect(respellingsIn('change Theo Amadi to Nuria Salas', said)).toEqual([]);
});
