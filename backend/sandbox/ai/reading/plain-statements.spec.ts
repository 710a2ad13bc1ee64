import { plainStatement } from './plain-statements.js';

describe('what someone says of themselves or their work, in the third person', () => {
  it.each([
    ['Born in Zwolle in 1988', 'Mara Quill was born in Zwolle in 1988'],
    ['Since 2021 I teach baroque cello in Bremen', 'Since 2021 Mara Quill teaches baroque cello in Bremen'],
    [
      'Co-founder of the ensemble Il Cardellino (2015)',
      'Mara Quill is a co-founder of the ensemble Il Cardellino (2015)',
    ],
    [
      'im 20, work at a warehouse, started rapping in 2024',
      'Mara Quill is 20, works at a warehouse, started rapping in 2024',
    ],
    [
      'My wife and I sing sea songs, we are both in our seventies',
      'Mara Quill sing sea songs, they are both in their seventies',
    ],
    ['Our youngest singer is Micah, he is 8', 'Mara Quill’s youngest singer is Micah, he is 8'],
    ['one remix on the EP is from Ines Morgado (Porto)', 'One remix on the EP is from Ines Morgado (Porto)'],
    ['The musicians: myself, tenor; Dov Halpern, piano', 'Line-up: Mara Quill, tenor; Dov Halpern, piano'],
    ['It’s free but all the money goes to the lifeboat', 'All the money goes to the lifeboat'],
    ['I only have songs about 4 Leeds streets', 'Mara Quill only has songs about 4 Leeds streets'],
    ['120 words tops', ''],
    ['lead with Kerb thats the one people have been rinsing', ''],
    ["a bit more cheeky, and change mums to parents, Jo's an auntie", ''],
    ['The songs are new, and swap Leeds for Hull', ''],
    [
      'We are Dean Rook (vocals), Jaz Bhogal and Mick Tarrant (guitars)',
      'Line-up: Dean Rook (vocals), Jaz Bhogal and Mick Tarrant (guitars)',
    ],
    [
      'three of us, Shona Keir on drums, me (Fraser Imrie) on bass',
      'Line-up: Shona Keir on drums, Fraser Imrie on bass',
    ],
    ['We are so happy about this one', ''],
    ['songs are all under 2 mins', 'Songs are all under 2 mins'],
    ['im 27', 'Mara Quill is 27'],
    ['track is 3.12 long, no swearing', 'The track is 3.12 long, no swearing'],
    ["I'm a midwife at Oakfield hospital by night", 'Mara Quill is a midwife at Oakfield hospital by night'],
    ['im a primary school teacher in Hull', 'Mara Quill is a primary school teacher in Hull'],
  ])('%s', (said, told) => expect(plainStatement(said, 'Mara Quill')).toBe(told));
});

it.each([
  'I think the Leeds songs are better',
  'I want the songs to be heard in Leeds',
  'You could mention the 300 copies',
  'The photos are by Ellen Shaw',
  'I sent our single to Priya Naidoo 12 days ago',
  'The video is out on 4 March',
  'can the songs about Leeds go first',
  'I manage Saint Violet from Bristol',
  'I work full time in a nursery so nothing mad',
  'Maybe 300 copies',
  'I’m a bit nervous about it',
  'I’m a nurse, sorry for the late reply',
  'Its about the harbour in Union Hall',
  'We’re a four piece from Cork',
  'The cassettes we make ourselves in about 10 days',
])('a wish, a guess, a request, a day to come or promotion is no statement: %s', (said) => {
  expect(plainStatement(said, 'Mara Quill')).toBe('');
});
