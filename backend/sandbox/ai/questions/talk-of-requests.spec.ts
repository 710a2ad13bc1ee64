import { lastReply } from './talk.fixture.js';

describe('a request in few words', () => {
  it('a count and a wish beside the kind don’t hide it', () => {
    const first = 'press release for my single Low Tide, out 15 January';
    const { calls, text } = lastReply([first, 'safe. now 3 captions for insta, no emojis i dont really do them']);
    expect(calls).toEqual(['write_document captions']);
    expect(text).not.toContain('emojis');
    expect(lastReply([first, 'no emojis please']).calls).toEqual(['read_document']);
  });

  it('“I’d like something for the paper” behind the news is one', () => {
    const said =
      'We have a concert in the Quay Hall in Hull on Saturday 16 January at 8pm, and I’d like something short to send to the local paper.';
    expect(lastReply([said]).calls).toContain('write_document gig_announcement');
  });

  it('“make us one” means what was talked of', () => {
    expect(lastReply(['What goes in a bio?', 'can you make us one?']).calls).toEqual(['write_document bio_100']);
    expect(lastReply(['What is a one-sheet?', 'Well then please make us one.']).calls).toEqual(['make_one_sheet']);
    expect(lastReply(['Do blogs want a photo?', 'can you make us one?']).calls).toEqual([]);
  });

  it('“make me one” beside “no plan” is the plan', () => {
    const said =
      'Releasing a single called Salt on 22 January and I have honestly no plan haha. Could you make me one?';
    const { text, calls } = lastReply([said]);
    expect(calls).toEqual(['plan_release release']);
    expect(text).not.toContain('didn’t follow');
  });

  it('an account to tag stands in the captions', () => {
    const said = '3 tiktok captions for my song Low Tide pls, short. tag my cousin @dez.films';
    expect(lastReply([said]).texts[0]).toMatch(/\n\n@dez\.films$/u);
  });
});

describe('a tour that they want to announce', () => {
  const nights = 'Thu March 4 Hull, The Adelphi. Fri March 5 Leeds, The Brudenell.';

  it('has its announcement written', () => {
    expect(lastReply([`We have a little run and want to announce it. ${nights}`]).calls).toEqual([
      'plan_release tour',
      'write_document tour_announcement',
    ]);
  });

  it.each(['When do we want to announce it?', 'We don’t want to announce it.', 'We want to announce it on 5 January.'])(
    'not: %s',
    (said) => expect(lastReply([`${said} ${nights}`]).calls).toEqual(['plan_release tour']),
  );

  it('where a night goes is no fact of the tour', () => {
    const more =
      'We got one more! Wednesday March 3 in York, at The Crescent. Put that in first and change it to three nights';
    const { texts } = lastReply([`We have a tour. ${nights}`, more, 'a post for Facebook please']);
    expect(texts.join('\n')).toContain('York, The Crescent');
    expect(texts.join('\n')).not.toContain('In first');
  });
});

it('a slot at a festival is a concert, whose day and stage stand in the caption', () => {
  const said =
    'We got a slot at Dune Marsh Festival!! Saturday 12 June, the Boathouse Stage, 9.15pm. Need a caption to announce it';
  const [text = ''] = lastReply([said]).texts;
  expect(text).toContain('Mara Quill live at Dune Marsh Festival’s Boathouse Stage, Saturday 12 June 2027.');
  expect(text).toContain('9:15pm');
  expect(text).not.toContain('[release date]');
  expect(lastReply([said, 'Is it ok to announce it before the festival does?']).text).toMatch(/^Ask them first/u);
});

describe('whom money is raised for', () => {
  const gig = 'We play the Quay Hall in Hull on Saturday 23 January, doors 7.30pm';

  it.each([
    ['Also could you put that we’re raising money for the air ambulance', 'raising money for the air ambulance'],
    [
      'I should have said, half of the door goes to the lifeboat crew. Can you put that in near the top?',
      'Half of the door goes to the lifeboat crew',
    ],
  ])('is no emergency, but in the announcement: %s', (said, fact) => {
    expect(lastReply([gig, said]).text).toMatch(/^Noted:/u);
    const { texts, text } = lastReply([gig, said, 'write the announcement']);
    expect(texts.join('\n')).toContain(fact);
    expect(text).not.toContain('Is everyone safe');
  });

  it('an ambulance that came is one', () => {
    expect(lastReply(['An ambulance took our drummer at the gig last night, what do we say']).text).toContain(
      'Is everyone safe now?',
    );
  });
});

describe('facts beside a draft', () => {
  it('a draft in the chat becomes a text with what is added', () => {
    const first =
      'Hi, can you help with my Spotify pitch? The box only lets you do 500 characters. Song is Low Tide, slow r&b, about moving into my first flat';
    const more = 'Ooh yes. Can you squeeze in that I produced it myself';
    expect(lastReply([first, more]).texts[0]).toContain('produced it');
    expect(lastReply([first, `${more} and that I'm planning a video`]).texts[0]).toContain('Plan: a video');
  });

  it('are written as texts have them', () => {
    const first = 'write a radio pitch for our single Low Tide, out 22 January';
    const { texts } = lastReply([first, 'forgot to say its 2 min 40 and theres one swear word. add that']);
    expect(texts[0]).toContain('It’s 2 min 40 and there’s one swear word.');
  });
});

describe('a count put right', () => {
  const artist = { name: 'Low Pylon', musicGenre: 'dub', location: 'Cork, Ireland' };

  it('of songs that began a sentence', () => {
    const first =
      'Our first album Supper comes out on 12 February. Ten songs, recorded in our barn. A press release, please.';
    const { texts } = lastReply([first, 'I made a mistake, it is eleven songs.'], artist);
    expect(texts[0]).toContain('It has eleven songs.');
    expect(texts[0]).not.toContain('mistake');
  });

  it('with the number behind', () => {
    const first = 'We have made three records in our barn. Write a bio.';
    expect(lastReply([first, 'But the records are four.'], artist).texts[0]).toContain('four records');
    expect(lastReply([first, 'The records are old.'], artist).texts[0]).toContain('three records');
  });

  it('of the people in a band, beside a year to cut', () => {
    const first =
      'We need a bio. The festival wants 60 words. We’re seven people, two of us build our own speaker boxes, we started in a fish shop in 2021';
    const { texts } = lastReply(
      [first, 'Actually it’s six of us now, Declan left. Change that, and drop the year'],
      artist,
    );
    expect(texts[0]).toContain('Two of them build their own speaker boxes.');
    expect(texts[0]).toContain('There are six people in');
    expect(texts[0]).not.toMatch(/seven|2021|wants/u);
  });
});

describe('news beside what was talked of before', () => {
  it('“write it” is about the shows that are off, and not about the text before', () => {
    const { calls, texts } = lastReply([
      'need a tour announcement. 5 Feb The Pelican Hull, 6 Feb The Hotel Leeds, 12 Feb The Shed York',
      'short email for community radio in York, see if they’d have us in for a chat',
      'bugger, drummer did his shoulder and the doc says no gigs till 10 feb. so first two are off, york still on. can you write it',
    ]);
    expect(calls).toEqual(['write_document crisis_statement']);
    expect(texts.at(-1)).toContain('First two are off, york still on.');
  });

  it('a record moves beside a single with a day of its own', () => {
    const { calls } = lastReply([
      'We’re releasing an EP called The Weighbridge, out Friday 12 March. Can you make us a release plan?',
      'ok we’ll put the second track out first, it’s called Slag Road, on 12 Feb. And actually can we move the EP to 19 March. Redo the plan',
    ]);
    expect(calls).toEqual(['plan_release release', 'plan_release release']);
  });
});
