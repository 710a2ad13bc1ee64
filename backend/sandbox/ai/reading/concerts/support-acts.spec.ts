import { parseIsoDay } from '../../calendar.js';
import { gigDetailsIn } from './gig-details.js';
import { supportByNight } from './support-acts.js';

const day = parseIsoDay('2027-03-04') ?? 0;
const night = (town: string, support: string) => ({
  day,
  town,
  venue: '',
  gig: { ...gigDetailsIn([]), support },
});

it('an act that isn’t on every night is named with the nights', () => {
  const most = [night('Leeds', 'Mire'), night('Hull', 'Mire'), night('York', '')];
  expect(supportByNight(most, 'en')).toBe('Mire on all dates except York');
  expect(supportByNight(most, 'es')).toBe('Mire en todas las fechas menos York');
  expect(supportByNight([night('Leeds', 'Mire'), night('Hull', 'Damp Owl')], 'en')).toBe(
    'Mire in Leeds; Damp Owl in Hull',
  );
  expect(supportByNight([night('Leeds', 'Mire'), night('Hull', 'Mire')], 'en')).toBe('Mire');
  expect(supportByNight([night('Leeds', '')], 'en')).toBe('');
});
