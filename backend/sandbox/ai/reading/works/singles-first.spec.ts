import { parseIsoDay } from '../../calendar.js';
import { lastReply } from '../../questions/talk.fixture.js';
import { wantsSingleFirst, withSingleFirst } from './singles-first.js';

const today = parseIsoDay('2026-11-23') ?? 0;
const record = ['Our EP “Slow Boats” is out on 12 March. Can you make a plan?'];
const read = (text: string, before = '', earlier = record): string =>
  withSingleFirst(text, before, earlier, { today, language: 'en' });

it.each([
  ['changed my mind want a single first. tin roof, 5 feb', 'tin roof', 'Friday 5 February 2027'],
  ['gonna do a single first, called Paper Hats, on 29 jan', 'Paper Hats', 'Friday 29 January 2027'],
  ['actually lead with a single “Paper Hats” on 29 Jan', 'Paper Hats', 'Friday 29 January 2027'],
  ["we're putting out a single before it on 5 feb, it's called high tide", 'high tide', 'Friday 5 February 2027'],
  ['a single ahead of the EP, Paper Hats, 29 January', 'Paper Hats', 'Friday 29 January 2027'],
])('“%s” gives the single its own day', (text, title, day) => {
  expect(read(text)).toBe(`The single is called “${title}” and it is out on ${day}.`);
});

it('keeps what other sentences say', () => {
  expect(read('Lead with a single, Paper Hats on 29 Jan. Can you plan that too? We are a trio.')).toBe(
    'The single is called “Paper Hats” and it is out on Friday 29 January 2027. We are a trio.',
  );
});

it.each([
  ['a single first. tin roof, 5 feb', []],
  ['Should we do a single first?', record],
  ['We want a single first.', record],
  ['The first single is great.', record],
])('“%s” stays as it is', (text, earlier) => {
  expect(read(text, '', [...earlier])).toBe(text);
});

it('is asked for without a title, and takes the day that was told with it', () => {
  expect(wantsSingleFirst('we will do a single first on 5 feb', record, 'en')).toBe(true);
  const first = [...record, 'we will do a single first on 5 feb'];
  const { text, calls } = lastReply(first);
  expect(calls).toEqual([]);
  expect(text).toContain('“Slow Boats” stays as it was. What is the single called');
  expect(lastReply([...first, "it's called Paper Hats", 'when is the EP out?']).text).toBe(
    '“Slow Boats” (EP): **Friday 12 March 2027**.',
  );
});

it('is a release of its own beside the record, in Spanish too', () => {
  expect(
    lastReply([...record, 'changed my mind want a single first. tin roof, 5 feb', 'whats the 2 dates again']).text,
  ).toBe('- “tin roof” (single): **Friday 5 February 2027**.\n- “Slow Boats” (EP): **Friday 12 March 2027**.');
  const spanish = [
    'Sacamos el EP «Mareas» el 12 de marzo. ¿Me haces un plan?',
    'mejor primero un single. faro, 5 de febrero',
  ];
  expect(lastReply(spanish).calls).toEqual(['plan_release release']);
  expect(withSingleFirst(spanish[1] ?? '', '', [spanish[0] ?? ''], { today, language: 'es' })).toBe(
    'El single se titula «faro» y sale el viernes 5 de febrero de 2027.',
  );
});
