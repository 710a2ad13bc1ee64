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

  it.each([
    'Salt Road was meant for 29 January, but I need five more weeks. What date is five weeks later?',
    'iba a salir el 29 de enero, si necesito 5 semanas más para volver a grabar qué fecha cae? que caiga en viernes',
  ])('is found in one sentence of several: %s', (question) => {
    expect(asked(question)).toMatchObject({ from: '2027-01-29', weeks: 5 });
  });

  it.each([
    'how many days are there between 5 December and 6 February?',
    'how long from 5 december till 6 february?',
    '¿cuántos días hay del 5 de diciembre al 6 de febrero?',
  ])('is counted to another: %s', (question) => {
    expect(asked(question)).toMatchObject({ from: '2026-12-05', until: '2027-02-06', days: 0, weeks: 0 });
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

  it.each([
    'How long before the release should i be pitching on spotify for artists? someone on reddit said 4 weeks',
    'how many days before the release do we send the pitch?',
    'how long before the release is it best to announce it?',
    'how long before the release to send the press release?',
  ])('is no advice on timing: %s', (question) => {
    expect(asked(release, question)).toBeUndefined();
  });

  it.each(['how many days until the release?', 'how long do we have until the release?', 'how long until it is out'])(
    'is how many days are left: %s',
    (question) => {
      expect(asked(release, question)).toMatchObject({ from: '2027-01-22' });
    },
  );
});
