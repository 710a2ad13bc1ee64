import { situationOf } from '../../acting/situation.fixture.js';
import { inOwnWords } from './on-behalf.js';

describe('a message by someone who writes for the artist', () => {
  it.each([
    [
      'My son Omar plays the fiddle. He grew up in Galway and his first EP was Slate.',
      'I play the fiddle. I grew up in Galway and my first EP was Slate.',
    ],
    ['I’m Omar’s teacher. He has toured Brittany', 'I’m Omar’s teacher. I have toured Brittany'],
    [
      'I am writing on behalf of my wife Omar who is 40 and sings. She’s played Cork',
      'I am writing on behalf of my wife Omar. I am 40 and sing. I’ve played Cork',
    ],
    ['Omar Delacroix formed a choir in 2014. He teaches in Cork.', 'I formed a choir in 2014. I teach in Cork.'],
  ])('%s', (typed, own) => {
    expect(inOwnWords(typed, [], 'Omar Delacroix')).toBe(own);
  });

  it('later messages speak of the artist, too', () => {
    expect(inOwnWords('She also won a prize in Ely', ['my niece Juniper sings'], 'Juniper Vosslake')).toBe(
      'I also won a prize in Ely',
    );
  });

  it('what a band did, it says as “we”', () => {
    expect(inOwnWords('Grevlok formed in 2014. They supported Mirewood', [], 'Grevlok')).toBe(
      'I formed in 2014. we supported Mirewood',
    );
  });

  it.each([
    'My teacher Ana plays the cello. She lives in Cork.',
    'Omar is my new single, out on 12 March',
    'My friend Ana recorded it. He was great',
    'She says she would rather not',
    'Omar wants a bio. He thinks it should be short.',
    'I’m Omar’s mum. Could he have his own bio?',
  ])('what is said of others stays: %s', (typed) => {
    expect(inOwnWords(typed, [], 'Omar Delacroix')).toBe(typed);
  });

  it('is a source of facts for a bio', () => {
    const said =
      'My daughter Mara plays the harp, started at six, won the Ely prize in 2024. My friend Jo plays too. She lives in Hull.';
    expect(situationOf([said]).known.statements).toEqual([
      'Mara Quill plays the harp.',
      'Mara Quill started at six.',
      'Mara Quill won the Ely prize in 2024.',
    ]);
  });
});
