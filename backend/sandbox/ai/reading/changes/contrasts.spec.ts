import { contrastsIn } from './contrasts.js';

describe('a word in place of another', () => {
  it.each([
    ['I studied fine art, not architecture', 'architecture', 'art'],
    ['Lovely. One correction, I taught chemistry, not physics.', 'physics', 'chemistry'],
    ['she’s my aunt, not my mother', 'mother', 'aunt'],
    ['Marta es mi tía, no mi madre, corrígelo', 'madre', 'tía'],
    ['perdón es mi abuelo, no mi papá porfa', 'papá', 'abuelo'],
    ['no es mi papá es mi abuelo porfa', 'papá', 'abuelo'],
    ["Ana's surname is Birch, not Burch", 'Burch', 'Birch'],
    ['not bus driver, tram driver', 'bus driver', 'tram driver'],
    ['dont say songwriter say composer', 'songwriter', 'composer'],
    ["don't call her mum, call her Jean", 'mum', 'Jean'],
    ['say singer instead of vocalist please', 'vocalist', 'singer'],
    ['where it says cello it should say viola', 'cello', 'viola'],
    ["it's not a harp, it's a lyre", 'harp', 'lyre'],
    ['no digas cantante, di cantora', 'cantante', 'cantora'],
    ["Take Noor's name out though, just say 'our bassist'", 'Noor', 'our bassist'],
    ['leave Noor out of it and say our bassist', 'Noor', 'our bassist'],
    ['Tinfoil Mary have pulled out, replace with Nae Luck', 'Tinfoil Mary', 'Nae Luck'],
  ])('%s', (message, from, to) => expect(contrastsIn(message)).toEqual([{ from, to }]));

  it.each([
    'I am not sure about this',
    'use my number for that, not email',
    'it is out in May, not yet announced',
    'it’s on 12 March, not 11 March',
    'six songs, not five',
    'not bad at all',
    'why not a blog?',
    'I do not like geography',
    'A shorter one for the flyer please, no hashtags',
    'first person, no big words',
    'Elliot has left actually, it’s not public yet',
  ])('none: %s', (message) => expect(contrastsIn(message)).toEqual([]));
});
