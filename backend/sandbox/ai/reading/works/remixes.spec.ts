import { situationOf } from '../../acting/situation.fixture.js';

describe('a remix that comes out', () => {
  it.each([
    [
      'I’m putting out a remix on 12 February 2027. It’s the remix Ana Sol did of my track Low Tide, which came out in June.',
      'Low Tide by Ana Sol',
    ],
    ['the Ana Sol remix of my single “Low Tide” comes out on 12 February 2027', 'Low Tide by Ana Sol'],
    ['hi! a remix of Low Tide by Ana Sol drops 12 feb', 'Low Tide by Ana Sol'],
    ['Ana Sol has remixed Low Tide. the remix is out on 12 february', 'Low Tide by Ana Sol'],
    ['releasing a remix by Ana Sol of our song Low Tide on 12 feb', 'Low Tide by Ana Sol'],
    [
      'Saco un remix el 12 de febrero de 2027. Es el remix que me ha hecho Dárgo (de Bilbao) de mi tema Salitre, que salió en junio.',
      'Salitre by Dárgo',
    ],
    ['el 12 de febrero sale el remix de Salitre por Dárgo', 'Salitre by Dárgo'],
    ['Dárgo me ha remezclado Salitre y el remix sale el 12 de febrero', 'Salitre by Dárgo'],
  ])('%s', (message, title) => {
    const { known, conversation } = situationOf([message]);
    expect(`${known.title} by ${known.remixer}`).toBe(title);
    expect(conversation.today).toBeLessThan(known.day ?? 0);
  });

  it.each(['Ana Sol remixed my song Low Tide last year. Write my bio.', 'can you find someone for a remix?'])(
    'none: %s',
    (message) => {
      expect(situationOf([message]).known.remixer).toBe('');
    },
  );
});
