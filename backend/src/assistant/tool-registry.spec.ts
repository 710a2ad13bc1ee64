import type { Tool } from './tool.js';
import { ToolRegistry } from './tool-registry.js';

const tool = (name: string, isForGuests?: boolean): Tool => ({
  name,
  description: 'Echoes a word.',
  parameters: {
    type: 'object',
    properties: { word: { type: 'string', maxLength: 5 } },
    required: ['word'],
    additionalProperties: false,
  },
  isForGuests,
  run: async (args) => ({ output: args, label: 'Echoed' }),
});

describe('the tool registry', () => {
  const registry = new ToolRegistry();
  registry.register(tool('say', true));
  registry.register(tool('echo'));

  it('lists tools by name, and to guests only those without data', () => {
    expect(registry.list('account').map(({ name }) => name)).toEqual(['echo', 'say']);
    expect(registry.list('guest').map(({ name }) => name)).toEqual(['say']);
  });

  it('refuses a second tool of the same name and an invalid schema', () => {
    expect(() => registry.register(tool('echo'))).toThrow('two tools called echo');
    expect(() => registry.register({ ...tool('broken'), parameters: { type: 'nothing' } })).toThrow(
      'schema is invalid',
    );
  });

  it('accepts arguments that match the schema', () => {
    expect(() => registry.validate('echo', { word: 'hello' })).not.toThrow();
  });

  it.each([
    ['echo', {}, "arguments must have required property 'word'"],
    ['echo', { word: 'hello', more: 1 }, 'arguments must NOT have additional properties'],
    ['echo', { word: 'hello!' }, 'arguments/word must NOT have more than 5 characters'],
    ['echo', 'hello', 'arguments must be object'],
    ['shout', {}, 'There is no tool called shout.'],
  ])('refuses %s with %j: %s', (name, args, sentence) => {
    expect(() => registry.validate(name, args)).toThrow(sentence);
  });
});
