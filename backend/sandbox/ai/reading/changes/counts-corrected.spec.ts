import { lastReply } from '../../questions/talk.fixture.js';
import { countsCorrected } from './counts-corrected.js';

describe('a count that a message corrects', () => {
  it.each([
    ['The orchestra is 41 players, they just told me. Please fix that.', '41 players'],
    ['sorry, 41 players', '41 players'],
    ['it should say 41 players', '41 players'],
    ['en realidad son 41 players', '41 players'],
    ['we are 41 not 38, three joined on Tuesday', '41 players'],
    ["I've found out we're 41 now, not 38.", '41 players'],
    ['somos 41, no 38', '41 players'],
  ])('%s', (message, to) => {
    expect(countsCorrected(message, ['We are an orchestra of 38 players, a 38-player band'])[0]).toEqual({
      from: '38 players',
      to,
    });
  });

  it.each(['41 players came last night', 'sorry, it is on 12 March', 'sorry, doors at 7 pm'])('none: %s', (message) => {
    expect(countsCorrected(message, ['We are an orchestra of 38 players, 11 March, 8 pm'])).toEqual([]);
  });

  it('is unclear if several were given', () => {
    expect(countsCorrected('sorry, 41 players', ['38 players, then 39 players'])).toEqual([]);
  });

  it.each([
    ['just checked, its 5 working days not 10', 'it takes 10 days', '10 days', '5 working days'],
    ['sorry it’s two weeks not one', 'refunds take one week', 'one week', 'two weeks'],
    ['its 14 days rather than 10', 'within 10 days', '10 days', '14 days'],
  ])('may be a period: %s', (message, earlier, from, to) => {
    expect(countsCorrected(message, [earlier])).toContainEqual({ from, to });
  });

  it.each([
    ['Please change, we are together since 2018', 'since 2018'],
    ['actually since 2018', 'since 2018'],
    ["it's 2018 not 2019", 'since 2018'],
  ])('may be a year: %s', (message, to) => {
    expect(countsCorrected(message, ['Together since 2019'])).toContainEqual({ from: 'since 2019', to });
  });

  it('is another year', () => {
    expect(countsCorrected('sorry, forgot that I have taught since 2005', ['Together since 2019'])).toEqual([]);
  });

  it('may be thousands', () => {
    const earlier = ['mention its had 14k streams'];
    expect(countsCorrected('my bad its 11k not 14', earlier)).toEqual([{ from: '14k', to: '11k' }]);
    expect(countsCorrected('my bad its 11k not 12', earlier)).toEqual([]);
  });
});

describe('the songs of a record', () => {
  const told = ['my album Night Bus is out 12 February. It’s 9 songs we recorded in a barn'];
  it.each([
    "sorry it's 8 songs not 9",
    'actually 8 tracks',
    'its 8 not 9 sorry',
    'Make that 8 songs, we dropped one',
    'we dropped one so its 8 songs now',
  ])('%s', (message) => expect(countsCorrected(message, told)).toEqual([{ from: '9 songs', to: '8 songs' }]));

  it.each([
    'actually we recorded 3 songs in Leeds',
    'sorry, 3 songs from it were on the radio',
    'sorry, doors are at 8 not 9 now',
    'actually 9 songs',
  ])('aren’t put right by: %s', (message) => expect(countsCorrected(message, told)).toEqual([]));

  it('are changed in the text, not told beside the old count, and in later texts', () => {
    const ask = `write the press release. ${told.join('')}`;
    const { texts } = lastReply([ask, "sorry it's 8 songs not 9", 'write the bio']);
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      expect(text).toContain('It is 8 songs Mara Quill recorded in a barn.');
      expect(text).not.toContain('It has');
      expect(text).not.toContain('9 songs');
    }
  });
});

it('a year that is put right beside a request is changed in the earlier text as well', () => {
  const bio = 'Write a bio. I released my second EP in 2024 in a shed. Our album Kettle is out 12 March';
  const { texts } = lastReply([bio, 'our second ep was in 2025, not 2024. and do a press release']);
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toContain('in 2025 in a shed');
    expect(text).not.toContain('2024');
    expect(text).not.toContain(',.');
  }
});
