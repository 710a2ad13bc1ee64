import type { Show } from '../../../../contract/releases/release.js';
import { nameOfTour, unsaid, withShows } from './spoken-shows.js';

const night = (id: string, city: string, date: string, venue = ''): Show => ({ id, city, date, venue });
const known = [night('1', 'Oslo', '2027-05-02', 'Blå'), night('2', 'Bergen', '2027-05-04')];

describe('a tour with the shows that an artist names', () => {
  it('gets new ones by date, and keeps the others', () => {
    const shows = withShows(known, [night('3', 'Bodø', '2027-05-03')]);
    expect(shows.map(({ id }) => id)).toEqual(['1', '3', '2']);
  });

  it('moves a town’s show, with its venue', () => {
    expect(withShows(known, [night('3', 'oslo', '2027-05-09')])).toEqual([
      night('2', 'Bergen', '2027-05-04'),
      night('1', 'oslo', '2027-05-09', 'Blå'),
    ]);
  });

  it('has a night in place of the one in another town, without its venue', () => {
    const bodo = { ...night('3', 'Bodø', '2027-05-02'), replaces: 'oslo' };
    expect(withShows(known, [bodo])).toEqual([night('1', 'Bodø', '2027-05-02'), known[1]]);
  });

  it('keeps nothing of a replacement for a night that it doesn’t have', () => {
    const bodo = { ...night('3', 'Bodø', '2027-05-02'), replaces: 'Narvik' };
    expect(withShows(known, [bodo])).toEqual([known[0], night('3', 'Bodø', '2027-05-02'), known[1]]);
  });

  it('has a second night if both are named', () => {
    const both = [night('3', 'Oslo', '2027-05-02'), night('4', 'Oslo', '2027-05-03')];
    expect(withShows([known[0] ?? night('', '', '')], both)).toEqual([known[0], night('4', 'Oslo', '2027-05-03')]);
  });

  it('is called after its towns, at most as long as a title', () => {
    expect(nameOfTour([...known, night('3', 'Oslo', '2027-05-09')])).toBe('Oslo, Bergen');
    const many = Array.from({ length: 40 }, (_, index) => night('', `Town ${index}`, '2027-05-02'));
    expect(nameOfTour(many)).toMatch(/^Town 0, .{90,112}, …$/);
  });

  it.each([
    ['Oslo got moved to the 9th', undefined],
    ['Oslo got moved to the 8th', 'Oslo, 2027-05-09'],
    ['oslo pasa al 9', undefined],
    ['el de óslo ahora es el día 9', undefined],
    ['oslo a las 9', 'Oslo, 2027-05-09'],
    ['Bergen got moved to the 9th', 'Oslo'],
  ])('names neither hall nor month again when it moves: %s', (text, missing) => {
    const saidOn = '2026-11-23';
    expect(unsaid(night('1', 'Oslo', '2027-05-09', 'Blå'), [{ text, saidOn }], known[0])).toBe(missing);
    expect(unsaid(night('1', 'Oslo', '2027-05-09', 'Arena'), [{ text, saidOn }], known[0])).not.toBeUndefined();
  });

  it.each([
    ['we added Trondheim on the 11th', undefined],
    ['we added Trondheim on Tuesday the 11th', undefined],
    ['we added Trondheim on Friday the 11th', 'Trondheim, 2027-05-11'],
    ['we added Trondheim on the 12th', 'Trondheim, 2027-05-11'],
    ['in June we added Trondheim on the 11th', 'Trondheim, 2027-05-11'],
  ])('shares the month of the plan that it is added to: %s', (text, missing) => {
    const saidOn = '2026-11-23';
    const added = night('9', 'Trondheim', '2027-05-11');
    expect(unsaid(added, [{ text, saidOn }], undefined, ['2027-05-02'])).toBe(missing);
    expect(unsaid(added, [{ text, saidOn }], undefined, ['2027-06-02'])).toBe('Trondheim, 2027-05-11');
  });

  it.each([
    ['Oslo fell through, it’s Bodø on the same day', undefined],
    ['we play Bodø on the same day', 'Oslo'],
    ['Oslo fell through', 'Bodø'],
  ])('names both towns if one takes the place of the other: %s', (text, missing) => {
    const saidOn = '2026-11-23';
    expect(unsaid(night('1', 'Bodø', '2027-05-02'), [{ text, saidOn }], known[0])).toBe(missing);
  });

  it('names no day for another hall', () => {
    const saidOn = '2026-11-23';
    const text = 'in Oslo we now play the Arena';
    expect(unsaid(night('1', 'Oslo', '2027-05-02', 'Arena'), [{ text, saidOn }], known[0])).toBeUndefined();
    expect(unsaid(night('1', 'Oslo', '2027-05-02', 'Club'), [{ text, saidOn }], known[0])).toBe('Club');
  });

  it.each([
    ['Oslo on 2 May at Blå', undefined],
    ['Oslo at Blå on the 2nd, Bergen on 4 May', undefined],
    ['Oslo on 3 May at Blå', 'Oslo, 2027-05-02'],
    ['Oslo on 2 May', 'Blå'],
    ['Bergen on 2 May at Blå', 'Oslo'],
  ])('has only what they wrote: %s', (text, missing) => {
    const saidOn = '2026-11-23';
    expect(unsaid(night('1', 'Oslo', '2027-05-02', 'Blå'), [{ text, saidOn }])).toBe(missing);
  });
});

it('finds every night of a Spanish list that names its month once', () => {
  const text = 'vie 5 marzo Guadalajara, Foro Tonalá. sab 6 León, Bodega 33. sab 13 Puebla, Casa Nueve';
  const texts = [{ text, saidOn: '2026-11-23' }];
  const nights = [
    night('1', 'Guadalajara', '2027-03-05', 'Foro Tonalá'),
    night('2', 'León', '2027-03-06', 'Bodega 33'),
    night('3', 'Puebla', '2027-03-13', 'Casa Nueve'),
  ];
  expect(nights.map((one) => unsaid(one, texts))).toEqual([undefined, undefined, undefined]);
  expect(unsaid(night('4', 'Puebla', '2027-03-14', 'Casa Nueve'), texts)).toBe('Puebla, 2027-03-14');
});
