import { splitAtTown, splitOffTown, withPlaceNames } from './towns.js';

it.each([
  ['Leeds Brudenell', 'Leeds', 'Brudenell'],
  ['Brudenell Leeds', 'Leeds', 'Brudenell'],
  ['New York The Bowery', 'New York', 'The Bowery'],
  ['Sala Apolo Barcelona', 'Barcelona', 'Sala Apolo'],
  ['Newcastle upon Tyne The Cluny', 'Newcastle upon Tyne', 'The Cluny'],
  ['Bilbao Arena', 'Bilbao', 'Bilbao Arena'],
  ['Dublin Castle London', 'London', 'Dublin Castle'],
])('%s is a venue in a town', (text, town, hall) => {
  expect(splitAtTown(text)).toEqual({ town, hall });
});

it.each([
  'Leeds',
  'Leeds Festival',
  'Dublin Castle',
  'Kansas City',
  'Café Berlin',
  'Hotel Paris',
  'Stow Maries',
  'Yorkshire Hall',
])('%s stays whole', (text) => {
  expect(splitAtTown(text)).toBeNull();
});

it('takes a town from a venue only if the words say so', () => {
  expect(splitOffTown('Sala Moby Dick de Madrid')).toEqual({ town: 'Madrid', hall: 'Sala Moby Dick' });
  expect(splitOffTown('Teatro de Madrid')).toBeNull();
  expect(splitOffTown('Café Berlín')).toBeNull();
  expect(splitOffTown('Sala de la Reina')).toBeNull();
});

it.each([
  ['we play the brudenell in leeds on 3 april', 'we play the Brudenell in Leeds on 3 april'],
  ['tocamos el 18 de marzo en la sala moby dick de madrid', 'tocamos el 18 de marzo en la Sala Moby Dick de Madrid'],
  ['on tour: leeds 3 april, new york 5 april', 'on tour: Leeds 3 april, New York 5 april'],
  ['london the lexington 7th, brighton hope & ruin 8th', 'London The Lexington 7th, Brighton Hope & Ruin 8th'],
  ['5th glasgow at the hug & pint, 6th newcastle cluny 2', '5th Glasgow at the Hug & Pint, 6th Newcastle Cluny 2'],
  ['4th leeds brudenell and the 8th york', '4th Leeds Brudenell and the 8th York'],
  ['we play leeds next friday, then hull', 'we play Leeds next friday, then Hull'],
  ['leeds and hull in may', 'Leeds and Hull in may'],
  ['we play a gig in leeds', 'we play a gig in Leeds'],
  ['i was reading in bath', 'i was reading in bath'],
])('%s', (typed, text) => {
  expect(withPlaceNames(typed)).toBe(text);
});
