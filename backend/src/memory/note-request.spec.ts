import { noteIn } from './note-request.js';

describe('what a message asks to be kept in mind', () => {
  it.each([
    ['Remember that I never play on Mondays.', 'I never play on Mondays.'],
    ['Please remember: my label is Low Tide.', 'my label is Low Tide.'],
    ['keep in mind that the EP is out on 21 May', 'the EP is out on 21 May'],
    ["Don't forget I'm vegan\nand my drummer too", "I'm vegan and my drummer too"],
    ['Remember that I hate puns.\n\nNow write my bio.', 'I hate puns.'],
    ['Do you remember my label?', null],
    ['Remember my label?', null],
    ['I remember that show', null],
    ['Remember', null],
    ['How do I pitch a single?', null],
  ])('%j: %j', (message, note) => {
    expect(noteIn(message)).toBe(note);
  });
});
