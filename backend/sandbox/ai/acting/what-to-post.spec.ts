import { lastReply } from '../questions/talk.fixture.js';

describe('who doesn’t know what to post about news gets the text', () => {
  it.each([
    ['we play the Bodega in Hull on 18 December 2026, what should we post', 'captions', 'Bodega'],
    ['My single Kettle is out on 29 January 2027. Not sure what to put on facebook', 'captions', 'Kettle'],
    ['Someone stole our van last night, no idea what to post', 'crisis_statement', 'van'],
    [
      'Tocamos en la Sala Malandar de Sevilla el 18 de diciembre de 2026, qué pongo en instagram?',
      'captions',
      'Malandar',
    ],
    ['Tocamos en la Sala Malandar de Sevilla el 18 de diciembre de 2026, no sé qué publicar', 'captions', 'Malandar'],
  ])('%s', (message, kind, fact) => {
    const { calls, texts } = lastReply([message]);
    expect(calls).toContain(`write_document ${kind}`);
    expect(texts.at(-1)).toContain(fact);
  });

  it('but not without news, or where people come first', () => {
    expect(lastReply(['what should i post?']).calls).toEqual([]);
    expect(lastReply(['Our singer died last night. what do we post']).calls).toEqual([]);
  });
});
