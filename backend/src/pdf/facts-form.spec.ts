import { buildFactsPrompt, newestThatFit } from './facts-form.js';

it('the model reads what a message answers beside the message', () => {
  const profile = { name: 'Mara Quill', musicGenre: '', location: '', songTitle: '' };
  const said = [
    { id: 'm1', text: 'Hello', asked: '' },
    { id: 'm2', text: '12,400', asked: 'How many listeners?' },
  ];
  expect(buildFactsPrompt(profile, said)[1]?.content).toBe(
    '<said>[{"message":1,"text":"Hello"},{"message":2,"asked":"How many listeners?","text":"12,400"}]</said>',
  );
});

it('of a long talk the newest is read, and what was asked takes none of its room', () => {
  const [text, asked] = ['a'.repeat(100), 'b'.repeat(400)];
  const said = Array.from({ length: 500 }, (_, at) => ({ id: `m${at}`, text, asked }));
  const read = newestThatFit(said);
  expect([read.length, read.at(-1)]).toEqual([400, said.at(-1)]);
  expect(read.filter((each) => each.asked)).toHaveLength(30);
});
