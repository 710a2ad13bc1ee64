import { lastReply } from '../../questions/talk.fixture.js';
import { rangedYearsCorrected } from './ranged-years.js';

const told = ['I play cello, I was in the Ferro Quartet from 2012 to 2019'];
const dicho = ['fui del Cuarteto Ferro de 2012 a 2019'];

describe('years of a span that a message corrects', () => {
  it.each([
    ['Mistake, it was until 2018. Can you do covers too?', told, '2012 to 2018'],
    ['sorry i left in 2018', told, '2012 to 2018'],
    ['ACTUALLY IT WAS FROM 2013', told, '2013 to 2019'],
    ['oops, 2013 not 2012', told, ''],
    ['no, from 2011 to 2018', told, '2011 to 2018'],
    ['Wrong. It was until 2018', told, '2012 to 2018'],
    ['me equivoqué, fue hasta 2018', dicho, '2012 a 2018'],
    ['perdón, era desde 2013', dicho, '2013 a 2019'],
  ])('%s', (message, earlier, to) => {
    const [swap] = rangedYearsCorrected(message, earlier);
    expect(to === '' ? swap : swap?.to).toEqual(to === '' ? { from: '2012', to: '2013' } : to);
  });

  it.each([
    ['I moved here in 2018', told],
    ['was it until 2018?', told],
    ['sorry, it was until 2018', ['I play cello']],
    ['sorry, it was until 2018', [...told, 'and in the Ruby Trio from 2001 to 2006']],
    ['not 2005, it was 2006', told],
  ])('corrects none: %s', (message, earlier) => expect(rangedYearsCorrected(message, earlier)).toEqual([]));

  it.each([
    ['I was in the Ferro Quartet from 2012 to 2019', 'mistake, it was until 2018', 'write my bio', 'from 2012 to 2018'],
    ['I released Tin Roof in 2018 and Receipts in 2025', 'no sorry, 2019 not 2018', 'write my bio', 'in 2019 and'],
    [
      'formé parte del Cuarteto Ferro de 2012 a 2019',
      'me equivoqué, fue hasta 2018',
      'hazme una bio',
      'de 2012 a 2018',
    ],
  ])('are the newer ones in every later text: %s', (first, correction, request, years) => {
    expect(lastReply([first, correction, request]).texts[0]).toContain(years);
    expect(lastReply([first, correction]).text).toMatch(/^(?:Noted|Anotado)/u);
  });
});
