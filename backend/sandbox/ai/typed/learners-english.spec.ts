import { lastNamedWork } from '../reading/works/titles.js';
import { withWorksNamed } from './learners-english.js';

it.each([
  ['EP name is "Amber Weather", 5 tracks, date is 5 February', 'Amber Weather'],
  ['the name of song is Glass Harbour and it is out 5 February', 'Glass Harbour'],
  ['title of album is “Salt Letters”', 'Salt Letters'],
  ['my song it is called Night Ferry, out on 12 March', 'Night Ferry'],
  ["song's title is Cold Bread", 'Cold Bread'],
  ['the single it calls Winter Bus', 'Winter Bus'],
  ['name of my new single: Iron Lilac', 'Iron Lilac'],
  ['my new song is call Blue Kiosk', 'Blue Kiosk'],
])('%s', (typed, title) => expect(lastNamedWork(withWorksNamed(typed, 'en'))?.title).toBe(title));

it.each([
  'the name of the song is not decided yet',
  'my artist name is Mara Quill',
  'the title of the EP is still a secret',
  'name of the producer is Jo Marsh',
  'it is called Salt Road',
])('%s', (typed) => expect(withWorksNamed(typed, 'en')).toBe(typed));
