import { isoDay, parseIsoDay } from '../../calendar.js';
import { showsIn } from '../shows.js';

const today = parseIsoDay('2026-11-28') ?? 0;
const read = (text: string): string[] =>
  showsIn(text, today).map(({ day, town, venue }) => [isoDay(day).slice(5), town, venue].join('|'));

describe('a list of nights', () => {
  it.each([
    [
      "Thu March 11 Knoxville TN - The Tamarack Room. Fri March 12 Nashville - Dewey's Upstairs. Sat. March 13 Louisville KY - Copperline Hall. Tickets on sale friday dec 11 at 10am eastern",
      ['03-11|Knoxville|The Tamarack Room', "03-12|Nashville|Dewey's Upstairs", '03-13|Louisville|Copperline Hall'],
    ],
    [
      'Gira: viernes 9 de abril, León, Sala Minerva; sábado 10, Valladolid, El Almacén; sábado 17, Santander, La Dársena; y cerramos en Gijón el 24 en el Teatro de la Arena',
      [
        '04-09|León|Sala Minerva',
        '04-10|Valladolid|El Almacén',
        '04-17|Santander|La Dársena',
        '04-24|Gijón|Teatro de la Arena',
      ],
    ],
    [
      'Gira: viernes 9 de abril, León, Sala Minerva, sábado 10, Valladolid, El Almacén y cerramos en Gijón el 24 en el Teatro Jovellanos',
      ['04-09|León|Sala Minerva', '04-10|Valladolid|El Almacén', '04-24|Gijón|Teatro Jovellanos'],
    ],
    ['tour dates: Fri 9 April Leeds, Sat 10 Hull, Fri 16 York', ['04-09|Leeds|', '04-10|Hull|', '04-16|York|']],
    [
      'Tour: 12 March Leeds Brudenell Social Club, 14 March Manchester Star & Garter',
      ['03-12|Leeds|Brudenell Social Club', '03-14|Manchester|Star & Garter'],
    ],
    [
      'We start in Glasgow at Mono on Thursday 4 March, then Newcastle on the 5th at The Cumberland Arms, and finish in Leeds on the 6th at Hyde Park Book Club',
      ['03-04|Glasgow|Mono', '03-05|Newcastle|The Cumberland Arms', '03-06|Leeds|Hyde Park Book Club'],
    ],
    ['Tour!\n13.03.2027 Berlin, Lido\n14.03.2027 Köln, Gebäude 9', ['03-13|Berlin|Lido', '03-14|Köln|Gebäude 9']],
    [
      "I'm playing every Thursday in February at The Copper Room in Hove, so that's the 4th, 11th, 18th and 25th. 8.30pm, £15",
      ['02-04', '02-11', '02-18', '02-25'].map((day) => `${day}|Hove|The Copper Room`),
    ],
    ['two nights at the Cluny in Newcastle, 5 and 6 March', ['03-05|Newcastle|Cluny', '03-06|Newcastle|Cluny']],
  ])('%s', (text, nights) => {
    expect(read(text)).toEqual(nights);
  });

  it.each([
    [
      'Our singer Marta is ill, the doctor said yesterday she must not sing. We have 2 concerts: 5 december Modena, 12 december Ferrara',
      ['12-05|Modena|', '12-12|Ferrara|'],
    ],
    [
      'Vinyl for Polder arrives in the week of 22 February. We play live on Saturday 22 May in De Lichtfabriek in Ghent.',
      ['05-22|Ghent|De Lichtfabriek'],
    ],
    ['The single comes out on 5 February and the LP on 26 March. We play shows in spring.', []],
    [
      "We are a label with some shows. Marit Vos, 'Polder Hymns', LP, 5 March, and Echo Veld, 'Night Ferry', 7-inch, 30 April.",
      [],
    ],
    ["Our gigs go well. Marit Vos, 'Polder Hymns', 5 March", []],
    ['On 12 March Anna has an exam. We play York on 13 March.', ['03-13|York|']],
    ['I sent it to Steve Lamacq on Monday 30 November. Gigs are coming soon', []],
    ['anoche nos robaron después de la tocata en Quilpué. El sábado 5 tocamos en Viña', ['12-05|Viña|']],
  ])('has no people, records, deliveries or past days: %s', (text, nights) => {
    expect(read(text)).toEqual(nights);
  });
});

describe('a night in a sentence', () => {
  it.each([
    [
      'We have our Christmas concert on Sunday 20th December at 6pm at St Barnabas Church Hall in Erdington',
      '12-20|Erdington|St Barnabas Church Hall',
    ],
    [
      'Tenemos disco nuevo, «Sal». Lo presentamos el sábado 20 de marzo en la Sala Malandar, a las 21:30',
      '03-20||Sala Malandar',
    ],
    ['tocamos el sábado 5 en Viña, Bar El Ascensor, 21 hrs', '12-05|Viña|Bar El Ascensor'],
    ['Playing Brudenell on 3 March', '03-03||Brudenell'],
    ['Playing Brudenell Social Club on 3 March', '03-03||Brudenell Social Club'],
    ['we play the Lexington on 3 March', '03-03||Lexington'],
    ["we've a gig in Coughlan's on Douglas Street on 27 February", "02-27||Coughlan's on Douglas Street"],
    ['We play live on 20 January at The Horn in St Albans', '01-20|St Albans|The Horn'],
  ])('%s', (text, night) => {
    expect(read(text)).toEqual([night]);
  });
});
