import { lastReply } from '../questions/talk.fixture.js';

const release = 'My single "Salt Road" is out on 12 February 2027.';
const written = [release, 'write my bio please'];

describe('several versions of a biography, each for its readers', () => {
  it.each([
    'Can I have it in a short version for instagram, a medium one for festivals and a long one for my website please',
    'I need a short one for instagram, a medium one for festivals and a long one for the press page',
    'can you make three lengths: short for Spotify, medium for the festival, long for press kit',
    'short, medium and long please',
  ])('%s', (request) => {
    expect(lastReply([...written, request]).calls).toEqual([
      'write_document bio_50',
      'write_document bio_100',
      'write_document bio_250',
    ]);
  });

  it.each([
    ['a short caption for instagram please', ['write_document captions']],
    [
      'write a short post for instagram and a long press release',
      ['write_document captions', 'write_document press_release'],
    ],
    ['can i get a medium version too', ['write_document bio_100']],
  ])('%s', (request, calls) => expect(lastReply([...written, request]).calls).toEqual(calls));
});

describe('biographies in several lengths', () => {
  const single = 'My single "Salt Road" comes out on 12 February 2027.';
  const all = ['write_document bio_line', 'write_document bio_50', 'write_document bio_100'];

  it.each([
    [
      single,
      'I need a bio, three versions: one line, 50 words and about 150',
      'for 150, the nearest is the one of 100',
    ],
    [
      'mi sencillo se llama "Balsa"',
      'necesito mi bio: una línea, 50 y 150 palabras',
      'para 150, la más cercana es la de 100',
    ],
  ])('are all written, and the nearest is named: %s %s', (told, message, words) => {
    const { calls, text } = lastReply([told, message]);
    expect(calls).toStrictEqual(all);
    expect(text).toContain(words);
  });

  it('get shorter by one', () => {
    expect(lastReply(['mi sencillo se llama "Balsa"', 'hazme mi bio', 'que sea más corta']).calls).toStrictEqual([
      'write_document bio_50',
    ]);
    expect(lastReply([single, 'bio please, 100 words']).text).not.toContain('nearest');
  });
});

describe('a bio from what someone is and does, told in one breath', () => {
  const told =
    'Can you write a bio for me? I play trumpet, started at 11 in a school band, I lead a quartet now and I teach kids on weekends.';

  it('has all of it', () => {
    const { texts, text } = lastReply([told]);
    expect(texts[0]).toMatch(
      /They play trumpet\. They started at 11 in a school band\. They lead a quartet now\. They teach kids on weekends\./u,
    );
    expect(text).not.toContain('Not used');
  });

  it('loses what is taken out', () => {
    const bio = lastReply([told, 'Take out the teaching part please']).texts[0] ?? '';
    expect(bio).not.toContain('teach');
    expect(bio).toContain('They lead a quartet now.');
  });

  it('says what the songs are about', () => {
    expect(lastReply(['I play cello and I write songs about trains. can you do me a bio']).texts[0]).toContain(
      'They write songs about trains.',
    );
  });
});
