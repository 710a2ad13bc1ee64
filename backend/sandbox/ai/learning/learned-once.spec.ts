import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IntentClassifier } from './intent-classifier.js';
import { learnedOnce } from './learned-once.js';
import { readUtterances } from './utterances.js';

let root: string;
let folder: string;
let cache: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'learned-'));
  [folder, cache] = [join(root, 'examples'), join(root, 'cache')];
  mkdirSync(folder);
  writeFileSync(join(folder, 'all.txt'), '## greet\nhello there\nhi\n\n## bye\nsee you soon\nbye then\n');
});
afterEach(() => rmSync(root, { recursive: true }));

it('learns again only if the examples change, and keeps only what it learned last', () => {
  let times = 0;
  const learn = (): number => {
    times += 1;
    return times;
  };
  expect([learnedOnce(folder, learn, cache), learnedOnce(folder, learn, cache)]).toEqual([1, 1]);
  writeFileSync(join(folder, 'more.txt'), '## greet\ngood morning\n');
  expect(learnedOnce(folder, learn, cache)).toBe(2);
  expect(readdirSync(cache)).toHaveLength(1);
});

it('learns again if the kept file is damaged, or none can be kept', () => {
  learnedOnce(folder, () => 1, cache);
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'damaged');
  expect(learnedOnce(folder, () => 2, cache)).toBe(2);
  expect(learnedOnce(folder, () => 3, join(folder, 'all.txt', 'cache'))).toBe(3);
});

it('keeps a classifier whole', () => {
  const learn = () => IntentClassifier.learn(readUtterances(folder));
  const learned = new IntentClassifier(learn());
  learnedOnce(folder, learn, cache);
  const kept = new IntentClassifier(
    learnedOnce(
      folder,
      () => {
        throw new Error('It was kept.');
      },
      cache,
    ),
  );
  expect(kept.classify('hello')[0]?.intent).toBe('greet');
  expect(kept.classify('see you')).toEqual(learned.classify('see you'));
});

it('a file that does not begin with an intent is refused', () => {
  writeFileSync(join(folder, 'all.txt'), 'hello there\n');
  expect(() => readUtterances(folder)).toThrow('all.txt');
});
