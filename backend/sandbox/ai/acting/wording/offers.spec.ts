import { lastReply } from '../../questions/talk.fixture.js';

const nel = {
  name: 'Nel Arnao',
  musicGenre: 'folk',
  location: 'Luarca',
  songTitle: 'La Marea',
  songLink: 'https://example.com/m',
};
const asked = 'me puedes ayudar con un mail para una emisora?';
const told =
  'es onda cantil, el programa se llama Tarde de Faro y lo lleva Rita Somoza. la cancion ya esta fuera, salio el 6 de noviembre';

it('an email to a radio is written, and then has what the artist tells of the show', () => {
  expect(lastReply([asked], nel).calls).toEqual(['write_document radio_pitch']);
  const { text, texts } = lastReply([asked, told], nel);
  expect(texts[0]).toContain('Hola, Rita:');
  expect(texts[0]).toContain('La Marea para Tarde de Faro');
  expect(texts[0]).toContain('salió el viernes, 6 de noviembre de 2026.');
  expect(text).not.toContain('No he usado');
  expect(text).not.toContain('fuera');
});

describe('what an email offers', () => {
  it.each([
    ['pon que puedo ir a tocarla en directo, cualquier jueves', 'Puedo ir a tocarla en directo, cualquier jueves.'],
    ['y podemos pasarnos a tocar dos temas los sabados porfa', 'Podemos pasarnos a tocar dos temas los sábados.'],
    ['dile q estoy libre el lunes para hablar', 'Estoy libre el lunes para hablar.'],
  ])('“%s” is in it, in the artist’s words', (offer, sentence) => {
    expect(lastReply([asked, told, offer], nel).texts[0]).toContain(sentence);
  });

  it('has another day when the artist prefers it, without the reason', () => {
    const offer = 'pon que puedo ir a tocarla en directo, cualquier jueves';
    const { texts } = lastReply([asked, told, offer, 'mejor los lunes q los jueves curro'], nel);
    expect(texts[0]).toContain('en directo, cualquier lunes.');
    expect(texts[0]).not.toMatch(/jueves|curro|trabajo/u);
    const later = lastReply([asked, told, 'podemos pasarnos a tocar los martes', 'mejor los domingos'], nel);
    expect(later.texts[0]).toContain('los domingos.');
  });

  it('is in no text that isn’t in the artist’s name', () => {
    const { texts } = lastReply([asked, told, 'pon que puedo ir a tocarla en directo', 'hazme una bio corta'], nel);
    expect(texts.at(-1)).not.toMatch(/[Pp]ued[oe]/u);
  });
});

it('a station’s name isn’t the song’s', () => {
  const [text] = lastReply(['escribe un correo a la radio Onda Cantil. sale el 12 de febrero'], nel).texts;
  expect(text).toContain('“La Marea”');
  expect(text).toContain('para Onda Cantil');
});
