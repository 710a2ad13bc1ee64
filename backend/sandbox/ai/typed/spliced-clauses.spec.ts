import { withClausesApart } from './spliced-clauses.js';

it.each([
  [
    'It’s about leaving Hull, we recorded it live in one take',
    ['It’s about leaving Hull', 'we recorded it live in one take'],
  ],
  [
    'my EP is out in May, my brother Tom plays trumpet on it, it was mixed in Cork',
    ['my EP is out in May', 'my brother Tom plays trumpet on it', 'it was mixed in Cork'],
  ],
  [
    'We are a trio from Derry, we met in a choir, I used to be a nurse',
    ['We are a trio from Derry', 'we met in a choir', 'I used to be a nurse'],
  ],
  [
    'its loud and fast, i made it in a shed. my cousin drew the cover',
    ['its loud and fast', 'i made it in a shed.', 'my cousin drew the cover'],
  ],
  ['It’s called “We met, I ran”, I wrote it on a ferry', ['It’s called “We met, I ran”', 'I wrote it on a ferry']],
  [
    'When I moved to Cork, I lost my job, I wrote it that winter',
    ['When I moved to Cork, I lost my job', 'I wrote it that winter'],
  ],
  ['born in Hull, I am 34', ['born in Hull', 'I am 34']],
  ['We made it in a barn, what should I send to blogs?', ['We made it in a barn', 'what should I send to blogs?']],
])('a clause with its own subject and verb is a statement of its own: %s', (typed, clauses) => {
  expect(withClausesApart(typed).split('\n')).toEqual(clauses);
});

it.each([
  'If it rains, we play indoors',
  'After my dad died, I wrote it in his shed',
  'I stopped for a year, and because the baby came, I recorded it at night',
  'As a kid, I lived in Spain',
  'In 2019, we met Ada',
  'The song is about my dad, we built a boat together',
  'I have a gig on Friday, I played there last year',
  'She said that, I recorded it anyway',
  'Thanks, it was great',
  'I play the cello, the harp, and the kora',
  'He asked “are you in, I recorded it already”',
])('a clause that belongs to another one stays with it: %s', (typed) => {
  expect(withClausesApart(typed)).toBe(typed);
});
