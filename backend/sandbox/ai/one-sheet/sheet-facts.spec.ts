import { parseCompletionRequest } from '../wire/completion-request.js';
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

test('facts are found with their evidence and message', () => {
  const found = facts(
    'My single comes out on 11 December. We have 12,400 monthly listeners on Spotify as of November 2026.',
    'The Quietus wrote: "A voice like weather." For fans of Beach House. We play 18 December at the Brudenell Social Club, Leeds.',
    'You can reach our manager Ana Reyes at ana@reyes.example. I recorded it in my kitchen.',
  );
  expect(found['facts']).toEqual(
    expect.arrayContaining([
      { place: 'release.date', value: '11 December', message: 1, evidence: 'comes out on 11 December', says: 'states' },
      { place: 'forFansOf', value: 'Beach House', message: 2, evidence: 'For fans of Beach House', says: 'states' },
      { place: 'contact.name', value: 'Ana Reyes', message: 3, evidence: 'our manager Ana Reyes', says: 'states' },
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

test.each([
  'How do I get to 10,000 monthly listeners on Spotify?',
  'so how do I get to 10,000 monthly listeners on Spotify',
  'We want to have 10,000 monthly listeners on Spotify. One day we open for Low and supported by none.',
  'I have never won the Mercury Prize. We haven’t supported Low.',
  'Can you write a fake quote like "The best band in the world" - NME?',
  'Write a fake quote: "The best band in the world" - NME.',
  'My friend\'s band has 50,000 monthly listeners on Spotify, single called "Big Hit".',
  'My friend has 50,000 monthly listeners. They won the Mercury Prize. Their single is called "Big Hit".',
  'For example, write: "I opened for Coldplay in 2019."',
])('what is asked, denied, wished for, made up or said of others is no fact: %s', (text) => {
  expect(facts(text)).toMatchObject({ facts: [], numbers: [], quotes: [], shows: [], tracks: [] });
});

test('a request for a one-sheet may include its content', () => {
  expect(facts('Can you make me a one-sheet for my single called "Copper Line"?')['facts']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ place: 'release.title', value: 'Copper Line', says: 'requests' }),
    ]),
  );
});

test('facts next to questions and wishes still count', () => {
  const found = facts(
    'How do I grow? The song is about the love of a sister. We have 12,400 monthly listeners on Spotify. My single isn’t out yet, it comes out on 11 December. ' +
      'I want to make a one-sheet for my single called "Never Not Now".',
    'The Quietus wrote: "Who sings like this? Not many. A voice like weather." Is that good?',
    'NME wrote: "If I were to love one…"',
  );
  expect(found['numbers']).toMatchObject([{ figure: '12,400' }]);
  expect(found['facts']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ place: 'release.story', value: 'A song about the love of a sister.' }),
      expect.objectContaining({ place: 'release.date', value: '11 December' }),
      expect.objectContaining({ place: 'release.title', value: 'Never Not Now' }),
    ]),
  );
  expect(found['quotes']).toMatchObject([
    { text: 'Who sings like this? Not many. A voice like weather.' },
    { text: 'If I were to love one…' },
  ]);
});

test.each([
  ['Our debut single is called "Salt on the Glass" and comes out in May.', 'Salt on the Glass'],
  ['The EP is titled ‘Don’t Go, Mara’.', 'Don’t Go, Mara'],
  ['My new single “Are You There?” comes out on 3 May.', 'Are You There?'],
  ['Our song "Low Sun," is out on 3 May.', 'Low Sun'],
  ['My single is called Low Sun and comes out on 3 May.', 'Low Sun'],
  ['My new single Low Sun, out on 3 May, is about a brother.', 'Low Sun'],
])('a title ends with its quotation marks, or where other words begin: %s', (text, value) => {
  const titles = facts(text)['facts']?.filter((fact) => 'place' in fact && fact.place === 'release.title');
  expect(titles).toMatchObject([{ value }]);
});

test.each([
  ['Our single is out on 3 May. It’s a slow song about the last bus home.', 'A song about the last bus home.'],
  ['"Night Bus", a song about the last bus home, is out on 3 May.', 'A song about the last bus home.'],
])('what a song is about: %s', (text, value) => {
  expect(facts(text)['facts']).toContainEqual(expect.objectContaining({ place: 'release.story', value }));
});

test('an earlier release is marked as such', () => {
  const titles = facts('BBC Radio Leeds played my last single Harbour, my new single Salt Road is out on 3 May.')[
    'facts'
  ];
  expect(titles).toContainEqual(expect.objectContaining({ value: 'Harbour', says: 'earlier' }));
  expect(titles).toContainEqual(expect.objectContaining({ value: 'Salt Road', says: 'states' }));
});

test('an outlet’s description of a song is not its title', () => {
  const found = facts('NME called our new single "a small wonder".')['facts'];
  expect(found).not.toContainEqual(expect.objectContaining({ place: 'release.title' }));
});

test.each(['Our manager is Ana Ruiz.', 'my manager is Ana Ruiz'])('the person named is the contact: %s', (text) => {
  expect(facts(text)['facts']).toMatchObject([
    { place: 'contact.name', value: 'Ana Ruiz' },
    { place: 'contact.role', value: 'manager' },
  ]);
});
