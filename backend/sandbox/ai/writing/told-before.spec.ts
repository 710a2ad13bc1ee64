import { toldBefore } from './told-before.js';

const told = [
  'We got a show this Thursday Dec 3 at the Magnolia Social and I have the flu.',
  'Just heard from the venue we can reschedule to Thursday January 14. Tickets are still good, or they can get a refund till Dec 10.',
  'Fri Hull £8, Sat Leeds £10. The Leeds one is all ages.',
];
const answerTo = (question: string): string => toldBefore({ question, asked: [...told, question] }, 'en');

describe('what the artist asks back', () => {
  it.each([
    ['remind me when refunds end?', 'they can get a refund till Dec 10.”'],
    ['which show is the all ages one again', 'The Leeds one is all ages.”'],
    ['remind me the new date', 'reschedule to Thursday January 14.”'],
  ])('is quoted from their messages: %s', (question, quote) => {
    expect(answerTo(question)).toContain(quote);
  });

  it('is every sentence with a day if it is a day', () => {
    expect(answerTo('remind me the new date and when refunds end?')).toMatch(/January 14[^]*Dec 10/u);
  });

  it('is told oldest first, so a correction comes last', () => {
    const answer = answerTo('remind me of the dates');
    expect(answer.indexOf('Dec 3')).toBeLessThan(answer.indexOf('January 14'));
  });

  it.each([
    'remind me to send the pitch on Monday',
    'write the statement again',
    'When do I pitch Spotify?',
    'what was the name of your dog again',
  ])('is nothing here: %s', (question) => {
    expect(answerTo(question)).toBe('');
  });

  it('is quoted in Spanish', () => {
    const question = '¿me recuerdas los precios?';
    const asked = ['Las entradas son 12€ anticipada y 15€ en taquilla.', question];
    expect(toldBefore({ question, asked }, 'es')).toContain('«Las entradas son 12€ anticipada y 15€ en taquilla.»');
  });
});
