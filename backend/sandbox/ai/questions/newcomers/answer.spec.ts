import { lastReply } from '../talk.fixture.js';

describe('a newcomer’s question', () => {
  it.each([
    ['how do i market my ep with no budget', 'Nearly all of it is free'],
    ['how can we get our track onto playlists?', 'Two kinds, two ways in'],
    ['how many mails should we send', 'about twenty'],
    ['should we change our band name', 'can’t judge or invent a name'],
    ['could you master our single?', 'don’t make or change sound'],
    ['can u ring the venue for us', 'can’t send emails, call, book'],
    ['how can we get more listeners', 'no trick for numbers'],
    ['how much do we charge for a wedding', 'have no fees'],
    ['do i need a record label', 'you need none'],
    ['whats a pre save', 'save a song before it’s out'],
    ['can you look at my contract', 'no legal advice'],
    ["what's a upc code", 'UPC'],
    ['how long do blogs take to reply', 'no usual time'],
    ['how do we put our song on spotify', 'Through a **distributor**'],
    ['distrokid or tunecore?', 'don’t rank distributors'],
    ['how many tracks in an ep', 'no fixed rule'],
    ['do you know any good blogs', 'won’t give you names'],
    ['do you offer a free trial?', 'messages are free'],
    ['is my stuff private', 'kept in your account'],
    ['how do i change our band name here?', 'Edit Profile'],
  ])('%s', (question, answer) => {
    const { text, calls } = lastReply([question]);
    expect(text).toContain(answer);
    expect(calls).toEqual([]);
  });

  it.each([
    ['como difundo mi disco sin un duro', 'Casi todo es gratis'],
    ['como entramos en una playlist', 'Hay dos clases'],
    ['cuantos mails envio', 'unas veinte'],
    ['es feo el nombre de nuestra banda?', 'no lo puedo juzgar ni inventar'],
    ['puedes masterizar mi single', 'no hago ni cambio sonido'],
    ['lo podrias mandar a unos blogs?', 'no puedo enviar correos'],
    ['como ganamos seguidores', 'ningún truco'],
    ['cuanto pido por un concierto', 'no tienen cachés'],
    ['como encuentro una discografica', 'no hace falta'],
    ['que es un pre-save', 'guardar una canción antes'],
    ['puedes mirar mi contrato', 'no doy consejo legal'],
    ['cuanto tardan en responder los medios', 'no dan un plazo'],
    ['como pongo mi tema en spotify', 'Con una **distribuidora**'],
    ['me recomiendas algun blog', 'No doy nombres'],
    ['como cambio mi nombre aqui', 'Edit Profile'],
    ['como consigo reseñas', 'reseñan'],
    ['como escribo una bio', 'tercera persona'],
    ['oye y como le hago pa que vaya mas gente? la ultima vez llegaron como 15', 'Las agendas'],
    ['cómo consigo que venga más gente al concierto?', 'Las agendas'],
    ['qué hacemos para llenar la sala', 'Las agendas'],
  ])('in Spanish: %s', (question, answer) => {
    const { text, calls } = lastReply([question]);
    expect(text).toContain(answer);
    expect(calls).toEqual([]);
  });

  it.each([
    ['should i attach it as a pdf', 'nothing attached'],
    ['what am i supposed to do with this now', 'Then you send it yourself'],
    ['can we edit it later', 'it saves by itself'],
    ['could we use this for blogs too', 'write the blog pitch'],
  ])('about a text: %s', (question, answer) => {
    const { text, calls } = lastReply([
      'Write the press release: my single Kettle is out on 29 January 2027',
      question,
    ]);
    expect(text).toContain(answer);
    expect(calls).toEqual([]);
  });

  it.each(['We recorded it with no money in a garage', 'My single Contract is out on 29 January 2027'])(
    'isn’t heard in news: %s',
    (message) => expect(lastReply([message]).text).not.toMatch(/Nearly all of it|legal advice/u),
  );
});
