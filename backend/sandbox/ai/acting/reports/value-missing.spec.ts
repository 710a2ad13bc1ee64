import { lastReply } from '../../questions/talk.fixture.js';

describe('a value that a text is to have', () => {
  const gig = 'we play The Adelphi in Hull on saturday 12 december, write the announcement';

  it.each([
    'add the ticket link',
    'ok can you put our phone number in there please',
    'and add a line: thanks. include the booking email',
  ])('is asked for if it wasn’t told: %s', (text) => {
    const { calls, text: reply } = lastReply([gig, text]);
    expect(calls).toEqual([]);
    expect(reply).toMatch(/You haven’t given me (?:the|your) (?:ticket link|phone number|booking email) yet/u);
  });

  it('fills its place once it comes', () => {
    const { texts } = lastReply([gig, 'add the ticket link', 'here you go https://example.com/adelphi']);
    expect(texts.at(-1)).toContain('**Tickets:** https://example.com/adelphi');
  });

  it('is a sentence where the text has no place for it', () => {
    const theft = 'our van was broken into last night and the drums are gone, what do we post?';
    expect(lastReply([theft, 'put the crime number in', 'its CR/2291']).texts.at(-1)).toContain(
      'The crime number is CR/2291.',
    );
    const robbed = 'nos robaron la batería anoche, qué publicamos?';
    expect(lastReply([robbed, 'pon el número de la denuncia', 'vale, es 88/231']).texts.at(-1)).toContain(
      'El número de la denuncia es 88/231.',
    );
  });

  it.each(['add the ticket link https://example.com/adelphi', 'put the doors at 7pm'])('is there: %s', (text) => {
    expect(lastReply([gig, text]).text).not.toContain('You haven’t given me');
  });

  it('is no number that comes later', () => {
    expect(lastReply([gig, 'add the ticket link', 'doors are at 7.30pm and its 18+']).text).not.toContain(
      'ticket link is',
    );
  });
});
