import { textOf, tokensIn, tokensSent } from './estimate.js';

const request = {
  subject: { purpose: 'reply' as const, ownerId: null, messageId: null },
  prompt: { system: '', turns: [] },
  signal: new AbortController().signal,
};

it.each([
  ['', 0],
  ['abc', 1],
  ['abcd', 2],
  ['é', 1],
  ['東京', 2],
])('"%s" is estimated at %i tokens', (text, tokens) => expect(tokensIn(text)).toBe(tokens));

it('a request sends its system text, turns, pictures, tools and earlier steps', () => {
  expect(tokensSent(request)).toBe(0);
  const turns = [
    { role: 'user' as const, text: 'abc', images: [{ url: `data:image/png;base64,${'A'.repeat(100_000)}` }] },
    { role: 'assistant' as const, text: 'abc' },
  ];
  expect(tokensSent({ ...request, prompt: { system: 'abcdef', turns } })).toBe(1504);
  const tool = { name: 'lookup', description: 'x'.repeat(300) };
  expect(tokensSent({ ...request, tools: [tool] })).toBeGreaterThan(100);
  const step = { text: '', calls: [], results: [{ callId: 'c', output: 'x'.repeat(300) }] };
  expect(tokensSent({ ...request, steps: [step] })).toBeGreaterThan(100);
});

it('text and tool calls count as received; reasoning and the end contain no text', () => {
  const call = { id: '1', name: 'lookup', arguments: { q: 'x' } };
  expect(textOf('abc')).toBe('abc');
  expect(textOf({ type: 'tool_call', call })).toBe('lookup{"q":"x"}');
  expect(textOf({ type: 'reasoning' })).toBe('');
  expect(textOf({ type: 'end', finish: 'stop', usage: null, model: 'm' })).toBe('');
});
