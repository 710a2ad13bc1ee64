import { lastReply } from './talk.fixture.js';

describe('what is kept, and who sees it', () => {
  it.each([
    'do you keep what i tell you? is my stuff used to train an ai',
    'does fanfare sell my data',
    'who can see my chats',
    'one more question, the things I write here, can other people read it? my song is not public yet',
    'is anyone else able to see what i type in here??',
    'is my unreleased song safe with you? are my chats private',
    'y mi privacidad? quién lee lo que escribo aquí',
    'venden mis datos?',
  ])('%s', (question) => {
    expect(lastReply([question]).text).toContain('[Privacy Policy](/privacy)');
  });
});

describe('getting rid of what is known', () => {
  it.each([
    ['what do you remember about me?', 'Can I get rid of it?'],
    ['what do you know about me', 'how do i delete that'],
    ['¿qué sabes de mí?', '¿se puede borrar eso?'],
  ])('%s %s', (before, question) => {
    expect(lastReply([before, question]).text).toMatch(/\*\*What Fanfare knows\*\*[^]*\*\*Account and data\*\*/);
  });

  it('is only meant after it was listed', () => {
    expect(lastReply(['write my bio', 'Can I change it?']).text).not.toContain('Account and data');
  });
});

describe('a copy of everything', () => {
  it.each([
    'can i download everything we made if i quit',
    'do i lose my documents if i cancel',
    'if i cancel do i lose my drafts?',
    'how do i export all my chats',
    'si me doy de baja puedo descargar todo lo que hicimos?',
  ])('%s', (question) => {
    expect(lastReply([question]).text).toContain('**Download everything**');
  });
});

it.each([
  'can you keep all my dates in one list',
  'who can see my stories on instagram',
  'how do I get all my fans to the show',
  'should we save the song for the album',
  'can I share my song before it is out',
])('is not asked by: %s', (question) => {
  expect(lastReply([question]).text).not.toMatch(/Download everything|\(\/privacy\)/u);
});
