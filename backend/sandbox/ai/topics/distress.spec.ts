import { lastReply } from '../questions/talk.fixture.js';
import { situationOf } from '../acting/situation.fixture.js';
import { readPlaybook } from '../playbook.js';
import { distressReply } from './distress-reply.js';

const topics = readPlaybook();
const reply = (message: string): string => distressReply(situationOf([message]), topics);

describe('people first', () => {
  it.each([
    "Can you write Travis a polite reply asking for more time? I don't want to sound ungrateful or like I've been coached.",
    "I don't want it to come across like we're desperate",
    'No quiero que parezca que nos rendimos',
  ])('is not said about how words come across: %s', (message) => {
    expect(reply(message)).toBe('');
  });

  it.each([
    "I don't want to be here anymore",
    "I don't want to sound dramatic. I just don't want to be alive anymore.",
  ])('is said to someone in danger: %s', (message) => {
    expect(reply(message)).toContain('emergency');
  });
});

describe('what is no emergency', () => {
  it.each([
    ['my single Low Tide is out on 26 February', 'anything with tiktok, i hate it, leave me alone with that'],
    ['hola, somos un dúo y sacamos EP el 5 de marzo, se llama Ropa. nos haces un plan? no tenemos un duro'],
    ['hi, our EP Ropa is out on 5 March. can you make a plan? we are totally broke lol'],
  ])('gets no advice for one: %s', (...messages) => {
    expect(lastReply(messages).text).not.toMatch(/horrible evening|Are you safe|emergenc|a salvo|está en peligro/iu);
  });
});

it.each([
  ['I want to die', 'no', 'Call your country’s emergency number'],
  ['me quiero morir', 'no sé', 'Llama ahora a emergencias'],
])('who is in danger isn’t asked for a text after a short answer: %s, %s', (first, answer, reply) => {
  expect(lastReply([first, answer]).text).toContain(reply);
});
