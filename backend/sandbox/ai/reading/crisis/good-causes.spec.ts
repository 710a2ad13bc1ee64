import { withoutGoodCauses } from './good-causes.js';
import { reportsTrouble } from './trouble.js';

describe('whom money is raised for', () => {
  it.each([
    ['he’s raising money for the air ambulance', 'he’s raising money for the air charity'],
    ['half of the door goes to the lifeboat crew', 'half of the door goes to the charity'],
    ['we raised £400 for the local hospice last night', 'we raised £400 for the local charity last night'],
    ['£1 from every ticket goes to the fire brigade', '£1 from every ticket goes to the charity'],
    ['in aid of St Anne’s Hospital', 'in aid of St Anne’s charity'],
  ])('%s', (text, plain) => {
    expect(withoutGoodCauses(text)).toBe(plain);
    expect(reportsTrouble(text, 'en')).toBe(false);
  });

  it.each([
    'an ambulance took our drummer to the hospital last night',
    'the police came to our show last night',
    'we called an ambulance at our gig last night',
  ])('not: %s', (text) => {
    expect(withoutGoodCauses(text)).toBe(text);
    expect(reportsTrouble(text, 'en')).toBe(true);
  });
});

it.each([
  ['our drummer did his shoulder and the doc says no gigs till 10 Feb, so the first two are off', true],
  ['the singer broke her wrist, both shows are off', true],
  ['our two songs are off the album', false],
  ['the drummer did the artwork and the gigs are fun', false],
])('shows that are off since a member is hurt: %s', (text, isTrouble) => {
  expect(reportsTrouble(text, 'en')).toBe(isTrouble);
});
