import { isoDay } from '../../calendar.js';
import { situationOf } from '../../acting/situation.fixture.js';

describe('the day of something that comes out beside a release', () => {
  const single = 'my track Nachtbus is out 12 feb 2027';

  it.each([
    'the remix by DJ Helga is out the week after, 19 feb',
    'the video drops on 19 feb',
    'merch and vinyl are out on 19 feb',
  ])('doesn’t move the release: %s', (said) => {
    expect(isoDay(situationOf([single, said]).known.day ?? 0)).toBe('2027-02-12');
  });

  it('is that of the release if it has no other', () => {
    expect(isoDay(situationOf(['my new video for "Nachtbus" is out 19 feb 2027']).known.day ?? 0)).toBe('2027-02-19');
  });
});
