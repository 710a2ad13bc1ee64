import { lastReply } from '../talk.fixture.js';

const pitched = 'My single “Tin Roof” is out on 12 March. Write the blog pitch';

it.each([
  'do i need to send that to radio as well or is it just for blogs?',
  'can i use the same pitch for radio too?',
  'is this just for blogs?',
])('“%s” is about the text', (message) => {
  expect(lastReply([pitched, message]).text).toMatch(/^That one is for blogs/u);
});

it('knows what radio got, and Spanish', () => {
  expect(
    lastReply(['My single “Tin Roof” is out on 12 March. Write the radio pitch', 'should i send it to blogs as well?'])
      .text,
  ).toMatch(/^That one is for radio/u);
  expect(
    lastReply(['Mi single «Faro» sale el 12 de marzo. Escribe el correo para un blog', '¿sirve también para la radio?'])
      .text,
  ).toMatch(/^Ese es para blogs/u);
});
