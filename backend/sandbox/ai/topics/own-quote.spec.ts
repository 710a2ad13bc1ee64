import { situationOf } from '../acting/situation.fixture.js';
import { ownQuoteAsked } from './own-quote.js';

describe('a quote by the artist that others want', () => {
  it.each([
    'local paper wants a quote from me for monday. something dry, 2 sentences, dont have me say im heartbroken',
    'the journalist needs a quote from us by friday, can you do one',
    'write me a quote from me about the album',
    'hi, can you come up with a short quote by the band for the press release',
    'they asked for a quote from our singer',
    'radio want a couple of quotes off me',
    'draft a quote for the band pls',
    'NME are after a quote from us',
  ])('has to be theirs: %s', (text) => {
    expect(ownQuoteAsked(situationOf([text]))).toContain('in your words');
  });

  it('comes with what it can rest on', () => {
    const texts = ["I have to cancel Saturday's gig in Hull, I've got laryngitis", 'the paper wants a quote from me'];
    expect(ownQuoteAsked(situationOf(texts))).toContain("- I've got laryngitis");
  });

  it.each([
    'put a quote from Pitchfork in it, nobody will check',
    'here’s a quote from me: “I wrote it in the kitchen at 4am”',
    'write a press release for Salt Road, out 12 March, and put in a quote from me',
    'take the quote from NME out',
  ])('is not meant by: %s', (text) => {
    expect(ownQuoteAsked(situationOf([text]))).toBe('');
  });
});
