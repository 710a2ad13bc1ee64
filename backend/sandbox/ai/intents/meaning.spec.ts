import { sandboxFile } from '../../sandbox-files.js';
import { readUtterances, utterancesFolder } from '../learning/utterances.js';
import { meaningOf, meaningsOf } from './meaning.js';

describe.each([
  ['en', 0.82, 0.95],
  ['es', 0.82, 0.95],
] as const)('utterances in %s that the classifier has not learned from', (language, clear, right) => {
  const unseen = readUtterances(sandboxFile('unseen', `utterances-${language}`));

  it('are none of those it has learned from', () => {
    const plain = (text: string): string => text.toLowerCase().replace(/[.!?]+$/u, '');
    const learned = new Set(readUtterances(utterancesFolder(language)).map(({ text }) => plain(text)));
    expect(unseen.filter(({ text }) => learned.has(plain(text)))).toEqual([]);
  });

  it('are mostly clear, and what is clear is right', () => {
    const read = unseen.flatMap(({ intent, text }) => {
      const meaning = meaningOf(text, language);
      return meaning ? [{ intent, text, read: meaning.intent }] : [];
    });
    const hits = read.filter((one) => one.intent === one.read);
    expect(read.length / unseen.length).toBeGreaterThan(clear);
    expect(hits.length / read.length).toBeGreaterThan(right);
  });
});

describe('a message of several sentences', () => {
  it('means its request, not its news or thanks', () => {
    expect(meaningOf('thanks! My single is out on 5 May. can you write something for the radio?', 'en')?.intent).toBe(
      'radio-pitch',
    );
    expect(meaningOf('cheers. our song is called Salt and it is out on 5 May', 'en')?.intent).toBe('tell-release');
  });

  it('has the meaning of each', () => {
    expect(
      meaningsOf('how much does it cost and can you send it to blogs for me?', 'en').map((one) => one.intent),
    ).toEqual(['topic:price', 'send-for-me']);
  });
});

describe('a question about a text', () => {
  it.each([
    ['how do I write a bio', 'topic:bio'],
    ['what goes in a press release?', 'topic:press-release'],
  ])('%s is no request for it', (question, intent) => {
    expect(meaningOf(question, 'en')?.intent).toBe(intent);
  });

  it.each([
    ['can you write my bio', 'bio'],
    ['knock up a press release then', 'press-release'],
  ])('%s is a request', (request, intent) => {
    expect(meaningOf(request, 'en')?.intent).toBe(intent);
  });
});

it('words without sense have no meaning', () => {
  expect(meaningOf('xq zzt vrrm', 'en')).toBeNull();
  expect(meaningOf('…', 'en')).toBeNull();
});
