import { lastReply } from '../../questions/talk.fixture.js';
import { withApologyCut } from './fewer-apologies.js';

const off = "my show on friday at the Vault is off, they've had a flood. what do i tell people";
const refunds = 'tickets get refunded automatically by the venue, takes about 5 days';

describe('a concert that is off for an ordinary reason', () => {
  it.each([
    [off, "My show on Friday 27 November 2026 at the Vault is off. They've had a flood."],
    [
      'our gig on friday at the Vault is cancelled, they double booked the room. what do we post',
      'They double booked the room.',
    ],
    [
      "tomorrow's show is cancelled because of the snow, what do I say",
      'The show on Tuesday 24 November 2026 is cancelled',
    ],
    [
      "I've got flu so saturdays gig at the Vault is off, what do i say to people",
      'the gig on Saturday 28 November 2026 at the Vault is off.',
    ],
    [
      'se cancela mi concierto del sábado en la Sala Norte, se ha roto una tubería. qué le digo a la gente',
      'Se cancela mi concierto del sábado, 28 de noviembre de 2026 en la Sala Norte',
    ],
    ['mañana no tocamos, estoy enfermo. qué pongo en redes', 'no tocamos, estoy enfermo.'],
  ])('gets its notice at once, if the artist asks what to say: %s', (message, passage) => {
    const { calls, texts, text } = lastReply([message]);
    expect(calls).toEqual(['write_document crisis_statement']);
    expect(texts.at(-1)).toContain(passage);
    expect(text).not.toMatch(/lawyer|emergency|abogado/iu);
  });

  it('says what happens to tickets in place of the question', () => {
    const notice = lastReply([off, refunds]).texts.at(-1);
    expect(notice).toContain('Tickets get refunded automatically by the venue, which takes about 5 days.');
    expect(notice).not.toContain('[Tickets');
  });

  it.each(['less grovelling please its not my fault lol', 'too apologetic', 'stop saying sorry'])(
    'has no apology any more, if that is too much: %s',
    (wish) => {
      expect(lastReply([off, refunds, wish]).texts.at(-1)).not.toMatch(/sorry|fault/iu);
    },
  );

  it('has no apology any more in Spanish, too', () => {
    expect(
      lastReply(['mañana no tocamos, estoy enfermo. qué pongo en redes', 'menos disculpas porfa']).texts.at(-1),
    ).not.toContain('Perdón');
  });

  it.each([
    [
      [off, refunds, "they've just offered me sat 16 january instead and i said yes! put it in"],
      'The new date is Saturday 16 January 2027 at the Vault.',
    ],
    [
      [off, 'the venue offered us fri 15 jan and we said yes, add that'],
      'The new date is Friday 15 January 2027 at the Vault.',
    ],
  ])('has the new day that was offered and accepted', (messages, passage) => {
    const notice = lastReply(messages).texts.at(-1);
    expect(notice).toContain(passage);
    expect(notice).not.toMatch(/said yes|offered|add that|put it/iu);
  });

  it('has the new day in Spanish, too', () => {
    const notice = lastReply([
      'se cancela mi concierto del sábado en la Sala Norte, se ha roto una tubería. qué le digo a la gente',
      'me han ofrecido el sábado 16 de enero y he dicho que sí! ponlo',
    ]).texts.at(-1);
    expect(notice).toContain('La nueva fecha es el sábado, 16 de enero de 2027');
    expect(notice).not.toMatch(/he dicho|ofrecido|ponlo/iu);
  });

  it('changes nothing before there is a notice', () => {
    expect(withApologyCut('less grovelling', [off], ['Noted.'], 'en')).toBe('less grovelling');
  });
});
