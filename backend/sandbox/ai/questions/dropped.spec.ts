import { lastReply } from './talk.fixture.js';

const written = 'Write the gig announcement: we play The Brudenell in Leeds on 30 January 2027';

describe('a request that is dropped', () => {
  it.each(['Actually leave that.', 'never mind', 'Leave it, my sister will do it', 'ok skip that one then'])(
    'changes nothing: %s',
    (message) => {
      const { text, calls } = lastReply([written, message]);
      expect(text).toContain('I’ve dropped it');
      expect(calls).toEqual([]);
    },
  );

  it('is not said to be misunderstood beside another request', () => {
    const { text, calls } = lastReply([written, 'Actually leave that, the others will do it. I need a bio first']);
    expect(calls).toEqual(['write_document bio_100']);
    expect(text).not.toContain('I didn’t follow');
  });

  it.each(['leave that out please', 'leave it at 8pm', 'never mind the support act, add that doors are at 7'])(
    'is another wish: %s',
    (message) => expect(lastReply([written, message]).text).not.toContain('dropped'),
  );
});
