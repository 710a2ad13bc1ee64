import { lastReply } from '../questions/talk.fixture.js';
import { withPeopleNamed } from './people-typed.js';

describe('people who are named in small letters', () => {
  it.each([
    ['put in that rosa danvers mixed it', 'put in that Rosa Danvers mixed it'],
    ['add that sam poole plays drums on it', 'add that Sam Poole plays drums on it'],
    ['can you mention lena ortiz did the artwork', 'can you mention Lena Ortiz did the artwork'],
    ['my mate jodie lance is supporting', 'my mate Jodie Lance is supporting'],
    ['its got kit marlow on trumpet', 'its got Kit Marlow on trumpet'],
    ['with kit marlow on trumpet', 'with Kit Marlow on trumpet'],
    ['produced by kit marlow in his shed', 'produced by Kit Marlow in his shed'],
    ['photos by ana de ruyt please', 'photos by ana de ruyt please'],
  ])('%s', (typed, read) => {
    expect(withPeopleNamed(typed)).toBe(read);
  });

  it.each([
    'my sister plays drums on it',
    'the band mixed it in hull',
    'our new drummer plays bass on it',
    'we also recorded the strings there',
    'it was mixed by my brother',
    'recorded by the sea in whitby',
    'a friend did the artwork',
    'Bex Danvers mixed it',
  ])('"%s" names nobody in small letters', (typed) => {
    expect(withPeopleNamed(typed)).toBe(typed);
  });

  it('have their capitals in a text', () => {
    const release = 'write a press release for my single called Tin Roof out 29 january';
    expect(lastReply([release, 'put in that rosa danvers mixed it, she mixed my last one too']).texts[0]).toContain(
      'Rosa Danvers mixed it',
    );
    expect(lastReply([release, 'can you mention lena ortiz did the artwork']).texts[0]).toContain(
      'Lena Ortiz did the artwork.',
    );
  });

  it('stand in the line of the support act', () => {
    const gig = 'playing the Foundry in hull on sat 30 jan, tickets £7. write the announcement';
    expect(lastReply([gig, 'my mate jodie lance is supporting']).texts[0]).toContain('**Support:** Jodie Lance');
  });

  it('are no credit if the band did it', () => {
    const release = 'write a press release for my single called Tin Roof out 29 january';
    expect(lastReply([release, 'the band mixed it in hull, put that in']).texts[0]).not.toContain('by band');
  });
});
