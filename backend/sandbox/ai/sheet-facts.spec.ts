import { parseCompletionRequest } from './completion-request.js';
import { sheetFacts } from './sheet-facts.js';

const artist = { name: 'Mara Quill', musicGenre: 'dream pop', location: 'Leeds, UK', songTitle: 'Salt Road' };

function facts(...said: string[]) {
  const messages = said.map((text, index) => ({ message: index + 1, text }));
  const request = parseCompletionRequest({
    model: 'sandbox',
    messages: [
      { role: 'system', content: `<artist>${JSON.stringify(artist)}</artist>` },
      { role: 'user', content: `<said>${JSON.stringify(messages)}</said>` },
    ],
  });
  return sheetFacts(request, new Date('2026-11-21')) as unknown as Record<
    string,
    { evidence: string; message: number }[]
  >;
}

test('what was said is found with the words that say it, and with its message', () => {
  const found = facts(
    'My single comes out on 11 December. We have 12,400 monthly listeners on Spotify as of November 2026.',
    'The Quietus wrote: "A voice like weather." For fans of Beach House. We play 18 December at the Brudenell Social Club, Leeds.',
    'You can reach our manager Ana Reyes at ana@reyes.example. I recorded it in my kitchen.',
  );
  expect(found['facts']).toEqual(
    expect.arrayContaining([
      { place: 'release.date', value: '11 December', message: 1, evidence: 'comes out on 11 December' },
      { place: 'forFansOf', value: 'Beach House', message: 2, evidence: 'For fans of Beach House' },
      { place: 'contact.name', value: 'Ana Reyes', message: 3, evidence: 'our manager Ana Reyes' },
      expect.objectContaining({ place: 'contact.email', value: 'ana@reyes.example', message: 3 }),
    ]),
  );
  expect(found['numbers']).toMatchObject([
    { figure: '12,400', what: 'monthly listeners', source: 'Spotify', asOf: 'November 2026', message: 1 },
  ]);
  expect(found['quotes']).toMatchObject([{ text: 'A voice like weather.', outlet: 'The Quietus', message: 2 }]);
  expect(found['shows']).toMatchObject([{ date: '18 December', venue: 'Brudenell Social Club', city: 'Leeds' }]);
  expect(found['bio']).toMatchObject([
    { sentence: 'Mara Quill makes dream pop in Leeds, UK.', message: 0 },
    { sentence: 'They recorded it in their kitchen.', message: 3 },
  ]);
});

test('a conversation without facts has none', () => {
  expect(facts('Hello! How do I write a pitch?')).toMatchObject({ facts: [], numbers: [], quotes: [], shows: [] });
});
