import { lastReply } from '../talk.fixture.js';

const off = [
  'hi, got flu and have to cancel fridays gig at the Salt Cellar. can you write something for my socials',
  'refunds are automatic. hoping for a new date in march but nothing is sorted',
];
const email =
  'she wrote back: "Hello Mara, so sorry to hear it, get well soon. Could do Saturday 13 March if that helps? Bronwen"';

describe('an email to the venue of a concert that is off', () => {
  it.each([
    ['can u do one to email the venue too. the manager is called Bronwen', 'Hello Bronwen,'],
    ['and one for the venue please', 'Hello [first name],'],
    ['should I let the venue know? the owner is Bronwen', 'Hello Bronwen,'],
  ])('has what was told: %s', (question, greeting) => {
    const { text, calls } = lastReply([...off, question]);
    expect(calls).toEqual([]);
    expect(text).toContain(greeting);
    expect(text).toContain('have to cancel the gig on Friday 27 November 2026 at the Salt Cellar');
    expect(text).not.toMatch(/refund|march/iu);
  });

  it('has it in Spanish', () => {
    const { text } = lastReply([
      'hola, estoy con gripe y tengo que cancelar el concierto del viernes en la Sala Aljibe. me haces algo para redes?',
      'me haces otro para el dueño? se llama Rufo',
    ]);
    expect(text).toContain('Hola, Rufo:');
    expect(text).toContain('tengo que cancelar el concierto del viernes, 27 de noviembre de 2026');
  });
});

describe('a day that the venue proposes', () => {
  it('gets an answer to copy, and changes nothing yet', () => {
    const { text, calls } = lastReply([...off, `${email} what do i say`]);
    expect(calls).toEqual([]);
    expect(text).toContain('> Hello Bronwen,');
    expect(text).toContain('Yes, Saturday 13 March 2027 works for me.');
    expect(text).not.toContain('What not to say');
  });

  it.each([
    'yes say yes to the 13th! and update my post',
    'ok tell her yes',
    'the 13th works. can you update the post?',
    "let's do the 13th, pls update it",
    'accept it please and fix the text',
  ])('is the new date once it is accepted: %s', (yes) => {
    const { text, texts } = lastReply([...off, `${email} what do i say`, yes]);
    expect(texts[0]).toContain('The new date is Saturday 13 March 2027 at the Salt Cellar.');
    expect(texts[0]).toContain('Refunds are automatic.');
    expect(texts[0]).toContain('Friday 27 November 2026');
    expect(texts[0]).not.toMatch(/say yes|tell her|hoping|update|accept|13th works/iu);
    expect(text).not.toContain('I didn’t follow');
  });

  it('is answered along with the change, if that was ordered', () => {
    expect(lastReply([...off, email, 'say yes to the 13th']).text).toContain('> Hello Bronwen,');
  });

  it('is the new date in Spanish, too', () => {
    const { text, texts } = lastReply([
      'hola, estoy con gripe y tengo que cancelar el concierto del viernes en la Sala Aljibe. me haces algo para redes?',
      'me contestó: "Hola Mara, qué pena, cuídate mucho. ¿Te vendría bien el sábado 13 de marzo? En las mismas condiciones. Rufo"',
      'dile que sí, y actualiza el texto',
    ]);
    expect(texts[0]).toContain('La nueva fecha es el sábado, 13 de marzo de 2027 en la Sala Aljibe.');
    expect(texts[0]).not.toMatch(/dile|actualiza/iu);
    expect(text).toContain('> Hola, Rufo:');
  });

  it('stays out of the text until it is accepted', () => {
    const { texts } = lastReply([...off, 'the venue offered saturday 13 march']);
    expect(texts[0]).not.toContain('13 March');
    const [text] = lastReply([...off, 'the venue offered saturday 13 march', "don't say yes yet"]).texts;
    expect(text).not.toMatch(/13 March|say yes/u);
  });
});

describe('the statement of a concert that is off', () => {
  it.each([
    'ok, and a quick text to the promoter Ned saying sorry',
    'also a short message for the promoter to say thanks for sorting refunds',
  ])('has no wish for another text: %s', (message) => {
    const { text, calls } = lastReply([...off, message]);
    expect(calls).toEqual([]);
    expect(text).toContain('have to cancel the gig');
  });

  it('is for the night that was called off, not for who asks for their money back here', () => {
    const gira =
      'tocamos el jueves 21 de enero en Sala Brea (Olmedal) y el viernes 22 en El Candil (Rivera Alta). haz el anuncio';
    const news = 'uf nos acaban de cancelar rivera alta. devuelven el dinero en el punto de compra. qué decimos?';
    const { texts, calls } = lastReply([gira, news]);
    expect(calls).toContain('write_document crisis_statement');
    expect(texts.at(-1)).toContain('El dinero de las entradas se devuelve en el punto de compra.');
    expect(texts.at(-1)).not.toMatch(/\buf\b/iu);
    expect(lastReply([gira, 'nos cancelaron el vuelo, qué hago?']).calls).toEqual([]);
  });
});
