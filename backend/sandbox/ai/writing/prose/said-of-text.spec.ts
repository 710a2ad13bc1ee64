import { lastReply } from '../../questions/talk.fixture.js';
import { isSaidOfText } from './said-of-text.js';

it.each([
  'lo de Lugo mejor no lo pongas, es cosa suya',
  'Lo del robo no lo menciones',
  'eso de la boda no hace falta contarlo',
  'mejor no decirlo',
  'lo del bar fuera',
  'que no salga lo de Lugo',
  'the Rome bit, better not put it in',
  'the thing about Rome, leave that out',
  'Rome stays out please',
  'don’t say where he moves',
  'not the bit about Rome',
])('is said of a text: %s', (words) => expect(isSaidOfText(words)).toBe(true));

it.each([
  'Se va por motivos personales',
  'No vamos a publicar más fechas',
  'The bar is cash only and they never mention it',
  'Everyone left out of the back door',
  'We don’t say who it is about',
  'Nuestra furgoneta se quedó fuera',
])('is a fact: %s', (words) => expect(isSaidOfText(words)).toBe(false));

it('what a statement shouldn’t say is neither in it nor told as a wish', () => {
  const told = [
    'se incendió nuestra furgoneta anoche en Lugo con los instrumentos. nadie está herido. escribe un comunicado',
    'lo de Lugo no lo pongas mejor, es cosa nuestra. pon que no fue culpa del público',
  ];
  const [text = ''] = lastReply(told).texts;
  expect(text).not.toMatch(/pongas|cosa nuestra|en Lugo/u);
  expect(text).toContain('furgoneta');
  const english = [
    'we had to cancel our show in Hull tonight because our drummer broke her wrist in Leeds. write a statement',
    'the wrist bit, better not put that in, its her business. say she is injured',
  ];
  const [statement = ''] = lastReply(english).texts;
  expect(statement).not.toMatch(/better|wrist|business/u);
  expect(statement).toContain('She is injured.');
});
