import { situationOf } from '../../acting/situation.fixture.js';

describe('who worked on the release', () => {
  it.each<[said: string[], credits: string[], statements: string[]]>([
    [['produced by big nan in salford btw'], ['produced Big Nan'], ['It was produced by Big Nan.']],
    [['Our musical director is Mrs Beryl Atkinson'], [], []],
    [
      ['Produced by Simon Hart at Foundry Studios in Dudley'],
      ['produced Simon Hart'],
      ['It was produced by Simon Hart at Foundry Studios in Dudley.'],
    ],
    [
      ['produced by big nan btw', 'actually it was mixed by big nan, producer is tomo reyes'],
      ['produced tomo reyes', 'mixed Big Nan'],
      ['It was produced by tomo reyes.', 'It was mixed by Big Nan.'],
    ],
    [
      ['album out 30 May. produced by Jo Marsh', 'producer changed, it’s now Liam Stott'],
      ['produced Liam Stott'],
      ['It was produced by Liam Stott.'],
    ],
    [
      ['It was produced by Jo Marsh in Hull.', 'Produced by Liam Stott, not Jo Marsh'],
      ['produced Liam Stott'],
      ['It was produced by Liam Stott.'],
    ],
    [
      ['got a new vid, directed by Kez Okoro on one take'],
      ['directed Kez Okoro'],
      ['The video was directed by Kez Okoro.'],
    ],
    [
      ['produced by lil ferris', 'scrap that, producers are lil ferris and Teo B'],
      ['produced lil ferris and Teo B'],
      ['It was produced by lil ferris and Teo B.'],
    ],
    [['new single out 19 march, prod by Sef K'], ['produced Sef K'], ['It was produced by Sef K.']],
    [
      ['recorded in a chapel with producer Sam Iver'],
      ['produced Sam Iver'],
      ['It was recorded in a chapel with producer Sam Iver.'],
    ],
    [['It was mixed by Otto Kern at his studio.'], ['mixed Otto Kern'], ['It was mixed by Otto Kern at his studio.']],
    [
      ['my single Glass Garden is out 12 feb with a feature from Tasha Bloom'],
      ['featured Tasha Bloom'],
      ['It features Tasha Bloom.'],
    ],
    [['new single Low Sun feat. Tasha Bloom'], ['featured Tasha Bloom'], ['It features Tasha Bloom.']],
    [['theres a verse by tasha bloom on it'], ['featured tasha bloom'], ['It features tasha bloom.']],
    [['Tasha Bloom sings on it'], ['featured Tasha Bloom'], ['It features Tasha Bloom.']],
    [
      ['produced by my cousin Tolu, its about my mum'],
      ['produced their cousin Tolu'],
      ['It was produced by their cousin Tolu.'],
    ],
    [['my best mate Dez mixed it'], ['mixed their best mate Dez'], ['Mara Quill’s best mate Dez mixed it.']],
    [
      ['prod by my brother Jay Cole'],
      ['produced their brother Jay Cole'],
      ['It was produced by their brother Jay Cole.'],
    ],
    [['it’s featuring rhodes and strings'], [], []],
    [['our producer is great', 'who produced it?', 'it was produced by my brother'], [], []],
  ])('%j', (said, credits, statements) => {
    const { known } = situationOf(said);
    expect(known.credits.map(({ role, name }) => `${role} ${name}`)).toEqual(credits);
    expect(known.statements).toEqual(credits.length > 0 ? statements : known.statements);
  });
});
