import type { DoneCall } from '../call.js';
import { situationOf } from '../situation.fixture.js';
import { unplacedRemark } from './unplaced.js';

const written = (markdown: string): DoneCall => ({
  name: 'write_document',
  arguments: { kind: 'spotify_pitch', markdown },
  result: { id: '0192', title: 'Spotify pitch: Moss', findings: [] },
  error: null,
});

const remark = (message: string, markdown: string): string =>
  unplacedRemark(situationOf([message], { done: [written(markdown)] }), 'I wrote your Spotify pitch.');

it('names what a text left out, and nothing that is in it', () => {
  const message = 'write the spotify pitch for Moss. there’s a feature, Imani Duquette does the hook';
  expect(remark(message, '“Moss” is a song.')).toContain('Not used from your message: “Imani Duquette does the hook”.');
  expect(remark(message, '“Moss” has Imani Duquette on the hook.')).toBe('');
});

it('names a second day, and a name without the sign after it', () => {
  const message =
    'Write the Spotify pitch for Moss, out 12 February 2027. We filmed on 4 March at Dowson’s Bookshop. Thanks!';
  expect(remark(message, '“Moss” comes out on Friday 12 February 2027.')).toContain(
    '“Thursday 4 March 2027”, “We filmed on 4 March at Dowson’s Bookshop”.',
  );
});

it('is silent about weekdays, platforms and the first words of sentences', () => {
  expect(remark('Write the Spotify pitch. Please. It goes to Instagram on Friday, too.', '“Moss” is a song.')).toBe('');
});

it('is silent if the message was only answered', () => {
  const situation = situationOf(['Should I write to Imani Duquette?'], {});
  expect(unplacedRemark(situation, 'Yes, once.')).toBe('');
});

it('speaks Spanish', () => {
  const message =
    'Escribe el texto para Spotify de Moss. Los teclados son de Memo Arriaga y el coro es de Pilar Zubeldía';
  const done = [written('“Moss” es una canción.')];
  expect(unplacedRemark(situationOf([message], { done }), '')).toContain(
    'no he usado «Los teclados son de Memo Arriaga», «el coro es de Pilar Zubeldía»:',
  );
});

it('knows a hall by its name alone', () => {
  const message = 'Escribe la nota de mi EP Siesta, lo presento el sábado 30 en la sala La Peineta, aquí en Valencia';
  expect(unplacedRemark(situationOf([message], { done: [written('Valencia, La Peineta')] }), '')).toBe('');
});

it('quotes the words that were typed, not those in which they were read', () => {
  const message =
    'Write the Spotify pitch. I use sounds of the old shipyard, date is 5 February. im recording the ferries too';
  const told = remark(message, '“Moss” is a song.');
  expect(told).toContain('“I use sounds of the old shipyard”');
  expect(told).toContain('“im recording the ferries too”');
  expect(told).not.toContain('the release date has changed');
});
