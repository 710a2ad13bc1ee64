import { asksForOneSheet, oneSheetTool, sheetArguments } from './one-sheet-intent.js';

test.each([
  'Make my one-sheet',
  'please create a one sheet for Salt Road',
  'Can you generate my one-sheet as a PDF?',
  'Could you put together a one-pager for me?',
  'I need a one-sheet for a booker. How long does it take?',
  "I'd like a one sheet please",
  'One-sheet please',
  'My single is out in May. Now build the onesheet!',
  'Send me the one-sheet again',
  'Can you do a one-sheet?',
  'please do one, a one-sheet for the album',
  'Can you put all that in a one sheet I can send as a pdf?',
  'Can you turn this into a one-sheet as a PDF?',
  'Can I have a one-sheet for it?',
  'could we get a one sheet',
  'a venue in Ballan wants a one sheet from me by friday, got you?',
  'The promoter asked for my one-sheet',
  'la sala me pide un one-sheet para el viernes',
])('"%s" asks for one', (question) => {
  expect(asksForOneSheet(question)).toBe(true);
});

test.each([
  'What is a one-sheet and what goes on it?',
  'How do I make a one-sheet?',
  'Do I need a one-sheet?',
  'Does a one-sheet need a photo?',
  'Should I create a one sheet before the release?',
  'When should I send my one-sheet to radio?',
  'Please explain how to write a one-sheet',
  "Don't make a one-sheet yet",
  'Tell me about one-sheets',
  'Make me a release plan on one page',
  'Give me tips for a good one-sheet',
  'can we get the one-sheet onto Spotify?',
  'What if a venue wants a one-sheet?',
  'Does a promoter need a one-sheet?',
])('"%s" does not', (question) => {
  expect(asksForOneSheet(question)).toBe(false);
});

test('a yes counts if one has just been offered', () => {
  expect(asksForOneSheet('Yes please', 'I can make one from your profile: say "make my one-sheet".')).toBe(true);
  expect(asksForOneSheet('Yes please', 'Shall I write the e-mail?')).toBe(false);
  for (const question of [
    'Could you make one for me please? My album is out in March.',
    'make me one for booking',
    'I want one',
    'one for radio please',
  ])
    expect(asksForOneSheet(question, 'I can make one from your profile: say "make my one-sheet".')).toBe(true);
  expect(asksForOneSheet('make me one for booking', 'Shall I write the e-mail?')).toBe(false);
});

test('its tool is recognised by name or description', () => {
  const tool = (name: string, description = '') => ({ name, description, parameters: {} });
  expect(oneSheetTool([tool('weather'), tool('make_one_sheet')])?.name).toBe('make_one_sheet');
  expect(oneSheetTool([tool('pdf', "Makes the artist's one-sheet.")])?.name).toBe('pdf');
  expect(oneSheetTool([tool('weather', 'Rain in one place.')])).toBeUndefined();
});

test.each([
  ['Make my one-sheet', null, null],
  ['Make me a booking one-sheet', 'booking', null],
  ['My booking agent is Jo. Make my one-sheet please', null, null],
  ['I need a one-sheet for venues on A4 paper', 'booking', 'a4'],
  ['Create a radio one-sheet in US letter', 'radio', 'letter'],
  ['Could you put together a one-pager for playlist curators?', 'playlist', null],
  ['Please make a press one-sheet', 'press', null],
])('"%s" asks for the kind %s on %s', (question, kind, paper) => {
  expect(sheetArguments(question)).toEqual({ kind, paper });
});
