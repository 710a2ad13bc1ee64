import { lastReply } from './talk.fixture.js';

const written = 'Write the gig announcement: we play The Brudenell in Leeds on 30 January 2027';

describe('a request that is dropped', () => {
  it.each(['Actually leave that.', 'never mind', 'Leave it, my sister will do it', 'ok skip that one then'])(
    'changes nothing: %s',
    (message) => {
      const { text, calls } = lastReply([written, message]);
      expect(text).toContain('I’ve dropped it');
      expect(calls).toEqual([]);
    },
  );

  it('is not said to be misunderstood beside another request', () => {
    const { text, calls } = lastReply([written, 'Actually leave that, the others will do it. I need a bio first']);
    expect(calls).toEqual(['write_document bio_100']);
    expect(text).not.toContain('I didn’t follow');
  });

  it.each(['leave that out please', 'leave it at 8pm', 'never mind the support act, add that doors are at 7'])(
    'is another wish: %s',
    (message) => expect(lastReply([written, message]).text).not.toContain('dropped'),
  );

  it.each(['nvm', 'oh forget it', 'scrap that then', 'nah', 'ok no need', 'hmm maybe later'])(
    'or declined is let be: %s',
    (message) => {
      const { text, calls } = lastReply([written, message]);
      expect(text).toContain('I’ve dropped it');
      expect(calls).toEqual([]);
    },
  );

  it.each(['olvídalo', 'da igual', 'mejor no', 'ahora no'])('is let be in Spanish: %s', (message) => {
    const { text, calls } = lastReply(['Escribe el anuncio: tocamos en La Nave el 30 de enero de 2027', message]);
    expect(text).toContain('lo dejo');
    expect(calls).toEqual([]);
  });
});

describe('a message that only asks for time', () => {
  it.each(['wait', 'hang on a sec', 'oh give me a minute', 'let me think about it'])(
    'changes nothing: %s',
    (message) => {
      const { text, calls } = lastReply([written, message]);
      expect(text).toContain('No rush');
      expect(calls).toEqual([]);
    },
  );

  it.each(['espera un momento', 'luego te digo', 'me lo pienso'])('changes nothing: %s', (message) => {
    const { text, calls } = lastReply(['Tocamos en La Nave el 30 de enero de 2027', message]);
    expect(text).toContain('Sin prisa');
    expect(calls).toEqual([]);
  });

  it.each(['hmm not sure yet', 'idk lol', 'i dont know what to put'])('leaves what was asked blank: %s', (message) => {
    const { text, calls } = lastReply([written, message]);
    expect(text).toContain('stays blank until you know');
    expect(calls).toEqual([]);
  });

  it.each(['wait, doors are at 7', 'not sure about the second line, cut it', 'no, it is on 31 January'])(
    'doesn’t hide what else is said: %s',
    (message) => expect(lastReply([written, message]).text).not.toMatch(/No rush|dropped/u),
  );
});

it.each(['start over', 'can we start again?', 'delete everything', 'let’s start from scratch'])(
  'a fresh start is a new chat: %s',
  (message) => expect(lastReply([written, message]).text).toContain('new chat'),
);

it('a fresh start is no fact in Spanish', () => {
  expect(lastReply(['Tocamos en La Nave el 30 de enero de 2027', 'empezamos de cero']).text).toContain('chat nuevo');
});
