import { askedDocuments } from './asked-document.js';

describe('a statement about a text or its readers', () => {
  it.each([
    'my email for press is sam@x.example',
    'press email: sam@x.example',
    'the press release is too long',
    'my pitch email is fine',
    'our blog pitch was ignored',
    'el correo para la prensa es sam@x.example',
    'la nota de prensa está bien',
  ])('is no request: %s', (message) => {
    expect(askedDocuments(message)).toEqual([]);
  });

  it.each([
    ['press release please', 'press_release'],
    ['my press release, please', 'press_release'],
    ['do a press release', 'press_release'],
    ["I've got a single called Slow Kettle, write the press release", 'press_release'],
    ['we have a gig in Hull on 5 March and we need a press release', 'press_release'],
    ['tengo un sencillo que sale el 5 de marzo, escríbeme la nota de prensa', 'press_release'],
    ['yeah do the press release. its me all night', 'press_release'],
    ['ok, then do me a radio pitch', 'radio_pitch'],
    [
      'Spotify pitch for my track Undertow, 12 feb 2027, melancholic, piano and drum machine, made alone',
      'spotify_pitch',
    ],
    ['write a short post about it', 'captions'],
    ['actually can you also do the radio one', 'radio_pitch'],
    ['ok and a shorter one for radio', 'radio_pitch'],
    ['now the spotify one please', 'spotify_pitch'],
    ['need a post for friday', 'captions'],
    ['a blog pitch for the song that is out in may', 'blog_pitch'],
    ['write a press release with sam@x.example as the contact', 'press_release'],
  ])('but this is one: %s', (message, kind) => {
    expect(askedDocuments(message)).toEqual([kind]);
  });
});

describe('documents that a message asks for', () => {
  it.each([
    ['Hello! Would you draft some copy for music journalists?', ['press_release']],
    ['I need a piece that our local papers can use.', []],
    ['Any chance you could pull together an update for my subscribers?', ['other']],
    ['Please write to the press.', ['press_release']],
    ['Help me pitch this to college radio stations', ['radio_pitch']],
    ['Draw up a short message I could give to DJs, and another for bloggers.', ['radio_pitch', 'blog_pitch']],
    ['hazme la gacetilla y un mail para una radio', ['press_release', 'radio_pitch']],
    ['necesito un correo para mandar mi rola a una radio', ['radio_pitch']],
    ['ahora un post para el concierto', ['captions']],
    ['hazme la invitación para periodistas', ['gig_announcement']],
    ['I’d also like a follow-up to send ten days later', ['follow_up']],
    ['I would like a blog pitch', ['blog_pitch']],
    ['I need a bio, the angle is the harp', ['bio_100']],
    ['hazme un posteo para ig', ['captions']],
    ['nota de prensa y bio corta', ['press_release', 'bio_50']],
    ['press release and a short bio', ['press_release', 'bio_50']],
    ['me preparas preguntas y respuestas?', ['interview_notes']],
    ['Something quick for Facebook, please', ['captions']],
    ['Scratch that, a 50 word bio', ['bio_50']],
    ['Skip the press release, let me have a bio in one line.', ['bio_line']],
    ['Write the press release before the weekend', ['press_release']],
    ['ok and a blog pitch for the tour', ['blog_pitch']],
    ['an email to my mailing list please', ['other']],
    ['could you come up with something I can send to Spotify’s editors', ['spotify_pitch']],
    ['necesito algo para la cartelera', ['gig_announcement']],
    ['could i have some words for the poster', ['gig_announcement']],
    ['Now the press text please', ['press_release']],
    ['short bit of text for instagram?', ['captions']],
    ['Write something we can post', ['captions']],
    ['¿podrías armar un correo para blogs de música?', ['blog_pitch']],
    ['pues redáctame el texto para la agenda', ['gig_announcement']],
    ['genial, gracias, y un correo a la radio', ['radio_pitch']],
    ['I want a press release, not a bio.', ['press_release']],
    ['Queremos contárselo a la prensa', ['press_release']],
    ['Ahora una nota de prensa de la gira con esa frase.', ['press_release']],
    ['¿Puedes redactar algo para mi lista de correo?', ['other']],
    ['Olvida la nota de prensa, prepárame un texto para blogs', ['blog_pitch']],
  ])('%s', (message, kinds) => {
    expect(askedDocuments(message)).toEqual(kinds);
  });

  it.each([
    'What would you tell the press?',
    'Make the statement shorter, three sentences for Instagram',
    'Haz la nota de prensa más corta',
    'Is a press release worth it?',
    'We already have a press release.',
    'I’ve got something for the papers from our label.',
    'We told our fans last week.',
    'Don’t write to journalists yet.',
    'Could you explain what a blog pitch is?',
    'Give me tips for a press release',
    'Mi sello tiene algo para la prensa',
    'I want to put something on Spotify',
    'Is there something we can post to the venue?',
  ])('%s asks for nothing', (message) => {
    expect(askedDocuments(message)).toEqual([]);
  });

  it('for the press depend on the news', () => {
    const message = 'Can you make something for the newspapers?';
    expect(askedDocuments(message, 'gig')).toEqual(['gig_announcement']);
    expect(askedDocuments(message, 'tour')).toEqual(['tour_announcement']);
    expect(askedDocuments(message, 'crisis')).toEqual(['crisis_statement']);
  });
});

describe('a request in the words of a chat', () => {
  it.each([
    ['press release and a spotify pitch', ['press_release', 'spotify_pitch']],
    ['write my bio, a blog pitch and an insta post pls', ['bio_100', 'blog_pitch', 'captions']],
    ['write a fb post', ['captions']],
    ['what would a radio message look like? draft me one', ['radio_pitch']],
    ['how do blog pitches work, and can you write one?', []],
    ['need an email to BBC 6 Music', ['radio_pitch']],
    ['announce it in a press release', ['press_release']],
    ['can u do a message for the local press?', ['blog_pitch']],
    ['press release for the concert please', ['gig_announcement']],
    ['write it up for the local paper', ['press_release']],
    ['can you write this up for the press?', ['press_release']],
    ['ok write it for blogs', ['blog_pitch']],
    ['please turn it into something for the local radio', ['radio_pitch']],
    ['can you put something together for the local radio', ['radio_pitch']],
    ['make me something i can send to blogs', ['blog_pitch']],
    ['do one for the radio', ['radio_pitch']],
    ['do the radio pitch', ['radio_pitch']],
    ['ok now do my bio please', ['bio_100']],
    ['do the press releases work?', []],
    ['did you write it for the paper?', []],
    ['how would you write it for radio?', []],
    ['what is a press release and a bio?', []],
  ])('is understood: %s', (message, kinds) => {
    expect(askedDocuments(message)).toEqual(kinds);
  });

  it('asks for an announcement where the news is a concert', () => {
    for (const message of [
      'i need words for the venue\u2019s website',
      'a few lines for the venue page pls',
      'something for my website',
      'can you knock up some words i can give the promoter',
      'write it up for the local paper',
    ])
      expect([message, askedDocuments(message, 'gig')]).toEqual([message, ['gig_announcement']]);
    expect(askedDocuments('write the press release', 'gig')).toEqual(['gig_announcement']);
    expect(askedDocuments('a message for the local press please', 'gig')).toEqual(['gig_announcement']);
  });
});

it.each([
  ['May I now ask for a press release, no more than 350 words?', ['press_release']],
  ['might I trouble you for a short biography?', ['bio_50']],
  ['I would be grateful for a press release', ['press_release']],
  ['can you do a band bio now, around 150 words, with everyone in it', ['bio_100']],
  ['They ask for a press release', []],
  ['do I need a press release?', []],
  ['Can you tell me once more the dates, and when I should send the mails to the blogs?', []],
])('a polite or measured request: %s', (message, kinds) => {
  expect(askedDocuments(message)).toEqual(kinds);
});
