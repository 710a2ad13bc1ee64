import { lastReply } from '../questions/talk.fixture.js';

it('a text gets shorter, and words stay out', () => {
  const { text } = lastReply([
    'mi sencillo se llama "Balsa" y sale el 29 de enero. hazme la nota de prensa',
    'está chido pero hazlo más cortito, y q no diga "propuesta" ni "fusión"',
  ]);
  expect(text).toMatch(/^Cambiado en \[Nota de prensa: Balsa\].*: ahora tiene \d+ palabras en vez de \d+/u);
  expect(text).toContain('«propuesta», «fusión» no están en ningún texto, y no las pondré.');
});
