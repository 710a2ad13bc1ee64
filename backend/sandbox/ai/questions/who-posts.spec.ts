import { lastReply } from './talk.fixture.js';

const written = 'Write the captions for my single "Salt Road", out 26 February 2027';
const escrito = 'Escribe los textos para Instagram de mi single "Sal", sale el 26 de febrero de 2027';

describe('who posts or sends a text', () => {
  it.each([
    'so does this go on our insta now or do i do it',
    'do you publish it or me',
    'do I have to post it myself or do you',
    'Does it go on Instagram automatically?',
    'did you post it already?',
    'is it posted now?',
    'do you or I put it on facebook',
    'does this get sent to folk radio or do i email it',
  ])('%s', (question) => {
    const { text, calls } = lastReply([written, question]);
    expect(text).toMatch(/^You do it: Fanfare writes, and posts or sends nothing/u);
    expect(text).toContain('](/documents/29e694a0-b172-5599-a051-000000000000)');
    expect(calls).toEqual([]);
  });

  it.each(['¿lo publicas tú o lo publico yo?', 'me lo envías tú a la radio o lo mando yo', 'esto se manda solo?'])(
    '%s',
    (question) => expect(lastReply([escrito, question]).text).toMatch(/^Lo publicas o lo mandas tú/u),
  );

  it.each(['when should I post it?', 'did the BBC post it?', 'is the date in it now?', 'who wrote it?'])(
    'is not asked by: %s',
    (question) => expect(lastReply([written, question]).text).not.toContain('You do it'),
  );
});
