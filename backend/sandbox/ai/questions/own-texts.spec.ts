import { lastReply } from './talk.fixture.js';

const written = ['My single "Salt Road" is out on 12 February 2027.', 'write the press release please'];
const yours = 'belongs to you, and so does what Fanfare writes for you';

describe('who owns what the assistant writes', () => {
  it.each([
    'can i use what you write for anything, like do i own it?',
    'do i own what you write?',
    'who owns the texts you write',
    'who owns the copyright of the press release you wrote?',
    'is what you write mine to use?',
    'do i have to credit you if i use it?',
    'am i allowed to use this on my website?',
    'can I use it commercially?',
  ])('%s', (question) => {
    const { text } = lastReply([...written, question]);
    expect(text).toContain(yours);
    expect(text).toContain('check dates, names and addresses before you send anything');
  });

  it('is answered before there is a text', () => {
    expect(lastReply(['do i own what you write?']).text).toContain(yours);
    expect(lastReply(['can I use it commercially?']).text).not.toContain(yours);
  });

  it.each([
    'who owns the copyright in my song?',
    'do i own my masters?',
    'can i use a cover photo from the internet?',
    'what can i use you for?',
    'can I use it as the caption?',
  ])('is not asked by: %s', (question) => {
    expect(lastReply([...written, question]).text).not.toContain(yours);
  });
});
