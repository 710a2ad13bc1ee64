import { lastReply } from './talk.fixture.js';

it('a concert that is put off gets its statement, also without a new date', () => {
  const told =
    'Hola, tengo que avisar que mi concierto del viernes 11 de diciembre en el Teatro El Alerce se aplaza porque se inundó el teatro. No sabemos todavía la nueva fecha. ¿Me ayudas con el comunicado?';
  expect(lastReply([told]).calls).toEqual(['write_document crisis_statement']);
});

it('what must not come up in an interview is no trouble', () => {
  const told = 'Nos hacen una entrevista en un diario el miércoles';
  const asked = 'Qué hacemos si preguntan por qué se fue el cantante? Terminó mal y no queremos hablar de eso';
  expect(lastReply([told, asked]).text).toContain('Eso es privado, pero lo que sí te cuento es');
});

it('a shorter second caption is no biography', () => {
  const told = 'tengo un sencillo que se llama Doble Turno y sale el 15 de enero. dame dos captions para instagram';
  expect(lastReply([told, 'el segundo más cortico, una sola frase, y sin hashtags']).calls).toEqual(['read_document']);
});

describe('a day of its own', () => {
  it('of a first single doesn’t move the record', () => {
    const record = 'I have an EP dropping Feb 26, it’s called Transfer Valid. Write the blog pitch';
    const { texts } = lastReply([
      record,
      'add that the first single is Eglin Northbound and its out jan 29',
      'bio 50 words',
    ]);
    expect(texts.at(-1)).toContain('“Transfer Valid” comes out on Friday 26 February 2027');
  });

  it('of a festival is no new release day, also if it may be told now', () => {
    const said =
      'We’ve been booked for the Gannet Head Festival, Saturday May 22, main stage at 4pm. We may announce it now. Could you write a post for our Facebook page?';
    expect(lastReply([said]).texts.join('\n')).not.toContain('release date');
  });

  it('is heard behind a delay in Spanish', () => {
    const told = 'Mi segundo disco, La Sal y el Humo, sale el 26 de marzo. Necesito una nota de prensa';
    const { texts } = lastReply([told, 'Se retrasa el disco: 9 de abril.']);
    expect(texts[0]).toContain('el viernes, 9 de abril de 2027');
  });
});

it('a song that was added to a record doesn’t rename it', () => {
  const told = 'Hola! Sacamos un EP el 12 de marzo, se llama Ruido de Heladera, son 4 temas. Necesitamos la gacetilla';
  const { texts } = lastReply([told, 'Son 5 temas en realidad, al final metimos uno más, se llama Colectivo 143.']);
  expect(texts[0]).toContain('“Ruido de Heladera”');
  expect(texts[0]).not.toContain('en realidad');
});

it('who gets in for nothing doesn’t change the price of the others', () => {
  const told =
    'hola, tocamos el sábado 19 de diciembre en el Salón Las Jacarandas, a las 21 hs, 150 pesos. hazme el anuncio';
  const { texts } = lastReply([told, 'agrégale que los niños menores de 10 entran gratis']);
  expect(texts[0]).toContain('150 pesos, los niños menores de 10 entran gratis');
});

it('a quote that a manager passes on is the artist’s', () => {
  const artist = { name: 'Rocío Almadraba', musicGenre: 'flamenco', location: 'Cádiz, España' };
  const told =
    'llevo a Rocío Almadraba. Su segundo disco, La Sal y el Humo, sale el 26 de marzo. Necesito una nota de prensa';
  const quote = 'Mi abuelo olía a sal y mi abuela a humo, y de ahí vengo yo';
  const { texts } = lastReply([told, `Bien. Tengo una frase suya: «${quote}». Métela.`], artist);
  expect(texts[0]).toContain(`«${quote}» — Rocío Almadraba`);
});

it('somebody named between commas did what follows', () => {
  const told = 'We have a single, A Light Left On, out on 18 December. Write the press release';
  const { texts } = lastReply([
    told,
    'One of our altos, Mair Prosser, wrote it after her husband was looked after there.',
  ]);
  expect(texts[0]).toContain('One of their altos, Mair Prosser, wrote it after her husband was looked after there.');
});

it('an illness is said as it was asked for, without the names that stay out', () => {
  const told =
    'Hi. I manage The Marrow Lights. We have to postpone Saturday’s show at the Saltbox Hotel, our singer Tess has lost her voice and the doctor has told her two weeks no singing. Need a statement please.';
  const { texts } = lastReply([told, 'Tess would rather we just say illness, no mention of her or the doctor']);
  expect(texts[0]).toContain('Our singer is ill.');
  expect(texts[0]).not.toMatch(/Tess|doctor|voice|I manage/u);
});

describe('what a text lacked', () => {
  it('goes in with the day, how many songs it has too', () => {
    const talk = [
      'can you help me with a press release for my ep',
      'its called Low Tide Radio, out march 5, five songs',
      'oh and its six songs not five',
    ];
    expect(lastReply(talk.slice(0, 2)).texts.at(-1)).toContain('on Friday 5 March 2027. It has five songs.');
    expect(lastReply(talk).texts.at(-1)).toContain('on Friday 5 March 2027. It has six songs.');
  });

  it.each(['radio pitch', 'captions'])('is what the song is about: %s', (kind) => {
    const { text, texts } = lastReply([
      `single Glass Lungs out 22 jan. write the ${kind}`,
      'its about getting dumped outside a chippy lol. put that in.',
    ]);
    expect(texts.at(-1)).toContain('It is about getting dumped outside a chippy.');
    expect(text).not.toContain('couldn’t put in');
  });

  it('is what it is about, in Spanish', () => {
    const { texts } = lastReply([
      'Saco mi single Norte el 12 de febrero. Escribe el correo para la radio.',
      'trata de las cenas de mi abuela',
    ]);
    expect(texts.at(-1)).toContain('Trata de las cenas de mi abuela.');
  });

  it('is the day, although the message before had no place in it', () => {
    const { texts } = lastReply([
      'i need to email a radio show about my new song Glass Lungs',
      'the choir at my nans church likes it a lot',
      'out 22 jan',
    ]);
    expect(texts.at(-1)).toContain('comes out on Friday 22 January 2027');
  });
});

it('counts from the day to which the release was moved', () => {
  const { text } = lastReply([
    'hey so I have an EP called Porch Light coming feb 19 and no clue where to start',
    'mixing is running late so lets do march 5 instead',
    'do i really need a publicist for this or nah',
  ]);
  expect(text).toContain('Friday 5 March 2027 is');
});
