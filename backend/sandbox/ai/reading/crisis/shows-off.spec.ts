import { lastReply } from '../../questions/talk.fixture.js';
import { situationOf } from '../../acting/situation.fixture.js';
import { withoutTakenBack } from '../changes/taken-back.js';
import { wantedTexts } from '../../acting/document-calls.js';
import { asksForText, newsOf } from '../../acting/documents-asked.js';

describe('a show that is postponed', () => {
  const first =
    'hey need help fast, i have to cancel tonights... well not tonight, next sat 5 december. gig at the Wattle Hall in Castlemaine. ive got laryngitis, doc says no singing for 3 weeks';
  const second =
    "Name's Bronwyn Sheedy, folk singer. 140 tickets sold. It's postponed not cancelled sorry!! new date Saturday 6 February 2027, same venue, tickets stay valid or refund from the hall till 20 December.";

  it('is told with its old and its new day, where it is, and what happens to tickets', () => {
    const { crisis } = situationOf([first, second]).known;
    expect(crisis?.happened).toEqual([
      'i have to postpone the gig at the Wattle Hall in Castlemaine on Saturday 5 December 2026',
      "I've got laryngitis, doc says no singing for 3 weeks",
    ]);
    expect(crisis?.doing).toEqual([
      'the show at Wattle Hall has moved to Saturday 6 February 2027, same venue, tickets stay valid or refund from the hall till 20 December',
    ]);
  });

  it('is not told with questions about it', () => {
    const question =
      'how many days is it from the old date to the new one? someone will ask. and if 3 weeks of no singing started thursday just gone when am i allowed to sing again';
    expect(situationOf([first, second, question]).known.crisis?.added).toEqual([]);
  });

  it('gets a statement, whoever it is for', () => {
    const situation = situationOf([first, `${second} need something for facebook and an email to ticket holders`]);
    expect(newsOf(situation)).toBe('crisis');
    expect(asksForText(situation)).toBe(true);
    expect(wantedTexts(situation).map(({ kind }) => kind)).toEqual(['crisis_statement']);
  });

  it.each([
    [
      ["we've got to postpone fridays gig at the Crescent in York, our drummer has broken his arm"],
      [
        "we've got to postpone the gig on Friday 27 November 2026 at the Crescent in York",
        'our drummer has broken his arm',
      ],
    ],
    [
      ["hi, got to cancel saturday's gig in Hull at the Adelphi on 5 december because Ellie lost her voice"],
      ['the gig in Hull at the Adelphi on 5 December has to be cancelled because Ellie lost her voice'],
    ],
    [
      [
        'hey, got to cancel tomorrow... no not tomorrow, friday 4 december. show at the Crescent in York. our drummer broke his arm',
        'sorry its not cancelled just postponed! new date friday 12 march, same place. tickets stay valid',
      ],
      ['the show at the Crescent in York on Friday 4 December 2026 has to be postponed', 'our drummer broke his arm'],
    ],
    [
      [
        'so we have to cancel saturdays show at the Adelphi in Hull, Ellie has no voice',
        'hi again. its been moved not cancelled. the new date is 20 february',
      ],
      ['we have to postpone the show on Saturday 28 November 2026 at the Adelphi in Hull, Ellie has no voice'],
    ],
    [
      [
        'tenemos que cancelar el concierto del sábado en la Sala Niágara, la cantante está sin voz',
        'perdón, se aplaza, no se cancela. nueva fecha: sábado 6 de febrero de 2027',
      ],
      [
        'tenemos que aplazar el concierto del sábado, 28 de noviembre de 2026 en la Sala Niágara',
        'la cantante está sin voz',
      ],
    ],
  ])('%s', (texts, happened) => {
    expect(situationOf(texts).known.crisis?.happened).toEqual(happened);
  });
});

describe('a word that is taken back', () => {
  it.each([
    ['cancel tonights... well not tonight, next Saturday', 'cancel next Saturday'],
    ['it was Leeds, sorry not Leeds, Bradford', 'it was Bradford'],
    ['out tomorrow – no, not tomorrow, on Friday', 'out on Friday'],
    ['we play Hull, not Leeds', 'we play Hull, not Leeds'],
  ])('%s', (text, left) => {
    expect(withoutTakenBack(text)).toBe(left);
  });
});

describe('a show named by its weekday alone', () => {
  const statement = (...texts: string[]): string => lastReply(texts).texts[0] ?? '';
  const cancelled = 'we have to cancel saturday at the Foundry, drummer broke his wrist. write something';

  it('is off', () => {
    expect(statement(cancelled)).toMatch(
      /^We have to cancel the show on Saturday 28 November 2026 at the Foundry, our drummer broke his wrist\./u,
    );
    expect(statement('saturday in hull is off, flood at the venue. what do we post')).toMatch(
      /^The show on Saturday 28 November 2026 in Hull is off, flood at the venue\./u,
    );
  });

  it('is only postponed once it has a new date', () => {
    const text = statement(cancelled, 'new date is 13 march, same venue');
    expect(text).toContain('We have to postpone the show');
    expect(text).toContain('The new date is Saturday 13 March 2027');
  });

  it('has its new date in full, and its place', () => {
    const { texts } = lastReply([cancelled, 'good news, we got a new date, feb 20 same place. write me a quick post']);
    expect(texts.join('\n')).toContain('The new date is Saturday 20 February 2027, in the same place.');
    expect(texts.join('\n')).not.toContain('live at');
  });

  it.each([
    'the venue says everyone gets refunded automatically by monday',
    'the venue is refunding everyone who bought online',
    'anyone with a ticket will get their money back from the hall',
  ])('has its refunds in place of the blank for them: %s', (refund) => {
    const text = statement(cancelled, refund);
    expect(text).not.toContain('[Tickets');
    expect(text.toLowerCase()).toContain(refund.toLowerCase());
  });

  it('says nothing of how people took it', () => {
    const text = statement(cancelled, 'some guy commented that he drove 4 hours. the venue is refunding everyone');
    expect(text).toContain('The venue is refunding everyone.');
    expect(text).not.toContain('commented');
  });

  it.each(['i have to cancel the interview on friday, can you write that', 'we need to move fridays rehearsal'])(
    'isn’t heard in "%s"',
    (message) => {
      expect(situationOf([message]).known.crisis?.isConcertOff ?? false).toBe(false);
    },
  );
});
