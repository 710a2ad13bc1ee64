import { situationOf } from '../../acting/situation.fixture.js';
import { parseIsoDay } from '../../calendar.js';
import { releaseDay, type Said } from '../../named-date.js';
import { withoutSideDays } from './side-days.js';

const day = parseIsoDay('2026-11-23') ?? 0;
const said = (...texts: string[]): Said[] => texts.map((text) => ({ text, before: '', day }));
const single = 'My single Kettle is out on 5 March 2027.';

const ep = "It's called Late Bus Home, out Friday 19 March 2027.";

it.each([
  'I have a launch show too, 20 March at Hare & Hounds in Kings Heath, tickets £8.',
  'Actually distributor says the second single has to move to 5 March.',
])('an EP isn’t moved by a show or one of its singles: %s', (text) => {
  expect(situationOf([ep, text]).conversation.releaseDate?.day).toBe(parseIsoDay('2027-03-19'));
});

it.each([
  'Radio pitches out 25 January, follow up 8 February.',
  'The video is out on 12 March.',
  'Tickets out on 2 February.',
])('a release isn’t moved by the day of something beside it: %s', (text) => {
  expect(releaseDay(withoutSideDays(said(single, text)))?.day).toBe(parseIsoDay('2027-03-05'));
});

it('a release is moved by its own day', () => {
  expect(releaseDay(withoutSideDays(said(single, 'It is out on 12 March 2027 now.')))?.day).toBe(
    parseIsoDay('2027-03-12'),
  );
});
