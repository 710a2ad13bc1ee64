import { lastReply, type Reply } from '../../questions/talk.fixture.js';

const gig = 'Need a gig announcement. Saturday 16 January, The Crooked Anvil in Leeds, doors 7 music at 8, £9';
const tour =
  "we got 3 shows. fri 12 feb Bendigo at the Rusty Gate, sat 13 feb Ballarat at Kip's Hall, fri 19 feb Geelong at the Wharf Shed. make a tour announcement";

/** The reply to the last message, and the only text as it is then. */
function after(...messages: string[]): Reply & { document: string } {
  const reply = lastReply(messages);
  expect(reply.texts).toHaveLength(1);
  return { ...reply, document: reply.texts[0] ?? '' };
}

describe('a detail of a gig', () => {
  it('is another act on the bill', () => {
    const { document } = after(
      gig,
      'support is Wyrmhusk and Old Salt Prophet',
      'bad news Wyrmhusk dropped out, its Tarn Eater instead',
    );
    expect(document).toContain('**Support:** Tarn Eater and Old Salt Prophet');
  });

  it('is a second price', () => {
    const { document } = after(gig, "venue just texted. It's 10 advance and 12 at the door. Fix that please");
    expect(document).toContain('**Doors:** 7 · start: 8');
    expect(document).toContain('**Price:** £10 advance and £12 at the door');
  });
});

describe('what was told earlier', () => {
  const told = "Mention we're bringing food barrels for the pantry";
  const asked = 'Put that food thing in the announcement too';

  it('goes into the text that there is', () => {
    const { document } = after(gig, 'we are bringing food barrels for the pantry btw', asked);
    expect(document).toContain('They are bringing food barrels for the pantry.');
  });

  it('is there already', () => {
    const { text, calls } = after(gig, told, asked);
    expect(calls).toEqual(['read_document']);
    expect(text).toBe('It’s in “Gig announcement: Leeds, Saturday 16 January 2027” already.');
  });

  it('was never told', () => {
    const { document, calls } = after(gig, asked);
    expect(calls).not.toContain('edit_document');
    expect(document).not.toContain('ood thing');
  });
});

describe('a tour’s announcement', () => {
  it.each(['tour is called Kerbside Collection lol', 'its called the Kerbside Collection tour'])(
    'gets the tour’s name: %s',
    (message) => expect(after(tour, message).document).toMatch(/^# Mara Quill on tour: Kerbside Collection$/mu),
  );

  it('gets one night and loses another', () => {
    const { document } = after(tour, 'add sunday 21 feb Hobart, The Tin Parrot. and the geelong one is cancelled');
    expect(document).toContain('- Sunday 21 February 2027 – Hobart, The Tin Parrot');
    expect(document).not.toContain('Geelong');
  });

  it('keeps the venue of a night apart from the town that is off', () => {
    const { document } = after(tour, 'we added Hobart on sunday 21 feb at The Tin Parrot and geelong is cancelled');
    expect(document).toContain('- Sunday 21 February 2027 – Hobart, The Tin Parrot\n');
  });

  it('has all nights of a month named once', () => {
    const { document, text } = after(
      "a little run in feb. fri 12 Freo at the Salt Locker, sat 13 Bunbury the Jetty Room, fri 19 Margaret River at Corker's Barn. write us a tour announcement",
    );
    expect(document).toContain('- Saturday 13 February 2027 – Bunbury, Jetty Room');
    expect(document).toContain("- Friday 19 February 2027 – Margaret River, Corker's Barn");
    expect(text).not.toContain('Not used');
  });
});

describe('a name that is put right', () => {
  const release = 'write a press release for my single Midnight Danfo out 11 December, produced by Kashope Lund';

  it.each([
    'abeg its Kashopé Lundi o not Kashope Lund, he will kill me. then make the whole thing shorter',
    'its Kashopé Lundi not Kashope Lund. can you make it warmer?',
    'make it longer. it should be Kashopé Lundi, not Kashope Lund',
  ])('changes in the text, whatever else was asked: %s', (message) => {
    const { document, text } = after(release, message);
    expect(document).toContain('It was produced by Kashopé Lundi.');
    expect(text).toContain('Its length and tone I left as they were');
  });

  it('may begin with the old one', () => {
    const { document } = after(release, 'the single is called Midnight Danfo Boy, not Midnight Danfo');
    expect(document).toContain('the single “Midnight Danfo Boy” on');
  });
});

it.each(['no emojis pls and add that Jonah Adeyo produced it', 'can you add Jonah Adeyo produced it'])(
  'captions take a fact: %s',
  (message) => {
    const { document } = after('write me instagram captions for my single Voicemail Season, out this friday', message);
    expect(document).toContain('\nJonah Adeyo produced it. [A question');
  },
);

it('a bio gets another year and a sentence from one message', () => {
  const { document } = after(
    'We need a bio of our trio, around 100 words. Together since 2019. Bass is Aino Lehtisaari and drums Petri Kuusvuo',
    'Thank you. Please change, we are together since 2018. And add one sentence that our second album Slow Ferry comes 26 February on the small label Kivijalka Records',
  );
  expect(document).toContain('They have been together since 2018. Aino');
  expect(document).toContain('Mara Quill’s second album Slow Ferry comes 26 February on the small label');
});
