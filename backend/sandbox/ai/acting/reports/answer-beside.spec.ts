import { lastReply } from '../../questions/talk.fixture.js';

describe('a question beside a request is answered', () => {
  it.each([
    ['can you do a bio for me? also how much is this app', 'write_document bio_100', '**Monthly:**'],
    ['hey is this free? i need an email to a radio station', 'write_document radio_pitch', '**Monthly:**'],
    ['write my bio. do i need a website?', 'write_document bio_100', 'one link with everything'],
    ['write my bio. are you a person?', 'write_document bio_100', 'a program, not a person'],
    ['write my bio and can you master my single', 'write_document bio_100', 'don’t make or change sound'],
    [
      'i want to email a blog about my song, whats the best time to send it',
      'write_document blog_pitch',
      'plan backwards',
    ],
    [
      'write the press release and tell me how much i should spend on promo',
      'write_document press_release',
      'costs nothing but time',
    ],
    ['hazme una bio, ¿cuánto cuesta Fanfare?', 'write_document bio_100', '**Mensual:**'],
  ])('%s', (message, call, answer) => {
    const { text, calls } = lastReply([message]);
    expect(calls).toContain(call);
    expect(text).toContain(answer);
    expect(text).not.toMatch(/didn’t follow|No he seguido/u);
  });

  it('after another question', () => {
    const { text } = lastReply(['how many blogs should i pitch? and is it free or do i get charged']);
    expect(text).toContain('about twenty');
    expect(text).toContain('a month');
  });
});
