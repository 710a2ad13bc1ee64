import { lastReply } from '../talk.fixture.js';

const off = 'got to cancel our show on saturday 5th dec at the Corn Loft in wells, our pianist has flu. what do we say';
const refunds = 'tickets will be refunded automatically by the hall, takes about 5 days';
const softer = 'actually Bea would rather we didnt say flu, just say illness in the band';
const moved =
  "good news they've given us a new date, friday 29 january. same place. does that mean its postponed not cancelled? can you redo it";

it('gives a cause that no one has', () => {
  const notice = lastReply([off, refunds, softer]).texts.at(-1);
  expect(notice).toContain('at the Corn Loft in Wells has to be cancelled because of illness in the band.');
  expect(notice).toContain('refunded automatically by the hall, which takes about 5 days.');
});

it('writes the statement of a show that got a new date', () => {
  const { text, texts } = lastReply([off, refunds, softer, moved]);
  expect(text).toContain('Yes: with a new date it’s **postponed**');
  expect(texts[0]).toContain(
    'Saturday 5 December 2026 at the Corn Loft in Wells has to be postponed because of illness',
  );
  expect(texts[0]).toContain('The new date is Friday 29 January 2027, in the same place.');
  expect(texts[0]).not.toContain('flu');
});

it.each([
  'do people still get refunds then or do the tickets carry over? i dont know tbh',
  'what happens with the tickets?',
])('leaves the tickets to those who sold them: %s', (question) => {
  const { text, calls } = lastReply([off, refunds, moved, question]);
  expect(text).toContain('That’s for whoever sold the tickets');
  expect(text).toContain('“tickets will be refunded automatically by the hall, which takes about 5 days”: check that');
  expect(calls).toEqual([]);
});
