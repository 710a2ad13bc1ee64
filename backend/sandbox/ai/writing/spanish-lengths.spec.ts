import { lastReply } from '../questions/talk.fixture.js';

it('a length stays, and words stay out', () => {
  const { text } = lastReply([
    'mi sencillo se llama "Balsa" y sale el 29 de enero. hazme la nota de prensa',
    'está chido pero hazlo más cortito, y q no diga "propuesta" ni "fusión"',
  ]);
  expect(text).toContain('El largo no lo puedo cambiar');
  expect(text).toContain('«propuesta», «fusión» no están en ningún texto, y no las pondré.');
});
