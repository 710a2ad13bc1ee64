import { lastReply } from '../questions/talk.fixture.js';
import { objectOr } from '../wire/json-value.js';
import { wantedTexts, writeCall } from './document-calls.js';
import { newsAsked } from './documents-asked.js';
import { report } from './reports/report.js';
import { situationOf } from './situation.fixture.js';

const tour =
  'We play Oslo on 2 May, £8; Bergen on 4 May; Bodø on 6 May. Doors at 8pm everywhere. We recorded our record in Bergen.';
const tools = [{ name: 'write_document', description: '', parameters: {} }];
const titles = (request: string): string[] => wantedTexts(situationOf([tour, request])).map(({ title }) => title);

describe('a post with the dates of a tour', () => {
  it.each([
    'something really short for instagram with all four dates',
    'need a quick insta post with all three dates',
    'a caption listing the dates please',
    'hey can you do a post for facebook with the tour dates',
    'write captions with our dates',
    'write a short post that lists all the dates',
    'post for socials including all dates',
  ])('has all of them, and is the only text: %s', (request) => {
    const texts = wantedTexts(situationOf([tour, request]));
    expect(texts.map(({ kind }) => kind)).toEqual(['captions']);
    expect(texts[0]?.markdown).toContain(
      '- Sunday 2 May 2027 – Oslo, [venue]\n- Tuesday 4 May 2027 – Bergen, [venue]\n- Thursday 6 May 2027 – Bodø, [venue]',
    );
  });

  it('has them although a release was named, too', () => {
    const texts = wantedTexts(
      situationOf(['My EP ‘Salt Road’ is out on 5 March', tour, 'a caption with all three dates']),
    );
    expect(texts.map(({ markdown }) => markdown).join()).toContain('- Sunday 2 May 2027 – Oslo');
  });
});

describe('a pitch to a person', () => {
  const ep = "i've got an ep called Concrete Lullabies out feb 12";
  const dj = 'i know a dj at reform radio, her name is Sal Mendes, sal@reform.test. add her';

  it('is of the kind for where they work, with their name, and never their address as the artist’s', () => {
    const [pitch] = wantedTexts(situationOf([ep, dj, 'write her a pitch']));
    expect(pitch?.kind).toBe('radio_pitch');
    expect(pitch?.markdown).toContain('Hello Sal,');
    expect(pitch?.markdown).not.toContain('sal@reform.test');
    const editor = 'I met Tom Ashe, the music editor at The Skinny. Save him';
    expect(wantedTexts(situationOf([ep, editor, 'can you draft him a short email?']))[0]?.kind).toBe('blog_pitch');
  });

  it('leaves other pitches without their name', () => {
    const [pitch] = wantedTexts(situationOf([ep, dj, 'write a radio pitch']));
    expect(pitch?.markdown).toContain('[first name]');
  });
});

describe('"draft it"', () => {
  it.each([
    ['how do i get on bbc introducing', "ok draft it. track is called 'Tin Roof', out 18 april", 'radio_pitch'],
    [
      'I sent my track to a blog last tuesday, should i chase them?',
      "yeah write it. it's called 'Tin Roof'",
      'follow_up',
    ],
    ['how do i get on a playlist', "write one. it's called 'Tin Roof', out 18 april", 'spotify_pitch'],
    ['hello', "write it up. the track is called 'Tin Roof', out 18 april", 'press_release'],
  ])('is for the readers the message before spoke of: %s', (before, message, kind) => {
    expect(wantedTexts(situationOf([before, message])).map((text) => text.kind)).toEqual([kind]);
  });
});

describe('“write it up”', () => {
  it.each([
    ['How many words may a press release have?', 'Write it please.', 'press_release'],
    ['hi', 'write it up for the Chronicle', 'press_release'],
    ['hi', 'can you write something for the Yorkshire Post', 'press_release'],
    ['hi', 'write it up for spanish radio', 'radio_pitch'],
  ])('is for the text or the reader that was named: %s %s', (before, request, kind) => {
    const told = 'My single "Salt Road" is out on 5 March 2027.';
    expect(wantedTexts(situationOf([told, before, request])).map((text) => text.kind)).toEqual([kind]);
  });

  it('before there is news is answered with a question', () => {
    expect(newsAsked(situationOf(['how do i get on a spotify playlist', 'write that for me then']))).toContain(
      'what is it called',
    );
    expect(newsAsked(situationOf(['My single "Salt Road" is out on 5 March 2027.', 'write that for me then']))).toBe(
      '',
    );
    expect(newsAsked(situationOf(['hello', 'write the bio']))).toBe('');
  });

  it('to get people to a concert is its announcement', () => {
    const told = 'anyway. next one is 10 april 2027 at the Fulford Arms in York';
    const [text] = wantedTexts(situationOf([told, 'write something to get people there']));
    expect(text?.kind).toBe('gig_announcement');
    expect(text?.markdown).toContain('# Mara Quill live at Fulford Arms, York');
  });
});

describe('another length of a biography', () => {
  it.each([
    ['bio, 100 words', 'shorter please', ['bio_50']],
    ['bio, 50 words', 'can you make it a bit shorter', ['bio_line']],
    ['bio, 50 words', 'longer', ['bio_250']],
    ['bio, 50 words', 'make it a bit longer', ['bio_100']],
    ['bio in one line', 'shorter', []],
    ['press release', 'shorter', []],
  ])('%s, %s', (label, request, kinds) => {
    const reply = `I wrote your ${label}: [Mara Quill](/documents/29e694a0-b172-5599-a051-2ddecd91d061).`;
    expect(wantedTexts(situationOf(['hello', request], { reply })).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('captions for a concert', () => {
  it('have what is known of it, and no release', () => {
    const gig = "We've got a gig at the Brudenell Social Club in Leeds on 12 March 2027, doors 8pm, tickets £9";
    const [captions] = wantedTexts(situationOf([gig, 'insta caption please']));
    expect(captions?.markdown).toMatch(
      /^Mara Quill live at Brudenell Social Club, Leeds, Friday 12 March 2027. \[link\]\nDoors 8pm · £9/,
    );
    expect(captions?.markdown).not.toContain('[title]');
  });
});

describe('a press release about a tour', () => {
  it.each([
    [`Our tour is called "Low Light". ${tour}`, 'Write a press release for the tour', 'announces the tour “Low Light”'],
    [
      'La gira se llama "Mareas". Tocamos el 5 de marzo en Murcia y el 6 de marzo en Granada.',
      'Ahora una nota de prensa de la gira',
      'anuncia la gira “Mareas”',
    ],
  ])('doesn’t call it a release: %s', (told, request, headline) => {
    const [release] = wantedTexts(situationOf([told, request]));
    expect(release?.kind).toBe('press_release');
    expect(release?.markdown).toContain(headline);
    expect(release?.markdown).not.toMatch(/will release|publica el/);
  });
});

describe('texts about a tour', () => {
  const untitled = "we're on tour: 3 April 2027 Leeds Brudenell, 4 April 2027 Hull Adelphi";
  const room = {
    kind: 'tour',
    title: 'Leeds, Hull',
    date: '2027-04-03',
    shows: [
      { date: '2027-04-03', city: 'Leeds', venue: 'Brudenell' },
      { date: '2027-04-04', city: 'Hull', venue: 'Adelphi' },
    ],
  };

  it.each([
    ['ok and a blog pitch for the tour', 'My tour starts on Saturday 3 April 2027.'],
    ['an email to my mailing list please', 'The tour starts on Saturday 3 April 2027.'],
    ['now one for radio DJs please', 'Mara Quill (Leeds, UK) starts a tour on Saturday 3 April 2027.'],
    ['instagram captions', 'The tour starts on Saturday 3 April 2027.'],
    ['a follow-up email', 'My tour starts on Saturday 3 April 2027'],
    ['interview notes please', 'The tour starts on Saturday 3 April 2027.'],
    ['and the press release', '# Mara Quill announces a tour, from Saturday 3 April 2027'],
  ])('say that it starts, in its room or not: %s', (request, words) => {
    for (const more of [{}, { room }]) {
      const [text] = wantedTexts(situationOf([untitled, request], more));
      expect(text?.markdown).toContain(words);
      expect(text?.markdown).not.toMatch(/comes out|“Leeds, Hull”|single/);
    }
  });

  it.each([
    ['un correo a un blog', 'Mi gira empieza el miércoles, 3 de marzo de 2027.'],
    ['un correo a la radio', 'empieza una gira el miércoles, 3 de marzo de 2027.'],
    ['la nota de prensa', 'salen de gira desde el miércoles, 3 de marzo de 2027.'],
  ])('are asked for in Spanish: %s', (request, words) => {
    const told = 'Nos vamos de gira: 3 de marzo Sevilla Sala X, 5 de marzo Cádiz Sala Supersonic';
    const [text] = wantedTexts(situationOf([told, `¿Me escribes ${request}?`], { artist: { name: 'Las Mareas' } }));
    expect(text?.markdown).toContain(words);
    expect(text?.markdown).not.toContain('Mareas, sale');
  });
});

describe('announcements of a tour', () => {
  it.each([
    'I want an announcement for every city',
    'Could you draft a post per show?',
    'One for each of the nights, please: make them short',
    'Can you do the announcements for the three towns?',
  ])('are one per town: %s', (request) => {
    expect(titles(request)).toEqual([
      'Gig announcement: Oslo, Sunday 2 May 2027',
      'Gig announcement: Bergen, Tuesday 4 May 2027',
      'Gig announcement: Bodø, Thursday 6 May 2027',
    ]);
  });

  it('are only for the towns that are named', () => {
    for (const request of ['Write the announcement for Bergen', 'announcement for Bergen please'])
      expect(titles(request)).toEqual(['Gig announcement: Bergen, Tuesday 4 May 2027']);
    expect(titles('When is the announcement for Bergen due?')).toEqual([]);
  });

  it.each([
    ['Haz los anuncios de los tres sitios, porfa', ['Oslo', 'Bergen', 'Bodø']],
    ['¿Me escribes el anuncio para la fecha de Bergen?', ['Bergen']],
  ])('are asked for in Spanish: %s', (request, towns) => {
    expect(titles(request).map((title) => /: (\p{L}+),/u.exec(title)?.[1])).toEqual(towns);
  });

  it.each(['When do I announce each show?', 'How do you write an announcement for each town?'])(
    'are not written for a question: %s',
    (request) => {
      expect(titles(request)).toEqual([]);
    },
  );

  it('mention no other town, and no other night’s price', () => {
    const [oslo, bergen] = wantedTexts(situationOf([tour, 'Write an announcement for each town']));
    expect(oslo?.markdown).toContain('**Price:** £8');
    expect(oslo?.markdown).toContain('**Doors:** 8pm');
    expect(oslo?.markdown).not.toMatch(/Bergen|Bodø/);
    expect(bergen?.markdown).toContain('**Price:** [price');
    expect(bergen?.markdown).toContain('recorded their record in Bergen');
  });

  it('are written by one call each, then reported together', () => {
    const request = [tour, 'Write an announcement for each town'];
    const done = [0, 1, 2].map((index) => {
      const before = situationOf(request, { tools, done: doneOf(request, index) });
      return objectOr(writeCall(before)?.arguments ?? {})['title'];
    });
    expect(new Set(done).size).toBe(3);
    const after = situationOf(request, { tools, done: doneOf(request, 3) });
    expect(writeCall(after)).toBeNull();
    expect(report(after)).toMatch(/^I wrote 3 documents from the same facts:\n\n- \[Gig announcement: Oslo/);
  });
});

/** The first `count` calls, as finished. */
function doneOf(request: string[], count: number) {
  return wantedTexts(situationOf(request))
    .slice(0, count)
    .map((document, index) => ({
      name: 'write_document',
      arguments: { documentId: null, ...document },
      result: { id: String(index), title: document.title, findings: [] },
      error: null,
    }));
}

describe('a request that names no document', () => {
  const kinds = (...texts: string[]) => wantedTexts(situationOf(texts)).map(({ kind }) => kind);
  const bio = 'can you write me a short bio?';

  it.each([
    ['make it 100 words', 'bio_100'],
    ['in 250 words please', 'bio_250'],
    ['now cut it to one line', 'bio_line'],
    ['que tenga 50 palabras', 'bio_50'],
  ])('"%s" after a biography is one of that length', (text, kind) => {
    expect(kinds(bio, text)).toEqual([kind]);
    expect(kinds('write my press release', text)).toEqual([]);
  });

  it.each([
    [['I want to get on Spotify playlists, how?', "my song's called Blue Hour, out 5 feb"], 'spotify_pitch'],
    [['how do i get on radio?', 'my single is called Blue Hour'], 'radio_pitch'],
    [['my single is called Blue Hour'], 'blog_pitch'],
  ])('"write the pitch" after %j is for whom they spoke of', (texts, kind) => {
    expect(kinds(...texts, 'write the pitch')).toEqual([kind]);
    expect(kinds(...texts, 'is the pitch any good?')).toEqual([]);
  });

  it('"announce it" is an announcement of the gig', () => {
    expect(kinds('we play the Brudenell in Leeds on 3 April', 'announce it please')).toEqual(['gig_announcement']);
  });
});

it('a passage to change, with its document’s title, is no request for a document', () => {
  const shows = 'We tour in March 2027: Leeds on the 5th, Hull on 6 March and Whitby on the 9th.';
  const passage =
    'Change this passage of my gig announcement:\n\n> Mara Quill comes from Leeds.\n>\n> — “Gig announcement: Whitby, Tuesday 9 March 2027”\n\nReplace it with “With thanks to everyone”';
  expect(wantedTexts(situationOf([shows, passage]))).toEqual([]);
});

describe('Spanish requests', () => {
  it.each([
    ['¿cómo entro en playlists?', 'se llama «Sal», sale el 16 de enero. me escribes el pitch?', ['spotify_pitch']],
    ['hola', 'No sé escribir una biografía. ¿Me echas una mano? Nací en Quito', ['bio_100']],
    ['hola', 'nos piden una semblanza, ¿nos ayudas?', ['bio_100']],
    ['hola', 'necesito una gacetilla para el recital', ['gig_announcement']],
    [
      'Mi single «Sal» sale el 16 de enero. Escribe la nota de prensa',
      'y un mail breve para acompañar la nota',
      ['blog_pitch'],
    ],
    ['hola', 'ya escribí mi biografía. ¿me ayudas con el plan?', []],
  ])('%s %s', (before, request, kinds) => {
    expect(wantedTexts(situationOf([before, request])).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('several biographies', () => {
  const bio = 'I wrote your bio, 100 words: [Mara Quill](/documents/00000009-0000-4000-8000-000000000000).';

  it.each([
    ['I need a bio in 50 and 250 words. I grew up in Whitby.', 'Noted.', ['bio_50', 'bio_250']],
    ['could I have a 50-word one and a one-liner too', bio, ['bio_line', 'bio_50']],
    ['could you do one in first person for my website, about 90 words', bio, ['bio_100']],
  ])('%s', (message, reply, kinds) => {
    const texts = wantedTexts(situationOf(['hello', message], { reply }));
    expect(texts.map(({ kind }) => kind)).toEqual(kinds);
  });
});

it('the day after a concert, a caption says thanks', () => {
  const told = 'We play Brudenell in Leeds on 12 March 2027 with Hollow Pines. Write a caption.';
  const reply = 'I wrote your captions: [Mara Quill](/documents/00000009-0000-4000-8000-000000000000).';
  const [caption] = wantedTexts(
    situationOf([told, 'and one for the morning after, thanking everyone who came'], { reply }),
  );
  expect(caption).toMatchObject({
    kind: 'captions',
    markdown: expect.stringMatching(/^Thank you to everyone who came/),
  });
  expect(wantedTexts(situationOf([told, 'thanks, everyone loved it'], { reply }))).toEqual([]);
});

it.each([
  [['We’d like to tell the local paper about our Christmas concert please'], 'gig_announcement'],
  [
    [
      'We’d like to tell the paper about our Christmas concert',
      'It is on Saturday 19 December at 7pm in St Hilda’s Church Hall. Could you write it for the newspaper?',
    ],
    'gig_announcement',
  ],
  [['I need an email for a local paper too, the angle is the cassette'], 'press_release'],
  [['I would also like a follow-up to send ten days later'], 'follow_up'],
])('%j asks for the %s', (texts, kind) => {
  expect(wantedTexts(situationOf(texts)).map((text) => text.kind)).toEqual([kind]);
});

it.each([
  [
    ['The EP is Salt Maps, out 5 March. The first single is Pilot Boat, out 5 February.', 'write the press release'],
    'Salt Maps',
  ],
  [
    [
      'The EP is Salt Maps, out 5 March. The first single is Pilot Boat, out 5 February.',
      'write the press release for the single',
    ],
    'Pilot Boat',
  ],
  [
    [
      'Need a press release for our album. Title is Liturgy of Rust, out 26 February. First single is Tongue of Iron, out 15 January.',
    ],
    'Liturgy of Rust',
  ],
  [
    ['its called Night Bus Vows, out 19 march. first single Upper Deck on 29 january. write the press release'],
    'Night Bus Vows',
  ],
])('%j is about %s', (texts, title) => {
  expect(situationOf(texts).known.title).toBe(title);
});

it('in a crisis, something to post is the statement', () => {
  const told = 'Our bassist was arrested last night and people are asking the venue about it.';
  const asked = 'He is home again. The gig on 12 December at the Anchor goes ahead. can you write us something to post';
  expect(wantedTexts(situationOf([told, asked])).map(({ kind }) => kind)).toEqual(['crisis_statement']);
});

describe('after something went wrong', () => {
  const fight = 'Security roughed up our fan last night at our gig in Leeds.';

  it.each([
    [[fight, 'We play York on 19 December. can you write the statement'], 'crisis_statement'],
    [[fight, 'can you write something for our facebook?'], 'crisis_statement'],
    [[fight, 'He is home. can you write a new post please'], 'crisis_statement'],
    [[fight, 'We stopped the set. can you write what we should put out'], 'crisis_statement'],
    [['anoche nos robaron la camioneta', 'el sábado 5 tocamos en Viña. hazme el comunicado'], 'crisis_statement'],
    [[fight, 'The Mercury wants an interview. write interview notes'], 'interview_notes'],
  ])('%j asks for the %s', (texts, kind) => {
    const [text] = wantedTexts(situationOf(texts));
    expect(text?.kind).toBe(kind);
    expect(text?.markdown).toMatch(/roughed up our fan|nos robaron/u);
  });

  it('interview notes about a release are as before', () => {
    const [text] = wantedTexts(
      situationOf([fight, 'Our new single "Salt" is out on 5 March 2027. write interview notes']),
    );
    expect(text?.markdown).toContain('What is “Salt” about?');
  });

  it('a statement about things has no paragraph about people', () => {
    const [text] = wantedTexts(situationOf(['our album leaked last night', 'write the statement']));
    expect(text?.markdown).toMatch(/^What we know: Our album leaked/u);
  });
});

describe('a caption for a concert, beside a song in the profile', () => {
  const artist = {
    name: 'Lucía Berrocal',
    location: 'Málaga',
    songTitle: 'La última silla',
    songLink: 'https://example.com/l',
  };

  it.each([
    [
      'we play the Tannery in Hull on saturday 19 december. can you do a post to announce it?',
      'Lucía Berrocal live at Tannery, Hull, Saturday 19 December 2026. [link]',
    ],
    [
      'tocamos el sábado 19 de diciembre en el Foro Brea. nos haces un post para anunciarlo?',
      'Lucía Berrocal en directo en Foro Brea, el sábado, 19 de diciembre de 2026. [enlace]',
    ],
  ])('%s', (message, first) => {
    expect(lastReply([message], artist).texts[0]).toContain(first);
  });

  it('never has the link of the song for its tickets, nor a gift for its price', () => {
    const told =
      'tocamos el sábado 19 de diciembre en el Foro Brea, entrada 120 pesos. nos haces un post para anunciarlo?';
    const { texts } = lastReply([told, 'agregale q los primeros 30 se llevan un sticker gratis'], artist);
    expect(texts[0]).toContain('Entradas: 120 pesos. [enlace]');
    expect(texts[0]).toContain('Los primeros 30 se llevan un sticker gratis.');
  });

  it('is about the song once it is spoken of', () => {
    const told =
      'we play the Tannery in Hull on saturday 19 december, la última silla is out on 4 december. captions please';
    expect(lastReply([told], artist).texts[0]).toContain('“La última silla”');
  });
});

describe('a tour that is named later', () => {
  const tour =
    "we're touring!! mar 5 hull at the Annex, mar 6 leeds at Gallery Nine, mar 7 york at Old Depot. write something to announce it";

  it('has its name and its tickets', () => {
    const { texts } = lastReply([tour, 'its called the Landline Tour after our song', 'tix are at example.com/plc']);
    expect(texts[0]).toContain('on tour: Landline');
    expect(texts[0]).toContain('**Tickets:** example.com/plc');
  });

  it('is no single', () => {
    const { texts } = lastReply([
      tour,
      'its called the Landline Tour after our song',
      'ok write one for the leeds ones',
    ]);
    expect(texts.join('\n')).not.toContain('single');
  });
});
