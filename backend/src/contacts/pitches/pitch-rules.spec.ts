import { followUpDay, mayBecome, pitchAdvice, sendingWarnings } from './pitch-rules.js';

describe('a follow-up', () => {
  it.each([
    ['2026-11-24', '2026-12-01'],
    ['2026-11-27', '2026-12-04'],
    ['2026-11-28', '2026-12-04'],
    // Within the quiet days: 2 and 3 January 2027 are a weekend.
    ['2026-12-18', '2027-01-04'],
    ['2028-02-25', '2028-03-03'],
  ])('for a pitch sent on %s is due on %s', (sent, due) => {
    expect(followUpDay(sent)).toBe(due);
  });

  it('comes once, then it is time to stop', () => {
    expect(mayBecome('sent', 'followed_up')).toBe(true);
    expect(mayBecome('drafted', 'followed_up')).toBe(false);
    expect(pitchAdvice('sent', '2026-12-01', '2026-11-30')).toBe('Wait until Tuesday 1 December before you follow up.');
    expect(pitchAdvice('sent', '2026-12-01', '2026-12-01')).toContain('Follow up once');
    expect(pitchAdvice('followed_up', null, '2026-12-01')).toContain('Stop here');
  });
});

describe('the same text sent to many', () => {
  it('gets a warning from three people on', () => {
    expect(sendingWarnings(2)).toEqual([]);
    expect(sendingWarnings(3)[0]).toContain('3 people get exactly the same text');
  });
});
