import { lastReply } from '../../questions/talk.fixture.js';
import { isQuote, personIn, quotesIn } from './said-quotes.js';

describe('quotes that the artist gives', () => {
  it.each([
    ['Quote me on that: We mixed it on a ferry. It is out in May.', 'We mixed it on a ferry.'],
    ['In my own words: it began with a broken radio', 'it began with a broken radio'],
    ['Here is our quote — nobody slept that week!', 'nobody slept that week!'],
    ['Puedes citarme: la grabamos en un ferry.', 'la grabamos en un ferry.'],
    ['Mi frase para la prensa sería: «la grabamos en un ferry»', 'la grabamos en un ferry'],
    ['"She taught me every chord I know," that\'s my quote', 'She taught me every chord I know'],
    [
      'I never said that. Here you go: “I built the whole thing out of one broken piano”',
      'I built the whole thing out of one broken piano',
    ],
    ['don’t make one up, use this instead: "We only had the hall for one night"', 'We only had the hall for one night'],
    [
      'You invented a quote for me? No. Stick this in: "I wrote it while the kettle boiled"',
      'I wrote it while the kettle boiled',
    ],
    ['Please do not invent quotes. Use this one: "Our street sang it back"', 'Our street sang it back'],
    ['for the quote, say it is my letter to the sea', 'it is my letter to the sea'],
    ['And for the quote: "it took nine winters and one afternoon"', 'it took nine winters and one afternoon'],
    ['a quote from me: I wrote it the week dad sold the van', 'I wrote it the week dad sold the van'],
    [
      'you can say "I wanted it to taste of rain", thats me saying that. now something for the press?',
      'I wanted it to taste of rain',
    ],
    ["here's a line from me: 'we kept every wrong note in'", 'we kept every wrong note in'],
    ['heres a line from me: we kept every wrong note in', 'we kept every wrong note in'],
    ['my words: “we kept every wrong note in”', 'we kept every wrong note in'],
    ['my words: we kept every wrong note in. press release pls', 'we kept every wrong note in.'],
    ["quote me: 'we kept every wrong note in'", 'we kept every wrong note in'],
    ['quote me instead: we kept every wrong note in', 'we kept every wrong note in'],
    ['"we kept every wrong note in" <- thats my quote', 'we kept every wrong note in'],
    ["include: 'we kept every wrong note in' (that's me talking)", 'we kept every wrong note in'],
    ['my statement: "we kept every wrong note in"', 'we kept every wrong note in'],
    ['a quote from the band: "we kept every wrong note in"', 'we kept every wrong note in'],
    ['I’d like to be quoted as saying "we kept every wrong note in"', 'we kept every wrong note in'],
    ['"we kept every wrong note in", you can put that down as mine', 'we kept every wrong note in'],
    ['lo que yo diría: "se oye hasta la lluvia del patio"', 'se oye hasta la lluvia del patio'],
    ['ill give u a quote: we kept every wrong note in', 'we kept every wrong note in'],
    ['attribute this to me: "We kept every wrong note in"', 'We kept every wrong note in'],
    ['pls use "We kept every wrong note in", my words, and do the bio', 'We kept every wrong note in'],
    ['"We kept every wrong note in" is what I said on air', 'We kept every wrong note in'],
    ['Puedes poner “se oye hasta la lluvia del patio”, lo digo yo', 'se oye hasta la lluvia del patio'],
    ["mis palabras: 'se oye hasta la lluvia del patio'", 'se oye hasta la lluvia del patio'],
    ['You may quote me: "We mixed it on a ferry."', 'We mixed it on a ferry.'],
  ])('%s', (message, words) => {
    expect(quotesIn(message, [])).toEqual([{ words, by: '', isOwn: true }]);
  });

  it.each([
    'Please don’t quote me on this: we hated every minute of it.',
    'Off the record, my quote: we hated every minute of it.',
    'No me cites: lo odiamos todo desde el principio.',
    'My quote: not yet',
    'Please don’t use this: "We hated every minute of it"',
    'There’s a review quote: "a song for every rainy morning"',
    'Cut the quote "We hated every minute of it" please, it isn’t me',
    'here is a quote from a fan: "I cried on the bus and missed my stop"',
    'here’s a quote my nan gave me: "that is our kitchen you are singing about"',
    'you can say "I heard it through the wall", thats my mum saying that',
    'You can say "it sounds like wet wool", that’s what Jo Hale wrote',
    'you can say "I heard it through the wall" as the caption',
    'esta cita es de mi productor: "lo grabamos todo en una toma"',
    'my quote from the guardian: "a small record with enormous windows"',
    'Invent one and quote me: we loved every minute of it.',
  ])('%s is none', (message) => {
    expect(quotesIn(message, [])).toEqual([]);
  });
});

describe('the name of a person', () => {
  it.each([
    ['My name is Ines Holm-Barr and I play the harp', 'Ines Holm-Barr'],
    ['I’m Sam Hale & I’ve got a single out', 'Sam Hale'],
    ['I’m 19 and I make beats', ''],
    ['I’m Welsh, from Swansea', ''],
    ['I’m Kieran’s manager', ''],
  ])('%s', (message, name) => {
    expect(personIn([message])).toBe(name);
  });
});

it('a manager passes on the words of their artist', () => {
  const words = 'It began as a row about the rent and became a waltz.';
  expect(quotesIn(`Mixed by Jo Hale. Quote from Odile: "${words}"`, ['Odile Marsh'])).toEqual([
    { words, by: 'Odile', isOwn: true },
  ]);
});

describe('a member of the act speaks', () => {
  it.each([
    ['from our singer Bea: "we slept in the van for a week"', 'Bea'],
    ['our drummer Tom Oyelaran says “we slept in the van for a week”', 'Tom Oyelaran'],
    ['a quote from our fiddle player cath: we slept in the van for a week', 'Cath'],
    ['"we slept in the van for a week," says our singer, Bea Okoro', 'Bea Okoro'],
    ['our drummer Tom has given us a quote to use: "we slept in the van for a week"', 'Tom'],
    ["Tom, our bassist, says: 'we slept in the van for a week'", 'Tom'],
    ['a quote in from tom our bassist: we slept in the van for a week', 'Tom'],
    ['quote from Bea, our singer: we slept in the van for a week', 'Bea'],
    ['una cita de Bea, la cantante: we slept in the van for a week', 'Bea'],
    ['Palabras de nuestra cantante, Lucía Rey: «we slept in the van for a week»', 'Lucía Rey'],
  ])('%s', (message, by) => {
    expect(quotesIn(message, ['Mara Quill'])).toEqual([{ words: 'we slept in the van for a week', by, isOwn: true }]);
  });
});

it.each(['a line from the mixer: we slept in the van', 'a quote from me, the one we had: we slept in the van a week'])(
  'is no member: %s',
  (message) => {
    expect(quotesIn(message, ['Mara Quill']).filter(({ by }) => by !== '')).toEqual([]);
  },
);

it('a quote that was asked for as a question has no question mark', () => {
  const { texts } = lastReply([
    'press release for our album Low Tide, out 19 March',
    'can u put a quote in from tom our bassist: we slept in the van for a week',
  ]);
  expect(texts.at(-1)).toContain('“We slept in the van for a week” — Tom');
});

describe('press quotes', () => {
  it.each([
    [
      'tengo dos citas de prensa, de conciertos, no del disco: "Toca sin prisa por gustar" (Revista Arco, mayo 2025)',
      'Toca sin prisa por gustar',
      'Revista Arco, mayo 2025, sobre un concierto',
    ],
    [
      'reviews of the album: “a record with the windows open” (The Lamp, May 2026)',
      'a record with the windows open',
      'The Lamp, May 2026',
    ],
    [
      "a press quote from our gigs: 'the loudest quiet band around' (Hull Echo)",
      'the loudest quiet band around',
      'Hull Echo, on a concert',
    ],
    ['we got a review of the single: "three minutes of weather" — Dusk', 'three minutes of weather', 'Dusk'],
  ])('%s', (message, words, by) => {
    expect(quotesIn(message, ['Mara Quill'])).toEqual([{ words, by, isOwn: false }]);
    expect(isQuote(words, message)).toBe(true);
  });

  it.each([
    'my song "You Never Write To Me" by Mara Quill is out 5 March',
    'a press release for "Cold Water Morning Light" (Lamp Records)',
  ])('%s has a title', (message) => {
    expect(quotesIn(message, ['Mara Quill'])).toEqual([]);
  });
});

describe('quotes that a message hands over for a text', () => {
  const release = 'press release please: single Tin Roof, out 29 january';
  const added = (message: string): string => lastReply([release, message]).texts[0] ?? '';

  it.each([
    [
      'heres a quote: "Nobody locks up at 4am without a story." put that in',
      '“Nobody locks up at 4am without a story.” — Mara Quill',
    ],
    ['here is my quote for it: "I wrote it on a bus." add it please', '“I wrote it on a bus.” — Mara Quill'],
    [
      'heres one from our producer Jo Linden: "she sang it in one take". put it in',
      '“she sang it in one take” — Jo Linden',
    ],
    ['this one from Jo Linden who mixed it: "she sang it in one take" add it', '“she sang it in one take” — Jo Linden'],
  ])('%s', (message, quote) => {
    expect(added(message)).toContain(quote);
    expect(added(message)).not.toMatch(/heres? (?:is|a|one)|this one|their quote/iu);
  });

  it('say nothing about who hands them over', () => {
    expect(
      lastReply([release, 'heres one from our producer Jo Linden: "she sang it in one take". put it in']).text,
    ).not.toContain('Not used');
  });
});
