import { lastReply } from '../questions/talk.fixture.js';

describe('advice beside a text or a plan', () => {
  it('is left out if the only question asks for the text', () => {
    const { text, calls } = lastReply([
      'Tengo un video nuevo que se llama Plata Quemada, sale el 14 de enero. Habla de las mamás que trabajan de noche, como la mía. Quiero mandarlo a blogs de música, me ayudas con el correo porfa?',
    ]);
    expect(calls).toContain('write_document blog_pitch');
    expect(text).not.toContain('fondo de música');
    expect(text).not.toContain('No he seguido');
  });

  it('is left out behind a note to a station', () => {
    const { text, calls } = lastReply([
      'My single "Salt Road" is out on 15 January 2027.',
      'Could you write the short note to go with it to the station? We don’t know the man’s name.',
    ]);
    expect(calls).toEqual(['write_document radio_pitch']);
    expect(text).not.toContain('What they need');
  });

  it('is left out behind a plan', () => {
    const { text } = lastReply([
      'We are self releasing an EP called The Weighbridge, out Friday 12 March. Can you make us a release plan with dates? We’ve never done PR before',
    ]);
    expect(text).not.toContain('Working back from');
  });

  it('is there for a question of its own', () => {
    const { text } = lastReply([
      'My single "Salt Road" is out on 15 January 2027.',
      'Write the blog pitch. Also, how does an embargo work?',
    ]);
    expect(text).toMatch(/embargo/iu);
  });
});
