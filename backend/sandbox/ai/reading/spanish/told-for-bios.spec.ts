import { lastReply } from '../../questions/talk.fixture.js';

const eva = {
  name: 'Eva Cardo',
  musicGenre: 'cantautora folk',
  location: 'Molina',
  songTitle: 'La Noria',
  songLink: '',
};
const four = { name: 'Los Fosos', musicGenre: 'rock', location: 'Molina', songTitle: '', songLink: '' };

it('a biography of two lines has the facts behind its colon', () => {
  const { calls, texts } = lastReply(
    ['y una bio de 2 lineas: soy de molina, panadera, empece a cantar en un coro de barrio'],
    eva,
  );
  expect(calls).toEqual(['write_document bio_50']);
  expect(texts[0]).toContain('Es panadera. Empezó a cantar en un coro de barrio.');
});

it('what someone is stands apart from where they are from', () => {
  const [text] = lastReply(['necesito una bio: soy repartidora, de Molina, canto desde niña'], eva).texts;
  expect(text).toContain('Es repartidora. Canta desde niña.');
});

it('members and influences are in a biography, and in interview notes under a question of their own', () => {
  const told =
    'somos cuatro, Nico a la voz, Marta a la batería, Julen al bajo y Ane a la guitarra. influencias: Los Planetas y Parálisis';
  const [bio] = lastReply([`bio del grupo: ${told}`], four).texts;
  expect(bio).toContain('Son cuatro: Nico a la voz, Marta a la batería, Julen al bajo y Ane a la guitarra.');
  expect(bio).toContain('Sus influencias son Los Planetas y Parálisis.');
  const [notes] = lastReply([`prepárame notas para una entrevista. ${told}`], four).texts;
  expect(notes).toMatch(/¿Quiénes sois\?\nSon cuatro: .* Sus influencias son/u);
});

it('members with what they play in brackets are listed', () => {
  const told = 'hazme una bio. somos Nico (voz), Marta (batería) y Julen (bajo)';
  expect(lastReply([told], four).texts[0]).toContain('Integrantes: Nico (voz), Marta (batería) y Julen (bajo).');
});

it('“queria una nota de prensa” asks for one', () => {
  expect(lastReply(['saco single el 29 de enero y queria una nota de prensa cortita'], eva).calls).toContain(
    'write_document press_release',
  );
  expect(lastReply(['me vendria bien una nota de prensa, saco single el 29 de enero'], eva).calls).toContain(
    'write_document press_release',
  );
});

it('“quita lo de la cita” takes out the blank for a quote, and never the news', () => {
  const release = 'escribe la nota de prensa de mi single La Noria, sale el 29 de enero';
  for (const cut of ['quita lo de la cita', 'sin cita']) {
    const [text] = lastReply([release, cut], eva).texts;
    expect(text).not.toMatch(/Tu cita|^ ?— /mu);
    expect(text).toContain('publica el sencillo “La Noria”');
  }
  const [captions] = lastReply([`${release}. hazme 2 textos para instagram`, 'quita lo de la cita'], eva).texts.slice(
    -1,
  );
  expect(captions).toContain('sale el viernes, 29 de enero');
});
