import { lastReply } from './talk.fixture.js';

const hour = 'nothing on the hour';
const number = '**about twenty**';
const format = 'don’t rank formats';

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
  ])('“%s” asks for something else', (question, answer) => {
    expect(lastReply([question]).text).not.toContain(answer);
  });
});
