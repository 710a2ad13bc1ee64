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
    ['doors', 'doors half seven', 'half seven'],
    ['doors', 'the doors are at eight', 'eight'],
    ['doors', 'they open at 7.30', '7.30'],
    ['price', 'a tenner', 'a tenner'],
    ['price', 'ten pounds on the night', 'ten pounds'],
    ['price', "it's pay what you can", 'pay what you can'],
    ['price', 'the gig is free', 'free'],
    ['age', "it's 14 and over", '14 and over'],
    ['age', 'no under 16s', 'no under 16s'],
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
