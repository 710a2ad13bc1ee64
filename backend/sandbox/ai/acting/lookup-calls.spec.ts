import { saidCall } from './lookup-calls.js';
import { situationOf } from './situation.fixture.js';

const tools = [
  { name: 'find_said', description: '', parameters: { type: 'object', properties: { words: { type: 'string' } } } },
];

describe('a question about what was said', () => {
  it.each([
    ['how many tickets did we sell again?', 'tickets'],
    ['How much money did I put into the video?', 'money'],
    ['¿cuántas entradas hemos vendido?', 'entradas'],
    ['what did I say about the van?', 'the van'],
  ])('is looked up: %s', (question, words) => {
    expect(saidCall(situationOf([question], { tools }))?.arguments).toEqual({ words });
  });

  it.each(['how many words should a bio have?', 'How many emails do you send?', '¿cuántos días antes escribo?'])(
    'is not %s',
    (question) => {
      expect(saidCall(situationOf([question], { tools }))).toBeNull();
    },
  );
});
