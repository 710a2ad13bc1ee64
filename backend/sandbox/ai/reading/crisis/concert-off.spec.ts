import { lastReply } from '../../questions/talk.fixture.js';
import { saysConcertIsOff } from './concert-off.js';

describe('a concert that is off', () => {
  it.each([
    'our show this thursday at the bowls club in Yass is off',
    'the gig on 3 dec in Bath won’t go ahead',
    'tonight’s set is not happening',
    'we have to pull the gig at the old mill',
    'we can’t play on Saturday in Hull',
    'the concert has been postponed',
    'el concierto del jueves en la sala Luna se cae',
    'la tocada queda suspendida',
    'tenemos que cancelar el bolo de Soria',
    'no podemos tocar el viernes',
  ])('is read: %s', (text) => expect(saysConcertIsOff(text)).toBe(true));

  it.each([
    'what if the gig is cancelled?',
    'if the show is off, who pays?',
    'our show kicks off at nine',
    'the gig was cancelled last year',
    'we play the Vault on 3 December',
    'my single is off the new album',
    'tocamos el viernes en Soria',
  ])('isn’t read: %s', (text) => expect(saysConcertIsOff(text)).toBe(false));
});

describe('the text for a concert that is off', () => {
  const first =
    'our show this thursday at the Bowls Club in Yass is off, Kim has done her knee. need something to post asap';

  it('says what was told, and never announces the night', () => {
    const { calls, texts, text } = lastReply([first]);
    expect(calls).toEqual(['write_document crisis_statement']);
    expect(texts[0]).toContain('Our show on Thursday 26 November 2026 at the Bowls Club in Yass is off');
    expect(texts[0]).toContain('Sorry to everyone who was coming.');
    expect(texts[0]).not.toMatch(/need something|people concerned|live at/u);
    expect(text).toContain('Is the money for tickets paid back');
  });

  it('gets the refund where it asks for it', () => {
    const { texts } = lastReply([first, 'refunds are automatic through the club. no new date yet']);
    expect(texts[0]).toContain('\n\nRefunds are automatic through the club. No new date yet.');
    expect(texts[0]).not.toContain('[Tickets');
  });

  it('begins with the people if someone was in danger', () => {
    const { texts } = lastReply(['our gig tonight is off, Kim is in hospital after a crash. write a post']);
    expect(texts[0]).toContain('The people concerned come first');
  });

  it('has the day in Spanish, too', () => {
    const { texts } = lastReply([
      'el concierto del jueves en la sala Luna se cae, Ana está sin voz. necesito algo para publicar',
    ]);
    expect(texts[0]).toContain('El concierto del jueves, 26 de noviembre de 2026 en la sala Luna se cae');
    expect(texts[0]).toContain('Perdón a todos los que pensaban venir.');
  });

  it('has a refund where it asks for it, whoever pays it', () => {
    const { texts } = lastReply([first, 'tickets will be refunded by the hall, takes about 5 days']);
    expect(texts[0]).toContain('\n\nTickets will be refunded by the hall, which takes about 5 days.\n\nSorry');
  });

  it('has neither what someone believed nor that people ask', () => {
    const { texts } = lastReply([
      'our gig tonight is cancelled. i honestly thought it was booked. fans are asking. write a post',
    ]);
    expect(texts[0]).not.toMatch(/thought|asking/u);
  });
});

it('a text of other news that follows has its own news alone', () => {
  const off = 'our show this thursday at the Bowls Club in Yass is off, Kim has done her knee. need something to post';
  const tour = 'and a tour announcement: Fri 5 Feb Otley The Net Loft, Sat 6 Feb Hull The Vault';
  const { calls, texts } = lastReply([off, tour]);
  expect(calls).toContain('write_document tour_announcement');
  expect(texts[1]).toContain(
    '- Friday 5 February 2027 – Otley, The Net Loft\n- Saturday 6 February 2027 – Hull, The Vault\n',
  );
  expect(texts[1]).not.toContain('Yass');
  expect(texts[0]).not.toContain('Otley');
});

describe('a day in brackets', () => {
  it('belongs to the concert that is off', () => {
    const [statement = ''] = lastReply([
      'nightmare, our singer Jo has lost her voice and we have to cancel thursday (3 dec) at the Foundry. what do we post',
      'venue just said tickets get refunded automatically within 5 days. add that',
    ]).texts;
    expect(statement).toContain('We have to cancel Thursday 3 December 2026 at the Foundry.');
    expect(statement).toContain('Venue just said tickets get refunded automatically within 5 days.');
    expect(statement).not.toContain('[Tickets');
  });
});
