import { withQuestionMarks } from './question-marks.js';

it.each([
  'how do i use that',
  'and who do i thank',
  'ok and how long is it',
  'can u announce it',
  'what should i do first',
  'whats the date in the pitch now',
  "what's our name",
  'is it too early',
  "i've got nothing out yet, just demos, is it too early",
  'which of those do i send first',
  'how much are tickets',
  'how early should i start',
  'what time am i on',
  'what now',
  'any tips for that',
  'does it mention the piano',
  'why did you leave out the price',
  'are you real',
  'should we answer',
  'do we need a photo',
  'where to send it',
  'qué hago ahora',
  'y cuánto cuesta la entrada',
  'a qué hora tocamos',
  'me ayudas con la nota',
  'puedo mandarlo hoy',
  'cuanto tarda en contestar un blog',
  'cuantas fotos necesito',
  'como se si lo leyeron',
  'mando el mp3 o un link',
  'y que pasa despues de mandarlo',
  'cuando lo mando',
  'necesito una pagina web si o si',
])('marks “%s”', (typed) => {
  expect(withQuestionMarks(typed)).toBe(`${typed}?`);
});

it.each([
  'how it was made: in a shed, alone',
  'what a night',
  'when it comes out i want press',
  'where we recorded it there was no heating',
  'do it again',
  'do a press release',
  'have a nice day',
  'is out on 12 february',
  'will be out on friday',
  'who knows',
  "can't wait for friday",
  'would love some help with radio',
  'we play leeds on 4 march',
  'was made in a shed',
  'what we need is a press release',
  'my song is called “Why Is It You”',
  'qué bien',
  'sale el 12 de marzo',
  'cuando lo grabamos llovía',
  'cuando lo mando, nadie contesta',
  'como nos dijo Ana',
  'que sale en marzo',
  'cuanto antes mejor',
  'cuando lo mandamos a la radio nos dijeron que si',
  'es mejor asi',
  'escribo y produzco yo',
  'write to dana.holt@clash.com',
])('leaves “%s” alone', (typed) => {
  expect(withQuestionMarks(typed)).toBe(typed);
});

it('marks each sentence for itself', () => {
  expect(withQuestionMarks('nothing out yet, just demos. is it too early. thanks')).toBe(
    'nothing out yet, just demos. is it too early? thanks',
  );
});
