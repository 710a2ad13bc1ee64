import { lastReply } from './talk.fixture.js';

const manager =
  'Hola, soy Inés y llevo a Trasgu. Mini gira en febrero: jueves 4 Sala Candil (Oriñana), viernes 5 Café Bruma (Lastrina del Mar) y sábado 13 Teatro Molinero (Peñarrubia del Cares). Entradas a 10 €. ¿Me haces el anuncio?';
const trasgu = { name: 'Trasgu', musicGenre: 'folk rock', location: 'Peñarrubia del Cares, España' };

it('the month ahead of a list is that of its days, also with a town “del Mar”', () => {
  const { texts } = lastReply([manager], trasgu);
  expect(texts[0]).toContain('- jueves, 4 de febrero de 2027 – Oriñana, Sala Candil');
  expect(texts[0]).toContain('- viernes, 5 de febrero de 2027 – Lastrina del Mar, Café Bruma');
  expect(texts[0]).toContain('- sábado, 13 de febrero de 2027 – Peñarrubia del Cares, Teatro Molinero');
});

it.each(['El de Lastrina pasa al sábado 6', 'Lastrina es el sábado 6, perdón', 'movimos Lastrina al sábado 6'])(
  '“%s” moves the night in the month of the tour',
  (moved) => {
    const { texts } = lastReply([manager, moved], trasgu);
    expect(texts[0]).toContain('- sábado, 6 de febrero de 2027 – Lastrina del Mar, Café Bruma');
    expect(texts[0]?.match(/^- /gmu)).toHaveLength(3);
  },
);

const noa = { name: 'Noa Verdejo', musicGenre: 'folk', location: 'Villar de Onsera, España' };
const ofHouse = 'saco un ep, se llama La casa sin timbre, sale el 19 de febrero. ';

it.each([
  [
    'lo grabé en la cocina de mi abuela con un acordeón prestado',
    'Lo grabé en la cocina de mi abuela con un acordeón prestado.',
  ],
  [
    'lo grabamos en el puesto de mi abuela y ella sale bailando jaja',
    'Lo grabamos en el puesto de mi abuela y ella sale bailando.',
  ],
  ['La producción es de Ana Ruiz y lo grabó mi prima Sol Rey', 'sale el viernes, 19 de febrero de 2027.'],
])('a mail in the first person keeps the artist’s own words: %s', (told, said) => {
  const { texts } = lastReply([`${ofHouse}${told}. hazme el correo para un blog`], noa);
  expect(texts[0]).toContain('Mi EP “La casa sin timbre” sale');
  expect(texts[0]).toContain(said);
  expect(texts[0]).not.toMatch(/grabó en|grabaron|su abuela/u);
});

it('what comes later goes into it in the first person, too, and stays in the third in a press release', () => {
  const first = `${ofHouse}lo grabé en la cocina. hazme el correo para un blog y la nota de prensa`;
  const { texts } = lastReply([first, 'añade que lo mezclé con mi hermano'], noa);
  const mail = texts.find((one) => one.startsWith('Subject:')) ?? '';
  expect(mail).not.toMatch(/mezcló|su hermano/u);
});

it.each([
  ['Habla de las mamás que trabajan de noche, como la mía que cose.', 'de noche, como la mía que cose.'],
  ['Trata de un pueblo pequeño, donde la gente canta.', 'un pueblo pequeño, donde la gente canta.'],
])('a comparison gets no accent: %s', (told, said) => {
  expect(lastReply([`${ofHouse}${told} Escribe el correo a un blog`], noa).texts[0]).toContain(said);
});

const cometas = { name: 'Los Cometas de Barro', musicGenre: 'Ska', location: 'San Jacinto Tepelco, México' };
const ofGig =
  'Qué onda, soy Beto, toco la trompeta en Los Cometas de Barro. Tocamos el viernes 18 de diciembre en el Foro Tlacuache a las 9 de la noche, entrada 120 pesos. Necesito el anuncio para Face e Insta';

it('a greeting is no request, and “9 de la noche” is 21:00', () => {
  const { text, texts } = lastReply([ofGig], cometas);
  expect(text).not.toContain('No he seguido');
  expect(texts[0]).toContain('comienzo: 21:00.');
});

it.each([
  'Nos movieron la fecha wey, ahora es sábado 19, misma hora mismo lugar',
  'perdón, al final es el 19',
  'cambió el concierto, se pasa al sábado 19',
])('the only concert moves: %s', (moved) => {
  const { text, texts } = lastReply([ofGig, moved], cometas);
  expect(texts[0]).toContain('en Foro Tlacuache, el sábado, 19 de diciembre de 2026, comienzo: 21:00.');
  expect(text).not.toMatch(/Saturday|December/u);
});

it.each(['nos movieron la entrevista, ahora es el sábado 19', '¿y si al final es el sábado 19?'])(
  'and stays where it is: %s',
  (told) => {
    expect(lastReply([ofGig, told], cometas).texts[0]).toContain('el viernes, 18 de diciembre de 2026');
  },
);

it('what one night has to itself goes into the text, too', () => {
  const { texts } = lastReply(
    [manager, 'Genial. El de Lastrina pasa al sábado 6, y el del Teatro es gratis para menores de 16'],
    trasgu,
  );
  expect(texts[0]).toContain('- sábado, 6 de febrero de 2027 – Lastrina del Mar, Café Bruma');
  expect(texts[0]).toContain('El concierto de Peñarrubia del Cares es gratis para menores de 16.');
  expect(texts[0]).not.toContain('Lleva a Trasgu');
});

const cuerda = { name: 'La Cuerda del Bajo', musicGenre: 'Candombe', location: 'Montevideo, Uruguay' };
const ofRecord =
  'El 12 de marzo sale nuestro segundo disco, "Agua de Tambor", 9 temas, grabado en vivo en el Club Farolito en dos noches. Invitada: la pianista Mirta Olazo. Necesitaría el comunicado de prensa.';

it('where a record was made isn’t where it is played, and its guest is told', () => {
  const { texts } = lastReply([ofRecord], cuerda);
  expect(texts[0]).toContain(
    'Se grabó en vivo en el Club Farolito en dos noches. La invitada es la pianista Mirta Olazo.',
  );
  expect(texts[0]).not.toContain('Fechas:');
});

it.each(['Corrección: fueron tres noches, no dos', 'perdón, fueron 3 noches, no dos'])('%s', (told) => {
  expect(lastReply([ofRecord, told], cuerda).texts[0]).toMatch(/en (?:tres|3) noches\./u);
});

it('a radio show named in quotes is written to', () => {
  const mail = 'Ahora un mail para un programa de radio, "La Noche Larga", lo conduce Walter Piñal.';
  const { texts } = lastReply([ofRecord, mail], cuerda);
  expect(texts[1]).toContain('Agua de Tambor para La Noche Larga');
  expect(texts[1]).toContain('Hola, Walter:');
});

it.each([
  'Solamente que el conjunto es de 1984, me equivoqué de tecla.',
  'perdón, el conjunto es de 1984',
  'el conjunto se formó en 1984, me equivoqué',
])('the year of a thing is put right: %s', (told) => {
  const first = 'hazme una biografía. Aprendí el charango a los 8 años. Formé mi conjunto en 1994.';
  const { texts } = lastReply([first, told], { name: 'Eusebio Calla', musicGenre: 'huayno', location: 'Puno, Perú' });
  expect(texts[0]).toContain('Formó su conjunto en 1984.');
  expect(texts[0]).not.toMatch(/1994|equivocó/u);
});

it('a year that was told of nothing before corrects nothing', () => {
  const first = 'hazme una biografía. Formé mi conjunto en 1994.';
  const { texts } = lastReply([first, 'el charango es de 1984'], {
    name: 'Eusebio Calla',
    musicGenre: 'huayno',
    location: 'Puno',
  });
  expect(texts[0]).toContain('1994');
});
