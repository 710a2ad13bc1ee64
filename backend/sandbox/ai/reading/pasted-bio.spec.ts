import { factsOfPastedBio, pastedBioIn } from './pasted-bio.js';

const bio =
  'Ivy Lark is a mesmerising singer whose voice will move you. He was born in Whitby and studied cello in Cardiff. His EP Tin came out in 2023. Get ready for a journey.';

describe('a biography that is pasted to be improved', () => {
  it.each([
    `Here's my bio, please make it better: "${bio}"`,
    `can you rewrite my current bio:\n\n${bio}`,
    `This is my old bio and I hate it.\n${bio}`,
  ])('keeps its facts: %s', (message) => {
    expect(factsOfPastedBio(message, 'Ivy Lark')).toEqual([
      'He was born in Whitby and studied cello in Cardiff.',
      'His EP Tin came out in 2023.',
    ]);
  });

  it('may be in the first person', () => {
    const message = `Could you fix my bio: I grew up in a lighthouse and I am an incredible talent. I recorded my first EP in a barn in 2021.`;
    expect(factsOfPastedBio(message, 'Ivy Lark')).toEqual(['Ivy Lark recorded their first EP in a barn in 2021.']);
  });

  it.each([
    'write my bio: born in Hull, studied in Leeds, toured with Low Sun in 2022, teach at a school',
    'fix my bio',
  ])('is not in "%s"', (message) => expect(pastedBioIn(message)).toBe(''));
});
