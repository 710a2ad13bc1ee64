import { lastReply } from '../../questions/talk.fixture.js';
import { creditInSpanish } from './credit-clauses.js';

it.each([
  ['la portada es de mi hermano Leo', 'La portada es de su hermano Leo'],
  ['la portada la hizo mi prima', 'La portada la hizo su prima'],
  ['el video lo dirigió Marta Gil', 'El video lo dirigió Marta Gil'],
  ['las fotos son de Ana Ruiz', 'Las fotos son de Ana Ruiz'],
  ['lo produjo mi hermana Inma', 'Lo produjo su hermana Inma'],
  ['dura 3:10 la canción', 'Dura 3:10'],
])('%s', (clause, told) => expect(creditInSpanish(clause)).toBe(told));

it.each(['la portada es azul', 'la música es de aquí', 'lo hizo muy bien'])('no credit: %s', (clause) =>
  expect(creditInSpanish(clause)).toBeNull(),
);

it('credits told after a text go into it, and come out again', () => {
  const told = [
    'hola! saco mi single el 15 de enero, se llama Balsa. me haces una nota de prensa?',
    'lo produjo Andreu Roig, y la portada es de mi prima Nora',
  ];
  expect(lastReply(told).texts[0]).toContain('Lo produjo Andreu Roig. La portada es de su prima Nora.');
  const [text = ''] = lastReply([...told, 'quita lo de mi prima que le da vergüenza']).texts;
  expect(text).toContain('Lo produjo Andreu Roig.');
  expect(text).not.toContain('prima');
});
