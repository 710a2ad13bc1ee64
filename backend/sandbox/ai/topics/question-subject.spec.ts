import { lastReply } from '../questions/talk.fixture.js';

describe('a question about “it”', () => {
  it('is about the text before it', () => {
    const { text } = lastReply([
      'write the follow-up for my single Moss, out 12 February',
      'How long should I leave it?',
    ]);
    expect(text).toMatch(/about a week/u);
  });

  it('is about the one-sheet before it', () => {
    const { text } = lastReply([
      'make my one-sheet please. my single Gutter Orchids is out on 5 February',
      'what do you normally put on one of those?',
    ]);
    expect(text).toContain('one page');
  });

  it('is about what was asked before it', () => {
    const { text } = lastReply(['do i need a press release?', 'and how long should it be?']);
    expect(text).toMatch(/one page/u);
  });

  it('that names nothing known gets no guess', () => {
    expect(lastReply(['hello', 'does it grow in the dark?']).text).toContain('my script has no answer');
  });
});
