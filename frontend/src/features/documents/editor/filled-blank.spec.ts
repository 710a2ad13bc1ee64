import { factOfBlank } from './filled-blank';

test.each([
  ['Release date', '29 January 2027', { kind: 'releaseDate', value: '29 January 2027', releaseId: 'salt' }],
  ['record label', 'Night Bus', { kind: 'label', value: 'Night Bus', releaseId: 'salt' }],
  [
    'link to listen',
    'https://song.example/',
    { kind: 'listenLink', value: 'https://song.example/', releaseId: 'salt' },
  ],
  ['ticket link', 'https://tickets.example/', { kind: 'link', value: 'https://tickets.example/', releaseId: 'salt' }],
  ['city', 'Hull', { kind: 'preference', value: 'city: Hull', releaseId: 'salt' }],
  ['email', 'mara@artist.example', { kind: 'email', value: 'mara@artist.example' }],
])('the blank “%s” of a release’s document, filled with “%s”, states %j', (label, value, fact) => {
  expect(factOfBlank(label, value, 'salt')).toEqual(fact);
});

test('a blank of a document without a release states a fact about the artist', () => {
  expect(factOfBlank('label', 'Night Bus', null)).toEqual({ kind: 'label', value: 'Night Bus' });
});
