import { isoDay, parseIsoDay } from '../calendar.js';
import { gigDetailsIn } from './concerts/gig-details.js';
import { showsIn, showsOf } from './shows.js';

const today = parseIsoDay('2026-11-23') ?? 0;
const read = (text: string): string[] =>
  showsIn(text, today).map(({ day, town, venue }) => [isoDay(day).slice(5), town, venue].filter(Boolean).join(' '));

describe('the nights of a tour', () => {
  it.each([
    ['We just got asked to support Hollow Coves at O2 Academy Bristol on 8 April!', ['04-08 Bristol O2 Academy']],
    [
      'Three gigs in April: Cork on the 2nd, Galway the 4th and Sligo on 5 April.',
      ['04-02 Cork', '04-04 Galway', '04-05 Sligo'],
    ],
    [
      'We play York The Crescent on 6 March, New York The Bowery on 8 March',
      ['03-06 York The Crescent', '03-08 New York The Bowery'],
    ],
    [
      'Gira: 8 de mayo Cali en La Topa y 15 de mayo Medellín en Parque Norte',
      ['05-08 Cali La Topa', '05-15 Medellín Parque Norte'],
    ],
    ['tocamos el 22 de mayo en Café Iguana, puertas 8pm', ['05-22 Café Iguana']],
    ['este viernes presento mi disco en el Café Corrillo a las 22:00', ['11-27 Café Corrillo']],
    ['el 16 de abril tocamos en niceto club', ['04-16 Niceto Club']],
    ['a charity gig. sun 13 dec, 2pm, Creswick bowls club', ['12-13 Creswick Bowls Club']],
    ['her first concert, Bitterley village hall, Saturday 19th December 7.30pm', ['12-19 Bitterley Village Hall']],
    ['gig sat 12 dec, Otley working mens club', ['12-12 Otley Working Mens Club']],
    ['An album of my nights driving the N17 bus, out fri 5 feb', []],
    ["a night for the Foodbank, Friday 18th December, 7pm, St Mirren's. Entry is a bag of tins", ["12-18 St Mirren's"]],
    ["a night for the Foodbank, Friday 18th December, 7pm, St Matthew's Church", ["12-18 St Matthew's Church"]],
    ['a night for Ana, Friday 18th December, Ana plays, too', []],
    ['gig on 12 dec, My village hall is too small', []],
    ['playing Otley Courthouse 19 December', ['12-19 Otley Courthouse']],
    ['Mañana tocamos en la sala Moon de valencia', ['11-24 Valencia Moon']],
    ['We tour Derby, Stoke and Crewe on 7, 8 and 10 May', ['05-07 Derby', '05-08 Stoke', '05-10 Crewe']],
    [
      'Live dates: Ghent (Trefpunt) on 1 June, Antwerp (De Roma) on 3 June',
      ['06-01 Ghent Trefpunt', '06-03 Antwerp De Roma'],
    ],
    ['We set out on tour: Oslo on 2 May; Bergen on 4 May.', ['05-02 Oslo', '05-04 Bergen']],
    ['Our tour "Low Tide" comes to Perth on 2 May, Dundee on 3 May', ['05-02 Perth', '05-03 Dundee']],
    ['Gira: Soria el 3, Toledo el 4 de abril.', ['04-03 Soria', '04-04 Toledo']],
    [
      'Thu 6 May Kendal, The Brewery Arts Centre\nSat 8 May Settle, Victoria Hall\nshows in May',
      ['05-06 Kendal The Brewery Arts Centre', '05-08 Settle Victoria Hall'],
    ],
    ['Tour: Madrid 12 june El Sol, Lisbon 15 june Musicbox', ['06-12 Madrid El Sol', '06-15 Lisbon Musicbox']],
    ["we've got a gig at the brudenell social club on 12 march, 8pm doors", ['03-12 Brudenell Social Club']],
    ['playing warehouse project on 22 march, my set is 1am to 2.30am, b2b marla', ['03-22 Warehouse Project']],
    [
      "Our choir performs Rachmaninoff's Vespers in Durham Cathedral on 1 May at 19:30.",
      ['05-01 Durham Durham Cathedral'],
    ],
    ["we're opening for Delta Sleep in nottingham at the bodega on 9 april", ['04-09 Nottingham Bodega']],
    ['new video for Night Shift drops on friday 11 december, directed by Mo Haines', []],
    ['tour: 5 june dublin whelans, 7 june cork coughlans', ['06-05 Dublin Whelans', '06-07 Cork Coughlans']],
    ["My recital is at the Queen's Hall in Edinburgh on 24 April", ["04-24 Edinburgh Queen's Hall"]],
    ['We are at the Continental Club in Austin on March 6, $20', ['03-06 Austin Continental Club']],
    ['we play some new songs on 12 march', []],
    ['gig: 9 april in bewdley at Wharf House', ['04-09 Bewdley Wharf House']],
    ['gig: 9 april in Bewdley at wharf house', ['04-09 Bewdley Wharf House']],
    ['gig: bewdley on 9 april at Wharf House', ['04-09 Bewdley Wharf House']],
    ['we play Wharf House in bewdley on 9 april', ['04-09 Bewdley Wharf House']],
    ['our gig is at Wharf House in bewdley fri 9 april, doors 8', ['04-09 Bewdley Wharf House']],
    ['gig: wharf hall, bewdley, 9 april', ['04-09 Bewdley Wharf Hall']],
    ['We have an evening engagement at the Swan Hotel in Bewdley on 9 April', ['04-09 Bewdley Swan Hotel']],
    ['My engagement on instagram doubled on 9 April', []],
    ['we play Wharf House in full on 9 april', ['04-09 Wharf House']],
    [
      'dates: jan 14 dayton at the yellow cab, jan 15 akron at musica, jan 16 toledo ottawa tavern',
      ['01-14 Dayton Yellow Cab', '01-15 Akron Musica', '01-16 Toledo Ottawa Tavern'],
    ],
    [
      'tour dates: 3 march kendal, the brewery, 5 march settle, victoria hall',
      ['03-03 Kendal Brewery', '03-05 Settle Victoria Hall'],
    ],
    [
      'shows: kendal at the brewery on 5 march and ulverston at the coro on 6 march',
      ['03-05 Kendal Brewery', '03-06 Ulverston Coro'],
    ],
    ['gig 12 dec at the lughole in sheffield', ['12-12 Sheffield Lughole']],
    ['playing 12th dec @ the lughole', ['12-12 Lughole']],
    ['Huw Stephens played our single live on his show on thursday', []],
    ['it got a spin on a radio show on 3 december', []],
    ["I play Bach's six suites at St George's Bristol on 9 May at 7.30pm", ["05-09 Bristol St George's"]],
    [
      "we're on villagers' UK tour in may - 3 may leeds brudenell, 4 may glasgow oran mor. 6 may london the lexington.",
      ['05-03 Leeds Brudenell', '05-04 Glasgow Oran Mor', '05-06 London The Lexington'],
    ],
    ["We're playing a show at the Mohawk on jan 16", ['01-16 Mohawk']],
    ['just found out im opening for Low Ferry on 6 feb at Corn Hall in Hull', ['02-06 Hull Corn Hall']],
    ['Tour: 3 April 2027 Leeds Brudenell, 4 April 2027 Adelphi Hull', ['04-03 Leeds Brudenell', '04-04 Hull Adelphi']],
    ['We play Brudenell, Leeds on 3 April', ['04-03 Leeds Brudenell']],
    ['on tour: leeds 3 april, new york 5 april', ['04-03 Leeds', '04-05 New York']],
    ['We play Leeds Festival on 28 August', ['08-28 Leeds Festival']],
    ['We play Stow Maries on 28 August', ['08-28 Stow Maries']],
    ['Somos Las Mareas, tocamos el 18 de marzo en la Sala Apolo de Barcelona', ['03-18 Barcelona Sala Apolo']],
    ['El 18 de marzo tocamos en Sala Apolo, Barcelona', ['03-18 Barcelona Sala Apolo']],
    ['Somos Las Mareas y tocamos en Madrid el 18 de marzo, en la Sala Apolo', ['03-18 Madrid Sala Apolo']],
    ['somos las mareas y tocamos el 18 de marzo en la sala apolo de barcelona', ['03-18 Barcelona Sala Apolo']],
    ["we're Paper Kites Club and we play the Brudenell in Leeds on 3 April", ['04-03 Leeds Brudenell']],
    ["Hey, we're Paper Kites Club, playing the Brudenell in Leeds on 3 April", ['04-03 Leeds Brudenell']],
    ['Paper Kites Club are playing the Brudenell in Leeds on 3 April', ['04-03 Leeds Brudenell']],
    ['On 3 April Paper Kites Club play Leeds, at the Brudenell', ['04-03 Leeds Brudenell']],
    ["We're a folk band from Leeds, playing the Windmill on 12 February", ['02-12 Windmill']],
    [
      'Somos Niebla Alta, un trío de post-rock de Bilbao, y tocamos el 20 de febrero en la Sala Apolo',
      ['02-20 Sala Apolo'],
    ],
    ["We're from Leeds and play York on 12 February", ['02-12 York']],
    ['we play the brudenell in leeds on 3 april', ['04-03 Leeds Brudenell']],
    ['Our single is out on 7 May and we like gigs', []],
    ['The show costs £8, doors at 7.30', []],
  ])('%s', (text, nights) => {
    expect(read(text)).toEqual(nights);
  });

  it('move with their venue, also if the town is written differently', () => {
    const texts = ['We tour: Madrid 12 June, El Sol; Lisbon 15 June, Musicbox', 'the lisbon show moved to june 16'];
    expect(showsOf(texts, today).map(({ day, town, venue }) => [isoDay(day).slice(5), town, venue])).toEqual([
      ['06-12', 'Madrid', 'El Sol'],
      ['06-16', 'Lisbon', 'Musicbox'],
    ]);
  });

  it.each([
    'lo de Murcia pasa al 20 de marzo',
    'al final es el 20 de marzo en Murcia',
    'hemos aplazado Murcia al 20 de marzo',
  ])('move: %s', (said) => {
    const texts = ['Gira: 5 de marzo en Valencia, 19 de marzo en Murcia y 2 de abril en Granada', said];
    expect(showsOf(texts, today).map(({ day, town }) => [isoDay(day).slice(5), town])).toEqual([
      ['03-05', 'Valencia'],
      ['03-20', 'Murcia'],
      ['04-02', 'Granada'],
    ]);
  });

  it('have the month before them if the days are in order', () => {
    const texts = ['Gira: el 17 de septiembre en Málaga, el 24 en Córdoba y el 1 de octubre en Sevilla'];
    expect(showsOf(texts, today).map(({ day, town }) => [isoDay(day).slice(5), town])).toEqual([
      ['09-17', 'Málaga'],
      ['09-24', 'Córdoba'],
      ['10-01', 'Sevilla'],
    ]);
  });

  it.each([
    'Málaga es el 18, no el 17',
    'perdona, lo de Málaga no es el 17 sino el 18',
    'Málaga is on the 18th, not the 17th',
    'sorry, málaga is the 18th instead of the 17th',
    'It’s the 18th, not the 17th',
  ])('have the day of a correction: %s', (said) => {
    const texts = ['Tocamos el 10 de septiembre en Cádiz y el 17 de septiembre en Málaga', 'gracias', said];
    expect(showsOf(texts, today).map(({ day, town }) => [isoDay(day).slice(5), town])).toEqual([
      ['09-10', 'Cádiz'],
      ['09-18', 'Málaga'],
    ]);
  });

  it('keep their days if a correction fits none of them', () => {
    const texts = ['Tour: Leeds on 30 April, York on 4 May'];
    const days = (said: string): string[] => showsOf([...texts, said], today).map(({ day }) => isoDay(day).slice(5));
    expect(days('Leeds is on the 1st, not the 30th')).toEqual(['05-01', '05-04']);
    for (const said of [
      'Leeds is on the 12th, not the 9th',
      'I have 18 songs, not 17',
      'I have 5, not 4 songs',
      'York is the 34th, not the 4th',
    ])
      expect(days(said)).toEqual(['04-30', '05-04']);
  });

  it('are two if a town has two nights', () => {
    const texts = ['We tour: Madrid on 12 June, Lisbon on 15 June', 'We also play Lisbon on 16 June'];
    expect(showsOf(texts, today)).toHaveLength(3);
    // It's unclear which of them has moved, so neither is dropped.
    const days = showsOf([...texts, 'The Lisbon show moved to 18 June'], today).map(({ day }) => isoDay(day).slice(5));
    expect(days).toEqual(['06-12', '06-15', '06-16', '06-18']);
  });

  it('are read from a message after one about a tour, each once', () => {
    const texts = ['We go on tour in May!', 'Oslo 2 May, Bergen 4 May', 'As I said: Oslo on 2 May.'];
    expect(showsOf(texts, today).map(({ town }) => town)).toEqual(['Oslo', 'Bergen']);
  });

  it.each([
    ['tocamos el 18 de marzo en la Sala Apolo de Barcelona con Low Tide de teloneros', 'Low Tide'],
    ['El 18 de marzo, con Low Tide como teloneros, tocamos en Madrid', 'Low Tide'],
    ['We play Leeds on 3 April with Low Tide supporting, doors 7', 'Low Tide'],
    ["A gig on 12 March at Whelan's in Dublin, doors 8, supporting is Lemoncello", 'Lemoncello'],
    ['We play Leeds on 3 April with Low Tide and The Ash Vale as support', 'Low Tide and The Ash Vale'],
    ['With Low Tide opening we play Leeds on 3 April', 'Low Tide'],
    ['We play Leeds on 3 April. Low Tide are supporting', 'Low Tide'],
    ['we play leeds on 3 april with moonlit supporting, doors 7', 'moonlit'],
    ['tocamos en madrid el 3 de abril con marea baja de teloneros', 'marea baja'],
    ['We play Leeds on 3 April with my brother supporting', ''],
    ['Tocamos con Low Tide el 18 de marzo en Madrid', 'Low Tide'],
    ['We play Leeds on 3 April, support from Low Tide and doors at 7', 'Low Tide'],
    ['We are supporting Low Tide in Leeds on 3 April', ''],
    ['We play Leeds on 3 April, opening for Low Tide', ''],
    ['We play Leeds on 3 April. Doors open.', ''],
  ])('have who supports: %s', (text, support) => {
    const [show] = showsIn(text, today);
    expect([show?.town, gigDetailsIn([text]).support]).toEqual([expect.any(String), support]);
    expect([show?.town, show?.venue]).not.toContain('Low Tide');
  });

  it('have the details that were said of them alone', () => {
    const [oslo, bergen] = showsIn('We tour: Oslo on 2 May, £8; Bergen on 4 May, doors 9pm', today);
    expect([oslo?.gig.price, oslo?.gig.doors, bergen?.gig.price, bergen?.gig.doors]).toEqual(['£8', '', '', '9pm']);
  });
});

it.each([
  ['We have our Christmas concert on Sunday 20 December at St Anne’s Hall in Derby', 'Christmas'],
  ['Lo presentamos el sábado 20 de marzo en la Sala Azul', 'Lo'],
  ['Chuck in that tickets stay valid at our next show, Sat 19 Dec at The Anchor', 'Chuck'],
])('%s: “%s” is no place', (text, word) => {
  const shows = showsIn(text, today);
  expect(shows).toHaveLength(1);
  expect(shows.flatMap(({ town, venue }) => [town, venue])).not.toContain(word);
});
