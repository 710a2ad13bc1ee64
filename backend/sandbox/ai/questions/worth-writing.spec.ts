import { lastReply } from './talk.fixture.js';

const gig = 'Mara Quill plays The Brudenell in Leeds on 17 December 2026.';

it('whether it is worth writing to a station is answered beside the text', () => {
  const { text, calls } = lastReply([
    gig,
    'Would it be a good idea to write to our local radio station as well? If so could you write the email for me, from me as her mum, my name is Gillian',
  ]);
  expect(calls).toEqual(['write_document radio_pitch']);
  expect(text).toContain('Yes, it’s worth it: community, student and specialist shows choose what they play');
  expect(text).not.toContain('Not used from your message');
});

it('a question is not quoted as unused, without its mark either', () => {
  const { text } = lastReply([
    gig,
    'Would it be a good idea to write to our local station as well\nPlease write the radio pitch',
  ]);
  expect(text).not.toContain('good idea');
});

it('what is told beside a question still is', () => {
  const { text } = lastReply([
    'We play the Anchor in Leeds on 5 March 2027. Our drummer won a Mercury prize in 2019. Write the gig announcement. Is that interesting to anyone?',
  ]);
  expect(text).toContain('Not used from your message: “Our drummer won a Mercury prize in 2019”');
});
