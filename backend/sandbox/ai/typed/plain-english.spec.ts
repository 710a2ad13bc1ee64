import { lastReply } from '../questions/talk.fixture.js';
import { withPlainEnglish } from './plain-english.js';

describe('English as it is typed on a phone', () => {
  it.each([
    ['can u announce it pls', 'can you announce it please'],
    ['im gonna need a bio', "I'm going to need a bio"],
    ['dont mention “luv u”, thx', "don't mention “luv u”, thanks"],
    ['write to u@band.example', 'write to u@band.example'],
    ['new video dropping Tuesday, single out fri', 'new video dropping on Tuesday, single out on fri'],
    ['out on friday, sunshine', 'out on friday, sunshine'],
    ['coming mondays', 'coming mondays'],
    ['we recorded it in Bristol btw', 'we recorded it in Bristol'],
    ['its called Soft Launch lol', 'its called Soft Launch'],
    ['change Ember to Embers, typo', 'change Ember to Embers'],
    ['btw doors are at 7', 'btw doors are at 7'],
    ['recorded in my nans kitchen for tonights show', "recorded in my nan's kitchen for tonight's show"],
    [
      'so my albums out 9 april, our new singles called Moss',
      "so my album's out 9 april, our new single's called Moss",
    ],
    ['my songs out now are two', 'my songs out now are two'],
    ['my nans are both singers', 'my nans are both singers'],
    ['U2 and UR', 'U2 and UR'],
    ['he lost his voice n we have to pull it', 'he lost his voice and we have to pull it'],
    ['drum n bass, rock n roll', 'drum n bass, rock n roll'],
    ['could you kindly add that', 'could you add that'],
    ['its at band.example/u', 'its at band.example/u'],
    ['its got Milo Farr on trumpet', 'it features Milo Farr on trumpet'],
    ['its got to be friday', 'its got to be friday'],
    ['can you mention Rosa Quinn did the artwork?', 'add that Rosa Quinn did the artwork'],
    ['can you mention the date?', 'can you mention the date?'],
  ])('%s', (text, plain) => {
    expect(withPlainEnglish(text, 'en')).toBe(plain);
  });

  it('is left alone in Spanish', () => {
    expect(withPlainEnglish('tengo un bc', 'es')).toBe('tengo un bc');
  });
});

describe('help with a pitch', () => {
  const artist = { name: 'Tam Rowe', songTitle: 'Vending Heart' };

  it('is a request for it', () => {
    const request =
      'can you help me pitch my song to a blog called Lemon Static? the person is Tess Orlova. out 15 jan';
    expect(lastReply([request], artist).calls).toContain('write_document blog_pitch');
  });

  it('isn’t what a question asks for', () => {
    expect(lastReply(['how do i pitch my song to a blog?'], artist).calls).toEqual([]);
  });
});
