import { lastReply } from '../../questions/talk.fixture.js';

const band = { name: 'Las Boyas', musicGenre: 'indie rock', location: 'Noia', songTitle: '', songLink: '' };

describe('a member who leaves', () => {
  const left = 'hola! nuestra batería uxía deja el grupo y hay q decirlo en redes, no sabemos como';

  it('is told in a text, with her name as names are written', () => {
    const { calls, texts } = lastReply([left], band);
    expect(calls).toEqual(['write_document other']);
    expect(texts[0]).toContain('Nuestra batería Uxía deja el grupo.');
  });

  it('has no orders in her text', () => {
    const more = 'dice uxía q no pongamos lo del curro. y poned q el concierto del sabado 12 sigue en pie';
    const [text] = lastReply([left, 'se va a vivir fuera por curro', more], band).texts;
    expect(text).toContain('El concierto del sábado 12 sigue en pie.');
    expect(text).not.toMatch(/curro|[Dd]ice|poned/u);
  });
});

it('a night typed in small letters is read, and “q pongo pa q venga gente” asks for a post', () => {
  const told = 'buenas tardes, canto el viernes 18 en el bar timón de vilaboa a las 21:30, q pongo pa q venga gente';
  const { calls, texts } = lastReply([told], band);
  expect(calls).toEqual(['write_document captions']);
  expect(texts[0]).toContain('en directo en Bar Timón, Vilaboa, el viernes, 18 de diciembre de 2026, comienzo: 21:30.');
});
