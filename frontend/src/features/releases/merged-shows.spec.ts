import type { Show } from '@contract/releases/release';
import { describe, expect, it } from '@jest/globals';
import { mergedShows } from './merged-shows';

const show = (id: string, city = id, venue = ''): Show => ({ id, date: '2027-03-12', city, venue });
const leeds = show('Leeds');
const hull = show('Hull');
const york = show('York');

describe('shows changed here and elsewhere', () => {
  it('keep what either side added, changed and removed', () => {
    const mine = [show('Leeds', 'Leeds', 'Brudenell'), york, show('Bath')];
    const theirs = [leeds, hull, show('York', 'York', 'Crescent'), show('Bristol')];
    expect(mergedShows([leeds, hull, york], mine, theirs)).toEqual({
      shows: [mine[0], theirs[2], mine[2], theirs[3]],
      clashes: [],
    });
    expect(mergedShows([leeds, hull], [leeds, hull], [leeds]).shows).toEqual([leeds]);
  });

  it('that both changed keep the text typed here, and report the other one', () => {
    const mine = show('Leeds', 'Leeds', 'Brudenell');
    const theirs = show('Leeds', 'Leeds', 'Belgrave');
    expect(mergedShows([leeds], [mine], [theirs])).toEqual({ shows: [mine], clashes: [theirs] });
    expect(mergedShows([leeds], [mine], [mine])).toEqual({ shows: [mine], clashes: [] });
  });

  it('that were removed on one side and changed on the other come back', () => {
    const changed = show('Leeds', 'Leeds', 'Belgrave');
    expect(mergedShows([leeds], [], [changed]).shows).toEqual([changed]);
    expect(mergedShows([leeds], [changed], []).shows).toEqual([changed]);
  });
});
