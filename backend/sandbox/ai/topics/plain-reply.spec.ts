import { situationOf } from '../acting/situation.fixture.js';
import { plainReply } from './plain-reply.js';

const release = 'My single "Salt Road" is out on 22 January 2027.';
const written = 'I wrote your press release: [Salt Road](/documents/29e694a0-b172-5599-a051-2ddecd91d061).';
const asked = `${written}\n\nWhat do you want to be quoted with, in your own words?`;
const reply = (question: string, last = written): string =>
  plainReply(situationOf([release, question], { reply: last }));

describe('small talk', () => {
  it.each([
    ['thanks!', 'You’re welcome.'],
    ['cheers mate', 'You’re welcome.'],
    ['thank u so much x', 'You’re welcome.'],
    ['thanks thats perfect', 'You’re welcome.'],
    ['never mind, thanks anyway', 'Good.'],
    ['aight', 'Good.'],
    ['u there?', 'I’m here.'],
    ['ok just tell me what you can actually do', 'Tell me what you’re releasing'],
    [
      'Evening. I play drums in Grave Hollow, a doom band from Derby, and somehow I now do all of our press. What can you do for us?',
      'Tell me what you’re releasing',
    ],
    ['legend, cheers', 'You’re welcome.'],
    ['thx fam', 'You’re welcome.'],
    ['thanks ur amazing', 'You’re welcome.'],
    ['nice one', 'Glad it helps.'],
    ["you're a legend", 'Glad it helps.'],
    ['ur the best', 'Glad it helps.'],
    ['ah brilliant!!', 'Glad it helps.'],
    ['love it', 'Glad it helps.'],
    ['👍', 'Good.'],
    ['fair enough', 'Good.'],
    ['hahaha', 'Ha!'],
    ['gtg, bye', 'Bye for now.'],
    ['how are you?', 'I’m a program'],
    ['who are you?', 'a program, not a person'],
    ['who made you', 'a program, not a person'],
    ['what can i ask you', 'Tell me what you’re releasing'],
    ['are you real?', 'a program, not a person'],
    ['am i talking to a real person', 'a program, not a person'],
    ['oops sorry', 'No problem.'],
    ["that's not what i asked", 'Sorry, I missed what you meant.'],
    ['huh?', 'Let me put it plainly'],
  ])('“%s” gets a short reply', (question, start) => {
    expect(reply(question)).toContain(start);
  });

  it('leaves an open question standing', () => {
    expect(reply('nice one', asked)).toBe(
      'Glad it helps. Whenever you’re ready: What do you want to be quoted with, in your own words?',
    );
  });

  it.each([
    ['yes', 'Noted.\n\nShall I write the press release?'],
    ['thanks, now write the bio', written],
    ['nice review in NME yesterday', written],
    ['Love It is the title', written],
    ['it is sick what they did to my nan', written],
    ['wrong date, it is the 5th', written],
    ['later in the year we tour', written],
  ])('“%s” is none', (question, last) => {
    expect(reply(question, last)).toBe('');
  });
});

describe('a request that the script can’t do', () => {
  it.each([
    ['make it rhyme', 'lyrics'],
    ['write the lyrics', 'lyrics'],
    ['Could you write it as a poem', 'lyrics'],
    ['can you write me a song about my nan', 'lyrics'],
    ['find me emails of bloggers in Hull', 'look anyone up'],
    ['can you get me some contacts for radio stations', 'look anyone up'],
    ['google some blogs for me', 'look anyone up'],
    ['post it on instagram for me', "can't send"],
    ['send it to the blogs please', "can't send"],
    ['email them', "can't send"],
    ['upload my song to spotify', "can't send"],
    ['can u drop my track on soundcloud for me', "can't send"],
    ['can you check my spelling in this: we are exited', 'proofread'],
    ['tell me a joke', 'music PR'],
    ["do you think it'll do well?", 'can’t judge'],
    ['compare these two titles: Salt Road and Low Tide', 'can’t judge'],
    ['which title is better', 'can’t judge'],
    ['what do you think of my song?', 'can’t judge'],
    ['make me a poster', 'pictures'],
    ['design the artwork', 'pictures'],
    ['book me a gig in Hull', "can't send"],
    ['remind me tomorrow to send it', 'reminder'],
    ['translate that into cornish', 'English and Spanish only'],
    ['less salesy', 'tone'],
    ['can you make it sound more like me', 'tone'],
    ['its too formal', 'tone'],
    ['punchier please', 'tone'],
    ['in first person', 'tone'],
    ['write it in the third person', 'tone'],
    ['ok translate it into french', 'English and Spanish only'],
  ])('“%s” is refused', (question, words) => {
    expect(reply(question)).toContain(words);
  });

  it.each([
    'write a press release for the song',
    'make me the poster text',
    'send me the bio',
    'write something I can post on instagram',
    'pitch it to radio',
    'put it in my calendar',
    'call the song Salt Road',
    'cut the quote',
    'which is better: a premiere or an exclusive?',
    'make a plan',
    'share price is not my problem',
    'more blogs please',
    'remind me when it is out',
    'the song is more personal than the last one',
    'i have a warmer tone now',
    'we release it on 3 March',
  ])('“%s” is not', (question) => {
    expect(reply(question)).toBe('');
  });
});

describe('frustration', () => {
  it.each([
    'nobody cares, what now?',
    'ugh',
    'nobody replied',
    'no one has replied to my emails',
    'i give up on blogs',
    'this is hopeless lol',
    'so fed up',
    "what's the point",
    'another rejection',
    'no replies yet',
    'feeling pretty low about my music tbh',
    'not one blog got back to me',
    'ive sent 30 emails and nothing back. im done with this',
    'I feel like an idiot, 3 months of work and 40 plays',
    'should I just quit',
    'nobody came to my gig last night',
    'argh this is so frustrating',
  ])('“%s” gets a kind sentence and next steps', (question) => {
    expect(reply(question)).toMatch(/^That’s [^\n]* What you can do next:\n\n- /u);
  });

  it('again gets another answer', () => {
    expect(reply('should I just quit', reply('ugh'))).toContain('fine to leave it for today');
  });

  it.each([
    "i don't want to be here anymore",
    "nobody cares about me and i can't cope",
    'I just want to give up, honestly',
    'nobody replied and i have been crying all night',
    'im so depressed',
    'nobody replied, write the follow-up',
    'our drummer quit and im gutted',
    'so gutted, the gig was cancelled',
    'the song is about how nobody cares if I live',
  ])('“%s” is not ordinary frustration', (question) => {
    expect(reply(question)).toBe('');
  });
});
