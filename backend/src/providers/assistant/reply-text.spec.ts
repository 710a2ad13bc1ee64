import { jsonIn, ReplyText, withoutReasoning } from './reply-text.js';

const tools = new Set(['save_note', 'make_one_sheet']);

/** Feeds a text in pieces of this size. */
function filter(text: string, size: number, names: ReadonlySet<string> = tools, startsReasoning = false) {
  const reply = new ReplyText(names, startsReasoning);
  let shown = '';
  const calls: [string, unknown][] = [];
  const note = (found: ReturnType<ReplyText['push']>): void => {
    shown += found.text;
    calls.push(...found.calls.map((call): [string, unknown] => [call.name, call.arguments]));
  };
  for (let at = 0; at < text.length; at += size) note(reply.push(text.slice(at, at + size)));
  note(reply.end());
  return { shown, calls };
}

const call = '{"name": "save_note", "arguments": {"text": "a <think> b"}}';

describe('ReplyText', () => {
  describe.each([1, 2, 3, 7, 1000])('in pieces of %d characters', (size) => {
    test.each([
      ['plain text', 'Pitch on 3 < 4 [soon] {ok}', 'Pitch on 3 < 4 [soon] {ok}'],
      ['reasoning', '<think>Let me see.\nHm.</think>\n\nPitch now.', 'Pitch now.'],
      ['reasoning in the middle', 'One. <think>x</think>Two.', 'One. Two.'],
      ['reasoning that never ends', '<think>for ever', ''],
      ['something that only looks like a tag', 'Write <thin lines> and </div>', 'Write <thin lines> and </div>'],
      ['a closing tag alone', 'a </think> b', 'a </think> b'],
      ['an end that looks like a tag', 'five <th', 'five <th'],
    ])('%s', (_, text, shown) => expect(filter(text, size)).toEqual({ shown, calls: [] }));

    test.each([
      ['Hermes and Qwen', `Sure.\n<tool_call>\n${call}\n</tool_call>`, 'Sure.\n'],
      ['Mistral', `[TOOL_CALLS][${call}]`, ''],
      ['Llama', call.replace('arguments', 'parameters'), ''],
      ['bare JSON in a fence', `\`\`\`json\n${call}\n\`\`\``, ''],
      ['after reasoning', `<think>I save it.</think>\n<tool_call>${call}</tool_call>`, ''],
    ])('recognises a call written as text: %s', (_, text, shown) =>
      expect(filter(text, size)).toEqual({ shown, calls: [['save_note', { text: 'a <think> b' }]] }),
    );

    test.each([
      ['of an unknown tool', '<tool_call>{"name": "rm", "arguments": {}}</tool_call>'],
      ['that isn’t JSON', '<tool_call>oops</tool_call>'],
      ['that never ends', '<tool_call>{"name": "save'],
      ['bare JSON of something else', '{"colour": "red"} is what I would pick'],
    ])('leaves a call %s as text', (_, text) => expect(filter(text, size)).toEqual({ shown: text, calls: [] }));

    test('finds no calls without tools', () =>
      expect(filter(`<tool_call>${call}</tool_call>`, size, new Set()).calls).toEqual([]));

    test('handles a template that opens the reasoning block itself', () =>
      expect(filter('Hm, well.</think>\n\nPitch now.', size, tools, true).shown).toBe('Pitch now.'));

    test('handles such a template when the model didn’t reason', () =>
      expect(filter('Pitch now.', size, tools, true).shown).toBe('Pitch now.'));
  });

  test('reports reasoning while there is nothing to show', () => {
    const reply = new ReplyText(tools);
    expect(reply.push('<think>Let')).toMatchObject({ text: '', isReasoning: true });
    expect(reply.push(' me see')).toMatchObject({ text: '', isReasoning: true });
    expect(reply.push('</think>Now')).toMatchObject({ text: 'Now', isReasoning: false });
  });
});

test.each([
  ['<think>x</think>\nSalt Road', 'Salt Road'],
  ['x</think> Salt Road', 'Salt Road'],
  ['<think>no end', ''],
  ['Salt Road', 'Salt Road'],
])('withoutReasoning(%p)', (text, expected) => expect(withoutReasoning(text)).toBe(expected));

test.each([
  ['{"a":1}'],
  ['```json\n{"a":1}\n```'],
  ['Here it is: {"a":1}. Anything else?'],
  ['<think>{"a":2}</think>{"a":1}'],
])('jsonIn(%p)', (text) => expect(jsonIn(text)).toEqual({ a: 1 }));

test.each([[''], ['no'], ['{"a":']])('jsonIn(%p) finds none', (text) => expect(jsonIn(text)).toBeUndefined());
