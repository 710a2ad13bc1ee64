import { lastReply } from '../../questions/talk.fixture.js';
import { outletIn } from '../../reading/people/outlets.js';
import { withReaderNamed } from './named-reader.js';

const pitch = 'I wrote your blog pitch: [Low Water](/documents/1).';
const asked = 'i want to pitch my song to a blog called Fern & Fuzz. its called Low Water and it came out on the 20th';

describe('the name of whom a pitch goes to', () => {
  it.each([
    ['found it, its ada firth. put her name in', 'The writer is called Ada Firth.'],
    ["put Ada Firth's name in please", 'The writer is called Ada Firth.'],
    ['her name is Ada', 'The writer is called Ada.'],
    ['found it, its done', 'found it, its done'],
    ['its about my nan. put that in', 'its about my nan. put that in'],
  ])('is told in few words: %s', (message, told) => {
    expect(withReaderNamed(message, [pitch], 'en')).toBe(told);
  });

  it('goes into the greeting of the pitch and of the follow-up, with the blog', () => {
    const { texts, text } = lastReply([
      asked,
      'found it, its Ada Firth. put her name in',
      'ok write the follow up now too',
    ]);
    expect(texts[0]).toContain('Hello Ada,');
    expect(texts[0]).toContain('something Fern & Fuzz wrote lately');
    expect(texts[1]).toContain('Hello Ada,');
    expect(texts[1]).toContain('my last email to Fern & Fuzz');
    expect(text).not.toContain('didn’t follow');
  });

  it.each(['i dont know the name of anyone there. can you look it up', 'can you find the editor’s email'])(
    'can’t be looked up: %s',
    (message) => {
      expect(lastReply([asked, message]).text).toContain('I can’t look anyone up');
    },
  );
});

it.each([
  ['a blog called Moss & Static, they do ambient', 'Moss & Static'],
  ['un blog que se llama «Ruido»', 'Ruido'],
  ['a song called Slow Ladder', ''],
])('reads the blog of: %s', (message, outlet) => {
  expect(outletIn([message])).toBe(outlet);
});
