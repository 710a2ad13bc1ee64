import { gigDetailsIn } from './gig-details.js';
import { priceExtrasIn } from './price-extras.js';

it.each([
  ['£8 on the door, under 16s free, mince pies included.', 'under 16s free, mince pies included'],
  ['Entry £5, children free', 'children free'],
  ['Tickets are £12 and half price for students', 'half price for students'],
  ['tickets £10, concessions £6, a glass of sherry included', 'concessions £6, a glass of sherry included'],
  ['entry is €7, kids under 12 go free', 'kids under 12 go free'],
  ['£8 on the door, 18+', ''],
  ['We were all under 16 when we met, and £8 was a lot', ''],
  ['We have six songs, two covers included.', ''],
])('%s', (text, extras) => {
  expect(priceExtrasIn(text)).toBe(extras);
});

it('an age is no time, and the price of a child not that of the ticket', () => {
  const details = gigDetailsIn(['a concert on 12 December, under 14s £3, adults £7 on the door']);
  expect(details).toMatchObject({ doors: '', age: '', price: '£7 on the door, under 14s £3' });
});

it('a later price keeps its currency, and who gets in free', () => {
  expect(gigDetailsIn(['tickets £8, under 16s free', 'tickets are 9 now']).price).toBe('£9, under 16s free');
});
