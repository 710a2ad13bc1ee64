import { lastReply } from '../../questions/talk.fixture.js';
import { withNewerYears } from './newer-years.js';

describe('a year said anew', () => {
  it.each([
    [
      ['They started in 2018 in Leeds.', 'They sing.', 'They started in 2017.'],
      ['They started in 2017 in Leeds.', 'They sing.'],
    ],
    [['Arrancaron en 2018 en el Barrio Sur.', 'Arrancaron en 2017.'], ['Arrancaron en 2017 en el Barrio Sur.']],
    [
      ['They toured in 2018.', 'They started in 2017.'],
      ['They toured in 2018.', 'They started in 2017.'],
    ],
    [
      ['They toured in 2018.', 'They toured in 2019.'],
      ['They toured in 2018.', 'They toured in 2019.'],
    ],
    [
      ['They started in 2017 in Leeds.', 'They started in 2017.'],
      ['They started in 2017 in Leeds.', 'They started in 2017.'],
    ],
  ])('%s', (facts, newer) => expect(withNewerYears(facts)).toEqual(newer));

  it('takes the place of the old one in a text', () => {
    const { texts } = lastReply([
      'somos 7, arrancamos en 2018 en el Barrio Sur, hazme una bio',
      'perdón eh, arrancamos en 2017. corregí la bio',
    ]);
    expect(texts.join('')).toContain('Arrancaron en 2017 en el Barrio Sur.');
    expect(texts.join('')).not.toContain('2018');
  });

  it('is said to be changed, and nothing else', () => {
    const { text } = lastReply(['we started in 2018 in Leeds. write my bio', 'sorry, add that we started in 2017']);
    expect(text).toBe('Changed: “2018” is now “2017”. Everything else stands as it was.');
  });
});
