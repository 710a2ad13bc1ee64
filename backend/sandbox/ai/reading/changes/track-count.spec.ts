import { trackCountIn, withTrackCount } from './track-count.js';

describe('how many tracks a record has', () => {
  it.each([
    ['Write a press release for my EP "Low Tide", 5 tracks, out on 12 March 2027', '5 tracks'],
    ['my five-track EP Low Tide is out in march', 'five tracks'],
    ['its a 6 song tape', '6 songs'],
    ['actually it’s 6 tracks', '6 tracks'],
    ['sorry, 6 songs not 5', '6 songs'],
    ['wait no it has six tracks', 'six tracks'],
    ['it should be 6 tracks', '6 tracks'],
    ['6 not 5 tracks', '6 tracks'],
    ['love it. Change 14 songs to 13, we cut one', '13 songs'],
    ['my album with twelve songs about the sea', 'twelve songs'],
  ])('is read in %j', (text, count) => {
    expect(trackCountIn([text])).toBe(count);
  });

  it.each([
    'we played 12 songs last night',
    'i wrote three songs that week',
    'it has two songs from the old tape',
    'does it have 5 tracks?',
    'the first two tracks are slow',
    'my top 5 songs',
  ])('is not read in %j', (text) => {
    expect(trackCountIn([text])).toBe('');
  });

  it('is the newest one, also in other facts', () => {
    const texts = ['my EP Low Tide has 5 tracks', 'it’s 6 tracks'];
    expect(trackCountIn(texts)).toBe('6 tracks');
    expect(withTrackCount(["And it's 5 tracks."], texts)).toEqual([]);
    expect(withTrackCount(['It has 5 tracks.', 'It has 5 tracks and a hidden one.'], texts)).toEqual([
      'It has 6 tracks and a hidden one.',
    ]);
  });
});
