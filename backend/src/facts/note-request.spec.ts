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
    ['Don’t forget to add the price to the poster text.', null],
    ['Remember to keep it under 100 words.', null],
    ['Remember it needs the price', null],
    ['Keep in mind that it’s for radio', null],
    ['Remember the pitch we wrote last week, make it shorter.', null],
    ['Remember the bio that was too long, shorten it.', null],
    ['Remember the text has to be short', null],
    ['Remember this song I sent you', null],
    ['Remember the doors are always at 7', 'the doors are always at 7'],
    ['Remember that the songs we play are ours', 'the songs we play are ours'],
    ['Remember: the label, Low Tide, pays late', 'the label, Low Tide, pays late'],
    ['Remember my label is Low Tide', 'my label is Low Tide'],
    ['How do I pitch a single?', null],
  ])('%j: %j', (message, note) => {
    expect(noteIn(message)).toBe(note);
  });
});
