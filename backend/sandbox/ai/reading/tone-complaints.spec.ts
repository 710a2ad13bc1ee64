import { situationOf } from '../acting/situation.fixture.js';
import { lastReply } from '../questions/talk.fixture.js';
import { plainReply } from '../topics/plain-reply.js';
import { complainsOfPart, complainsOfTone, withoutComplaint } from './tone-complaints.js';

const written = 'I wrote your crisis statement: [Mara Quill](/documents/e3c340d7-4ef9-5dec-9e22-b06dd8e968ef).';

describe('a complaint about the tone of a text', () => {
  it.each([
    ["too grovelly. I'm sorry but I'm not dying", ''],
    ['hmm a bit too dramatic', ''],
    ["sounds too corporate, we're not a bank", ''],
    ['way too soppy lol', ''],
    ["it's too formal. nobody's going to read that", ''],
    ['reads too stiff and cold for me', ''],
    ['demasiado dramático. no me estoy muriendo', ''],
    ['quedó muy formal', ''],
    ['too formal. add that tickets stay valid', 'add that tickets stay valid'],
  ])('%s', (message, rest) => {
    expect(complainsOfTone(message)).toBe(true);
    expect(withoutComplaint(message)).toBe(rest);
  });

  it.each(['too late now', 'the show is at 8', 'muy bien, gracias', 'too many dates in it', 'me too'])(
    'is none: %s',
    (message) => {
      expect(complainsOfTone(message)).toBe(false);
    },
  );

  it('is answered honestly, and is no fact', () => {
    const texts = ['our singer is ill and we have to cancel the gig in Hull', 'write the statement'];
    const situation = situationOf([...texts, "too dramatic. I'm sorry but I'm not dying"], { reply: written });
    expect(situation.known.crisis?.added).toEqual([]);
    expect(plainReply(situation)).toContain("can't change a tone");
  });
});

describe('a complaint about a part of a text', () => {
  it.each([
    'caption 3 is a bit corny, try again',
    'the second one is too salesy. can you do another',
    'hmm the last line sounds really stiff',
    'caption two feels bland, redo it please',
  ])('is one: %s', (message) => expect(complainsOfPart(message)).toBe(true));

  it.each(['caption 2 is great, send it', 'write caption 2 again', 'the first one is about my gran'])(
    'is none: %s',
    (message) => expect(complainsOfPart(message)).toBe(false),
  );

  it('is answered honestly, and no captions are written anew', () => {
    const { calls, text } = lastReply([
      'do 3 captions for “Kettle”, out 29 jan',
      'caption 3 is a bit corny, try again',
    ]);
    expect(calls).toEqual([]);
    expect(text).toContain("can't change a tone");
  });
});
