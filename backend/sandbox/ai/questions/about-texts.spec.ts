import { lastReply } from './talk.fixture.js';

describe('a question about how texts are written, changed and kept', () => {
  it.each([
    ['do i write these in first person or third', '**Third person** for a bio'],
    ['should a bio be in third person?', '**Third person** for a bio'],
    ['is it 1st or 3rd person for a press release?', '**Third person** for a bio'],
    ['can I change the text also by myself or must I always ask you?', 'it saves by itself'],
    ['how do i edit the bio myself', 'it saves by itself'],
    ['will my plan still be here when I come back tomorrow?', 'stay in your account'],
    ['does this get saved?', 'stay in your account'],
    ['Where do I find it again tomorrow? I am worried about losing it.', 'stay in your account'],
    ['can you do a poster or is that not your thing', 'I can’t make pictures'],
    ['could you design us a tour flyer?', 'I can’t make pictures'],
  ])('“%s” is answered', (question, answer) => {
    const { text, calls } = lastReply([question]);
    expect(text).toContain(answer);
    expect(calls).toEqual([]);
  });

  it.each([
    ['put the bio in third person', '**Third person** for'],
    ['my first person to ask was my mum', '**Third person** for'],
    ['can I change the date to the 5th?', 'it saves by itself'],
    ['will the tickets be gone by friday', 'stay in your account'],
    ['can you make some posts for instagram', 'I can’t make pictures'],
    ['can you do a cover letter?', 'I can’t make pictures'],
  ])('“%s” asks for something else', (question, answer) => {
    expect(lastReply([question]).text).not.toContain(answer);
  });

  it('shows the text that was written first', () => {
    const { text } = lastReply([
      'write me a pitch to a blog. EP is Concrete Tide, 4 tracks, self released, 26 february',
      'and a follow up for a week later',
      'where do i find the first one again',
    ]);
    expect(text).toContain('/documents/29e694a0-b172-5599-a051-000000000000)');
  });
});
