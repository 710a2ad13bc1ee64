import { lastReply } from './talk.fixture.js';

const carols =
  'Our choir sings carols on Saturday 12 December at 6pm in St Osyth’s Church, Clun. £5 on the door, under 14s free, punch included. Could you write something for the village newsletter?';

it('a notice for a village newsletter announces the concert, with all its details', () => {
  const { calls, texts } = lastReply([carols]);
  expect(calls).toEqual(['write_document gig_announcement']);
  expect(texts[0]).toContain('live at St Osyth’s Church, Clun');
  expect(texts[0]).toContain('**Doors:** [time] · start: 6pm');
  expect(texts[0]).toContain('**Price:** £5 on the door, under 14s free, punch included');
});

it.each([
  ['Could we begin at 6.30 instead, please?', '6.30'],
  ["Sorry, it's 6.30, not 6", '6.30'],
  ['the start time is now half 6', '6.30pm'],
])('“%s” changes the time in the text', (moved, start) => {
  expect(lastReply([carols, moved]).texts[0]).toContain(`start: ${start}\n`);
});

it('a time and a support act in one message both go in', () => {
  const gig = 'gig announcement pls. we play The Bell in truro fri 18 dec, doors 9';
  const { texts } = lastReply([gig, 'nope not doors 9 its half 8, and support is Damp Owl']);
  expect(texts[0]).toContain('live at The Bell, Truro');
  expect(texts[0]).toContain('**Doors:** 8.30');
  expect(texts[0]).toContain('**Support:** Damp Owl');
});

const tour = 'write a tour announcement: 4 March Dubbo at the Galah Rooms, 6 March Orange at Pepper & Rye';

it.each([
  'add one, 13 march in moree at Wattle House',
  'another one: moree on 13 march at Wattle House',
  'also 13 march at Wattle House in moree',
  'add sat 13 moree at Wattle House',
])('“%s” adds a night with its town and venue', (added) => {
  expect(lastReply([tour, added]).texts[0]).toContain('- Saturday 13 March 2027 – Moree, Wattle House');
});

it('my own newsletter is an email to the list', () => {
  const single = 'My single Low Tin is out on 12 March. Write something for my newsletter';
  expect(lastReply([single]).calls).toContain('write_document other');
});

const list = `Tour announcement please:
Thu 4 March - The Tin Mill, Leeds
Fri 5 March - Corvid Rooms, Hull
Sat 6 March - Drill Yard, York
Tickets £14 adv, on sale Fri 4 December 10am`;

it('a tour announcement says when tickets go on sale, and who opens where', () => {
  const { texts } = lastReply([list, 'put in support: Damp Owl on every date except York']);
  expect(texts[0]).toContain('**Tickets:** £14 adv, on sale Friday 4 December 2026, 10am: [link]');
  expect(texts[0]).toContain('**Support:** Damp Owl on all dates except York\n**Tickets:**');
});

it('a night that is off is cut everywhere, and the reply says where the texts are', () => {
  const off = 'York is cancelled. Cut it from everything and show me both again';
  const { texts, text } = lastReply([list, 'Now a quick version for Instagram', off]);
  expect(texts).toHaveLength(2);
  expect(texts.join('\n')).not.toContain('York');
  expect(text.match(/\]\(\/documents\//gu)?.length).toBeGreaterThan(1);
  expect(text).not.toContain('I didn’t follow');
});

it('no hour is made up for a post', () => {
  const { text } = lastReply([list, 'lovely. which hour should I post it, on sale is friday']);
  expect(text).toContain('My notes name no best hour');
  expect(text).toContain('on sale Friday 4 December 2026, 10am');
});

it('who joins for the first time goes in, and that tables are booked', () => {
  const more =
    'Entrance is free but guests should book a table with the pub. Please also mention our harpist, Mrs Ada Pell, who joins us on the last two tunes.';
  const { texts } = lastReply([carols, more]);
  expect(texts[0]).toContain('guests should book a table with the pub');
  expect(texts[0]).toContain('harpist, Mrs Ada Pell, joins them on the last two tunes.');
});

it('what is told goes into the text that the message names', () => {
  const turns = ['Radio pitch for my track Low Tin, out 22 January', 'and a follow-up'];
  const { texts } = lastReply([...turns, 'My nan plays the spoons on it btw. Pop that in the radio pitch.']);
  expect(texts[0]).toContain('nan plays the spoons on it.');
  expect(texts[0]).not.toContain('btw');
  expect(texts[1]).not.toContain('spoons');
});

it('what to call someone instead of the name is nothing that happened', () => {
  const trouble = 'our drummer swore at a steward at our show in Hull on friday and the clip is everywhere';
  const { texts, text } = lastReply([
    trouble,
    'write the statement. his name is Odd, he said sorry',
    "don't use his name. only our drummer",
  ]);
  expect(texts[0]).not.toMatch(/only our drummer/iu);
  expect(text).toContain('What I wrote doesn’t name Odd');
});

it('what the text says or leaves out now isn’t reported as unused', () => {
  const nights =
    'march 11 at The Gilt Owl in Athens GA, march 12 at Lark Hall in Boone NC, march 13 at the Red Loft in Macon GA';
  const written = lastReply([`we play ${nights}. tour announcement please`]);
  expect(written.texts[0]).toContain('Boone, Lark Hall');
  expect(written.text).not.toContain('Not used');
  const { texts, text } = lastReply([
    `we play ${nights}. tour announcement please`,
    'boone fell through actually, take that one out',
  ]);
  expect(texts[0]).not.toContain('Boone');
  expect(text).not.toMatch(/Not used|didn’t follow/u);
});

it('a night that was swapped or bumped to another day moves in the text', () => {
  const tour =
    "we're on tour. Mar 18 Halifax, The Tar Loft. Mar 19 Moncton, Petit Fort. Mar 20 Truro, Mill Hall. announcement please";
  for (const moved of [
    'oh the Truro one got swapped to the 27th. everything else same',
    'truro has been bumped to the 27th',
  ])
    expect(lastReply([tour, moved]).texts[0]).toContain('Saturday 27 March 2027 – Truro, Mill Hall');
});
