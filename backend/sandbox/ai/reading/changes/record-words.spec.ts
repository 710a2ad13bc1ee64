import { situationOf } from '../../acting/situation.fixture.js';
import { writeDocument } from '../../writing/document.js';

describe('a release that is no plain single, EP or album', () => {
  it.each([
    ['ive got a new tape called Soft Weather out 5 march 2027', 'the tape “Soft Weather”'],
    ['my mixtape Soft Weather comes out on 5 March 2027', 'the mixtape “Soft Weather”'],
    ['our new cassette, Soft Weather, is out on 5 March 2027', 'the cassette “Soft Weather”'],
    ['our 7 inch Soft Weather is out 5 March 2027', 'the 7-inch “Soft Weather”'],
    ['new double A-side "Salt / Smoke" out 5 March 2027', 'the double A-side “Salt / Smoke”'],
    ['my single Soft Weather is out 5 March 2027, recorded to tape', 'the single “Soft Weather”'],
  ])('is called what the artist calls it: %s', (said, words) => {
    const { known, conversation } = situationOf([said]);
    expect(writeDocument('press_release', known, conversation.today).markdown).toContain(words);
  });

  it('is another kind once the artist says so', () => {
    const { known, conversation } = situationOf(['my tape Soft Weather is out 5 March 2027', 'it’s an EP, actually']);
    expect(writeDocument('press_release', known, conversation.today).markdown).toContain('the EP “Soft Weather”');
  });
});
