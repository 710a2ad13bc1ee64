import { placeIn } from './places.js';

it.each([
  ['Knoxville TN - The Tamarack Room', 'Knoxville', 'The Tamarack Room'],
  ['at The Copper Mule in Floyd VA', 'Floyd', 'The Copper Mule'],
  ["Harlan's in Kingsport, TN", 'Kingsport', "Harlan's"],
  ['Johnson City, TN @ Wild Wing', 'Johnson City', 'Wild Wing'],
  ['Asbury Park NJ The Saint', 'Asbury Park', 'The Saint'],
  ['Manchester Star & Garter', 'Manchester', 'Star & Garter'],
  ['Marlow at The Plough and Candle', 'Marlow', 'The Plough and Candle'],
  ['Augusta, The Tin Room', 'Augusta', 'The Tin Room'],
  ['Decatur at the Octagon', 'Decatur', 'Octagon'],
  ['Valladolid, El Almacén', 'Valladolid', 'El Almacén'],
  ['en Gijón en el Teatro de la Arena', 'Gijón', 'Teatro de la Arena'],
  ['Trefpunt, Ghent, Belgium', 'Ghent', 'Trefpunt'],
  ['De Lichtfabriek in Ghent', 'Ghent', 'De Lichtfabriek'],
  ['Stow Maries, The Barn, 8pm, £10', 'Stow Maries', 'The Barn'],
  ['Leeds (Brudenell) sold out', 'Leeds', 'Brudenell'],
  ["Nashville - Dewey's Upstairs", 'Nashville', "Dewey's Upstairs"],
  ["Cardiff's Clwb Ifor Bach", 'Cardiff', 'Clwb Ifor Bach'],
  ['La Laguna, Aguere Espacio Cultural', 'La Laguna', 'Aguere Espacio Cultural'],
  ['en El Candil (Olmedal)', 'Olmedal', 'El Candil'],
  ['in The Kiln (Marlow)', 'Marlow', 'The Kiln'],
  ['en La Laguna (Teatro Leal)', 'La Laguna', 'Teatro Leal'],
  ['Brudenell Social Club', '', 'Brudenell Social Club'],
  ['at the Lexington', '', 'Lexington'],
  ['Bath Abbey', 'Bath', 'Bath Abbey'],
  ['Modena', 'Modena', ''],
  ['Bunbury the Jetty Room', 'Bunbury', 'Jetty Room'],
  ['Margaret River the Settlers Tavern', 'Margaret River', 'Settlers Tavern'],
  ['add , Hobart, The Tin Parrot', 'Hobart', 'The Tin Parrot'],
  ["in St Werburgh's Church, Clun", 'Clun', "St Werburgh's Church"],
  ["in St Osyth's, Wem", 'Wem', "St Osyth's"],
  ["in King's Lynn, Foundry Yard", "King's Lynn", 'Foundry Yard'],
  ['in The Old Forge, Bewdley', 'Bewdley', 'The Old Forge'],
  ['Ballad of the Jetty Room', '', 'Ballad of the Jetty Room'],
])('%s is a place', (text, town, venue) => {
  expect(placeIn(text)).toMatchObject({ town, venue });
});

it.each([
  'Marta must not sing for eight weeks',
  'the doctor said so',
  'Christmas',
  'LP',
  'We had a lovely time in Leeds',
  'in March',
])('%s is none', (text) => {
  expect(placeIn(text)).toBeNull();
});
