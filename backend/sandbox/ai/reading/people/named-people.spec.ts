import { situationOf } from '../../acting/situation.fixture.js';
import { lastReply } from '../../questions/talk.fixture.js';
import { groupOf, ofPart } from './groups.js';
import { namedPeopleFacts, peopleNamed, wholeNameOf } from './named-people.js';

describe('the people whom a group’s name has', () => {
  it.each([
    ['Odalys Brandreth Quartet', ['Odalys Brandreth']],
    ['The Dez Okonjo Band', ['Dez Okonjo']],
    ['Harlan & Josie Tidwater', ['Harlan', 'Josie Tidwater']],
    ['Nora and the Lanterns', ['Nora']],
    ['Mara Quill', []],
    ['The Big Band', []],
    ['Los Trovadores', []],
  ])('%s', (act, people) => expect(peopleNamed(act)).toEqual(people));

  it('stay people in facts', () => {
    const told = 'Odalys plays trombone. Odalys wants it short. Odalys wrote to you on 3 May. Then we ate.';
    expect(namedPeopleFacts(told, 'Odalys Brandreth Quartet')).toEqual(['Odalys plays trombone.']);
    expect(namedPeopleFacts('Mara plays the harp', 'Mara Quill')).toEqual([]);
  });

  it('sign quotes with their whole name', () => {
    expect(wholeNameOf('Odalys', 'Odalys Brandreth Quartet')).toBe('Odalys Brandreth');
    expect(wholeNameOf('Marek', 'Odalys Brandreth Quartet')).toBe('Marek');
  });
});

it('words between quotation marks stay as they were said, by the one who said them', () => {
  const { texts } = lastReply(
    [
      'I look after the Odalys Brandreth Quartet. Their album Nine Kinds of Rain is out on 26 February on their own label, Pollard Records. Odalys plays trombone. Press release please',
      'Odalys has given me a quote to put in: "We left the barn doors open, so if you hear a blackbird, he was not paid."',
    ],
    { name: 'Odalys Brandreth Quartet', musicGenre: 'jazz', location: 'Stroud, UK' },
  );
  expect(texts[0]).toContain(
    '“We left the barn doors open, so if you hear a blackbird, he was not paid.” — Odalys Brandreth\n',
  );
  expect(texts[0]).toContain('Odalys plays trombone.');
  expect(texts[0]).toContain('on Pollard Records');
});

describe('a member who says what they play', () => {
  it.each([
    'My name is Nuala, I play the concertina with Tealach Rua',
    'I’m the drummer of Tealach Rua',
    'I sing in tealach rua',
  ])('%s', (said) => {
    expect(ofPart('Tealach Rua').test(said)).toBe(true);
    expect(groupOf('Tealach Rua', [said], 'en')).toBe('band');
  });

  it.each(['I play the concertina with my uncle', 'I play as Tealach Rua', 'Mum listens to Tealach Rua'])(
    'not: %s',
    (said) => expect(groupOf('Tealach Rua', [said], 'en')).toBe(''),
  );

  it('is the one whom the fact is about', () => {
    const said = 'My name is Nuala, I play the concertina with Mara Quill.';
    expect(situationOf([said]).known.statements).toEqual(['Nuala plays the concertina with Mara Quill.']);
    expect(situationOf(['I play the concertina with Mara Quill.']).known.statements).toEqual([]);
  });
});
