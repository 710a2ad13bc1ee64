import { lastReply } from '../../questions/talk.fixture.js';

it.each([
  'Soy cantautora, saco mi segundo disco el viernes 9 de abril, se llama "Las Islas Enfrente". Me ayudás con una bio? No muy larga',
  'che, podés escribirme una bio? que no sea muy larga',
  'nos hacéis una bio? que sea corta',
  'pueden ayudarme a armar la bio? q no sea tan larga',
  'me ayudás a escribir una bio, algo cortito porfa',
  'ocupo una bio, bien breve',
])('a biography is short if the message says so behind it: %s', (message) => {
  expect(lastReply([message]).calls).toContain('write_document bio_50');
});

it.each([
  ['me haces una bio? que sea larga y completa', 'write_document bio_250'],
  ['me haces una bio? de 100 palabras, que no sea muy larga', 'write_document bio_100'],
  ['me haces una bio? la canción no es muy larga', 'write_document bio_100'],
  ['me ayudás con la bio?', 'write_document bio_100'],
])('%s', (message, call) => {
  expect(lastReply([message]).calls).toEqual([call]);
});
