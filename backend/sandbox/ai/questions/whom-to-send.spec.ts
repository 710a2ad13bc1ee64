import { lastReply } from './talk.fixture.js';

const written = ['My single "Salt Road" is out on 12 February 2027.', 'write the press release please'];

describe('whom to send a text to', () => {
  it.each([
    'perfect thank you so much! who should i actually send it to?',
    'so who do i send this to then?',
    'lovely. whom should I send the press release to?',
    'who do you think I should be sending it to?',
    'ok cool, and who am i supposed to send it to',
    'great, who gets it?',
    'Who should I pitch this to?',
  ])('%s', (question) => {
    const { text, calls } = lastReply([...written, question]);
    expect(text).toContain("I won't give you names or addresses from memory");
    expect(calls).toEqual([]);
  });

  it.each([
    ['can you send it to NME for me?', "I can't send emails"],
    ['thanks! can you send it to them', "I can't send emails"],
    ['who do i send it to and when?', 'Working back from'],
  ])('is not asked by: %s', (question, start) => {
    expect(lastReply([...written, question]).text).toContain(start);
  });

  it('of a Spotify pitch has an answer of its own', () => {
    const { text } = lastReply([...written, 'now the spotify pitch', 'can you submit it for me?']);
    expect(text).toContain('you do that yourself in **Spotify for Artists**');
  });

  it('follows a text that the message asks for', () => {
    const [news = ''] = written;
    expect(lastReply([news, 'Write the blog pitch. Who do I send it to?']).calls).toEqual([
      'write_document blog_pitch',
    ]);
  });
});

it.each([
  'Who should I be writing to for a jazz record like this? I have no contacts to speak of.',
  'who do i contact about this',
  'who would want to write about it',
])('also who to write to: %s', (question) => {
  expect(lastReply(['My single "Salt Road" is out on 15 January 2027.', question]).text).toContain(
    'three artists of your size',
  );
});

it.each([
  'oye y a quien se lo mando? no conozco a nadie de prensa',
  'a quién le escribo?',
  '¿A quién deberíamos mandarlo?',
])('also in Spanish: %s', (question) => {
  expect(lastReply(['Mi single "Sal" sale el 15 de enero de 2027.', question]).text).toContain(
    'tres artistas de tu tamaño',
  );
});

it.each(['who wrote to us?', 'who should I talk about in the bio', 'no conozco a nadie en Madrid'])(
  'not asked by: %s',
  (message) => expect(lastReply([message]).text).not.toMatch(/three artists of your size|tres artistas de tu/u),
);
