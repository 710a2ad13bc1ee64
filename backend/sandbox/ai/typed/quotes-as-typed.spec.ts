import { withQuotesAsTyped } from './quotes-as-typed.js';

it('words between quotation marks stay as they were typed', () => {
  expect(withQuotesAsTyped('I say: “I was not paid for it”', 'She says: “he was not paid for it”')).toBe(
    'I say: “he was not paid for it”',
  );
});

it('titles and marks that were added stay as they are', () => {
  expect(withQuotesAsTyped('our song “Low Tide” is out', 'their song “low tide” is out')).toBe(
    'our song “Low Tide” is out',
  );
  expect(withQuotesAsTyped('“A Long Way to Go Down” and “I was not paid for it”', '“he was not paid for it”')).toBe(
    '“A Long Way to Go Down” and “I was not paid for it”',
  );
});
