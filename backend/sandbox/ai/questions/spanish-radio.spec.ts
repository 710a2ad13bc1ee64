import { lastReply } from './talk.fixture.js';

const told =
  'quiero mandar mi ep a una radio de mi zona, Radio Aljibe. se llama luz de patio, 5 canciones, sale el 7 de mayo';

it('writes the email to the radio with the title in small letters, what it is, the station and the day', () => {
  const { calls, texts } = lastReply([told]);
  expect(calls).toContain('write_document radio_pitch');
  expect(texts.at(-1)).toContain('Asunto: Mara Quill – luz de patio para Radio Aljibe');
  expect(texts.at(-1)).toContain(
    'El EP “luz de patio”, de Mara Quill (Leeds, UK), sale el viernes, 7 de mayo de 2027. Tiene 5 canciones.',
  );
});

it('writes to a blog, or to a station without a name', () => {
  const blog = lastReply(['quiero mandar mi single a un blog, se llama sal de mina, sale el 7 de mayo']);
  expect(blog.calls).toContain('write_document blog_pitch');
  const radio = lastReply([
    'queremos enviar nuestro disco a la radio del pueblo, se llama sal de mina y sale el 7 de mayo',
  ]);
  expect(radio.calls).toContain('write_document radio_pitch');
  const english = lastReply(["I'd like to send my EP to BBC Radio Solent. It's called Salt Mine, out 7 May"]);
  expect(english.texts.at(-1)).toContain('for BBC Radio Solent');
  expect(english.texts.at(-1)).toContain('The EP “Salt Mine”');
});

it.each([
  'gracias!! y si no contestan qué hago',
  'mil gracias! si nadie responde que hago',
  'y si no me contestan que hacemos',
])('advises when to write again: %s', (question) => {
  const { text, calls } = lastReply([told, question]);
  expect(calls).toEqual([]);
  expect(text).toContain('**Escribe una sola vez más, al cabo de una semana**');
});
