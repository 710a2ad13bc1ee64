import { sandboxFile } from '../../sandbox-files.js';
import { readTaggedMessages, type TaggedMessage } from '../learning/tagged-messages.js';
import { namesIn } from './names-in.js';

/** The names in a tagged message. */
function taggedNames({ text, tokens, tags }: TaggedMessage): { kind: string; text: string }[] {
  return tags.flatMap((tag, at) => {
    if (!tag.startsWith('B ')) return [];
    let last = at;
    while (tags[last + 1] === `I ${tag.slice(2)}`) last += 1;
    return [{ kind: tag.slice(2), text: text.slice(tokens[at]?.start, tokens[last]?.end) }];
  });
}

describe.each([
  ['en', 'title', 0.85, 0.6],
  ['en', 'day', 0.95, 0.85],
  ['en', 'venue', 0.85, 0.55],
  ['es', 'title', 0.75, 0.4],
  ['es', 'day', 0.85, 0.7],
] as const)('in %s, a %s in messages that the tagger has not learned from', (language, kind, right, found) => {
  it('is right if it is sure, and found in most', () => {
    const messages = readTaggedMessages(sandboxFile('unseen', `tagged-${language}`));
    const wanted = messages.map((message) => taggedNames(message).filter((name) => name.kind === kind));
    const read = messages.map(({ text }) => namesIn(text, language, 10).filter((name) => name.kind === kind));
    const hits = read.flatMap((names, at) =>
      names.filter((name) => wanted[at]?.some((one) => one.text === name.text)),
    ).length;
    expect(hits / read.flat().length).toBeGreaterThan(right);
    expect(hits / wanted.flat().length).toBeGreaterThan(found);
  });
});

it('a long message is read sentence by sentence', () => {
  const long = `${'We have played together for years and it shows. '.repeat(10)}My single is called Paper Lanterns.`;
  expect(namesIn(long, 'en', 10).map(({ kind, text }) => [kind, text])).toEqual([['title', 'Paper Lanterns']]);
});
