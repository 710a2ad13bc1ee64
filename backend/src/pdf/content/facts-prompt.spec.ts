import { buildFactsPrompt, factsTokens, newestThatFit } from './facts-prompt.js';

const context = 128_000;

it('the model sees the question that a message answers', () => {
  const profile = { name: 'Mara Quill', musicGenre: '', location: '', songTitle: '' };
  const said = [
    { id: 'm1', text: 'Hello', asked: '' },
    { id: 'm2', text: '12,400', asked: 'How many listeners?' },
    { id: null, text: 'our label is Fika' },
  ];
  expect(buildFactsPrompt(profile, said).turns[0]?.text).toBe(
    '<said>[{"message":1,"text":"Hello"},{"message":2,"asked":"How many listeners?","text":"12,400"},' +
      '{"message":3,"kept":true,"text":"our label is Fika"}]</said>',
  );
});

it('only the newest part of a long conversation is read, and questions don’t take up its space', () => {
  const [text, asked] = ['a'.repeat(100), 'b'.repeat(400)];
  const said = Array.from({ length: 500 }, (_, at) => ({ id: `m${at}`, text, asked, createdAt: new Date(at) }));
  const read = newestThatFit(said, [], context);
  expect([read.length, read.at(-1)]).toEqual([411, said.at(-1)]);
  expect(read.filter((each) => each.asked)).toHaveLength(29);
});

it('a small context gets less text, and leaves room for the answer', () => {
  const said = Array.from({ length: 500 }, (_, at) => ({
    id: `m${at}`,
    text: 'a'.repeat(100),
    createdAt: new Date(at),
  }));
  expect(newestThatFit(said, [], 8192)).toHaveLength(52);
  expect([factsTokens(8192), factsTokens(context)]).toEqual([2048, 4000]);
});

it('of many short messages only the newest thousand are read', () => {
  const said = Array.from({ length: 1200 }, (_, at) => ({ id: `m${at}`, text: 'a', createdAt: new Date(at) }));
  expect(newestThatFit(said, [], context).map(({ id }) => id)).toEqual(said.slice(200).map(({ id }) => id));
});

it('notes are sorted among the messages by time, newest first to fit, without the message that asked for the note', () => {
  const said = [10, 30].map((at) => ({ id: `m${at}`, text: 'a'.repeat(19_000), createdAt: new Date(at) }));
  const notes = [
    { text: 'too old', messageId: null },
    { text: 'n'.repeat(10_490), messageId: 'of another conversation' },
    { text: 'asked for here', messageId: 'm30' },
    { text: 'last', messageId: null },
  ].map((note, at) => ({ ...note, createdAt: new Date(at === 3 ? 40 : 20) }));
  expect(newestThatFit(said, notes, context).map(({ id, text }) => id ?? text.slice(0, 4))).toEqual([
    'm10',
    'nnnn',
    'm30',
    'last',
  ]);
});
