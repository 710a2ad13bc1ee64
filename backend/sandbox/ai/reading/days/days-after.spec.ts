import { situationOf } from '../../acting/situation.fixture.js';
import { isoDay, parseIsoDay } from '../../calendar.js';
import { withDaysAfter } from './days-after.js';

const today = parseIsoDay('2026-11-28') ?? 0;
const release = parseIsoDay('2027-02-26');

it.each([
  ['launching it at Mono on the Saturday, the day after.', 'launching it at Mono on Saturday 27 February 2027.'],
  ['we play the launch in Mono on the Saturday, the 27th', 'we play the launch in Mono on Saturday 27 February 2027'],
  ['launch gig at Mono the next day', 'launch gig at Mono on Saturday 27 February 2027'],
  ['we mixed it the next day', 'we mixed it the next day'],
  ['the gig is on the Saturday before', 'the gig is on the Saturday before'],
])('%s: a day counted from the release', (text, written) => {
  expect(withDaysAfter(text, release, today)).toBe(written);
});

it.each([
  [
    "Our album 'Salt Lines' is out on Friday the 26th of February.",
    "We're launching it in Coughlan's on Douglas Street on the Saturday, the day after. Doors 8pm",
  ],
  [
    "Our album 'Salt Lines' is out on Friday the 26th of February. We're launching it in Coughlan's on Douglas Street on the Saturday",
  ],
])('a launch is a concert beside its release: %s', (...texts) => {
  const { shows, day } = situationOf(texts).known;
  expect(shows.map((show) => [isoDay(show.day), show.venue])).toEqual([['2027-02-27', "Coughlan's on Douglas Street"]]);
  expect(day === null ? '' : isoDay(day)).toBe('2027-02-26');
});

it('a release out the day before its launch has a day of its own', () => {
  const { shows, day, gig } = situationOf([
    "we're launching our single Deposit Return with a gig in The Coal Yard in limerick, sat 30 january, doors 8, tickets 12 euro. single is out the day before.",
  ]).known;
  expect(shows.map((show) => [isoDay(show.day), show.town, show.venue])).toEqual([
    ['2027-01-30', 'Limerick', 'The Coal Yard'],
  ]);
  expect(day === null ? '' : isoDay(day)).toBe('2027-01-29');
  expect(gig.price).toBe('12 euro');
});
