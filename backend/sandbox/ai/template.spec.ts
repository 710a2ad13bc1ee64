import { fillTemplate, parseTemplate } from './template.js';

const facts = {
  values: { song: 'Salt Road', town: '', days: 12, isUk: true, isUs: false },
  compute: (name: string, args: string[]) => (name === 'date' ? `date${args.join()}` : undefined),
};

test.each([
  ['{{song|your song}} in {{town|your town}}', 'Salt Road in your town'],
  ['{{date -7d}} {{never +1d|no date}}', 'date-7d no date'],
  ['{{#if isUk}}UK{{else}}elsewhere{{/if}}', 'UK'],
  ['{{#if isUs}}US{{else}}{{#if days>=7}}week{{else}}late{{/if}}{{/if}}', 'week'],
  ['{{#if !isUs & days<13}}both{{/if}}', 'both'],
  ['a\n\n{{#if isUs}}gone{{/if}}\n\nb', 'a\n\nb'],
])('%s', (source, expected) => {
  expect(fillTemplate(parseTemplate(source), facts)).toBe(expected);
});

test.each(['{{#if a}}open', 'closed{{/if}}', '{{else}}'])('%s is refused', (source) => {
  expect(() => parseTemplate(source)).toThrow('{{');
});
