import { lastReply } from '../../questions/talk.fixture.js';
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

describe('a notice in a paper', () => {
  it.each([
    'I should like to put a notice in the local paper',
    'I want to place an advert in the parish magazine',
    'Could you write a notice for the paper?',
    'we need to get a few lines in the local newspaper',
    'I would like to put a notice on the church notice board',
  ])('is the text about the news: %s', (message) => {
    expect(askedDocuments(message, 'gig')).toEqual(['gig_announcement']);
    expect(askedDocuments(message, 'release')).toEqual(['press_release']);
  });

  it.each([
    'we put a notice in the local paper last week',
    'how do I put a notice in the paper?',
    'we had a piece in the press',
  ])('isn’t asked for: %s', (message) => expect(askedDocuments(message, 'gig')).toEqual([]));

  it('has the time, and what was told later and asked to be added', () => {
    const concert =
      "My quartet is giving a concert at St Wystan's Hall, Ludlow on Saturday 16th January at 7.30pm and I should like to put a notice in the local paper. Tickets are £10 at the door.";
    const added =
      'Thank you. I neglected to mention that the proceeds go to the Corvedale Hospice. Could you kindly add that?';
    const { text, texts } = lastReply([concert, added]);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('start: 7.30pm');
    expect(texts[0]).toContain('The proceeds go to the Corvedale Hospice.');
    expect(texts[0]).not.toContain('is giving');
    expect(text).not.toContain('didn’t follow');
  });
});
