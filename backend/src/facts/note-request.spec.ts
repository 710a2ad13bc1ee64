import { noteIn } from './note-request.js';

describe('what a message asks Fanfare to remember', () => {
  it.each([
    ['Remember that I never play on Mondays.', 'I never play on Mondays.'],
    ['Please remember: my label is Low Tide.', 'my label is Low Tide.'],
    ['keep in mind that the EP is out on 21 May', 'the EP is out on 21 May'],
    ["Don't forget I'm vegan\nand my drummer too", "I'm vegan and my drummer too"],
    ['Remember that I hate puns.\n\nNow write my bio.', 'I hate puns.'],
    ['Remember that my label is Low Tide. Can you write my bio?', 'my label is Low Tide.'],
    ['Remember that EP I told you about? Write me a post that it is out.', null],
    ['Remember when I asked “what now?” Write it down.', null],
    ['Remember that my site is https://mara.example/?page=1', 'my site is https://mara.example/?page=1'],
    ['Do you remember my label?', null],
    ['Remember my label?', null],
    ['I remember that show', null],
    ['Remember these for me: my manager is Jo Hale', 'my manager is Jo Hale'],
    ['Please keep in mind the following facts: doors are always at 7', 'doors are always at 7'],
    ['Remember', null],
    ['How do I pitch a single?', null],
  ])('%j: %j', (message, note) => {
    expect(noteIn(message)).toBe(note);
  });
});
