import { lastReply } from '../../questions/talk.fixture.js';

const told =
  'My single "Salt Road" comes out on 12 February 2027 on Kelp Records. It is about my nan who worked in the mill for 40 years.';
const spanish = 'mi disco "Casa de Neblina" sale el 12 de febrero. Trata de mi abuelo.';

it('the news is given in one sentence, without a document', () => {
  const { text, calls } = lastReply([
    told,
    'write a press release',
    'can you also do me a one sentence version i can stick at the top of an email',
  ]);
  expect(calls).toStrictEqual([]);
  expect(text).toContain(
    '> Indie folk artist Mara Quill from Leeds, UK releases the single “Salt Road”, about their nan who worked in the mill for 40 years, on Friday 12 February 2027 on Kelp Records.',
  );
});

it('after a biography, one sentence is the biography in one line', () => {
  expect(lastReply([told, 'write my bio', 'in one sentence please']).calls).toStrictEqual(['write_document bio_line']);
});

it('a message for a journalist’s phone has a greeting, the news, a link and a name', () => {
  const { text, calls } = lastReply([
    spanish,
    'hazme la nota de prensa',
    'me haces una versión mas cortica para mandar por whatsapp a un periodista?',
  ]);
  expect(calls).toStrictEqual([]);
  expect(text).toContain(
    '> Hola, [nombre], soy Mara Quill. Mi álbum “Casa de Neblina” sale el viernes, 12 de febrero de 2027. Trata de mi abuelo. Aquí está: [enlace]',
  );
});

it('a presenter gets words to say, also beside a pitch', () => {
  const words = '> This is “Salt Road” by Mara Quill from Leeds, out on Friday 12 February. It’s about their nan';
  expect(lastReply([told, 'I need something the radio station can read out on air']).text).toContain(words);
  const both = lastReply([told, 'write a radio pitch with something they can read out on air']);
  expect(both.calls).toStrictEqual(['write_document radio_pitch']);
  expect(both.text).toContain(words);
});

it('a version that can’t be made is refused with the nearest there is', () => {
  const { text, calls } = lastReply([
    'Write the press release for my single "Salt Road", out 15 January 2027.',
    'can i get that as a 1 paragraph version for bandcamp',
  ]);
  expect(calls).toEqual([]);
  expect(text).toContain('I can’t write that version');
});

it('a version for a story is two lines, with what was corrected since', () => {
  const gig = 'we play the Kettle Room in Hull on sat 12 december, doors 8pm, tickets £9. need something for facebook';
  const said = [gig, 'sorry doors are half 8 not 8. and support is from Nell Garrow'];
  const { text, calls } = lastReply([...said, 'nice one. now a story version, like one or two lines max']);
  expect(calls).toStrictEqual([]);
  expect(text).toMatch(/Kettle Room, Hull on Saturday 12 December 2026\n>\n> Doors 8\.30pm · £9 · with Nell Garrow/u);
  const spanish = [
    'mi tema Balsa sale el 29 de enero. escribe el correo para la radio',
    'ahora algo para una historia',
  ];
  expect(lastReply(spanish).text).toContain('> “Balsa” sale el viernes, 29 de enero de 2027.');
});

it('a free night is no ticket, and has its time', () => {
  const { text } = lastReply([
    "I'm playing the Kiln Café on fri 11 december at 8pm, free entry. write a caption",
    'one line version for a poster pls',
  ]);
  expect(text).toContain('plays Kiln Café on Friday 11 December 2026 (8pm, free entry).');
  const spanishText = lastReply([
    'toco en el Bar Umbral, Lugo, el 18 de diciembre a las 22h, entrada libre. hazme el anuncio',
    'en una frase para el cartel',
  ]);
  expect(spanishText.text).toContain('(22h, entrada libre).');
});

it('the main points are a list of what was told', () => {
  const { text, calls } = lastReply([told, 'write a press release', 'give me just the 2 main points']);
  expect(calls).toStrictEqual([]);
  expect(text.match(/^- /gmu)).toHaveLength(2);
  expect(text).toContain('- It is about their nan who worked in the mill for 40 years.');
  expect(lastReply([told, 'write a press release', 'the 5 key facts please']).text).toContain('That’s all you told me');
});
