import { plainReply } from '../../topics/plain-reply.js';
import { situationOf } from '../situation.fixture.js';

const reply = 'I wrote your press release: [Salt Road](/documents/e3c340d7-4ef9-5dec-9e22-b06dd8e968ef).';
const told = ['our single Salt Road is out on 12 March', 'write the press release'];

describe('a wish to leave something out that no rule can place', () => {
  it.each(['dont say which day', "and please don't use that", 'oh, never put those words', 'dont tell anyone where'])(
    'gets an honest answer: %s',
    (wish) => {
      expect(plainReply(situationOf([...told, wish], { reply }))).toContain('I changed nothing');
    },
  );

  it('in Spanish', () => {
    const texts = ['mi sencillo «Marea» sale el 12 de marzo', 'escribe la nota de prensa', 'no digas esas cosas'];
    expect(plainReply(situationOf(texts, { reply }))).toContain('no he cambiado nada');
  });

  it('needs a text', () => {
    expect(plainReply(situationOf(['dont say which day']))).not.toContain('I changed nothing');
  });
});
