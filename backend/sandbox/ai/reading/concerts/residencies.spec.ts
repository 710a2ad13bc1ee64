import { isNamedAfterTowns } from './residencies.js';

const tour = (title: string, ...towns: string[]) => ({ title, shows: towns.map((town) => ({ town })), room: null });

it('a tour is named after its towns, also after a night was cut', () => {
  expect(isNamedAfterTowns(tour('Leeds, Hull, York', 'Leeds', 'Hull', 'York'))).toBe(true);
  expect(isNamedAfterTowns(tour('Leeds, Hull, York, Bath', 'Leeds', 'Hull', 'Bath'))).toBe(true);
  expect(isNamedAfterTowns(tour('Blood, Sweat, York', 'York', 'Hull'))).toBe(false);
  expect(isNamedAfterTowns(tour('The Long Way Round', 'Leeds', 'Hull'))).toBe(false);
});
