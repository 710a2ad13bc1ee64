import { lastReply } from '../talk.fixture.js';

const write = { en: 'yes write it', es: 'sí, escríbelo' };

describe('talk that isn’t true', () => {
  it.each([
    [
      "people are saying we're breaking up, it's not true, only our cellist is leaving. do we say anything?",
      'We are not breaking up. Only our cellist is leaving.',
    ],
    [
      "so everyones saying were splitting up?? not true at all, its just Tilda who's off to uni",
      'We are not splitting up.',
    ],
    [
      "someone posted that we cancelled the Derby show and it's false, it's still on",
      'It is not true that we cancelled the Derby show. It’s still on.',
    ],
    [
      'people think we got dropped by our label. we weren’t. we left in May',
      'We were not dropped by our label. We left in May.',
    ],
    [
      "they're telling everyone it was us who broke the mirror at the Anchor. it wasn't us. what do we say",
      'It was not us who broke the mirror at the Anchor.',
    ],
    [
      "It's not true that we've been dropped from Larkfest, but people keep saying it. what do we post",
      'We have not been dropped from Larkfest.',
    ],
  ])('is denied in a true sentence: %s', (told, truth) => {
    expect(lastReply([told]).text.replaceAll("'", '’')).toContain(truth);
    const { calls, texts } = lastReply([told, write.en]);
    expect(calls).toEqual(['write_document crisis_statement']);
    const [text = ''] = texts;
    expect(text.replaceAll("'", '’')).toContain(truth);
    expect(text).not.toContain('[');
  });

  it.each([
    [
      'anda circulando por redes que nos separamos y no es cierto. solo se va nuestra teclista, Alba, porque se muda a Lyon. decimos algo?',
      'No nos separamos. Solo se va nuestra teclista, Alba, porque se muda a Lyon.',
    ],
    ['dicen que cancelamos lo de Zamora y es mentira, sigue en pie', 'No cancelamos lo de Zamora.'],
    [
      'hay un rumor de q la banda se acaba, es falso! seguimos los cinco. q hacemos?',
      'La banda no se acaba. Seguimos los cinco.',
    ],
    ['corre el rumor de que me echaron del sello, no es cierto', 'No me echaron del sello.'],
  ])('also in Spanish: %s', (told, truth) => {
    const { text, calls } = lastReply([told]);
    expect(text).toContain(truth);
    expect(calls).toEqual([]);
    expect(lastReply([told, 'dale']).texts[0]).toMatch(new RegExp(`^${truth}`, 'u'));
  });

  it('leaves out the reason once it is private', () => {
    const { texts } = lastReply([
      'está corriendo que nos separamos y no es verdad. solo se va nuestro batería, Nico, porque se muda a Lima. hay que decir algo?',
      'sí, escribe un comunicado corto',
      'lo de Lima mejor no lo pongas, es cosa suya. pon que se va por motivos personales',
    ]);
    expect(texts[0]).toContain('No nos separamos. Solo se va nuestro batería, Nico. Se va por motivos personales.');
    expect(texts[0]).not.toContain('Lima');
  });

  it.each([
    "our song is about people saying we're liars and it's not true",
    "a blog says we stole a riff and it's not true",
  ])('is something else: %s', (told) => expect(lastReply([told]).text).not.toContain('and no more:'));
});
