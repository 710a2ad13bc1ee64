import { situationOf } from '../../acting/situation.fixture.js';
import { isLikeArtists } from './like-artists.js';

describe('what music sounds like', () => {
  it.each(['Big Thief and Low', 'big thief', 'radiohead and low', 'a young Nick Drake', 'the smiths', 'the National'])(
    'is “%s”',
    (value) => expect(isLikeArtists(value)).toBe(true),
  );

  it.each([
    'a car dealership',
    'an ad',
    'engineers',
    "we're blaming the venue",
    'I wrote it drunk',
    'an AI wrote it',
    'business people',
  ])('isn’t “%s”', (value) => expect(isLikeArtists(value)).toBe(false));

  it('stays what was said before how the text comes across', () => {
    const { conversation } = situationOf([
      'We sound like Big Thief',
      'less formal please, we sound like a car dealership',
    ]);
    expect(conversation.soundsLike).toBe('Big Thief');
  });
});
