import { lastReply } from '../../questions/talk.fixture.js';
import { reportsMovedConcert, saysConcertIsMoved } from './concert-moved.js';

describe('a concert that is moved', () => {
  it.each([
    'my gig in the Old Forge in Ballan on fri 11 december is moved to sat 23 january',
    'The show at the Vault is now moved to 20 February',
    'our concert on 12 dec has been rescheduled for 20 feb',
    'GIG ON 12 DEC GOT PUSHED BACK TO 20 FEB',
    'we’ve had to move the Hull gig to 20 february',
    'they postponed our show until 3 march',
    'el concierto del 12 de diciembre se mueve al 20 de febrero',
    'el bolo de la Sala Luna pasa al 16 de enero',
    'nos cambian el bolo del 11 de diciembre al 18 de diciembre',
    'hemos tenido que aplazar el concierto de Soria al 9 de enero',
    'my gig at the Vault on 12 december has to move. new date is 18 dec',
    "we have to move the gig on 12 dec, sorry. it's now on friday 18 december",
    'we need to shift the show to 18 december',
    'WE NEED TO CHANGE THE DATE OF OUR GIG. NEW DATE: FRI 18 DEC',
    'tenemos que mover el concierto del 12 de diciembre al 18 de diciembre',
    'tenemos que cambiar la fecha del concierto. ahora es el viernes 18 de diciembre',
    'hay que mover el bolo del 12 de diciembre. nueva fecha: 18 de diciembre',
  ])('is read: %s', (text) => expect(saysConcertIsMoved(text)).toBe(true));

  it.each([
    'what if the gig is moved to 16 January?',
    'we moved to Leeds in 2019 and play the Vault on 3 December',
    'the single is moved to 16 January',
    'our show on 3 December is moving and loud',
    'si el concierto se mueve al 16 de enero, quién paga',
    'we have to move the amps before the gig. tickets are on sale until 18 december',
    'we need to move house. the show is on 18 december',
    'my gig has to move people. the single is out on 18 december',
    'the gig has to move. refunds until 11 december',
  ])('isn’t read: %s', (text) => expect(saysConcertIsMoved(text)).toBe(false));

  it('is only reported if people are to be told, or its reason is given', () => {
    expect(reportsMovedConcert('the Hull show on 12 dec has moved to 20 feb')).toBe(false);
    expect(reportsMovedConcert('the Hull show on 12 dec has moved to 20 feb, what do i tell people?')).toBe(true);
    expect(reportsMovedConcert('the Hull show on 12 dec has moved to 20 feb because Ana has flu')).toBe(true);
  });
});

describe('the text for a concert that is moved', () => {
  const first =
    'hiya. my show at the Old Forge in Ballan on fri 11 december is moved to sat 23 january. venue is flooded. what do i tell people';
  const notice =
    'My show at the Old Forge in Ballan on Friday 11 December 2026 is moved to Saturday 23 January 2027. The venue is flooded.';

  it('has both days and the reason, without talk of people in danger', () => {
    const { calls, texts, text } = lastReply([first]);
    expect(calls).toEqual(['write_document crisis_statement']);
    expect(texts[0]).toContain(`${notice}\n\n[Tickets: are they good`);
    expect(texts[0]).not.toMatch(/people concerned|tell people/u);
    expect(text).not.toMatch(/emergency|lawyer/u);
  });

  it.each([
    ['they just rang, its fri the 22nd now not saturday. ah here', 'Friday 22 January 2027'],
    ['sorry, friday not saturday', 'Friday 22 January 2027'],
    ['oops the new date is 30 january', 'Saturday 30 January 2027'],
  ])('takes another new day: %s', (correction, day) => {
    const { calls, texts } = lastReply([first, correction]);
    expect(calls).toContain('edit_document');
    expect(texts.at(-1)).toContain(`on Friday 11 December 2026 is moved to ${day}.`);
    expect(texts.at(-1)).not.toContain('rang');
  });

  it('has what was told of tickets, and keeps both days', () => {
    const { texts } = lastReply([
      first,
      'tickets still good for the new date, whoever cant make it can mail me at ana@example.com for a refund by friday',
    ]);
    expect(texts.at(-1)).toContain(`${notice}\n\nTickets are still good for the new date`);
    expect(texts.at(-1)).toContain('ana@example.com for a refund by Friday');
  });

  it('leaves out the request behind it', () => {
    const { texts } = lastReply([
      'our show on 12 dec at the Vault in Hull has been rescheduled to 20 feb, write a post',
    ]);
    expect(texts[0]).toContain('has been rescheduled to Saturday 20 February 2027.');
    expect(texts[0]).not.toContain('write');
  });

  it('is written in Spanish, too', () => {
    const told = 'nos cambian el bolo del viernes 11 de diciembre en el Café Norte al 18 de diciembre, qué digo?';
    const { texts } = lastReply([told, 'perdón, es el 19, no el 18']);
    expect(texts.at(-1)).toContain(
      'Nos cambian el bolo del viernes, 11 de diciembre de 2026 en el Café Norte al sábado, 19 de diciembre de 2026.',
    );
  });

  const twice =
    'hope you well. my show at the Old Forge on sat 12 december has to move, the venue double booked us. new date is friday 18 dec, same place same time 8pm. how do i tell people without it looking bad?';

  it('is written if its new day is told in a sentence of its own', () => {
    const { calls, texts, text } = lastReply([twice]);
    expect(calls).toEqual(['write_document crisis_statement']);
    expect(texts[0]).toMatch(
      /^My show at the Old Forge on Saturday 12 December 2026 has to move\. The venue double booked us\.\n\nThe new date is Friday 18 December 2026, same place same time 8pm\./u,
    );
    expect(text).toContain('tell people soon and plainly: the new date first');
    expect(text).not.toContain('didn’t follow');
  });

  it('gets the terms of its tickets, whose last day is no night', () => {
    const { calls, texts } = lastReply([
      twice,
      'ok pls write the post. same tickets work, or people can get a refund from Gigtree till 11 dec',
    ]);
    expect(calls).toEqual(['read_document', 'edit_document']);
    expect(texts.at(-1)).toContain('Friday 18 December 2026, same place same time 8pm. Same tickets work, or');
    expect(texts.at(-1)).toContain('refund from Gigtree till Friday 11 December 2026.');
  });

  it('is written if the artist needs to move it', () => {
    const { texts } = lastReply([
      'we need to shift the show at the Old Forge to 18 december cos the drummer has flu, how do i tell people',
    ]);
    expect(texts[0]).toContain('We have to shift the show at the Old Forge to Friday 18 December 2026 cos');
  });

  it('is written in Spanish from two sentences', () => {
    const { texts, text } = lastReply([
      'tenemos que mover el concierto del 12 de diciembre en el Café Norte. la nueva fecha es el viernes 18 de diciembre. cómo aviso sin quedar mal?',
      'vale, escribe el post. valen las mismas entradas, o se puede pedir la devolución hasta el 11 de diciembre',
    ]);
    expect(texts.at(-1)).toContain('La nueva fecha es el viernes, 18 de diciembre de 2026. Valen las mismas entradas');
    expect(text).not.toContain('No he seguido');
  });
});

it('is none of the release, although that was told before', () => {
  const { calls, texts } = lastReply([
    'my single Glass Lungs is out 22 jan. write the press release',
    'our gig at the Yard on sat 12 december has to move, the venue double booked us. new date is friday 18 dec, 8pm. what do i tell people?',
  ]);
  expect(calls).toContain('write_document crisis_statement');
  expect(texts.at(-1)).toContain('The new date is Friday 18 December 2026');
});
