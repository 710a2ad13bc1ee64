import { addedIn, asksToAdd, inThirdPerson } from './added-facts.js';

describe('a fact that a message wants in a text', () => {
  it.each([
    ['mention that the harp is from 1920', ['the harp is from 1920']],
    ['shorter, and mention that the bar takes cards only', ['the bar takes cards only']],
    ['also put in we taped it live in a barn', ['we taped it live in a barn']],
    ['and please add that dogs are welcome', ['dogs are welcome']],
    ['say i wrote it on the night bus', ['i wrote it on the night bus']],
    ['say that I sing in Welsh and that I teach harp', ['I sing in Welsh', 'I teach harp']],
    ['mention the brass band by name, they’re called the Ouseburn Ten', ['The brass band is called the Ouseburn Ten']],
    ['quita la fecha y añade que la mezcló Ana Ruiz', ['la mezcló Ana Ruiz']],
  ])('%s', (message, facts) => {
    expect(addedIn(message)?.facts).toEqual(facts);
    expect(asksToAdd(message)).toBe(true);
  });

  it.each(['what should I say if they ask', 'they say that I sing well', 'add my email', 'say hello from me'])(
    'none: %s',
    (message) => expect(asksToAdd(message)).toBe(false),
  );

  it.each([
    ['i wrote it on my break at the mill where i work', 'Mara wrote it on their break at the mill where they work'],
    ['I teach harp and I’m from Hull', 'Mara teaches harp and they are from Hull'],
    ['i’m a nurse', 'Mara is a nurse'],
    ['my nan gave me the harp', 'Mara’s nan gave them the harp'],
    ['under-12s pay half', 'Under-12s pay half'],
  ])('in the third person: %s', (fact, told) => expect(inThirdPerson(fact, 'Mara')).toBe(told));
});

it('a sentence that a text should have is asked for', () => {
  expect(addedIn("And would you add a sentence saying I'm happy to mail a CD")?.facts).toEqual([
    "I'm happy to mail a CD",
  ]);
});
