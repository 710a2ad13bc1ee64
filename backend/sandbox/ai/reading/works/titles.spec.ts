import { lastNamedWork, workAskedAbout } from './titles.js';

describe('a title typed without capitals or marks', () => {
  it.each([
    ['new single glass elevator drops 14 feb', 'glass elevator'],
    ['our new ep salt and smoke comes out on 9 april', 'salt and smoke'],
    ['my next song, low tide, drops friday', 'low tide'],
    ['my song Harbour came out on 13 November', 'Harbour'],
    ['just write it. song is Glass Houses, out 29 January 2027', 'Glass Houses'],
    ['the song is Spanish, mostly', null],
    ['I’m releasing Kaltes Licht on 5 March', 'Kaltes Licht'],
    ['my debut album the long field is out on 4 april', 'the long field'],
    ['new video for Night Shift drops on friday 11 december', 'Night Shift'],
    ['drummer left. album Loud Maps out valentines day', 'Loud Maps'],
    ['wrote to a blog about my album Low Season three weeks ago', 'Low Season'],
    ['my new single finally drops friday', null],
    ['our new song about love is out on 3 may', null],
    ['our new single with lady mako drops friday', null],
    ['I’m a fiddle player and I’ve my first album coming in spring', null],
    ['tengo dos citas de prensa, no del disco: "Toca sin ninguna prisa" (Revista Arco, 2025)', null],
    ["my album's out 9 april, called Slow Harbour", 'Slow Harbour'],
    ['my quote about the album: "We kept every wrong note in"', null],
    ['Saco un EP de cinco canciones que se llama "Marea Baja" el viernes 12 de febrero', 'Marea Baja'],
    ['got an ep coming 4 tracks called Wet Brick. out 26 feb. tracks are Wet Brick, Kerb, Lodger', 'Wet Brick'],
    ['I plan two singles before the album: "Quay 4" and "Last Car Aboard"', null],
    [
      "album Ferry Times is april 9 now, and two singles first, 'Carport Hymn' on feb 5 and then 'Dade Line'",
      'Ferry Times',
    ],
    ["and two singles first, 'Carport Hymn' on feb 5 and then 'Dade Line'", null],
    ["the tour's name is Kerbside Collection", 'Kerbside Collection'],
    ['we’re calling the tour Kerbside Collection', 'Kerbside Collection'],
    ['can you call the tour manager', null],
    ["ok mine is jan 8. track is 'mitten on a string', 78bpm", 'mitten on a string'],
    ["got this email: 'Congratulations! Your track selected for 12 playlists'", null],
    ["got a new vid for 'Bus Lane' up on youtube friday", 'Bus Lane'],
  ])('%s', (text, title) => {
    expect(lastNamedWork(text)?.title ?? null).toBe(title);
  });
});

describe('a text for one of several works', () => {
  const told = ['My album is called "Ferry Times", out 9 April.', 'My single is called "Quay 4", out 5 March.'];

  it.each([
    ['write a press release for the album', 'Ferry Times'],
    ['a blog pitch about the single, please', 'Quay 4'],
    ['write a press release for the EP', 'Quay 4'],
    ['write a press release', 'Quay 4'],
  ])('%s', (asked, title) => {
    expect(workAskedAbout([...told, asked])?.title).toBe(title);
  });
});
