import { gigDetailsIn } from './gig-details.js';

describe('a detail of a concert', () => {
  it.each([
    ['tickets', 'las entradas se compran en https://entradas.example/mareas', 'https://entradas.example/mareas'],
    ['tickets', 'tickets: https://t.example/york', 'https://t.example/york'],
    ['tickets', 'https://tickets.example/tour', 'https://tickets.example/tour'],
    ['tickets', 'https://x.example/a is where people buy tickets', 'https://x.example/a'],
    ['tickets', 'you can get tickets at seetickets.com', 'seetickets.com'],
    ['doors', 'abren a las 20:00', '20:00'],
    ['doors', 'la sala abre a las nueve', 'nueve'],
    ['doors', 'doors half seven', '7.30pm'],
    ['doors', 'doors half 9, music till 11pm', '9.30pm'],
    ['price', 'we play Hull, £9 on the door', '£9 on the door'],
    ['price', '9 euros en la puerta', '9 euros en la puerta'],
    ['support', 'and support is from Ada Nolan', 'Ada Nolan'],
    ['doors', 'doors half 7, im on at 9', '7.30pm'],
    ['doors', '£6 on the door, under 12s free', ''],
    ['doors', 'pay at the door: £9', ''],
    ['starts', 'our concert is on 12 June at 7pm in the hall. Please send something to the paper', '7pm'],
    ['starts', 'her concert, Saturday 19th December 7.30pm, £5 on the door', '7.30pm'],
    ['starts', 'Please post it at 7pm. Our concert is on 12 June', ''],
    ['starts', 'a lunchtime set at the Bell on 12 June, noon till two', 'noon till two'],
    ['starts', 'tea dance on 12 June, 2-4.30pm', '2-4.30pm'],
    ['starts', 'on 12 June at noon, free', 'noon'],
    ['starts', 'we were up until midnight, then 6 to 8 of us left', ''],
    ['starts', 'doors half 7, im on at 9', '9'],
    ['doors', 'the doors are at eight', 'eight'],
    ['doors', 'they open at 7.30', '7.30'],
    ['doors', '12 march, 8pm doors', '8pm'],
    ['doors', '7.30 for doors, £9', '7.30'],
    ['support', '8pm doors, support from paper lungs, tickets £9', 'paper lungs'],
    ['support', 'support is dog rota on all dates', 'dog rota'],
    ['support', 'support all dates = Vole Funeral. tickets £12 adv', 'Vole Funeral'],
    ['support', 'our opener is kid marble & the tapes', 'kid marble & the tapes'],
    ['support', 'Support on all of them from Hollow Tithe', 'Hollow Tithe'],
    ['support', 'Opening act on all dates is June Castellaw, solo singer from Johnson City TN', 'June Castellaw'],
    ['support', 'Support for the whole tour comes from Ida Finch', 'Ida Finch'],
    ['support', 'Teloneros en todas las fechas: Los Mirlos', 'Los Mirlos'],
    ['address', 'We have a gig on 20 January at The Horn in St Albans', ''],
    ['support', 'its me all night plus a guest set from Lerato Blue, over from cape town', 'Lerato Blue'],
    ['support', 'special guests: Neon Foxes and Hal Reed', 'Neon Foxes and Hal Reed'],
    ['price', '10pm till 3, £8 adv £10 door', '£8 adv £10 door'],
    ['starts', 'Doors 7 music at 8, $12', '8'],
    ['doors', 'Doors 7 music at 8, $12', '7'],
    ['starts', 'doors 7pm / show 8pm', '8pm'],
    ['starts', 'Doors 7:30 then bands from 8:15', '8:15'],
    ['starts', 'doors at 7, show 8 of the tour', ''],
    ['starts', 'doors 7, bands 8 quid', ''],
    ['starts', 'doors at 7 for a show 80 people can fit in', ''],
    ['price', "It's 12 advance and 15 at the door", '12 advance and 15 at the door'],
    ['price', 'we have 12 advance copies', ''],
    ['price', 'las anticipadas salen 9000 pesos y en puerta 12000', '9000 pesos y en puerta 12000'],
    ['price', 'tickets £12 and the door is open', '£12'],
    ['starts', 'a gig sat 19 dec at The Tin Roof. 10pm till 3, £8', '10pm till 3'],
    ['support', 'support is not confirmed', ''],
    ['support', 'thanks for your support', ''],
    ['support', 'support from our friends', ''],
    ['starts', 'tocamos en el Loco a las 20:30', '20:30'],
    ['starts', 'empezamos 22hs, entrada 8 lucas', '22hs'],
    ['address', 'el concierto se aplaza al 27', ''],
    ['starts', 'arranca a las 21 y las entradas salen 15000 pesos', '21'],
    ['starts', 'Sept 16, showcase at The Basement East, 9:40pm', '9:40pm'],
    ['starts', 'doors 7, we’re on at 8.45pm', '8.45pm'],
    ['starts', 'singing at St Oswald’s on Saturday 27 March at 7pm, £10 on the door', '7pm'],
    ['starts', 'singing at St Oswald’s on Saturday 27 March at 7pm, £10 each', '7pm'],
    ['starts', 'the service starts at 11am', '11am'],
    ['starts', 'doors 8pm at the Crescent', ''],
    ['starts', 'puertas a las 20 y el concierto empieza a las 21 h', '21 h'],
    ['starts', 'tocamos en Moon, puertas a las 20:30', ''],
    ['doors', 'puertas a las 20 y el concierto empieza a las 21 h', '20'],
    ['starts', 'doors 7pm, on at 8.30, tickets £8', '8.30'],
    ['starts', "we're on at nine", 'nine'],
    ['starts', 'doors 7, im on 9.15, tenner on the door', '9.15'],
    ['price', 'doors 7, im on 9.15, tenner on the door', 'tenner'],
    ['starts', 'stage time: 21:15', '21:15'],
    ['starts', 'the show starts at 8', '8'],
    ['starts', 'I play at 53 Degrees in Preston', ''],
    ['starts', 'we play on 12 March, doors at 7', ''],
    ['starts', 'it is on at the Crescent', ''],
    ['price', 'las entradas salen 15.000 pesos', '15.000 pesos'],
    ['price', 'boletos 250 pesos', '250 pesos'],
    ['price', 'tickets are 22.50 btw', '22.50'],
    ['price', 'a tenner', 'a tenner'],
    ['doors', '6 quid on the door, 18+', ''],
    ['support', 'supports are Tinfoil Mary and Dog Licence, 6 quid on the door', 'Tinfoil Mary and Dog Licence'],
    ['price', 'ten pounds on the night', 'ten pounds'],
    ['price', "it's pay what you can", 'pay what you can'],
    ['price', 'Jan 30, 8pm, fifteen dollars', 'fifteen dollars'],
    ['support', "Lightnin' Jo is opening", "Lightnin' Jo"],
    ['price', 'the gig is free', 'free'],
    ['support', 'A teenage harpist called Elen Rhys will open', 'Elen Rhys'],
    ['support', 'Elen Rhys opens the night', 'Elen Rhys'],
    ['support', 'our pal Elen Rhys is going to open for us', 'Elen Rhys'],
    ['support', 'Support comes from Elen Rhys on the night', 'Elen Rhys'],
    ['support', 'support on all dates will be Elen Rhys except Hull', 'Elen Rhys'],
    ['support', 'Mono on 12 December, supporting a duo called Grey Larches', ''],
    ['age', 'cover 100 pesos', ''],
    ['age', "it's 14 and over", '14 and over'],
    ['age', 'no under 16s', 'no under 16s'],
    ['age', 'Tickets £15, free for under 18s', ''],
    ['age', 'tickets £12, £8 for under 18s', ''],
    ['age', 'change the price to £12, under 16s free', ''],
    ['age', 'under 18s not allowed at either', 'under 18s not allowed'],
    ['age', 'a partir de 16 años', 'a partir de 16 años'],
    ['age', 'para todos los públicos', 'todos los públicos'],
    ['address', 'the full address is 33 Queens Road, York YO1 2AB', '33 Queens Road, York YO1 2AB'],
    ['address', 'The address of the venue is Unit 4, Canal Mills and doors are at 7', 'Unit 4, Canal Mills'],
    ['address', 'la dirección completa es Calle Mayor 12, 46001 Valencia', 'Calle Mayor 12, 46001 Valencia'],
  ] as const)('%s: %s', (part, text, value) => {
    expect(gigDetailsIn([text])[part]).toBe(value);
  });

  it.each([
    'we sold a freight pounds of records',
    'my email address is sam@x.example',
    'the address is on the website',
    'feel free to write to sam@tickets.example',
    'tickets are selling at the door. Thanks',
    'donations keep us going',
  ])('is not read from: %s', (text) => {
    expect(Object.values(gigDetailsIn([text])).filter(Boolean)).toEqual([]);
  });
});

it('both of two prices have the currency of the one before', () => {
  const { price } = gigDetailsIn(['doors 7, $12', "venue just texted. It's 12 advance and 15 at the door"]);
  expect(price).toBe('$12 advance and $15 at the door');
});

it('an act that drops out is replaced', () => {
  const texts = ['supports are Tinfoil Mary and Dog Licence', 'Tinfoil Mary have pulled out, replace with Nae Luck'];
  expect(gigDetailsIn(texts).support).toBe('Nae Luck and Dog Licence');
});

it('an act named as a person opens', () => {
  expect(gigDetailsIn(['abre una cantautora que se llama Rita Paz']).support).toBe('Rita Paz');
  expect(gigDetailsIn(['telonea un dúo llamado Los Peces']).support).toBe('Los Peces');
});

describe('two prices without a currency', () => {
  it.each([
    ['a las 21h. 12 anticipada y 15 en taquilla', '12 anticipada y 15 en taquilla'],
    ['10 la anticipada y 12 en puerta', '10 la anticipada y 12 en puerta'],
    ['anticipada 12 y taquilla 15', 'anticipada 12 y taquilla 15'],
    ['somos 12 en la banda y 15 en el coro', ''],
  ])('%s', (text, price) => expect(gigDetailsIn([text]).price).toBe(price));
});

describe('the start, in a sentence that asks for something as well', () => {
  it.each([
    [
      "My quartet is giving a concert at St Wystan's Hall on Saturday 16th January at 7.30pm and I want a notice",
      '7.30pm',
    ],
    ['we are playing the Vault on Friday 5 March at 8pm and need a post', '8pm'],
    ['Our gig is on 5 March and the radio interview is at 8pm and we want notes', ''],
    ['We have a gig on 5 March, I will post it at 8pm and go to bed', ''],
    ['our concert is on 5 March, doors at 7pm and we want a post', ''],
  ])('%s', (text, starts) => expect(gigDetailsIn([text]).starts).toBe(starts));
});
