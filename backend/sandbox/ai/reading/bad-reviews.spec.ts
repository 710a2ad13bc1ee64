import { situationOf } from '../acting/situation.fixture.js';
import { badReviewTopic, reviewQuoted } from '../topics/reviews.js';
import { speaksOfBadReview } from './bad-reviews.js';

describe('a bad review', () => {
  it.each([
    'got our first proper review and its a stinker. 2 out of 5. do we reply??',
    'hi! we got slated in the local paper, one star. should we answer',
    'someone reviewed our EP and tore us apart, what do we do',
    'the review in Loud and Quiet is brutal. do i comment or leave it',
    'Clash hated it. really harsh review, do we respond',
    'a 1/5 review. ouch. do I say anything?',
    'they panned our album :(',
    'nos hicieron una reseña malísima, dos estrellas. contestamos?',
    'la crítica del disco nos destrozó, deberíamos responder?',
  ])('is answered as one: %s', (text) => {
    const situation = situationOf([text]);
    expect(badReviewTopic(situation)).toBe(situation.known.language === 'es' ? 'es-mala-resena' : 'bad-review');
    expect(situation.known.crisis).toBeNull();
  });

  it.each([
    'how do I get our album reviewed?',
    'not a bad review, 4 stars!',
    'is it a bad idea to ask for a review?',
    'the review comes out on 2/5',
    'a blog says we stole the song, it’s a lie, do we reply',
  ])('is none: %s', (text) => {
    expect(speaksOfBadReview(text)).toBe(false);
  });

  it.each([
    [
      'got a stinker of a review, 2 out of 5',
      'the lads want to put that line on a tshirt. good idea or no',
      'ask the outlet',
    ],
    ['the review was 4 out of 5!', 'can i quote it', 'word for word'],
    ['una reseña muy buena en Rockdelux', '¿puedo citarla?', 'palabra por palabra'],
  ])('%s, %s', (told, question, words) => {
    expect(reviewQuoted(situationOf([told, question]))).toContain(words);
  });
});
