import { lastReply } from './talk.fixture.js';

const release = 'My single "Salt Road" is out on 12 February 2027.';
const radio = [release, 'how do I get on local radio?'];

describe('the file that radio wants', () => {
  it.each([
    'do I need to send them an mp3 or a wav? and how far ahead',
    'mp3 or wav?',
    'should i attach the mp3 or send a link',
    'do they want a wav file',
    'what format do radio stations want, wav or mp3?',
  ])('%s', (question) => {
    const { text, calls } = lastReply([...radio, question]);
    expect(text).toContain('a streaming link and a download in good quality');
    expect(calls).toEqual([]);
  });

  it('and how early', () => {
    const early = '1 to 3 weeks';
    expect(lastReply([...radio, 'do I need to send them an mp3 or a wav? and how far ahead']).text).toContain(early);
    expect(lastReply([release, 'how far ahead should i send it to radio stations?']).text).toContain(early);
    expect(lastReply([...radio, 'mp3 or wav?']).text).not.toContain(early);
  });

  it.each(['do radio stations still want cds', 'Do people who review records still wish to be sent a compact disc?'])(
    '%s',
    (question) => expect(lastReply([question]).text).toContain('a disc only where somebody asks for one'),
  );

  it('is not about discs that are sold', () => {
    expect(lastReply(['should we press 100 cds for the shop?']).text).not.toContain('a disc only where');
  });

  it('differs for blogs', () => {
    expect(lastReply([release, 'do i send them an mp3 or a wav?']).text).toContain('nothing attached');
  });

  it('is no question in a request for the pitch', () => {
    const { calls } = lastReply([release, 'write the radio pitch to BBC Leeds, mp3 attached']);
    expect(calls).toEqual(['write_document radio_pitch']);
    expect(lastReply([...radio, 'does my distributor take mp3?']).text).not.toContain('My notes don’t choose');
  });
});
