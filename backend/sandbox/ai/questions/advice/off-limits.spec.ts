import { lastReply } from '../talk.fixture.js';

const interview = "I've got a radio interview tomorrow about my album Slow Comet, out 19 March";

describe('what must not come up in an interview', () => {
  it('is told before, and answered with one sentence', () => {
    const { text } = lastReply([interview, 'what if they ask about my ex, i dont want to talk about it']);
    expect(text).toContain('That’s private, but what I can tell you is');
  });

  it('also if it may not be told', () => {
    const { text } = lastReply([interview, "what if he asks about patients? I really can't talk about work stuff"]);
    expect(text).toContain('That’s private, but what I can tell you is');
  });

  it('in Spanish', () => {
    const { text } = lastReply([
      'Tengo una entrevista mañana en la radio',
      '¿y si me preguntan por mi ex? no quiero hablar de eso',
    ]);
    expect(text).toContain('Eso es privado, pero lo que sí te cuento es');
  });

  it.each([
    [interview, 'what if they ask about the tour?'],
    ['my single Kettle is out on 5 March', 'what if they ask for money? i dont want to talk about it'],
  ])('is not meant by “%s %s”', (before, question) => {
    expect(lastReply([before, question]).text).not.toContain('That’s private');
  });
});
