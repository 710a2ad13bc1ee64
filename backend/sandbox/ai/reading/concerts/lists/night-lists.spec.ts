import { isoDay, parseIsoDay } from '../../../calendar.js';
import { showsIn } from '../../shows.js';

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
    [
      'gira en mayo: viernes 14 Chihuahua, viernes 21 Reynosa y cerramos el sábado 29 en Monterrey en el Foro Tapanco',
      ['05-14|Chihuahua|', '05-21|Reynosa|', '05-29|Monterrey|Foro Tapanco'],
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
    [
      "we've got shows in Paris (March 3, Supersonic), Lille (March 4, L'Aéronef) and Brussels (March 6, Botanique)",
      ['03-03|Paris|Supersonic', "03-04|Lille|L'Aéronef", '03-06|Brussels|Botanique'],
    ],
    [
      'Our tour kicks off at The Windmill, Brixton on 2 March before heading to The Prince Albert in Brighton (3 March) and finishing at Clwb Ifor Bach, Cardiff on 5 March.',
      ['03-02|Brixton|The Windmill', '03-03|Brighton|The Prince Albert', '03-05|Cardiff|Clwb Ifor Bach'],
    ],
    [
      'Three shows next month: Friday the 11th at Mono in Glasgow and Saturday the 12th at the Lughole in Sheffield',
      ['12-11|Glasgow|Mono', '12-12|Sheffield|Lughole'],
    ],
    [
      'Dates: Thursday 4 Mar - The Louisiana, Bristol / Friday 5 Mar - The Lexington, London',
      ['03-04|Bristol|The Louisiana', '03-05|London|The Lexington'],
    ],
    [
      "We'll be at Glastonbury on 25 June and Latitude on 23 July, both live",
      ['06-25||Glastonbury', '07-23|Latitude|'],
    ],
    [
      "Every Sunday in January I'm at The Gladstone Arms in London from 5pm",
      ['01-03', '01-10', '01-17', '01-24', '01-31'].map((day) => `${day}|London|The Gladstone Arms`),
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
    ['Interview with Radio X on 4 March in London. Show at The Lexington on 5 March.', ['03-05||The Lexington']],
    ['I have a hospital appointment in Leeds on 7 December. Our show is in York on 12 December', ['12-12|York|']],
    ['We recorded it at Rockfield on 3 and 4 March. No gigs planned', []],
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
    ['Support slot with Big Joanie at The Fleece, Bristol on 4 March', '03-04|Bristol|The Fleece'],
    ['we are on at 9.30pm at The Polish Club, Barnsley, Friday 11 December', '12-11|Barnsley|The Polish Club'],
    ['Navidad: cantamos el 20 de diciembre en la Catedral de León', '12-20|León|Catedral de León'],
    ['Playing Brudenell on 3 March', '03-03||Brudenell'],
    ['Playing Brudenell Social Club on 3 March', '03-03||Brudenell Social Club'],
    ['we play the Lexington on 3 March', '03-03||Lexington'],
    ["we've a gig in Coughlan's on Douglas Street on 27 February", "02-27||Coughlan's on Douglas Street"],
    ['We play live on 20 January at The Horn in St Albans', '01-20|St Albans|The Horn'],
  ])('%s', (text, night) => {
    expect(read(text)).toEqual([night]);
  });
});
