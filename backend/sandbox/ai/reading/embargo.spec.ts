import { isoDay, parseIsoDay } from '../calendar.js';
import { embargoIn } from './embargo.js';

const today = parseIsoDay('2026-11-28') ?? 0;
const held = (text: string): string => {
  const embargo = embargoIn(['hello', text, 'thanks'], today);
  if (!embargo) return 'nothing';
  return embargo.until === null ? 'no day' : [isoDay(embargo.until), embargo.time].filter(Boolean).join(' ');
};

describe('news that isn’t to be told yet', () => {
  it.each([
    ['can’t announce till they do on tuesday 8 december 9am', '2026-12-08 9am'],
    ['we cant say anything about Tidewire before 8 December', '2026-12-08'],
    ['It’s under embargo until 1 March', '2027-03-01'],
    ['please keep it quiet until 4 January, 10:00', '2027-01-04 10:00'],
    ['this is secret until 4 January', '2027-01-04'],
    ['we’re not allowed to post it before the 3rd of January', '2027-01-03'],
    ['you mustnt share this until 3 January ok', '2027-01-03'],
    ['no lo podemos anunciar hasta el 8 de diciembre', '2026-12-08'],
    ['we can’t announce it until the festival does', 'no day'],
  ])('%s', (text, expected) => expect(held(text)).toBe(expected));

  it.each([
    'can’t wait until 8 December',
    'we announce it on 8 December',
    'keep the bio short until 5 March',
    'can we post it before 8 December?',
    'the single is out on 8 December',
  ])('is nothing in %j', (text) => expect(held(text)).toBe('nothing'));
});

it('a name with “quiet” in it holds nothing back', () => {
  expect(embargoIn(['I wrote to the blog Quiet Machines on Monday 16 November, about my song'], today)).toBeNull();
  expect(embargoIn(['it is secret until 14 January'], today)).not.toBeNull();
  expect(embargoIn(['please keep it quiet until 14 January'], today)).not.toBeNull();
});
