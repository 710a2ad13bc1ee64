import { withoutMisspellings } from './misspellings.js';

describe('misspelled words of requests', () => {
  it.each([
    ['need a blog ptich for my ep, 4 traks', 'need a blog pitch for my ep, 4 tracks'],
    ['nice. also the folow up', 'nice. also the follow up'],
    ['i signd with them', 'i signed with them'],
    ['wriet a press relese for febuary', 'wriet a press release for february'],
    ['gig anouncement pls, wensday', 'gig announcement pls, wednesday'],
    ['can you do my intervew notes tommorow', 'can you do my interview notes tomorrow'],
    ['out 5 setpember on spotfy', 'out 5 september on spotify'],
  ])('%s', (typed, spelled) => {
    expect(withoutMisspellings(typed, 'en')).toBe(spelled);
  });

  it.each([
    'a song about a hollow tree, a sport and a cricket ticket',
    'my song is called folow me home',
    'the “ptich” one',
    'Traks is our label',
    'write to relese@label.example',
    'the price of the prints is the same as the singers',
    'we supported them and followed up, all presses and pitched',
  ])('leaves “%s”', (typed) => {
    expect(withoutMisspellings(typed, 'en')).toBe(typed);
  });

  it('are found in Spanish', () => {
    expect(withoutMisspellings('haz el comuincado del conceirto del vienres', 'es')).toBe(
      'haz el comunicado del concierto del viernes',
    );
    expect(withoutMisspellings('abre la noche mi prima Julia, junto a su marco', 'es')).toBe(
      'abre la noche mi prima Julia, junto a su marco',
    );
  });
});
