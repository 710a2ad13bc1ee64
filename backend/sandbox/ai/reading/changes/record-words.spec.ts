import { bSideIn } from './record-words.js';
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

describe('the other side of a single', () => {
  it.each([
    ['b-side is called Tagbus', 'Tagbus'],
    ['the B-side is "Low Sun"', 'Low Sun'],
    ['single Blue Hour, b-side Night Bus Home, out 3 april', 'Night Bus Home'],
    ['what is a b-side', ''],
  ])('%s', (text, title) => {
    expect(bSideIn([text])).toBe(title);
  });

  it('is a fact about the release, and not its title', () => {
    const { known } = situationOf(['my single Nachtbus is out 12 feb 2027', 'b-side is called Tagbus']);
    expect([known.title, known.statements]).toEqual(['Nachtbus', ['The B-side is “Tagbus”.']]);
  });
});
