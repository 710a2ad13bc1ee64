import { rememberCall } from './remember-call.js';
import { situationOf } from './situation.fixture.js';

const tools = [{ name: 'propose_facts', description: '', parameters: {}, isStrict: false }];
const kept = (message: string): unknown => rememberCall(situationOf([message], { tools }))?.arguments;

describe('a request to remember something', () => {
  it.each([
    ['Hola, recuerda que mi guitarrista es Juan Diego Peñalba', 'mi guitarrista es Juan Diego Peñalba'],
    ['Recuerda que firmo como Rocío Almendral.', 'firmo como Rocío Almendral'],
    [
      "Thank you, you've been very helpful. Please remember that our CD is called Moor Edge.",
      'our CD is called Moor Edge',
    ],
    ['ok mention it at the end, and remember that our contact is Darlene Tolliver', 'our contact is Darlene Tolliver'],
    [
      'Great, that helps loads. Oh and the EP is actually 16 April now, please remember that',
      'the EP is actually 16 April now',
    ],
    [
      "Hi! Before we start can you remember a few things about me. I'm a midwife in the day",
      "I'm a midwife in the day",
    ],
  ])('is heard in “%s”', (message, value) => {
    expect(kept(message)).toMatchObject({ facts: [{ kind: 'preference', value }] });
  });

  it.each([
    // Recognised before the model is called.
    'Remember that we never play on Mondays',
    'do you remember what I said about the drums?',
    'I remember that night in Hull',
    'we play in Hull, remember when that was?',
    'can you remember when we play Hull?',
  ])('is not “%s”', (message) => {
    expect(kept(message)).toBeUndefined();
  });
});
