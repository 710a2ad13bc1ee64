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

it('a greeting is no request, and “9 de la noche” is whole', () => {
  const { text, texts } = lastReply([ofGig], cometas);
  expect(text).not.toContain('No he seguido');
  expect(texts[0]).toContain('comienzo: 9 de la noche.');
});

it.each([
  'Nos movieron la fecha wey, ahora es sábado 19, misma hora mismo lugar',
  'perdón, al final es el 19',
  'cambió el concierto, se pasa al sábado 19',
])('the only concert moves: %s', (moved) => {
  const { text, texts } = lastReply([ofGig, moved], cometas);
  expect(texts[0]).toContain('en Foro Tlacuache, el sábado, 19 de diciembre de 2026, comienzo: 9 de la noche.');
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

const perros = { name: 'Perros de Estación', musicGenre: 'Rock', location: 'Quilmar, Argentina' };
const leaves =
  'Hola, cómo va. Soy Fede, bajista. Se nos va el cantante, Nico, después de 8 años, quedó todo bien. Ahora canta la Juli Sartore, que ya hacía coros con nosotros. ';

it.each(['Tenemos que contarlo, nos escribís algo?', 'nos escribes algo?', 'escríbenos algo porfa'])(
  'a change of the line-up is written at once: %s',
  (asked) => {
    const { calls, texts } = lastReply([leaves + asked], perros);
    expect(calls).toEqual(['write_document other']);
    expect(texts[0]).toMatch(/^Se nos va el cantante, Nico/u);
    expect(texts[0]).toContain('Canta la Juli Sartore');
    expect(texts[0]).not.toContain('Fede');
  },
);

it('a request that follows is no news of it', () => {
  const next = 'Dale. El jueves nos entrevista una radio, pasame apuntes para la Juli';
  expect(lastReply([`${leaves}nos escribís algo?`, next], perros).texts[0]).not.toMatch(/apuntes|entrevista/u);
});

it('“más corto” writes no second text about it', () => {
  const shorter = 'Muy bueno. Lo podés hacer más corto, tipo para una historia de Instagram? 3 renglones';
  const { texts } = lastReply([`${leaves}nos escribís algo?`, shorter], perros);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('Canta la Juli Sartore');
});

const ambar = { name: 'Ámbar Huenul', musicGenre: 'Indie pop', location: 'Puerto Calbún, Chile' };

it('“entonces escríbelo po” writes what was spoken of, and how a song sounds isn’t what it is about', () => {
  const { calls, texts } = lastReply(
    [
      'holaa saco single el 8 de enero, Marea Chica. cuando tengo que hacer el pitch de spotify?',
      'bacan. entonces escribelo po. es una cancion sobre extrañar a mi hermana, guitarra con harto reverb, caja de ritmos, suena como domingo en la tarde',
    ],
    ambar,
  );
  expect(calls).toEqual(['write_document spotify_pitch']);
  expect(texts[0]).toContain(
    'guitarra con harto reverb, caja de ritmos. “Marea Chica” trata de extrañar a su hermana.',
  );
});

it.each(['ya ahora un plancito con fechas hasta el 8, algo simple', 'un plan simple porfa'])('%s', (asked) => {
  expect(lastReply(['saco mi single Marea Chica el 8 de enero', asked], ambar).calls).toEqual(['plan_release release']);
});

const rayen = { name: 'Rayén Olavarrieta', musicGenre: 'Folk', location: 'Chillán, Chile' };

it('facts that are to be kept are read one by one', () => {
  const kept = 'quiero que guardes estos datos míos: toco guitarrón y charango, vivo en el campo cerca de Coihueco';
  const { texts } = lastReply([kept, 'ahora una bio de 50 palabras'], rayen);
  expect(texts[0]).toContain('Toca guitarrón y charango. Vive en el campo cerca de Coihueco.');
});

it.each(['ah ya, entonces hazme uno en pdf porfa', 'dale, haceme uno', 'vale, quiero uno'])(
  '“%s” makes the one-sheet that was explained',
  (asked) => {
    expect(lastReply(['para qué sirve un one-sheet?', asked], rayen).calls).toEqual(['make_one_sheet']);
    expect(lastReply(['hazme una bio', asked], rayen).calls).not.toContain('make_one_sheet');
  },
);

const persianas = { name: 'Las Persianas Verdes', musicGenre: 'Indie pop', location: 'Albacete, España' };

it('a concert told after the press release goes into it, and the release keeps its day', () => {
  const first = 'sacamos nuestro primer EP el 29 de enero, se llama Siesta Obligatoria. ¿Nos haces una nota de prensa?';
  const { texts } = lastReply(
    [
      first,
      'lo presentamos en directo el sábado 6 de febrero en la sala El Botijo Azul, a las 21:30, entrada 8 euros. Mételo al final',
    ],
    persianas,
  );
  expect(texts[0]).toContain('publican “Siesta Obligatoria” el viernes, 29 de enero de 2027');
  expect(texts[0]).toContain(
    'En directo: sábado, 6 de febrero de 2027, El Botijo Azul. Comienzo: 21:30. Entradas: 8 euros.\n\n**Acerca de',
  );
});

const house =
  'saco un ep, La casa sin timbre, el 19 de febrero. lo grabé en la cocina de mi abuela con un acordeón prestado. hazme la nota de prensa';

it.each(['quita lo de prestado que el dueño se enfada', 'quita lo de prestado porfa', 'no menciones lo de prestado'])(
  'a word that is to go goes alone, also from later texts: %s',
  (cut) => {
    const { texts } = lastReply([house, cut, 'y ahora el correo para un blog'], noa);
    expect(texts[0]).toContain('en la cocina de su abuela con un acordeón.');
    expect(texts[1]).toContain('Lo grabé en la cocina de mi abuela con un acordeón.');
  },
);

const comal =
  'se llama Puro Comal, sale el 14 de enero. lo grabamos en el puesto de tlacoyos de mi abuela y ella sale bailando. haz el correo para un blog';

it.each([
  'mi abuela no quiere que la mencionen, quítala porfa. deja lo del puesto',
  'mi abuela no quiere salir',
  'quita lo de mi abuela',
])('a person who is to go goes with what is told of them: %s', (cut) => {
  const { text, texts } = lastReply([comal, cut], { name: 'Xóchil', musicGenre: 'hip hop', location: 'Tlaxcala' });
  expect(texts[0]).toContain('Lo grabamos en el puesto de tlacoyos.\n');
  expect(text).not.toContain('Di **ponlo**');
});

it('a fact goes in without the wish for it and without the next request', () => {
  const { texts } = lastReply(
    [comal, 'Se me olvidó decirte que el beat es de Kuro Márquez, ponlo porfa, y un asunto que llame la atención'],
    { name: 'Xóchil', musicGenre: 'hip hop', location: 'Tlaxcala' },
  );
  expect(texts[0]?.match(/El beat es de Kuro Márquez\./gu)).toHaveLength(1);
  expect(texts[0]).not.toMatch(/ponlo|asunto que/u);
});

it('what a request for a bio tells of the artist comes before the release', () => {
  const asked =
    '¿me haces una bio de 50 palabras? Tengo 24 años, rapeo desde los 15, soy de Tlaxcala y este año gané la batalla Lengua de Fuego';
  const { texts } = lastReply(['saco sencillo, Puro Comal, el 14 de enero. Habla de mi barrio', asked], {
    name: 'Xóchil',
    musicGenre: 'hip hop',
    location: 'Tlaxcala',
  });
  expect(texts.at(-1)).toMatch(
    /Tiene 24 años\. Rapea desde los 15\. Este año ganó la batalla Lengua de Fuego\. Su sencillo “Puro Comal” sale/u,
  );
});

it('what the artist offers in the first person is in no biography', () => {
  const offer = 'pon que puedo ir a tocarla en directo con la guitarra, cualquier martes';
  expect(lastReply(['hola', offer, 'escribe mi biografía']).texts.at(-1)).not.toMatch(/puedo/iu);
});
