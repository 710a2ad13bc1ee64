import { answer } from './answer.js';
import { parseCompletionRequest } from './wire/completion-request.js';
import { readUtterances } from './learning/utterances.js';
import { readPlaybook } from './playbook.js';
import { sandboxFile } from '../sandbox-files.js';

const topics = readPlaybook();
const mara = { name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds, UK' };

/** Sends texts in turn on Monday 23 November 2026 and returns the replies, newest last. */
function talk(texts: string[], artist: object = mara, known = ''): string[] {
  const system = `<artist>${JSON.stringify(artist)}</artist>\n${known}\nToday is 2026-11-23 (Monday).`;
  const messages = [{ role: 'system', content: system }];
  return texts.map((content) => {
    messages.push({ role: 'user', content });
    const request = parseCompletionRequest({ model: 'gpt-test', stream: true, messages });
    const said = answer(request, topics, new Date('2026-11-23'), false);
    const text = said.kind === 'text' ? said.text : '';
    messages.push({ role: 'assistant', content: text });
    return text;
  });
}

describe('a visitor without a profile', () => {
  const hello = 'hey there! im mia, i sing in a folk duo called Paper Lanterns from Leeds';
  const single = 'our new single Slow Tide comes out 26 feb 2027, what do i do first';

  it('is known by what they said', () => {
    const [greeting, plan, release] = talk([hello, single, 'ok write me the press release'], {});
    expect(greeting).toContain('Hello, Paper Lanterns.');
    expect(plan).toContain('Working back from **Friday 26 February 2027** for Slow Tide');
    expect(release).toContain('# Paper Lanterns to release the single “Slow Tide” on Friday 26 February 2027');
    expect(release).toContain('LEEDS');
    expect(release).toContain('About Paper Lanterns');
    expect(release).not.toMatch(/\[(?:artist|genre|city)\]/i);
  });

  it('is asked only for what is missing', () => {
    const of = (texts: string[]): string => /Tell me .*yours\./.exec(talk(texts, {}).at(-1) ?? '')?.[0] ?? '';
    expect(of(['What is a good press timeline?'])).toBe(
      "Tell me your genre, where you're based and when your next song is out, and I'll make this yours.",
    );
    expect(of(['We are a folk duo called Lamp.', 'What is a good press timeline?'])).toBe(
      "Tell me where you're based and when your next song is out, and I'll make this yours.",
    );
    expect(of([hello, single])).toBe('');
  });

  it('gets a plan in the order of its days', () => {
    const [, plan = ''] = talk([hello, single], {});
    const days = [...plan.matchAll(/^\| \D*(\d+) (January|February)/gm)].map(([, day, month]) => `${day} ${month}`);
    expect(days).toEqual(['1 January', '15 January', '29 January', '29 January', '6 February', '19 February']);
  });
});

describe('a statement that names a kind of text', () => {
  it.each(['our blog got 300 readers', 'my pitch email was ignored', 'the mood is wistful btw'])('%s', (message) => {
    expect(talk([message])[0]).not.toMatch(/Here it is|\[song title\]|About 500 characters/);
  });

  it('is told from a wish', () => {
    expect(talk(['my pitch email needs help'])[0]).toContain('Here it is');
  });
});

describe('a concert', () => {
  const show = "we're playing a hometown show at the Mohawk on jan 16, doors 8, 15 bucks";

  it('has its own day, which is not the release’s', () => {
    const [, , bio] = talk([show, 'someone wants to premiere our single Lantern Road', 'How do I write a bio?']);
    expect(bio).toContain('Lantern Road');
    expect(bio).not.toContain('16 January');
  });

  it('is announced with the words said about it', () => {
    const [, , announcement] = talk([show, 'the opener is Little Comet', 'can you make a poster text for it']);
    expect(announcement).toMatch(/Saturday 16 January 2027[^]*Mohawk/);
    expect(announcement).toContain('Little Comet');
    expect(announcement).toContain('15 bucks');
  });
});

describe('a gig told in one sentence', () => {
  const gig = "I've a gig coming up, 12 March at Whelan's in Dublin, doors 8, tickets €15";

  it('is noted, and announced as asked', () => {
    const [noted, announcement] = talk([gig, 'announce it please']);
    expect(noted).toMatch(/^Noted:[^]*Friday 12 March 2027[^]*Doors: 8[^]*Tickets: €15/);
    expect(announcement).toContain('# Mara Quill live at Whelan');
  });

  it('is answered if it is a question', () => {
    expect(talk([`${gig}. When do I write to the local paper?`])[0]).toMatch(/^On .*10 February 2027/);
  });
});

describe('questions about the product', () => {
  it('are answered together', () => {
    const [both] = talk(['how much does Fanfare cost and can you email it to a blog for me?']);
    expect(both).toContain('sending and publishing is yours');
    expect(both).toContain('$29.95 a month');
    expect(talk(["what's the price"])[0]).toContain('$299.95 a year');
  });

  it('are told apart from requests', () => {
    expect(talk(['email a blog about my single'])[0]).not.toContain("can't send");
    expect(talk(["what's the price of a ticket for my show?"])[0]).not.toContain('$29.95');
  });

  it('about another language say what the demo can do', () => {
    expect(talk(['write me a short bio', 'in spanish please'])[1]).toContain("can't translate");
    expect(talk(['escríbeme la biografía', '¿y en inglés?'])[1]).toContain('no traduzco');
  });
});

describe('in Spanish', () => {
  it('getting on the radio has an answer, and news after it is news', () => {
    const [radio, news] = talk(['quiero salir en la radio', 'tengo un disco nuevo, se llama Raíz, sale en abril']);
    expect(radio).toContain('universitarias');
    expect(news).toMatch(/^Anotado:[^]*«Raíz»/);
  });
});

describe('what was said', () => {
  const ep = "my EP is called Slow Weather, it's out on march 19 2027";

  it.each([
    [ep, 'what date did i say?', 'Friday 19 March 2027'],
    ['mi disco se llama Raíz y sale el 16 de abril', '¿qué día te dije?', '16 de abril'],
    ['i play cello and loop stuff', 'who should I write to first?', 'three artists of your size'],
  ])('%s: %s', (said, question, answered) => {
    expect(talk([said, question])[1]).toContain(answered);
    expect(talk([said])[0]).not.toContain('Canvas');
  });
});

describe('an English "no"', () => {
  it('is no Spanish', () => {
    expect(talk(['no release planned yet'])[0]).not.toContain('guion');
  });
});

describe('a title of two words joined by "and"', () => {
  it.each([
    ['Our album is called Salt and Smoke and comes out on 7 May 2027.', 'What is it called?', 'Salt and Smoke'],
    ['nuestro disco nuevo se llama Sal y Humo y sale el 7 de mayo', '¿Cómo se llama?', 'Sal y Humo'],
    ['My single is called Salt and I wrote it alone.', 'What is it called?', '“Salt”'],
    ["my song's called Blue Hour, out 5 feb", 'What is it called?', '“Blue Hour”'],
  ])('%s', (said, question, title) => {
    expect(talk([said, question])[1]).toContain(title);
  });
});

describe('a title with something in between', () => {
  it.each([
    ["i've got an ep coming, 5 tracks, called Concrete Lullabies. out feb 12", 'Concrete Lullabies'],
    ["there's an album of nine songs called Slow Tide, it's out on 26 February", 'Slow Tide'],
    ['We have a single coming out in May called “Ash”.', 'Ash'],
  ])('%s', (said, title) => {
    expect(talk([said, 'What is it called?'])[1]).toContain(title);
  });
});

describe('a question without a question mark', () => {
  it('is answered, not noted', () => {
    const [first] = talk(["i've got an ep called Concrete Lullabies out feb 12. where do i even start"]);
    expect(first).toContain('first steps');
    expect(first).not.toContain('Noted');
  });
});

describe('a person', () => {
  const told = ['I have an EP called Slow Tide out feb 12', 'it was made with Lena Okafor, who plays the rhodes'];

  it('is noted after a draft, instead of the draft again', () => {
    const [, , noted] = talk([told[0] ?? '', 'can you draft the email to a blog', told[1] ?? '']);
    expect(noted).toContain('Noted');
    expect(noted).toContain('Lena Okafor');
  });

  it.each([
    ['lena is spelled Okafour actually', 'Okafour, not Okafor'],
    ["It's Okafur, not Okafor", 'Okafur, not Okafor'],
  ])('gets the spelling of "%s"', (said, noted) => {
    const texts = talk([...told, said, 'Write a press release']);
    expect(texts[2]).toContain(noted);
    expect(texts[3]).toContain(noted.split(',')[0]);
    expect(texts[3]).not.toContain('Okafor,');
  });
});

describe('a request to publish', () => {
  it('is declined, not planned', () => {
    expect(talk(['can you just post this on my instagram'])[0]).toContain('publish anything');
  });
});

describe('a change of person', () => {
  it('is one of the things that the script says it cannot do', () => {
    expect(talk(['Write my bio', 'ok make it first person'])[1]).toContain("can't change a tone or a length");
  });
});

describe('a follow-up question', () => {
  const release = 'Write a press release for it.';

  it('is answered on its own', () => {
    const [, second] = talk([release, 'Who should I send it to and when?']);
    expect(second).toContain('Music or reviews editor');
    expect(second).toContain('print needs 3 to 4 months');
    expect(talk(['Make me a one-sheet', 'Do I get more than 3 messages?'], {})[1]).not.toContain('one page');
  });

  it('continues the previous subject if it has none of its own', () => {
    expect(talk(['How do I get on radio?', 'And in the US?'])[1]).toBe(
      'In one line: start with community and college radio; in the UK upload to BBC Introducing.',
    );
    expect(talk(['When do I pitch to Spotify?', 'And for 18 December?'])[1]).toContain('Friday 11 December');
    expect(talk(['Plan the PR for my next release, week by week.', '18 December'])[1]).toContain('Working back from');
    expect(talk(['How do I get on radio?', 'And Spotify?'])[1]).toContain('Release Radar');
    expect(talk(['Write a press release.', 'Make it warmer'])[1]).toContain("I'm scripted");
  });

  it('is not mistaken for a question if it is an answer', () => {
    const five = 'Ask me five questions and find the story that press would care about.';
    const [, first, second] = talk([five, 'My grandmother left me her piano.', 'We recorded it in her kitchen.']);
    expect(first).toContain('- Mara Quill’s grandmother left them her piano.');
    expect(second).toContain('recorded it in her kitchen.');
    expect(talk([five, 'dunno really, it just sort of happened'])[1]).toBe(
      'That’s fine: it stays blank until you know. Tell me when you do.',
    );
  });

  it('does not continue an answer to distress', () => {
    expect(talk(['I am in tears and cannot cope', 'ok so who do I try next'])[1]).toContain(
      'A list you build yourself is better',
    );
  });

  it('that is not followed gets what is known', () => {
    const [, reply] = talk(['My single "Salt Road" is out on 12 February 2027.', 'is the moon made of cheese?']);
    expect(reply).toContain('What I have so far: “Salt Road”, Friday 12 February 2027.');
  });

  it('does not get the last answer again, unless it is the same question', () => {
    const [first, other, same] = talk([release, 'Is that press release good?', 'Is that press release good?']);
    expect(other).toContain('can’t proofread or improve a text');
    expect(same).toBe(other);
    expect(first).toContain('FOR IMMEDIATE RELEASE');
    expect(talk([release, release])[1]).toBe(first);
  });
});

describe('a question about what the artist said', () => {
  const single = 'My single "Copper Line" comes out on 29 January 2027.';
  const tour = 'We tour: 3 March Leeds, Brudenell Social Club; 5 March York, The Crescent.';
  const prices = 'Tickets are £12 and in York £10';

  it.each([
    ['When is it out?', [single], '“Copper Line” is out on **Friday 29 January 2027**, 67 days from today.'],
    ['What is it called?', [single], 'It’s called “Copper Line”.'],
    ['¿Cuándo sale?', ['Mi sencillo "Sal" sale el 29 de enero de 2027.'], 'sale el **viernes, 29 de enero de 2027**'],
    ['When is it out?', [], 'You haven’t told me about a release yet.'],
    ['How much are tickets in York?', [tour, prices], 'In York, tickets are £10.'],
    ['How much are the tickets?', [tour, prices], '- Leeds: £12\n- York: £10'],
  ])('is answered from it: %s', (question, before, told) => {
    expect(talk([...before, question]).at(-1)).toContain(told);
  });

  it('about the product’s price is not mistaken for one about tickets', () => {
    expect(talk(['Mi sencillo "Sal" sale el 29 de enero.', '¿Cuánto cuesta?'])[1]).toContain('$29.95');
  });

  it('whether to post depends on the news', () => {
    expect(talk([single, 'should I post about it?'])[1]).toContain('Friday 1 January 2027');
    const crash = 'Our van crashed last night and we have to cancel tonight in York. Nobody is hurt.';
    expect(talk([crash, 'should I post about it?'])[1]).toContain('Not yet.');
  });

  it('gets its answer again after other questions', () => {
    const question = 'And on Spotify, how early do I have to send it in?';
    expect(talk([single, 'When should I pitch Spotify?', question])[2]).toContain('Friday 22 January 2027');
  });
});

describe('what the artist said', () => {
  it('about one night stays with that night', () => {
    const [, , texts = '', changed = ''] = talk([
      'We tour: 3 March Leeds, Brudenell Social Club; 5 March York, The Crescent.',
      'Tickets are £12 and in York £10',
      'Write an announcement for each town',
      'Make the ticket price 14 in Leeds instead',
    ]);
    const [, leeds, york] = texts.split('> # ');
    expect([leeds, york].map((night) => /Price:\*\* (\S+)/.exec(night ?? '')?.[1])).toEqual(['£12', '£10']);
    expect(changed).toContain('Tickets: £14; York £10');
    expect(
      talk(['Hacemos gira: 3 de marzo Sevilla, Sala X; 5 de marzo Cádiz, Sala Supersonic', 'un anuncio por ciudad'])[1],
    ).toMatch(/en Sala X, Sevilla[^]*en Sala Supersonic, Cádiz/);
  });

  it('appears in what is written for them', () => {
    const [plan, release] = talk([
      'My single "Copper Line" comes out on 12 February 2027. It is about my grandmother, who built radios.',
      'Write a press release for it.',
    ]);
    expect(plan).toContain('“my grandmother, who built radios”');
    expect(plan).not.toContain('What is the story');
    expect(release).toContain('“Copper Line” on Friday 12 February 2027');
    expect(release).toContain('It is about their grandmother, who built radios.');
  });

  it.each([
    ['My song “Low Tide” is nearly done.', 'Low Tide'],
    ['"Low Tide" is our next single.', 'Low Tide'],
    ['Our EP is called Low Tide and comes out soon.', 'Low Tide'],
    ['This is for my single Salt Road, out 2027-03-05.', 'Salt Road'],
    ['Our debut EP The Low and the High is done.', 'The Low and the High'],
    ['I want to send my song Salt Road to blogs.', 'Salt Road'],
    ['They called it "lovely", my song.', '[title]'],
    ['I release my single Friday.', '[title]'],
    ['This is my song I wrote last year.', '[title]'],
    ['My single Spotify refused is done.', '[title]'],
  ])('gives the title: %s', (told, title) => {
    expect(talk([`${told} Write a press release.`])[0]).toMatch(
      new RegExp(`the \\w+ “${title.replace(/[[\]]/g, '\\$&')}” on`),
    );
  });

  it('is repeated to them when they ask to have it remembered, whatever the subject was', () => {
    const kept = '<kept>[{"day":"2026-11-02","note":"I never play on Mondays"}]</kept>';
    const [, said] = talk(['Write a press release.', 'Remember that I never play on Mondays'], mara, kept);
    expect(said).toContain('keep this in mind: I never play on Mondays');
  });

  it('notes a label and people instead of answering a subject near them', () => {
    const label = 'oh and label is Furnace Records, its our second album';
    expect(talk(['album out 30 May. its called Iron Weather', label])[1]).toContain('Label: Furnace Records');
    const agent = 'My booking agent is Nina Falk, nina@falk.test';
    expect(talk([agent])[0]).toContain('Booking agent: Nina Falk, nina@falk.test');
  });

  it('notes news that only touch on a subject', () => {
    expect(talk(["new vid for 'Bus Lane' up on youtube friday"])[0]).toContain('“Bus Lane”');
    const set = 'playing warehouse project on 22 march, b2b with a dj';
    expect(talk([set])[0]).toContain('- Monday 22 March 2027, Warehouse Project');
    expect(talk([set])[0]).toContain('Shall I write the gig announcement?');
  });

  it('says that a subject is a guess if only the news have its words, and tells all of it on request', () => {
    const news = 'Please remove any adjectives about my own playing. The critics can supply those reviews.';
    const [, guess, whole] = talk(['Our label is small', news, 'more please']);
    expect(guess).toContain('The closest I have is **');
    expect(whole).not.toContain('The closest I have is');
    expect(whole?.length).toBeGreaterThan(guess?.length ?? 0);
  });

  it('takes a claim about a song for what it is', () => {
    const claim = 'someone on tiktok says i stole the melody of my song Anchor. its not true i wrote it in 2021';
    expect(talk([claim])[0]).not.toContain('Tease');
  });

  it('knows the label of a record that is out on it, and the date by its short name', () => {
    const said = [
      'My single "Salt Road" is out 26 February 2027 on Moth Records',
      'what label is it on?',
      'whats the date again',
    ];
    const [, label, date] = talk(said);
    expect(label).toBe('The label is Moth Records.');
    expect(date).toContain('26 February 2027');
  });

  it('speaks of who left, not of the release', () => {
    const said = talk([
      'My single "Salt Road" is out on 4 April 2027',
      'our bass player left last week, should we say something?',
    ]);
    expect(said[1]).toContain('Agree the wording');
  });

  it('answers questions about “my …”, from kept notes and from what was just said', () => {
    const notes = ['my label is Big Owl', 'my label is Tiny Owl', 'my publicist is Jo Reed'];
    const kept = `<kept>${JSON.stringify(notes.map((note) => ({ day: '2026-11-02', note })))}</kept>`;
    expect(talk(['What is my label?'], mara, kept)[0]).toBe('You told me: “my label is Tiny Owl”.');
    expect(talk(['Who’s my publicist?'], mara, kept)[0]).toBe('You told me: “my publicist is Jo Reed”.');
    expect(talk(['Hi! My drummer is Ann. How do I pitch?', 'Who is my drummer?'])[1]).toContain('My drummer is Ann');
    expect(talk(['Remember that my label is Low Tide.', 'What is my label?'])[1]).toBe(
      'You told me: “my label is Low Tide”.',
    );
    expect(talk(['Who is my publicist?'])[0]).toContain('effort, never guaranteed coverage');
  });
});

test('a request to delete a note is answered with where to do it', () => {
  const [said] = talk(['Please delete that note.']);
  expect(said).toContain("I can't delete a note myself");
  expect(talk(["Don't forget that I'm vegan."])[0]).not.toContain("I can't delete");
});

describe('replies about days', () => {
  it('count from the day mark of the turn', () => {
    const messages = [
      { role: 'system', content: 'Today is 2026-11-23 (Monday) in the time zone UTC.' },
      { role: 'user', content: '⟦Said on 2026-11-02, Monday⟧\nMy single comes out this Friday.' },
      { role: 'assistant', content: 'Noted.' },
      { role: 'user', content: '⟦Said on 2026-11-23, Monday⟧\nWhen do I pitch it to Spotify?' },
    ];
    const request = parseCompletionRequest({ model: 'gpt-test', stream: true, messages });
    const said = answer(request, topics, new Date('2026-11-23'), false);
    expect(said.kind === 'text' && said.text).toContain('for **unreleased** songs only');
  });

  it('count from the last line that says which day it is', () => {
    const known = '<summary>They wrote:\nToday is 2020-01-01.</summary>';
    expect(talk(['My single comes out tomorrow. When do I pitch to Spotify?'], mara, known)[0]).toContain(
      '24 November',
    );
  });

  it('say that a day does not exist', () => {
    const question = 'My single comes out on 30 February 2027. When do I pitch?';
    for (const artist of [mara, {}]) expect(talk([question], artist)[0]).toContain('there is no 30 February 2027');
  });

  it('say which day is the last', () => {
    expect(talk(['My single comes out this Friday. Last day to pitch?'])[0]).toContain('last day was **Friday 20 Nov');
  });

  it('count one day as one, and today as today', () => {
    expect(talk(['My single comes out tomorrow. When do I pitch to Spotify?'])[0]).toContain('is 1 day away');
    expect(talk(['My single comes out today. When do I pitch to Spotify?'])[0]).toContain('23 November is today');
  });

  it.each([
    ['tonight', 'that window has gone'],
    ['on 10 December', 'that window has gone'],
    ['on 30 December', 'window has begun'],
    ['on 15 January', 'between Friday 4 December and'],
  ])('knows what is left before a gig %s', (day, words) => {
    expect(talk([`We have a gig in Leeds ${day}. How do I get local press?`])[0]).toContain(words);
  });
});

test('five questions are five', () => {
  const [said] = talk(['Ask me five questions and find the story that press would care about.']);
  expect(said?.match(/\?/g)).toHaveLength(5);
});

test('visitors are told that there is more', () => {
  const question = 'My EP is out on 21 May 2027. Give me the full timeline with dates for press.';
  expect(talk([question], {})[0]).toContain("There's more to this answer");
  expect(talk(['hello'], {})[0]).not.toContain("There's more to this answer");
});

it.each([
  'The Mercury replied!! They want a photo of all of us by tomorrow',
  'we finally got the vinyl test pressing back and it sounds huge',
  'spent all weekend looking at discovery mode and payola stories',
])('news isn’t answered with advice: %s', (news) => {
  expect(talk([news])[0]).toContain("I'm scripted");
});

describe('the price', () => {
  it.each(['How much does Fanfare cost?', 'Is Fanfare free?', 'How much is a subscription?'])('%s', (question) => {
    expect(talk([question])[0]).toContain('$29.95 a month');
    expect(talk([question])[0]).toContain('$299.95 a year');
  });

  it('is given to visitors along with the free messages', () => {
    expect(talk(['Make me a one-sheet', 'Do I get more than 3 messages?'], {})[1]).toContain('3 free messages');
  });

  it('is not mentioned for what others charge', () => {
    expect(talk(['How much does a publicist cost?'])[0]).not.toContain('$29.95');
  });
});

describe('a date', () => {
  it.each([
    ['Write a short pitch for a music blog that I can use today.', 'out on [release date]'],
    ['Write a press release I can send tomorrow', 'on [release date]'],
    ['My birthday is 3 May 1990. Write me a press release.', 'on [release date]'],
  ])('that nobody gave stays a blank: %s', (question, blank) => {
    expect(talk([question])[0]).toContain(blank);
  });
});

describe('everyday words', () => {
  const last = (...texts: string[]): string => talk(texts).at(-1) ?? '';

  it.each([
    'can you send it?',
    'Could you send that to the papers?',
    '¿lo puedes enviar tú?',
    'y la mandais vosotros a los medios?',
  ])('%j is told that it sends nothing', (question) => {
    expect(last(question)).toMatch(/I can't send emails|No puedo enviar correos/);
  });

  it.each([
    ['The new one is "Copper" and it comes out 12 March 2027', '“Copper” on Friday 12 March 2027'],
    [
      'My EP "Night Shift" is out on 12 March 2027. Actually the title is "Copper" now',
      '“Copper” on Friday 12 March 2027',
    ],
  ])('%j names the release', (news, headline) => {
    expect(last(news, 'Write the press release')).toContain(headline);
  });

  it('that correct a day replace the earlier one', () => {
    const text = last('My song Lantern is out 26 Feb 2027', 'sorry, I meant 5 March 2027', 'Write the press release');
    expect(text).toContain('Friday 5 March 2027');
    expect(text).not.toContain('26 February');
  });

  it('of despair get people to talk to, not music advice', () => {
    for (const words of ["I don't want to be here any more", 'No puedo más, ya no quiero vivir']) {
      expect(last(words)).toMatch(/someone you trust|alguien de confianza/);
      expect(last(words)).not.toMatch(/press release|plan|nota de prensa|declaración|\d{3}/);
    }
  });

  it('of despair come before a text, a plan or an edit, in any words', () => {
    const unseen = readUtterances(sandboxFile('unseen', 'utterances-en')).filter(
      ({ intent }) => intent === 'in-danger',
    );
    const replies = unseen.map(({ text }) =>
      talk(['My single is out on 5 May.', text, `${text}. Write the press release.`]),
    );
    const met = replies.filter(([, ...both]) => both.every((one) => one.includes('someone you trust')));
    expect(unseen.length).toBeGreaterThan(9);
    expect(met.length / unseen.length).toBeGreaterThan(0.7);
  });

  it('about legal trouble get a lawyer, not a post or a plan', () => {
    expect(last('my manager is stealing from me, I think I need a lawyer')).toContain('**Ask a lawyer**');
  });

  it('about the assistant itself are not mistaken for questions about music', () => {
    expect(last('are you a real AI?')).toContain('a program, not a person');
    expect(last("what can't you do?")).toContain("I'm a program");
  });

  it('can name a release by just its title and day', () => {
    expect(last('Write a follow-up to the blogger about "Ash", out 20 February 2027')).toContain('“Ash” comes out');
  });

  it('pasted from someone else say nothing about the artist', () => {
    const email = 'From: Ann <ann@label.example>\nSubject: Offer\n\nMy single "Copper" is out on 1 January 2028. Ann';
    expect(last(email)).toContain('Someone else wrote that');
    expect(last(email, 'Write the press release')).not.toMatch(/Copper|2028/);
    expect(last(`My single "Glass" is out on 12 March 2027.\n${email}`, 'Write the press release')).toContain(
      '“Glass”',
    );
  });

  it('about earlier releases are noted as such', () => {
    expect(last("BBC Radio Leeds played my last single 'Harbour' in May 2026")).toMatch(
      /as already out:\n\n- BBC Radio Leeds[^?]*What is the next one called/,
    );
  });

  it('about what is known are answered with what is kept', () => {
    const kept = '<kept>[{"day":"2026-11-02","note":"I never play on Sundays"}]</kept>';
    expect(talk(['What do you know about me?'], mara, kept)[0]).toContain('- I never play on Sundays');
    expect(last('What do you know about me?')).toMatch(
      /- Name: Mara Quill\n- Genre: indie folk\n- Based in: Leeds, UK\n/,
    );
    expect(last('¿Qué sabes de mí?')).toContain('- Nombre: Mara Quill');
  });

  it('about what is known are answered with what was said', () => {
    const [, , noted, known] = talk([
      'its an EP called Dust Hymns, dropping march 12',
      'When is it out?',
      "we cut it in 3 days at my uncle's barn outside Marfa",
      'ok what do you know about us so far?',
    ]);
    const barn = "- Mara Quill cut it in 3 days at their uncle's barn outside Marfa.";
    expect(noted).toContain(barn);
    expect(known).toContain('- Release: “Dust Hymns”, Friday 12 March 2027');
    expect(known).toContain(barn);
    expect(talk(['what have I told you?'], {})[0]).toBe('Nothing yet. What do you play, and where from?');
  });

  it('in Spanish are answered in Spanish', () => {
    expect(last('hola', 'mi sencillo «Marea» sale el 5 de febrero de 2027', 'una cosa: en Cádiz')).not.toContain(
      'Noted',
    );
  });
});

describe('everyday turns of a conversation', () => {
  const release = 'My single "Salt Road" is out on 22 January 2027.';

  it.each([
    [['Hi!', 'It\'s called "Salt Road"', 'write it up'], '“Salt Road”'],
    [['hello', 'its called Paper Boats', 'now write it up please'], '“Paper Boats”'],
    [['Hola', 'Se llama «Marea»', 'escríbelo'], '“Marea”'],
    [['hello', 'The song is called Salt Road', '22 January 2027', 'write it up'], 'Friday 22 January 2027'],
  ])('%j is written', (texts, words) => {
    expect(talk(texts).at(-1)).toContain(words);
    expect(talk(texts).at(-1)).toMatch(/FOR IMMEDIATE RELEASE|PARA PUBLICACIÓN INMEDIATA/);
  });

  it.each(['By when do I have to pitch to Spotify?', 'and what is the last day to send the pitch to Spotify?'])(
    'a question in other words is answered again: %s',
    (again) => {
      const replies = talk([release, 'How do I pitch to Spotify?', again]);
      expect(replies[2]).toContain('**Friday 15 January 2027**');
      expect(replies[2]).not.toContain('only repeat myself');
    },
  );

  it.each(['Un anuncio por ciudad', 'un anuncio para cada ciudad, por favor', 'One announcement per town'])(
    '%j needs no verb',
    (wish) => {
      const tour =
        'Nuestra gira: Leeds, The Wardrobe el 5 de marzo de 2027; Cádiz, Sala Supersonic el 6 de marzo de 2027.';
      const reply = talk([tour, wish])[1];
      expect(reply).toContain('The Wardrobe');
      expect(reply).toContain('Sala Supersonic');
    },
  );

  it('“the full one” means the last biography', () => {
    expect(talk(['give me a short bio', 'the full one please'])[0]).not.toContain('Where it began');
    expect(talk(['full version please'])[0]).toContain("I'm scripted");
  });

  it('visitors are told where to get the whole of a shortened answer', () => {
    const question = 'My EP is out on 21 May 2027. Give me the full timeline with dates for press.';
    expect(talk([question, 'full answer please'], {})[1]).toContain('comes with a subscription');
  });

  it('ambiguous dates are asked about together', () => {
    const told = 'My single "Salt Road" is out on 3/4 and the video is out on 5/6.';
    expect(talk([told])[0]).toContain('are they 3 April and 5 June, or 4 March and 6 May?');
    expect(talk([told, 'day first', 'write it up'])[2]).toContain('Saturday 3 April 2027');
  });

  it.each([
    ['this Friday', '27 November 2026'],
    ['the week after', '4 December 2026'],
    ['4 December', '4 December 2026'],
  ])('“next Friday” on a Monday is asked about, and %s settles it', (reply, day) => {
    const told = 'My single "Salt Road" comes out next Friday.';
    expect(talk([told])[0]).toContain('“next Friday” can be read in two ways: is it 27 November or 4 December?');
    expect(talk([told, reply, 'write it up'])[2]).toContain(day);
  });

  it('“next Friday” is not asked about where the day doesn’t matter', () => {
    expect(talk(['I have an interview with a blogger next Friday. Any tips?'])[0]).not.toContain('in two ways');
  });

  it('other people’s questions in a crisis don’t get the next best topic’s playbook', () => {
    const crisis = 'Our van was stolen last night after the show in Leeds';
    expect(talk([crisis, 'what do I say to the journalist who called?'])[1]).toMatch(
      /What is certain[^]*Our van was stolen on the night of Sunday 22 November 2026[^]*What not to say/,
    );
    expect(talk([crisis, 'can you send it to the press?'])[1]).toContain("I can't send emails");
  });

  it('a question about someone else’s email is answered without reading it', () => {
    const email = 'From: Petra Lang <petra@label.test>\nTo: Mara\nSubject: Dates\n\nWe move it to 5 March.';
    const [, reply, later] = talk([release, `what do they want from me?\n\n${email}`, 'when is it out?']);
    expect(reply).toContain('Someone else wrote the rest');
    expect(later).not.toContain('March');
  });

  it('a crisis has its own counsel, whatever else the question mentions', () => {
    const crisis = 'We had to cancel our show because our singer is ill, and people are angry';
    expect(talk([crisis, 'what do we do?'])[1]).toContain('People first');
    expect(talk([crisis, 'someone on instagram says we were drunk, should we answer?'])[1]).toContain('No arguing');
    expect(talk([crisis, 'should we get a lawyer?'])[1]).toContain('Ask a lawyer');
    expect(talk([crisis, 'how do we get a correction from the paper?'])[1]).not.toContain('Would you consider it for');
  });

  it('someone who wants to give up is heard, also in a crisis', () => {
    const crisis = 'We had to cancel our show because our singer is ill, and people are angry';
    expect(talk([crisis, 'I just want to give up, honestly'])[1]).toContain('That sounds heavy');
  });

  it.each([
    ['who are the best house blogs?', "I won't give you names"],
    ['yo', 'Hello, Mara Quill'],
  ])('%s', (said, reply) => {
    expect(talk([said])[0]).toContain(reply);
  });

  it('a tour starts in a bio, and what will be played was not', () => {
    const tour =
      'Tocamos el 10 de septiembre en Cádiz y el 17 de septiembre en Málaga. La gira se llama «Sal y Fuego».';
    const room = `<room>${JSON.stringify({ kind: 'tour', title: 'Sal y Fuego', date: '2027-09-10' })}</room>`;
    const bio = talk([tour, 'hazme una bio de 100 palabras'], mara, room)[1];
    expect(bio).toContain('empieza el viernes, 10 de septiembre de 2027');
    expect(bio).not.toMatch(/Tocaron|sale el/);
  });

  it('a corrected day of a tour is the day of its announcement', () => {
    const tour =
      'Tocamos el 10 de septiembre en Cádiz y el 17 de septiembre en Málaga. La gira se llama «Sal y Fuego».';
    const replies = talk([tour, 'Málaga es el 18, no el 17', 'escribe la nota de prensa de la gira']);
    expect(replies[2]).toContain('18 de septiembre');
    expect(replies[2]).not.toContain('17 de septiembre');
  });

  it.each(["our singer keeps crying and can't cope", 'mi hermana no para de llorar, no puede más'])(
    'people come before music: %s',
    (said) => {
      expect(talk([said])[0]).toMatch(/That sounds heavy|suena duro/);
    },
  );

  it('a Spanish question about others gets no playbook text', () => {
    const texts = '<text>{"title":"Press for a local gig","body":"Four weeks.","sources":"x"}</text>';
    const question = `¿Qué tal estuvo el concierto de Rosalía anoche?\n\n⟦From the playbook⟧\n${texts}`;
    expect(talk(['Hola, soy cantante y vivo en Valencia.', question])[1]).toContain('no tiene respuesta para eso');
  });

  it.each(['undo that', 'can you book me a gig?', 'make the headline shorter', 'make the press release shorter'])(
    '%j is said to be beyond it',
    (wish) => {
      expect(talk([release, wish])[1]).toMatch(/I'm scripted|I can't send emails, call, book/);
    },
  );
});

describe('bad news', () => {
  it.each([
    ['our bass player Dave died on Thursday. The tour is off. What do I do first?', 'People first'],
    ["our singer's been accused by an ex on tiktok. help what do we do", 'No arguing'],
    ['we have to cancel the whole tour, our drummer broke his wrist. what do we do first?', 'Promoters and venues'],
    ['tenemos que aplazar los conciertos, la cantante está enferma. por dónde empezamos?', 'Promotores y salas'],
    ['my hard drive died and the recordings are gone. i feel sick. what do i say to people', 'one person speaks'],
  ])('gets advice in an order: %s', (text, advice) => {
    expect(talk([text])[0]).toContain(advice);
  });
});

test('a wish about how a text sounds is no cry for help', () => {
  const [, reply] = talk(
    ['Write my bio.', "I don't want to sound like I am begging. Make it more confident but still respectful"],
    {},
  );
  expect(reply).not.toContain('let a person in');
  expect(talk(["I don't want to be here any more"], {})[0]).toContain('let a person in');
});

test('a wish for a quote of their own gets no advice about made-up ones', () => {
  const [, said] = talk([
    'My single Kettle is out on 29 January 2027.',
    'Also can you add a quote from me, Tess Moran, I sing. something like we wrote this on the ferry',
  ]);
  expect(said).not.toContain("I won't write that one");
});

test('someone in danger isn’t told what went unheeded', () => {
  const [said] = talk(["I don't want to be alive anymore. Can you write the press release and make it rhyme?"]);
  expect(said).toContain('emergency');
  expect(said).not.toContain('scripted');
});
