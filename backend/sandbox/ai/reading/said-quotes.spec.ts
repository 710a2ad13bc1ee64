import { quotesIn } from './said-quotes.js';

describe('quotes that the artist gives', () => {
  it.each([
    ['Quote me on that: We mixed it on a ferry. It is out in May.', 'We mixed it on a ferry.'],
    ['In my own words: it began with a broken radio', 'it began with a broken radio'],
    ['Here is our quote — nobody slept that week!', 'nobody slept that week!'],
    ['Puedes citarme: la grabamos en un ferry.', 'la grabamos en un ferry.'],
    ['Mi frase para la prensa sería: «la grabamos en un ferry»', 'la grabamos en un ferry'],
    ['"She taught me every chord I know," that\'s my quote', 'She taught me every chord I know'],
    ['You may quote me: "We mixed it on a ferry."', 'We mixed it on a ferry.'],
  ])('%s', (message, words) => {
    expect(quotesIn(message, [])).toEqual([{ words, by: '', isOwn: true }]);
  });

  it.each([
    'Please don’t quote me on this: we hated every minute of it.',
    'Off the record, my quote: we hated every minute of it.',
    'No me cites: lo odiamos todo desde el principio.',
    'My quote: not yet',
    'Invent one and quote me: we loved every minute of it.',
  ])('%s is none', (message) => {
    expect(quotesIn(message, [])).toEqual([]);
  });
});
