import { lastReply } from './talk.fixture.js';

const artist = { name: 'Sonora Tlacuache', musicGenre: 'cumbia psicodélica', location: 'Guadalajara, México' };

it.each([
  'hola q tal! oye hablas español verdad? somos una banda de cumbia psicodelica y vamos a sacar sencillo',
  'buenas, puedo escribirte en español? estamos por sacar un sencillo',
  'hola, entendés castellano? tenemos un tema nuevo',
  'se puede en español? vamos a lanzar un disco',
  'hablan español ustedes? es q sacamos single pronto',
])('Spanish is spoken, and a release has a title and a day: %s', (question) => {
  const { text } = lastReply([question], artist);
  expect(text).toMatch(/^Sí, en español\./u);
  expect(text).toMatch(/¿Cómo se (?:titula|llama)[^?]*día[^?]*\?/u);
});

it('news without a release is asked for', () => {
  expect(lastReply(['hola! hablas español?'], artist).text).toBe(
    'Sí, en español. Si hace falta, los textos también salen en inglés.\n\n¿Qué vas a sacar o dónde tocas, y qué día?',
  );
});

it('a date that is told is planned', () => {
  const { text, calls } = lastReply(['hablas español? mi single se llama "Balsa" y sale el 26 de febrero'], artist);
  expect(calls).toContain('plan_release release');
  expect(text).not.toContain('No he seguido');
});

it('a text in Spanish is a text', () => {
  expect(lastReply(['me escribes una bio en español?'], artist).calls).toEqual(['write_document bio_100']);
});
