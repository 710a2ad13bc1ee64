import { aboutIn } from './about.js';

describe('what a work is about', () => {
  it.each([
    ["the album's about my nights driving the N17 bus, i drove buses for 9 years", 'my nights driving the N17 bus'],
    [
      "new single 'Night Bus'. it's a slow song about missing the last bus home in Bristol",
      'missing the last bus home in Bristol',
    ],
    ['It is about my grandmother’s piano. We recorded it at home.', 'my grandmother’s piano'],
    [
      'it’s about a field that floods in winter, that’s the whole idea of the album really',
      'a field that floods in winter',
    ],
    [
      "it's about the long road to school, we taped it live in a barn and Ann Lee produced it",
      'the long road to school',
    ],
    ['my song Kitchen Light is about my nan teaching me to cook. out 2 april', 'my nan teaching me to cook'],
    ['its a folk song about leaving home and its out feb 12', 'leaving home'],
    ['the single is out on 5 March, the song is about losing a bet', 'losing a bet'],
    ['Our single "Salt Road", a song about the old ferry, comes out on 5 March.', 'the old ferry'],
    ["our new single 'Night Bus', about missing the last bus home, drops feb 12", 'missing the last bus home'],
    ['It’s an album about growing up in a port town, can you write the pitch?', 'growing up in a port town'],
    ['new single Glass Teeth coming 16 april 2027, about growing up by the steelworks', 'growing up by the steelworks'],
    ['New single Static, 30 April 2027. About my first panic attack.', 'my first panic attack'],
    ['I wrote it about my sister and the year she left', 'my sister and the year she left'],
    ['the lyrics are about night shifts', 'night shifts'],
    ['its about being nice to someone mean, sounds like a broken arcade machine', 'being nice to someone mean'],
    ['Mi sencillo «Sal» es una canción sobre el último autobús, ¿me escribes la nota?', 'el último autobús'],
    ['a live album, its eleven songs about our mums', 'our mums'],
    ['es sobre la separación de mis padres', 'la separación de mis padres'],
    ['Cuatro canciones sobre vivir en obras. Somos Grúa', 'vivir en obras'],
    ['It tells the story of my grandfather’s ferry.', 'my grandfather’s ferry'],
    ['its about being stuck between floors lol', 'being stuck between floors'],
    ['habla de perder el último tren y sale el 12 de febrero', 'perder el último tren'],
    ['Trata de mi abuela y su piano.', 'mi abuela y su piano'],
    ['El tema va sobre dormir poco', 'dormir poco'],
    ['la escribimos sobre una mudanza', 'una mudanza'],
    ['«Sal», una canción lenta sobre el puerto de noche, sale el 5 de marzo', 'el puerto de noche'],
    ['It’s about the sea. Sorry, the song is about the river', 'the river'],
  ])('%s', (text, about) => {
    expect(aboutIn([text])).toBe(about);
  });

  it.each([
    'It is about time we went on tour.',
    'Can you write a song about my dog?',
    'Write me a text about the tour',
    'What is it about?',
    'I want to ask you about the press release',
    'No sé de qué va',
    'it’s about 3 minutes long',
    '¿Habla de algo?',
    'I don’t care about that, "Salt Road" is out on 5 March',
  ])('reads nothing in "%s"', (text) => {
    expect(aboutIn([text])).toBe('');
  });

  it('ends before what may be done with it', () => {
    expect(aboutIn(['It is about the night shift in the briquette factory, you can mention it.'])).toBe(
      'the night shift in the briquette factory',
    );
  });
});
