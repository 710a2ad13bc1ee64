import { versionAsked } from './version-asked.js';

it.each([
  ['can you also do me a one sentence version i can stick at the top of an email', 'sentence'],
  ['sum it up in one line', 'sentence'],
  ['in one sentence please', 'sentence'],
  ['can I have that as a one-liner?', 'sentence'],
  ['a shorter version for whatsapp to a journalist?', 'phone'],
  ['can you do a text message version', 'phone'],
  ['I need something the radio station can read out on air', 'air'],
  ['a sentence they can read on the radio please', 'air'],
  ['it is about my nan, in one sentence', null],
  ['how do I sum it up in one sentence?', null],
  ['cut one line from it', null],
  ['write my bio in one line', null],
  ['my friends on whatsapp love it', null],
  ['a journalist sent me a whatsapp yesterday', null],
  ['they read it out on air yesterday', null],
  ['write a pitch to local radio', null],
])('“%s” asks for: %s', (message, version) => {
  expect(versionAsked(message, 'en', true)).toBe(version);
});

it.each([
  ['ahora resúmelo en una sola frase', 'sentence'],
  ['me haces una versión mas cortica para mandar por whatsapp a un periodista?', 'phone'],
  ['necesito algo que pueda leer el locutor de la radio al aire', 'air'],
  ['trata de mi abuelo, en una frase', null],
  ['quita una frase', null],
  ['un periodista me escribió por whatsapp', null],
  ['quiero sonar en la radio', null],
])('“%s” asks for: %s', (message, version) => {
  expect(versionAsked(message, 'es', true)).toBe(version);
});
