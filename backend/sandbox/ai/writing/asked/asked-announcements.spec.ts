import { askedDocuments } from './asked-document.js';

it.each([
  ['necesito anunciar una gira y también una bio cortita de la banda', ['tour_announcement', 'bio_50']],
  ['quiero anunciar mi gira', ['tour_announcement']],
  ['tenemos que anunciar las fechas y necesito una bio', ['tour_announcement', 'bio_100']],
  ['hay que anunciar el concierto', ['gig_announcement']],
  ['me ayudas a anunciar un recital?', ['gig_announcement']],
  ['necesito una bio corta y anunciar la tocada', ['bio_50', 'gig_announcement']],
  ['queremos anunciar un bolo', ['gig_announcement']],
  ['anunciame la gira porfa', ['tour_announcement']],
])('to announce it is a request for its text: %s', (message, kinds) => {
  expect(askedDocuments(message)).toEqual(kinds);
});

it.each([
  'vamos a anunciar una gira el lunes',
  '¿cuándo tengo que anunciar la gira?',
  'ya anunciamos el concierto',
  'no quiero anunciar la gira todavía',
  'necesito saber cuándo anunciar la gira',
])('no text is asked for: %s', (message) => expect(askedDocuments(message)).toEqual([]));
