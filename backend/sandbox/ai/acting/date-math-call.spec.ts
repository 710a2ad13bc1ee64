import { dateMathCall, missingDay } from './date-math-call.js';
import { situationOf } from './situation.fixture.js';

const tools = [{ name: 'date_math', description: '', parameters: {}, isStrict: false }];
const asked = (...texts: string[]): unknown => dateMathCall(situationOf(texts, { tools }))?.arguments;
const release = 'My single "Salt Road" is out on 22 January 2027.';

describe('a date counted from another', () => {
  it.each([
    'three weeks before 29 January is what date?',
    'What date is three weeks before 29 January?',
    'what’s 3 weeks before 29 January',
    '¿tres semanas antes del 29 de enero qué día es?',
    '¿Qué fecha es tres semanas antes del 29 de enero?',
  ])('%s', (question) => {
    expect(asked(question)).toMatchObject({ from: '2027-01-29', weeks: -3 });
  });

  it('is counted from the release', () => {
    expect(asked(release, 'four weeks before the release is what date?')).toMatchObject({
      from: '2027-01-22',
      weeks: -4,
    });
    expect(asked(release, '10 days after it comes out?')).toMatchObject({ from: '2027-01-22', days: 10 });
  });

  it('is asked for if it is unknown', () => {
    const question = 'four weeks before the release is what date?';
    expect(asked(question)).toBeUndefined();
    expect(missingDay(situationOf([question]))).toContain('when is it out?');
  });

  it.each(['What is normal three weeks before a release?', 'Should I pitch three weeks before release?'])(
    'is not requested by %j',
    (question) => {
      expect(asked(release, question)).toBeUndefined();
    },
  );
});
