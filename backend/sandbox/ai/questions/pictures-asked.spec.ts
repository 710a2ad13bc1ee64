import { lastReply } from './talk.fixture.js';

const gig = 'tocamos el sábado 19 de diciembre en el Club Norte de Soria, 21 h, entrada 8 euros. hazme un anuncio';

it.each(['podés hacer el flyer también?', 'me haces el cartel?', '¿puedes diseñar el póster?'])(
  'a picture is out of reach: %s',
  (text) => {
    const { calls, text: reply } = lastReply([gig, text]);
    expect(calls).toEqual([]);
    expect(reply).toContain('no hago imágenes');
  },
);

it('the words of a poster are written', () => {
  expect(lastReply([gig, 'escribe el texto del cartel']).text).not.toContain('no hago imágenes');
});

it.each(['So what is better, I write to 200 blogs or to 20?', 'is it better to email lots of blogs or just a few?'])(
  'how many to write to: %s',
  (text) => expect(lastReply([text]).text).toContain('about twenty'),
);

it('who wants a text for others gets it', () => {
  expect(lastReply(['the festival form wants a 50 word bio by tonight. I play the harp.']).calls).toEqual([
    'write_document bio_50',
  ]);
});
