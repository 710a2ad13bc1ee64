import { shorterAsked } from './shorter-asked.js';

describe('a wish for a shorter text', () => {
  it.each([
    'make it shorter',
    'love it but can you cut it down a bit?',
    'way too long mate',
    'too long',
    'it’s a bit long isn’t it',
    'half as long',
    'cut it in half',
    'under 100 words',
    'the paper only takes 120 words',
    'Can you please make this shorter, they only have space for 80 words?',
    'max 500 characters',
    'trim the press release a bit',
    'it could do with a trim',
    'shorter and punchier',
    'make it short and sweet',
    'is there a shorter version?',
    'less wordy',
  ])('is heard in “%s”', (message) => {
    expect(shorterAsked(message, 'en')).not.toBeNull();
  });

  it.each([
    'que sea mas corto y menos serio porfa',
    'está muy larga',
    'me lo puedes acortar un poco?',
    'que no pase de 80 palabras',
    'a la mitad',
    'hacelo más cortito',
    'quiero una versión más corta',
  ])('is heard in “%s”', (message) => {
    expect(shorterAsked(message, 'es')).not.toBeNull();
  });

  it.each([
    'is it too long?',
    'should I make it shorter?',
    'the song is too long',
    'the video is 90 seconds, too long for tiktok',
    'my set got cut down to 30 minutes',
    'the single is half as long as the album version',
    'it took too long to make',
    'half of it was recorded at home',
    'it has 120 words',
    'how many words is it? is it under 100 words?',
    'cut the release date',
    'make the headline shorter',
    'they gave us 100 words of praise',
  ])('is not in “%s”', (message) => {
    expect(shorterAsked(message, 'en')).toBeNull();
  });

  it.each(['mi canción es más corta que las otras', 'la gira es muy larga', '¿es muy largo?', 'la mitad es en vivo'])(
    'is not in “%s”',
    (message) => {
      expect(shorterAsked(message, 'es')).toBeNull();
    },
  );

  it('names a number, or what stays', () => {
    expect(shorterAsked('cut it to 80 words', 'en')).toMatchObject({ most: 80, unit: 'words' });
    expect(shorterAsked('máximo 500 caracteres', 'es')).toMatchObject({ most: 500, unit: 'characters' });
    expect(shorterAsked('shorter but keep the bit about my nan', 'en')).toMatchObject({ most: null, keeps: ['nan'] });
  });
});
