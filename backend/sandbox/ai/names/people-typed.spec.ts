import { lastReply } from '../questions/talk.fixture.js';
import { withPeopleNamed } from './people-typed.js';

describe('people named in small letters', () => {
  it.each([
    ['put in that ivy mercer mixed it', 'put in that Ivy Mercer mixed it'],
    ['add that tom peake plays drums on it', 'add that Tom Peake plays drums on it'],
    ['can you mention rosa quinn did the artwork', 'can you mention Rosa Quinn did the artwork'],
    ['its got milo farr on trumpet', 'its got Milo Farr on trumpet'],
    ['my mate dana holt is supporting', 'my mate Dana Holt is supporting'],
    ["mastered by finn o'dowd in leeds", "mastered by Finn O'Dowd in leeds"],
    ['anna van dyke sings on it', 'Anna van Dyke sings on it'],
    ['presenter is gail ostrow on harbour fm', 'presenter is Gail Ostrow on harbour fm'],
    ['hes called gregor thane, show is night bus', 'hes called Gregor Thane, show is night bus'],
  ])('get capitals beside their part: %s', (typed, read) => expect(withPeopleNamed(typed)).toBe(read));

  it.each([
    'my sister plays drums on it',
    'the band mixed it',
    'it was mixed in hull',
    'put in that local kids sing on it',
    'say we both mixed it',
    'my old friend mixed it',
    'its got backing vocals on it',
    'mixed by our producer in hull',
    'someone else did the artwork',
    'the presenter is really nice on air',
    'with live strings on it',
  ])('are told from other words: %s', (typed) => expect(withPeopleNamed(typed)).toBe(typed));
});

describe('a text that names people', () => {
  it('prints them with capitals', () => {
    const pitch = 'write the spotify pitch for “Kettle”, out 29 jan, about night shifts';
    const { texts } = lastReply([pitch, 'put in that ivy mercer mixed it']);
    expect(texts.at(-1)).toContain('Ivy Mercer mixed it.');
  });

  it('names a friend who supports in the line for it', () => {
    const gig = 'write the gig announcement. playing sat 30 jan at the Buttermarket in Leeds';
    const { texts } = lastReply([gig, 'my mate dana holt is supporting']);
    expect(texts.at(-1)).toContain('**Support:** Dana Holt');
  });
});

describe('the band, in small letters', () => {
  it('is no credit', () => {
    const release = 'write a press release for my single called Tin Roof out 29 january';
    expect(lastReply([release, 'the band mixed it in hull, put that in']).texts[0]).not.toContain('by band');
  });
});
