import { situationOf } from '../../acting/situation.fixture.js';
import { isoDay } from '../../calendar.js';
import { lastReply } from '../../questions/talk.fixture.js';
import { kindsCorrected } from './kinds-corrected.js';

it.each([
  ['Marea Mansa es un ep no un disco', 'un disco', 'un EP'],
  ['no es un disco, es un EP', 'un disco', 'un EP'],
  ['perdón, era un sencillo y no un álbum', 'un álbum', 'un sencillo'],
])('the kind of a work is corrected: %s', (text, from, to) => {
  expect(kindsCorrected(text)).toContainEqual({ from, to });
});

it('a kind that is only named corrects nothing', () => {
  expect(kindsCorrected('es un disco no muy largo')).toEqual([]);
});

const told =
  'necesito una bio. soy de Rosario, toco el charango, el año pasado saqué un disco que se llama Marea Mansa';

it('the text about a corrected work says so', () => {
  const { texts } = lastReply([told, 'me equivoqué, Marea Mansa es un ep no un disco']);
  expect(texts[0]).toContain('sacó un EP que se llama Marea Mansa');
});

it.each([
  'y en marzo sale el próximo, Tuna Brava, el viernes 26',
  'el próximo se llama Tuna Brava y sale el 26 de marzo',
])('the next work is the news, with its day: %s', (next) => {
  const { title, day, format, statements } = situationOf([told, next]).known;
  expect([title, day && isoDay(day), format]).toEqual(['Tuna Brava', '2027-03-26', null]);
  expect(statements.join(' ')).toContain('Marea Mansa');
});
