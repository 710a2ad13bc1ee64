import { lastReply } from '../../questions/talk.fixture.js';
import { playersIn } from './players.js';

describe('who plays on the music', () => {
  it.each([
    ['Nadia Fenn sang backing vocals', 'Nadia Fenn sang backing vocals.'],
    ['i don’t play everything, Nadia sang harmonies', 'Nadia sang harmonies.'],
    ['actually my friend Teo Lund played drums', 'Their friend Teo Lund played drums.'],
    ['my mate teo plays the bass on it', 'Their mate Teo plays the bass on it.'],
    ['wait my friend sang backing vocals, Nadia Fenn. fix', 'Their friend Nadia Fenn sang backing vocals.'],
    ['Oh and Teo did the artwork', 'Teo did the artwork.'],
    ['forgot to say, Kim Ora on cello', 'It features Kim Ora on cello.'],
    ['backing vocals by Nadia Fenn', 'It features Nadia Fenn on backing vocals.'],
    [
      'recorded in a barn with producer Ines Dorn. she also plays the lap steel on it',
      'Ines Dorn also plays the lap steel on it.',
    ],
  ])('%s', (text, fact) => expect(playersIn(text, 'en')).toEqual([fact]));

  it.each([
    ['mi amiga Lía cantó los coros', 'Su amiga Lía cantó los coros.'],
    ['no lo toco todo yo, Bruno tocó la batería', 'Bruno tocó la batería.'],
    ['Ah, mi primo bruno toca el bajo en el disco', 'Su primo Bruno toca el bajo en el disco.'],
  ])('%s', (text, fact) => expect(playersIn(text, 'es')).toEqual([fact]));

  it.each([
    'I sang backing vocals',
    'should Teo play drums?',
    'We played bass and drums',
    'BBC Radio 6 played the single twice',
    'Teo played drums for Oasis in 1996',
    'he also plays the lap steel on it',
    'Teo and Nadia came to the show',
  ])('names none: %s', (text) => expect(playersIn(text, 'en')).toEqual([]));
});

describe('a player in a text', () => {
  const first =
    'my next single is called Paper Tram, out fri 18 dec. i play everything, juno 60 and drum machine. write the press release';

  it.each([
    ['wait my friend sang backing vocals, Nadia Fenn. so i dont play everything. fix', 'Their friend Nadia Fenn sang'],
    ['actually my mate Teo Lund played drums', 'Their mate Teo Lund played drums.'],
    ['my friend Teo plays drums on it', 'friend Teo plays drums on it.'],
    ['forgot to say, Kim Ora on cello', 'It features Kim Ora on cello.'],
  ])('stands in it: %s', (message, fact) => {
    const { texts, text } = lastReply([first, message]);
    expect(texts.at(-1)).toContain(fact);
    expect(texts.at(-1)).not.toMatch(/It is about|everything/u);
    expect(text).not.toContain('I keep to music PR');
  });

  it('stands in one in Spanish', () => {
    const { texts } = lastReply([
      'saco un single, Luz de enero, el 18 de diciembre. escribe la nota de prensa',
      'mi amiga Lía cantó los coros',
    ]);
    expect(texts.at(-1)).toContain('amiga Lía cantó los coros.');
    expect(texts.at(-1)).not.toContain('Trata de');
  });

  it('is credited by name where the message says "he"', () => {
    const { texts, text } = lastReply([
      'the album is called Salt Road, nine songs, out fri 19 feb. write the press release',
      'recorded in 4 days at a shearing shed near Ballan with producer Otto Dorn. he also plays the lap steel on it',
    ]);
    expect(texts.at(-1)).toContain('with producer Otto Dorn. Otto Dorn also plays the lap steel on it.');
    expect(text).not.toContain('Not used');
  });
});
