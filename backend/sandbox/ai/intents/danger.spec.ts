import { topicsMeant } from './topic-intents.js';

describe('who may be in danger', () => {
  it.each([
    ["im done. nobody would care if i wasn't around", 'in-danger'],
    ["i haven't slept in days and don't see a way out", 'in-danger'],
    ['I just want to die', 'in-danger'],
    ['me quiero morir', 'es-in-danger'],
    ['estarían mejor sin mí', 'es-in-danger'],
  ])('is answered as such: %s', (message, topic) => {
    expect(topicsMeant(message, topic.startsWith('es') ? 'es' : 'en')?.[0]).toBe(topic);
  });

  it.each([
    'The song is about how she wanted to die after the flood.',
    'Our chorus goes I want to disappear forever, can the pitch say that?',
    'My single “No Way Out” is out on 5 March.',
    'I cut myself on a string and bled over the setlist, put that in the bio.',
    'My grandad wanted to die at sea, put that in the press release.',
    'We play a benefit gig for suicide prevention on 5 March.',
    'I want to end it with a thank you to the crew.',
    'I hurt myself lifting an amp, so the gig on Friday is off.',
    "I'd rather die than play covers. My phone is going to die too.",
    "I don't see a way out of the contract with the venue.",
    "I've never been interviewed in my life.",
    'Ciara sings, Dec plays guitar, Big Kev drums. im Shauna btw.',
  ])('is nobody who tells of something else: %s', (message) => {
    const meant = topicsMeant(message, 'en') ?? [];
    expect(meant.filter((one) => ['in-danger', 'low-moment'].includes(one))).toEqual([]);
  });
});
