import { lastReply } from './talk.fixture.js';

describe('prices as they are typed', () => {
  const gig = 'hi, we have a gig on 19th dec at The Kiln Yard in Nashik, 8pm, entry 300 rs. need a post for it';

  it('are in the text, and changed there with who pays less', () => {
    expect(lastReply([gig]).texts[0]).toContain('300 rs');
    const [text] = lastReply([gig, 'sorry entry is 399, and 250 for students']).texts;
    expect(text).toContain('399 rs, 250 for students');
    expect(text).not.toContain('300');
  });

  it('keep the sign of a rupee', () => {
    const told = 'we play the Kiln Yard in Nashik on 19 dec, tickets Rs 300. write a post';
    expect(lastReply([told]).texts[0]).toContain('Rs 300');
    expect(lastReply([told, 'make it ₹399']).texts[0]).toContain('₹399');
  });

  it('are changed in Spanish', () => {
    const [text] = lastReply([
      'tocamos el 19 de diciembre en El Brote, Puebla, entrada 300. haz un post',
      'perdón la entrada es 399, y 250 para estudiantes',
    ]).texts;
    expect(text).toContain('Entradas: 399, 250 para estudiantes.');
  });
});

describe('a tour', () => {
  it('has each night’s own age limit, and no remark on a greeting', () => {
    const tour =
      "hey how ya going. we're doing 3 shows in feb, can you write something to announce it? 11 feb Bendigo at The Tin Room, 12 feb Melbourne at Little Comet, 20 feb Castlemaine at Carbon Hall";
    expect(lastReply([tour]).text).not.toContain('I didn’t follow');
    const [text] = lastReply([
      tour,
      'forgot to say tix are 15 bucks, and the Castlemaine one is all ages. other two are 18+',
    ]).texts;
    expect(text).toContain('**Age:** 18+ (Castlemaine: all ages)');
    expect(text).toContain('**Tickets:** 15 bucks');
  });

  it('is announced in Spanish, and moves a night whose town is named in short', () => {
    const tour =
      'hola, vamos a hacer una mini gira en enero y queremos anunciarla. 15 ene Saltillo, Foro Roble / 16 ene Monterrey, La Nave / 22 ene San Luis Potosí, Casa Encino';
    expect(lastReply([tour]).calls).toContain('write_document tour_announcement');
    const [text] = lastReply([tour, 'perdón, la de san luis es el sábado 23. y el boleto cuesta 150 en todas']).texts;
    expect(text).toContain('sábado, 23 de enero de 2027 – San Luis Potosí, Casa Encino');
    expect(text).not.toMatch(/22 de enero|San Luis,/u);
    expect(text).toContain('**Entradas:** 150');
  });
});
