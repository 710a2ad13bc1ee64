import { askedFacts, saidFacts } from './said-facts.js';
import { parseCompletionRequest } from './wire/completion-request.js';
import { objectOr } from './wire/json-value.js';

const values = (message: string): unknown[] => askedFacts(message).map((fact) => objectOr(fact)['value']);

describe('what is asked to be remembered', () => {
  it.each([
    [
      'hey, theres five of us in the band. Ciara Mulqueen sings, Dec Hanrahan plays guitar. can you remember all that',
      ['theres five of us in the band.', 'Ciara Mulqueen sings, Dec Hanrahan plays guitar.'],
    ],
    ['Remember that we rehearse on Mondays.', ['we rehearse on Mondays']],
    ['Hi, remember this please: we are four people', ['we are four people']],
    ['hi, please remember the following: we are four people', ['we are four people']],
    ['hola, recuerda esto por favor: somos cuatro', ['somos cuatro']],
    ['Hi, remember this show was sold out', ['this show was sold out']],
    [
      'Label: Puddlejump Records\nProducer: Otis Brannigan\nMixed by: Ada Obi\nStudio: Cottonshed, Stockport\nMastered by: Jo Park\nCover art: Lin Wu\nCan you save all that',
      [
        'Label: Puddlejump Records',
        'Producer: Otis Brannigan',
        'Mixed by: Ada Obi',
        'Studio: Cottonshed, Stockport',
        'Mastered by: Jo Park',
        'Cover art: Lin Wu',
      ],
    ],
  ])('is what was told: %s', (message, told) => {
    expect(values(message)).toEqual(told);
  });

  it.each(['Can you remember that?', 'Can you remember the plan?', 'We play in Hull. Can you save this as a PDF?'])(
    'is nothing here: %s',
    (message) => {
      expect(values(message)).toEqual([]);
    },
  );
});

/** The facts in a message, such as "release: Salt". */
function factsOf(message: string): string[] {
  const content = `<message>${JSON.stringify(message)}</message>`;
  const { facts } = objectOr(
    saidFacts(parseCompletionRequest({ model: 'gpt-test', messages: [{ role: 'user', content }] })),
  );
  return (Array.isArray(facts) ? facts : [])
    .map(objectOr)
    .map(({ kind, value }) => `${String(kind)}: ${String(value)}`);
}

describe('facts in a message', () => {
  it.each([
    ['my single called Porchlight Money dropping jan 29', 'Porchlight Money'],
    ['our album is called Peat and Lantern, it comes out Friday 19 February 2027', 'Peat and Lantern'],
    ['the EP called Low Tide lands 9 April', 'Low Tide'],
    ['new album called Letters to Hull coming out in May', 'Letters to Hull'],
    ['single called Dancing on Ice out 3 May', 'Dancing on Ice'],
    ['the track is called Out for Blood', 'Out for Blood'],
    ['the EP is called Salt on 5 March', 'Salt'],
    ['my song is called glass elevator and it drops 14 feb', 'glass elevator'],
  ])('have the whole title and no more: %s', (message, title) => {
    expect(factsOf(message).filter((one) => one.startsWith('release:'))).toEqual([`release: ${title}`]);
  });

  it.each([
    ['we sound like Big Thief and Low', 'Big Thief and Low'],
    ['sounds like a cross between Low and Grouper', 'a cross between Low and Grouper'],
    ['it sounds a bit like early Radiohead', 'early Radiohead'],
    ['for fans of phoebe bridgers', 'phoebe bridgers'],
  ])('say whom the music is like: %s', (message, like) => {
    expect(factsOf(message)).toEqual([`forFansOf: ${like}`]);
  });

  it.each([
    'make it less formal, we sound like a car dealership',
    'that sounds like an ad',
    'I think we sound like engineers',
    "it sounds like we're blaming the venue",
    'sounds like an AI wrote it',
    "it sounds like I'm drunk",
  ])('don’t say how a text comes across: %s', (message) => {
    expect(factsOf(message)).toEqual([]);
  });
});
