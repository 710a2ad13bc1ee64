import { lastReply } from './talk.fixture.js';

const release = [
  'Please write me a press release for the blogs. My song Mama Risi is out on friday 11 december',
  'The video was directed by Tunde Abegunrin and we shot it at Dugbe market with real traders. Abeg put all this',
];

describe('a text in talk', () => {
  it('takes in what is told before “put all this”', () => {
    expect(lastReply(release).calls).toContain('edit_document');
  });

  it('keeps the first name if the last one is corrected', () => {
    const { texts } = lastReply([...release, "Director's name is Tunde Abegunde not Abegunrin pls, my mistake"]);
    expect(texts[0]).toContain('The video was directed by Tunde Abegunde and they shot it');
  });

  it('of one word, such as “short”, asks for no second text', () => {
    const { calls } = lastReply(['My tune Number 11 Bus is out since 13 november. write me the follow up. short. ty']);
    expect(calls).toEqual(['write_document follow_up']);
  });

  it('gets a sentence that is asked for in a question', () => {
    const { calls, text } = lastReply([
      'My song “Big Boy” is out on 16 April 2027. Write the radio pitch',
      "Two small changes, please. And would you add a sentence saying I'm happy to mail a CD to anyone who prefers one?",
    ]);
    expect(calls).toContain('edit_document');
    expect(text).toContain('happy to mail a CD');
  });

  it('takes in a line that is to say something about the band', () => {
    const { text } = lastReply([
      "we've got a tour: fri 15 jan Wellington, Moon Cellar / sat 16 jan Napier, Paisley Hall. write a tour announcement",
      "can you add a line saying we're playing new songs from the album",
    ]);
    expect(text).not.toContain('People first');
    expect(text).toContain('playing new songs from the album');
  });

  it('may come with a question, which is answered with the point of its answer', () => {
    const { text } = lastReply([
      'My single Kettle is out on 29 January 2027.',
      'Write the Spotify pitch. And when do i need to put it in by?',
    ]);
    expect(text).toContain('By **Friday 22 January 2027** at the latest.');
    expect(text).not.toContain('didn’t follow');
  });

  it('about a tune that is out keeps its day', () => {
    const { text } = lastReply(['i got a tune out called Number 11 Bus since 13 november. what have you got down?']);
    expect(text).toContain('“Number 11 Bus”, Friday 13 November 2026');
  });

  it('greets nobody by the writer’s own name', () => {
    const { texts } = lastReply(
      [
        'Hi, Ishaan here from Tall Monsoon. Our track Platform Zero is out Wed 16 December. Need a short email to pitch it to music blogs',
      ],
      { name: 'Tall Monsoon', musicGenre: 'math rock', location: 'Pune, India' },
    );
    expect(texts[0]).toContain('Hello [writer');
  });
});

describe('a correction after a one-sheet', () => {
  const before = ['write a press release for our album Coal Lane, 11 songs, out 5 feb', 'make my one-sheet'];

  it('says that the one-sheet stays as it was, once', () => {
    const fixed = [...before, 'actually its 10 songs not 11, fix both pls'];
    expect(lastReply(fixed).text).toContain('**make my one-sheet again**');
    expect(lastReply([...fixed, 'it was recorded in a boathouse. add that']).text).not.toContain('one-sheet');
  });
});

describe('who signs and speaks', () => {
  const release = 'write a press release for our ep Coal Lane, 5 tracks, out 5 feb';

  it.each([
    ['the contact should be our manager bea, bea@example.com', '**Contact:** Bea · bea@example.com'],
    ['contact is my manager Bea', '**Contact:** Bea · [email]'],
    ['contact person is bea', '**Contact:** Bea · [email]'],
    [
      'can u put a quote in from bo our singer: we wanted it loud and a bit wrong',
      '“We wanted it loud and a bit wrong” — Bo',
    ],
    ['mete una frase de bo, nuestra cantante: queríamos que sonara a cocina', 'cocina” — Bo'],
  ])('is in the release: %s', (said, line) => {
    const [text = ''] = lastReply([release, said]).texts;
    expect(text.replace('cocina»', 'cocina”')).toContain(line);
  });
});

describe('what someone told of themselves', () => {
  it('fills a bio, and is put right in it', () => {
    const { texts } = lastReply([
      'i need a bio. 58, retired chemistry teacher, play the bassoon, started gigging again in 2021 after 20 yrs off',
      'dont put my age. and i taught history not chemistry',
    ]);
    expect(texts[0]).toContain(
      'retired history teacher. They play the bassoon. They started gigging again in 2021 after 20 years off.',
    );
    expect(texts[0]).not.toMatch(/58|chemistry/u);
  });

  it('makes nobody a choir', () => {
    expect(lastReply(['write me a short bio. I sing in a choir']).texts[0]).toContain('is an indie folk artist from');
  });

  it('is in a pitch with whoever helped', () => {
    const [text] = lastReply([
      'write a pitch for a blog for my single Lime Kiln, out 15 jan',
      'its about my aunt tbh. i play wurlitzer and sing, my cousin ike did backing vox',
    ]).texts;
    expect(text).toContain('It is about my aunt. I play wurlitzer and sing. My cousin Ike did backing vocals.');
  });
});
