import { addresseeIn } from './contacts.js';

describe('the person that a text is written to', () => {
  it.each([
    ['write a follow up to Ada Fry, I wrote to her on 12 November', 'Ada Fry'],
    ['draft a pitch for Sam Okoro at The Skinny', 'Sam Okoro'],
    ['escribe un correo a Lucía Vega de Radio 3', 'Lucía Vega'],
  ])('%s', (text, name) => expect(addresseeIn(text)).toBe(name));

  it.each([
    'write a pitch to Rolling Stone',
    'an email to the local paper',
    'a follow-up to my pitch, she never answered',
  ])('is not in "%s"', (text) => expect(addresseeIn(text)).toBe(''));
});
