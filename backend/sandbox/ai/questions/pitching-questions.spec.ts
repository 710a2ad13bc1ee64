import { lastReply } from './talk.fixture.js';

const hour = 'nothing on the hour';
const number = '**about twenty**';
const format = 'don’t rank formats';
const oneByOne = 'one named person at a time';
const pasted = 'Paste it into the email';
const hashtags = 'nothing on hashtags';

describe('a question about pitching', () => {
  it.each([
    ['how many blogs should i pitch', number],
    ['how many radio stations should we pitch?', number],
    ['a cuántos blogs debo escribir', '**unos veinte**'],
    ['what time of day should i email blogs', hour],
    ["what's the best day to pitch to blogs", hour],
    ['how many singles before an album', format],
    ['waterfall release what is that', format],
    ['should i release an ep or singles', format],
    ['ep or album?', format],
    ['is it ok to send the same email to everyone at once', oneByOne],
    ['can i cc all of them in one email?', oneByOne],
    ['can i send it to more than one blog at the same time or is that rude', oneByOne],
    ['¿puedo mandarlo a varias radios a la vez?', 'a una persona cada vez'],
    ['do i attach it as a pdf or paste it in the email', pasted],
    ['do i print this or email it', pasted],
    ['lo mando en pdf o pegado en el correo?', 'Pegado en el correo'],
    ['how many hashtags should i use', hashtags],
    ['how do i pitch to college radio', 'community'],
    ['how do i get on new music friday', 'Spotify for Artists'],
    ['when do i have to send it to spotify then?', '7 days before release'],
    ['me copiaron una canción, qué hago', 'No puedo dar consejo legal'],
  ])('“%s” is answered', (question, answer) => {
    const { text, calls } = lastReply([question]);
    expect(text).toContain(answer);
    expect(calls).toEqual([]);
  });

  it.each([
    ['how many blogs have written about me', number],
    ['what day should I release it?', hour],
    ['write the press release for the album or single, whatever fits', format],
    ['how many songs are on the album?', format],
    ['should I send all the photos?', oneByOne],
    ['can I write more than one bio?', oneByOne],
    ['can you make a pdf or a word file of it?', pasted],
    ['Write captions with three hashtags for “Salt Road”', hashtags],
  ])('“%s” asks for something else', (question, answer) => {
    expect(lastReply([question]).text).not.toContain(answer);
  });
});

it.each([
  'Do we need a single first or just put the whole EP out in one go?',
  'the whole ep at once or a single?',
  'should we release a single first?',
  'saco un sencillo antes o todo el disco de una?',
])('one song first, or all at once: %s', (question) => {
  const isSpanish = question.startsWith('saco');
  const told = isSpanish ? 'Mi EP "Sal" sale el 12 de marzo.' : 'My EP "Salt Road" is out on 12 March 2027.';
  expect(lastReply([told, question]).text).toMatch(/My notes give no number|Mis notas no dan un número/u);
});

describe('someone named beside a wish to be heard', () => {
  it.each([
    [
      'can you help us get on local radio. weve got a single Glass Lungs out 15 jan. theres a show called the Pier Hour on Moor Side FM, presenter is Dee Okafor',
      'radio_pitch',
      'for Pier Hour\n\nHello Dee,',
    ],
    [
      'my song Glass Lungs comes out this friday and id like the blog Salt & Lamp to write about it. editor is Joe Marsh',
      'blog_pitch',
      'Hello Joe,',
    ],
  ])('gets the pitch: %s', (message, kind, start) => {
    const { calls, texts } = lastReply([message]);
    expect(calls).toContain(`write_document ${kind}`);
    expect(texts.at(-1)).toContain(start);
  });

  it('gets none if they are thanked', () => {
    const { calls } = lastReply([
      'my song Glass Lungs is out on 15 jan. id like to thank the radio presenter, her name is Dee Okafor',
    ]);
    expect(calls).not.toContain('write_document radio_pitch');
  });
});
