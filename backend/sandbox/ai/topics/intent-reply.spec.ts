import { situationOf } from '../acting/situation.fixture.js';
import { intentReply } from './intent-reply.js';

const blank = 'it stays blank until you know';
const reply = (question: string, last: string): string =>
  intentReply(situationOf(['My single "Salt Road" is out on 12 February 2027.', question], { reply: last }));

describe('an answer that the artist doesn’t have', () => {
  it.each(["I don't know", 'no idea yet', 'not sure yet, sorry', 'dunno'])('%s', (answer) => {
    expect(reply(answer, 'Noted. Who produced it?')).toContain(blank);
    expect(reply(answer, 'Noted.')).not.toContain(blank);
  });

  it.each([
    "our band is breaking up and I drew the short straw to write the announcement. I don't really know how to say it",
    'I have news about the label and i dont know how to say it',
    'we have to move the gig. I dont know what to tell people',
    'no date yet. What would you spend £500 on?',
  ])('is not: %s', (message) => {
    expect(reply(message, 'Noted. Who produced it?')).not.toContain(blank);
  });
});

it('is silent where a topic says what is usual, or someone else wrote', () => {
  expect(reply('how long before the release should i pitch on spotify?', 'Noted.')).toBe('');
  const pasted =
    'This is what they sent:\n\n"Dear Mara, we would be thrilled to release your album next year and offer an advance of $4,000 against royalties. Warmly, Travis"\n\nIs that a good deal?';
  expect(reply(pasted, 'Noted.')).toBe('');
});
