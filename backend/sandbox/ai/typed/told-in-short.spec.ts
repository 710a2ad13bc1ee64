import { withToldInFull } from './told-in-short.js';
import { lastReply } from '../questions/talk.fixture.js';
import { readWork } from '../conversation.js';

const rex = { name: 'Rex Odom', musicGenre: 'grime', location: 'Hull', songTitle: 'Wet Paint', songLink: '' };

describe('what a message tells in short', () => {
  it.each([
    [
      "rapper from Hull, started at 14 in my uncle's garage, I'm 31 now. 2 eps so far, Clay and Second Kiln",
      "rapper from Hull. I started at 14 in my uncle's garage. I'm 31 years old. I have released 2 EPs, Clay and Second Kiln",
    ],
    ['one album before, Clay', 'I have released one album before, Clay'],
    ['singer, 24 yo, been doing this since 2019', "singer. I'm 24 years old. I have been making music since 2019"],
    ['debut ep was called Clay', 'I have released my debut EP, Clay'],
    ['we have 3 albums already: A, B and C', 'we have 3 albums already: A, B and C'],
    ['our band, 3 albums already: Moss, Bark and Root', 'our band. We have released 3 albums, Moss, Bark and Root'],
    ['one mixtape out already (Clay), born in Hull', 'I have released one mixtape, Clay. I was born in Hull'],
    [
      'bio please. 58, retired chemistry teacher, play the bassoon, took it up again in 2021 after 20 years off',
      "bio please. I'm 58 years old. I'm a retired chemistry teacher. I play the bassoon. I took it up again in 2021 after 20 years off",
    ],
    ['ex postman from Leith, sing since i was 9', "I'm a former postman from Leith. I sing since i was 9"],
    ['bio please, I grew up in Skye and play the harp', 'bio please. I grew up in Skye and play the harp'],
    ['not postman, teacher', 'not postman, teacher'],
    ['my single is out on 2 May, started a plan', 'my single is out on 2 May, started a plan'],
  ])('is told in sentences: %s', (message, told) => {
    expect(withToldInFull(message, 'en').replace(/\.$/u, '')).toBe(told);
  });

  it('is told in sentences in Spanish, too', () => {
    expect(withToldInFull('hazme una bio. dos eps hasta ahora, Barro y Horno', 'es')).toBe(
      'hazme una bio. He publicado dos EP, Barro y Horno.',
    );
  });

  it('says nothing of what the work in hand is', () => {
    expect(readWork('2 eps so far, Clay and Kiln')).toBeNull();
    expect(readWork('I have released one album before, Clay')).toBeNull();
    expect(readWork('my debut album Clay came out in 2020')).toBeNull();
    expect(readWork('he publicado un disco, Barro')).toBeNull();
    expect(readWork('my second album is out in May')).toBe('album');
  });

  it.each([
    'rapper, started at 14 in a garage. 2 eps so far, Clay and Kiln',
    'debut ep was called Clay',
    'one album before, Clay',
  ])('leaves the song of the profile what it is, in a bio: %s', (message) => {
    const [bio] = lastReply([`write me a bio. ${message}`], rex).texts;
    expect(bio).toContain('“Wet Paint”');
    expect(bio).not.toMatch(/(?:EP|album) is|latest \w+ is “Clay|\. (?:2|One|Debut) /u);
    expect(bio).toMatch(/They released (?:2 EPs, Clay and Kiln|their debut EP, Clay|one album before, Clay)\./u);
  });

  it('leaves it what it is in Spanish, too', () => {
    const [bio] = lastReply(['hazme una bio. un disco antes, Barro. crecí en Lugo'], rex).texts;
    expect(bio).toContain('Ha publicado un disco, Barro.');
    expect(bio).not.toContain('disco “Wet Paint”');
  });
});
