import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IntentClassifier } from './intent-classifier.js';
import { learnedOnce } from './learned-once.js';
import { readUtterances } from './utterances.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'examples-'));
  writeFileSync(join(folder, 'all.txt'), '## greet\nhello there\nhi\n\n## bye\nsee you soon\nbye then\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('learns again only if the examples change', () => {
  let times = 0;
  const learn = (): number => {
    times += 1;
    return times;
  };
  expect([learnedOnce(folder, learn), learnedOnce(folder, learn)]).toEqual([1, 1]);
  writeFileSync(join(folder, 'more.txt'), '## greet\ngood morning\n');
  expect(learnedOnce(folder, learn)).toBe(2);
});

it('keeps a classifier whole', () => {
  const learn = () => IntentClassifier.learn(readUtterances(folder));
  const [learned, kept] = [new IntentClassifier(learn()), new IntentClassifier(learnedOnce(folder, learn))];
  const again = new IntentClassifier(learnedOnce(folder, learn));
  expect(learned.classify('hello')[0]?.intent).toBe('greet');
  expect(again.classify('hello')).toEqual(learned.classify('hello'));
  expect(kept.classify('see you')[0]?.intent).toBe('bye');
});

it('a file that does not begin with an intent is refused', () => {
  writeFileSync(join(folder, 'all.txt'), 'hello there\n');
  expect(() => readUtterances(folder)).toThrow('all.txt');
});
