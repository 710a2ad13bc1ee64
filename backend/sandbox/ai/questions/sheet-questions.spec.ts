import { lastReply } from './talk.fixture.js';

const release = 'My single "Salt Road" is out on 12 February 2027.';
const made = [release, 'make my one-sheet'];
const photo = 'Under **Look** is **Photo**';
const file = 'press **Download** below it';

describe('a question about the one-sheet that was made', () => {
  it.each([
    'how do i put a photo on it',
    'how can I add a picture to it?',
    'can you put our band photo on it',
    'where do i choose the photo for the one-sheet?',
    'it has no photo, how do i add one',
    'I want to put a different photo on my one-sheet',
  ])('says where its photo is chosen: %s', (question) => {
    const { text, calls } = lastReply([...made, question]);
    expect(text).toContain(photo);
    expect(calls).toEqual([]);
  });

  it.each([
    'how do i download it as a pdf?',
    'where is the pdf?',
    'can i get it as a pdf',
    'where did my one sheet go?',
    'how do i print it',
    'how do i send it to someone',
  ])('says where its PDF is: %s', (question) => {
    expect(lastReply([...made, question]).text).toContain(file);
  });

  it('may come later', () => {
    expect(lastReply([...made, 'thanks', 'how do i download it as a pdf?']).text).toContain(file);
  });

  it.each(['what makes a good press photo?', 'how many press photos do i need?', 'make my one-sheet for radio'])(
    'is not: %s',
    (question) => expect(lastReply([...made, question]).text).not.toMatch(/\*\*Look\*\*|below it/u),
  );

  it.each(['My email is isla@saltledger.example, could that go on it', 'can i put my phone number on it'])(
    'is of the contact: %s',
    (question) => expect(lastReply([...made, question]).text).toContain('under **Contact**'),
  );

  it('is about the text that was written after it', () => {
    const { text } = lastReply([...made, 'now write the press release', 'how do i download it as a pdf?']);
    expect(text).toContain('](/documents/');
  });

  it('says first how to have one made', () => {
    expect(lastReply([release, 'how do i download my one-sheet as a pdf?']).text).toMatch(
      /^I haven’t made a one-sheet in this chat/u,
    );
    expect(lastReply([release, 'how do i put a photo on it']).text).not.toContain(photo);
  });
});
