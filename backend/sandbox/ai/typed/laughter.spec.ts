import { withoutLaughter } from './laughter.js';

describe('laughter', () => {
  it.each([
    ['perdón no es mi papá es mi abuelo jaja', 'perdón no es mi papá es mi abuelo'],
    ['its my grandad not my dad lol', 'its my grandad not my dad'],
    ['it’s 12 euros, not 10 haha. thanks', 'it’s 12 euros, not 10. thanks'],
    ['son 12 euros 😂😂', 'son 12 euros'],
    ['the drummer is Kev, lmao', 'the drummer is Kev'],
    ['jajaja no, es el viernes', 'no, es el viernes'],
    ['Haha ok, it’s my uncle xD', 'ok, it’s my uncle'],
    ['it was produced by Kev haha pls', 'it was produced by Kev pls'],
    ['era el año pasado jeje!', 'era el año pasado!'],
  ])('is left out of “%s”', (message, plain) => {
    expect(withoutLaughter(message)).toBe(plain);
  });

  it.each([
    'jaja',
    '😂',
    'it was produced by Jojo',
    'la canción se llama jaja',
    'my single is called lol and it drops 5 March',
    'she said "haha", twice',
    'we play at Hi Hi in March',
    'the Haha Orchestra support us',
    'grabado en La Haya',
  ])('“%s” stays as it is', (message) => {
    expect(withoutLaughter(message)).toBe(message);
  });
});
