import { newsSinceIn } from './news-since.js';

describe('what has happened since the last email', () => {
  it.each([
    ['We’ve since had a spin on Radio X, could you put that in?', 'we’ve since had a spin on Radio X'],
    ['mention that Jo Whiley played it on friday', 'Jo Whiley played it on Friday'],
    ['add that the video is out now', 'the video is out now'],
    ['news: it got added to Fresh Finds on spotify', 'it got added to Fresh Finds on spotify'],
    ['Clash have reviewed us since. can you work that in', 'Clash have reviewed us since'],
    ['i just got booked for a festival slot at Deer Shed', 'I just got booked for a festival slot at Deer Shed'],
  ])('%s', (message, told) => expect(newsSinceIn(message)).toBe(told));

  it.each([
    'How do I get played on the radio?',
    'we would love to have a play on 6 Music',
    'has Steve Lamacq played it?',
    'We recorded it in a barn.',
    'it’s for Tom at Clash',
  ])('is not in "%s"', (message) => expect(newsSinceIn(message)).toBe(''));
});
