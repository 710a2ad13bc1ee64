import { situationOf } from '../acting/situation.fixture.js';
import { unwantedRemark } from './unwanted-words.js';

describe('words that a message doesn’t want', () => {
  it.each([
    "We are 48 members not 46. And please don't put 'hidden gem'.",
    'write the bio, dont use the words "hidden gem" pls',
    'never call us “hidden gem”',
    'the press release please, without saying "hidden gem"',
  ])('%s', (message) => {
    expect(unwantedRemark(situationOf([message]))).toBe('“hidden gem” is in none of the texts, and I won’t put it in.');
  });

  it('in Spanish', () => {
    expect(unwantedRemark(situationOf(['escribe la nota y no pongas «joya oculta»']))).toMatch(
      /^«joya oculta» no está/,
    );
  });

  it.each(["don't put the date in", "I don't say 'hidden gem' to anyone's face, use “hidden gem”"])(
    'none: %s',
    (message) => {
      expect(unwantedRemark(situationOf(['The Lamp called us “hidden gem of the north”', message]))).toBe('');
    },
  );
});
