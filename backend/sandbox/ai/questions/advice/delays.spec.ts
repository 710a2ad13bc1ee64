import { lastReply } from '../talk.fixture.js';

describe('an order that comes later', () => {
  it.each([
    [
      "my LP 'Taconite Lullabies' is already out digitally (oct 9) and vinyl was supposed to ship dec 4, now its late january. 141 preordered. how do i tell people",
      'Those who paid hear it first',
    ],
    ['the CDs are delayed by a month, what should we say to people who ordered?', 'Those who paid hear it first'],
    ['los vinilos llegan con retraso, ¿cómo se lo digo a la gente?', 'Primero se enteran quienes pagaron'],
  ])('%s', (message, answer) => {
    const { text, calls } = lastReply([message]);
    expect(text).toContain(answer);
    expect(calls).toEqual([]);
  });

  it.each(['how do i tell people about my new record?', 'the train was late. how do I tell the venue?'])(
    'is not what this is about: %s',
    (message) => {
      expect(lastReply([message]).text).not.toContain('Those who paid hear it first');
    },
  );
});
