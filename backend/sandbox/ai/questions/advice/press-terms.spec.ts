import { lastReply } from '../talk.fixture.js';

describe('a word of the trade', () => {
  it.each([
    ['whats a boilerplate? the festival lady asked for ours', 'in two to four sentences in the third person'],
    ["what's 'lead time'", 'how long before something appears'],
    ['sorry, what does lead time mean?', 'how long before something appears'],
    ['what is a dateline', '“LEEDS, 5 March 2027 –”'],
    ['no idea what RIYL is', 'recommended if you like'],
    ['¿qué es eso de boilerplate?', 'en tercera persona'],
    ['What is a caption? The girl on reception wants one', 'the words that go with a photo'],
    ['qué es un caption?', 'las palabras que van con una foto'],
    ['¿qué significa DSP?', 'proveedor de servicios digitales'],
  ])('is explained: %s', (question, meaning) => {
    const { text, calls } = lastReply([question]);
    expect(text).toContain(meaning);
    expect(calls).toEqual([]);
  });

  it.each(['what is the lead time for blogs?', 'write me a boilerplate', 'what is it'])(
    'is not all that is asked: %s',
    (question) => {
      expect(lastReply([question]).text).not.toMatch(/how long before something appears|A boilerplate is/);
    },
  );
});
