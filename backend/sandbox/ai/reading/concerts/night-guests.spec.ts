import { situationOf } from '../../acting/situation.fixture.js';
import { documentValues } from '../../writing/document-values.js';
import { nightsListed } from '../../writing/listed-nights.js';

const residency = 'We have a residency every Thursday in February 2027 at the Copper Lantern, 8 pm, $15 at the door.';
const given = { artist: { name: 'Loretta Vance Quartet', musicGenre: 'Jazz', location: 'Pittsburgh, USA' } };
const guests = (...texts: string[]): string[] =>
  situationOf([residency, ...texts], given).known.shows.map(({ guest = '' }) => guest);

describe('a residency', () => {
  it.each([
    [residency, 4],
    ['Thursdays in February 2027 we play the Copper Lantern', 4],
    ['all the Thursdays throughout May 2027 at the Copper Lantern, that’s our residency', 4],
    ['tocamos los jueves de febrero de 2027 en la Sala Clamores', 4],
    ['we play every other Thursday in February at the Copper Lantern', 0],
  ])('has its nights: %s', (text, count) => expect(situationOf([text], given).known.shows).toHaveLength(count));

  it('is in the artist’s own town if no other one is named', () => {
    const towns = (text: string): string[] => situationOf([text], given).known.shows.map(({ town }) => town);
    expect(new Set(towns(residency))).toEqual(new Set(['Pittsburgh']));
    expect(new Set(towns('Mondays in May 2027 we play the Windmill in Brixton'))).toEqual(new Set(['Brixton']));
    expect(towns('We play the Adelphi on 3 March and the Crescent on 5 March')).toEqual(['', '']);
  });

  it('keeps its time and price, and is no statement', () => {
    const { known, conversation } = situationOf([
      'tocamos todos los jueves de febrero de 2027 en la Sala Clamores, a las 21:00, 10 euros',
    ]);
    expect(documentValues(known, conversation.today)).toMatchObject({
      starts: '21:00',
      price: '10 euros',
      statements: '',
    });
    expect(situationOf([residency], given).known.gig).toMatchObject({ starts: '8 pm', price: '$15 at the door' });
  });
});

describe('the guests of its nights', () => {
  const listed =
    'Guests in order are Amos Teller (trumpet), Ruth Ann Kowalski (vocals), Desmond Pryor (vibraphone), and the last one is still to be confirmed.';
  it.each([
    [listed, ['Amos Teller (trumpet)', 'Ruth Ann Kowalski (vocals)', 'Desmond Pryor (vibraphone)', '']],
    ['guests: Amy Tan, Bo Diaz, Cy Low and Di Fox', ['Amy Tan', 'Bo Diaz', 'Cy Low', 'Di Fox']],
    ['our guests will be Amy Tan, Bo Diaz, Cy Low, TBC', ['Amy Tan', 'Bo Diaz', 'Cy Low', '']],
    [
      'los invitados son Ana Ríos (voz), Lola Paz, Juan Gil y la última está por confirmar',
      ['Ana Ríos (voz)', 'Lola Paz', 'Juan Gil', ''],
    ],
    ['The guests are Amy Tan and Bo Diaz', ['', '', '', '']],
    ['The guests are lovely, all of them', ['', '', '', '']],
    ['the third guest is Amy Tan', ['', '', 'Amy Tan', '']],
  ])('are read in order: %s', (text, expected) => expect(guests(text)).toEqual(expected));

  it('get the one who was still missing', () => {
    const last = 'The fourth guest said yes last night, Hiro Matsuda on bass clarinet. Please put him in.';
    expect(guests(listed, last).at(-1)).toBe('Hiro Matsuda on bass clarinet');
  });
});

describe('a request for the dates', () => {
  const list = (text: string): string => {
    const { conversation, known } = situationOf([residency, text], given);
    return nightsListed(conversation, known);
  };
  it.each([
    'Can you list the actual dates for me? Guests in order are Amy Tan, Bo Diaz, Cy Low, Di Fox',
    'which dates are those?',
    'what are the dates',
    'hi, could you spell out all the dates please',
    'give me the four dates',
    'what exact dates would that be?',
    'show me our dates again',
    'and which days are they',
  ])('is answered with all of them: %s', (text) => {
    expect(
      list(text)
        .split('\n')
        .map((line) => line.slice(0, 27)),
    ).toEqual([
      '- Thursday 4 February 2027:',
      '- Thursday 11 February 2027',
      '- Thursday 18 February 2027',
      '- Thursday 25 February 2027',
    ]);
  });

  it.each(['write a caption with all four dates', 'what a date', 'the dates are great'])('is none in %j', (text) =>
    expect(list(text)).toBe(''),
  );
});
