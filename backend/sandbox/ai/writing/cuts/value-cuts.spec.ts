import { cutTopics } from './cut-topics.js';
import { valueCut } from './value-cuts.js';

const line = 'Mara Quill makes folk in Leeds, UK. Mara Quill started in 1999 in a shed.';
const cut = (text: string, topic: string): string =>
  valueCut(text, topic, 'Leeds, UK').reduce((rest, { find, replace }) => rest.replace(find, () => replace), text);

describe('a town or a year that stays out', () => {
  it.each([
    ['the town', 'Mara Quill makes folk. Mara Quill started in 1999 in a shed.'],
    ['where I live', 'Mara Quill makes folk. Mara Quill started in 1999 in a shed.'],
    ['Leeds', 'Mara Quill makes folk. Mara Quill started in 1999 in a shed.'],
    ['the year', 'Mara Quill makes folk in Leeds, UK. Mara Quill started in a shed.'],
    ['the shed', line],
  ])('%s', (topic, rest) => expect(cut(line, topic)).toBe(rest));

  it('is no part of a date, and only one of its kind', () => {
    expect(cut('It is out on Friday 12 February 2027.', 'the year')).toBe('It is out on Friday 12 February 2027.');
    expect(cut('She began in 1999. She moved in 2004.', 'the year')).toBe('She began in 1999. She moved in 2004.');
  });
});

describe('what a message wants out', () => {
  it.each([
    ['Can you remove the town, it’s a small place', ['the town']],
    ["don't say where we live", ['where we live']],
    ["I'd rather you didn't put the price", ['the price']],
    ['please leave out the year', ['the year']],
    ['would you mind leaving out her age?', ['her age']],
    ['can you take the prize out, we’re not sure of it', ['the prize']],
    ['prefiero que no salga la edad', ['la edad']],
    ['no digas cuántos años tiene', ['cuántos años tiene']],
    ['drop the price to £5', []],
    ['we don’t have the price yet', []],
    ['is it better to leave out her age?', []],
    ['take the train out to Leeds, we play there', []],
    ['no age limit', []],
  ])('%s', (message, topics) => expect(cutTopics(message)).toEqual(topics));
});
