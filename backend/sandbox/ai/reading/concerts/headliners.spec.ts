import { situationOf } from '../../acting/situation.fixture.js';
import { writeDocument } from '../../writing/document.js';
import { headlinerIn } from './headliners.js';

describe('whom the artist opens for', () => {
  it.each([
    ['we open for the orielles on 3 march at the brudenell in leeds', 'the orielles'],
    ["we're opening for The Orielles at the Brudenell on 3 March", 'The Orielles'],
    ['im supporting big thief on 3 march', 'big thief'],
    ['I’m supporting Big Thief, doors 7', 'Big Thief'],
    ['got a support slot for Dry Cleaning in leeds', 'Dry Cleaning'],
    ['we got asked to open for low sun at mono', 'low sun'],
    ['Mono on 12 December, supporting a duo called Grey Larches. Write me an announcement', 'Grey Larches'],
    ['opening for our friends in Grey Larches at Mono', 'Grey Larches'],
    ['I’m supporting St. Vincent. Doors 7', 'St. Vincent'],
  ])('is read in %j', (text, name) => {
    expect(headlinerIn([text])).toBe(name);
  });

  it.each([
    'change opening for to supporting, sounds better',
    'we are supporting the release with a tour on 3 march',
    'supporting our local scene, always',
    'support is low tide',
    'we’re open for submissions',
    'low tide are supporting us',
  ])('is nobody in %j', (text) => {
    expect(headlinerIn([text])).toBe('');
  });

  it('is in the announcement', () => {
    const { known, conversation } = situationOf([
      'we open for the orielles on 3 march at the brudenell in leeds, doors 7pm',
    ]);
    expect(writeDocument('gig_announcement', known, conversation.today).markdown).toContain(
      'They open for the orielles.',
    );
  });
});
