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
