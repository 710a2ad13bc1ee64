import { lastReply } from '../talk.fixture.js';

const pitch =
  'quiero mandar mi ep a una radio de mi zona, Radio Aljibe. se llama luz de patio, 5 canciones, sale el 7 de mayo';

it.each([
  'puedes buscarme el correo de la radio?',
  'gracias! me buscas el mail de la radio?',
  'sabes el correo de Radio Aljibe?',
  'búscame el contacto del locutor',
  'cuál es el email de la emisora?',
  'me podes conseguir el mail del blog?',
  'consigueme el telefono de la sala porfa',
  'puedes buscar su correo?',
])('looks no address up: %s', (question) => {
  const { text, calls } = lastReply([pitch, question]);
  expect(calls).toEqual([]);
  expect(text).toMatch(/^Eso no lo puedo buscar: sigo un guion/u);
});

it.each([
  'cuál es mi correo?',
  'me pasas el correo de seguimiento?',
  'escribe el correo para la radio',
  'pásame el correo para la radio',
])('is not meant: %s', (question) => {
  expect(lastReply([pitch, question]).text).not.toContain('no lo puedo buscar');
});
