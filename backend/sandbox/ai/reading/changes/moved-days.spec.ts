import { situationOf } from '../../acting/situation.fixture.js';

const release = 'my single Blue Hour comes out 3 april 2027, write a press release';
const gig = 'we play the Brudenell in Leeds on 3 April 2027';

describe('a correction of a day', () => {
  it.each([
    'change of plan its now 10 april',
    'ok we talked and its gonna be april 10 now cause the fiddle parts aint done. move everything',
    'actually the 10th',
    'sorry its out on the 10th not the 3rd',
    'pushed back to 10 april',
    'we had to push it to april 10',
    'due to pressing delays its now 10 april',
    'its 10 april not 3 april',
    'ugh the date moved, 10 april now',
    'wait no, 10th april',
    'and its out on 10 april now, please update it',
    'wait its the 10th not the 3rd, label messed up. change it. and is it too late to pitch spotify',
    'its 10 april now. when should i pitch blogs?',
    'sorry, moved to 10 april!! how late can we email radio?',
    'the release is pushed to the 10th. does that still work for the pre-save?',
  ])('is about the release if its day was named last: %s', (said) => {
    expect(situationOf([release, said]).conversation.question).toContain(
      'the release date has changed to Saturday 10 April 2027',
    );
  });

  it('is none in a first message about a concert', () => {
    const said = 'Our concert is on Saturday 19th December 7.30pm. I have no idea how this works';
    expect(situationOf([said]).conversation.question).toBe(said);
  });

  it.each([
    'change of plan its now 10 april',
    'actually the gig is the 10th',
    'the show got pushed to 10 april',
    'sorry its the 10th not the 3rd',
    'leeds is now 10 april',
  ])('is about the concert if its day was named last: %s', (said) => {
    const { known } = situationOf([gig, said]);
    expect(known.shows.map(({ day, town, venue }) => [day, town, venue])).toEqual([[20918, 'Leeds', 'Brudenell']]);
  });

  it.each([
    'actually my birthday is 10 april',
    'no, not yet. the first one is out since 10 april',
    'the video is now 10 april',
    'should we change it to 10 april?',
    'we also play hull on 5 may now',
    'sorry, i meant to send this on 10 april',
    'now i need a plan until 10 april',
  ])('is none in %j', (said) => {
    expect(situationOf([release, said]).conversation.question).toBe(said);
  });

  it('is left as it is if a release and a concert could be meant', () => {
    const both =
      'my single Blue Hour comes out 3 april 2027 and we play a gig at the Brudenell in Leeds on 9 April 2027';
    expect(situationOf([both, 'its now 10 april']).conversation.question).toBe('its now 10 april');
  });
});
