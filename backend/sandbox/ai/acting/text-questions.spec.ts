import type { JsonValue } from '../wire/json-value.js';
import type { DoneCall } from './call.js';
import { nextCall } from './next-call.js';
import { report } from './reports/report.js';
import { situationOf } from './situation.fixture.js';
import { noTextYet, textToSee, whatChanged } from './text-questions.js';

const tools = ['read_document', 'edit_document', 'write_document'].map((name) => ({
  name,
  description: '',
  parameters: {},
}));
const id = '29e694a0-b172-5599-a051-2ddecd91d061';
const reply = `I wrote your press release: [Salt Road](/documents/${id}).`;
const told =
  'My single "Salt Road" is out on 12 February 2027. I recorded it with an old upright piano. We wrote it in Hull.';
const markdown = `# Mara Quill to release the single “Salt Road” on Friday 12 February 2027

**LEEDS, Monday 23 November 2026** – It was recorded with an old upright piano.

**Contact:** Mara Quill · [email]`;

/** Answers a question after the text was written, with the text that the tool reads. */
function answer(question: string): string {
  const done: DoneCall[] = [];
  for (let step = 0; step < 3; step += 1) {
    const situation = situationOf([told, question], { tools, reply, done });
    const call = nextCall(situation);
    if (!call) return done.length === 0 ? '' : report(situation);
    expect(call.name).toBe('read_document');
    const result: JsonValue = { id, kind: 'press_release', title: 'Press release: Salt Road', markdown, findings: [] };
    done.push({ ...call, result, error: null });
  }
  return 'never ends';
}

describe('a question about a written text', () => {
  it.each([
    [
      'does it mention the piano?',
      'Yes: “LEEDS, Monday 23 November 2026 – It was recorded with an old upright piano.”',
    ],
    ['is the piano in there', 'Yes: “'],
    ['did you mention the piano', 'Yes: “'],
    ['is the upright piano in it?', 'Yes: “'],
    ['how many am i allowed', 'is 700 words'],
    ['way too long mate', 'I’m scripted, so I can’t tighten sentences'],
    ['is the date right in the press release?', 'Yes: “Mara Quill to release'],
    ['what did you put for the date', 'Yes: “'],
    ['whats the limit', 'is 700 words'],
    ["why's there no price", 'You haven’t told me yet'],
    ['does it say when it is out', 'Yes: “Mara'],
    ['does it say who we thank', 'can’t tell that from'],
    ['is the date in there?', 'Yes: “Mara Quill to release the single ‘Salt Road’ on Friday 12 February 2027”'],
    ['does the press release have the release date', 'Yes: “'],
    ['have you put the title in?', 'Yes: “'],
    ['is my email on it?', 'No. You haven’t told me yet, so “Press release: Salt Road” doesn’t have it.'],
    [
      'does it mention hull?',
      'No. “Press release: Salt Road” doesn’t mention it, though you told me: “We wrote it in Hull',
    ],
    ['does it say anything about my dog?', 'No. “Press release: Salt Road” doesn’t mention it, and you haven’t'],
    [
      'why did you leave out the price?',
      'You haven’t told me yet, so “Press release: Salt Road” doesn’t have it. What is',
    ],
    ['why isnt the date in it?', 'It’s in there: “Mara Quill to release'],
    ['you forgot the date', 'It’s in there: “'],
    ['why didnt you mention hull', '“Press release: Salt Road” doesn’t mention it, though you told me'],
    ['how long is it?', '“Press release: Salt Road” has 30 words (189 characters); the limit is 700 words.'],
    ['how many words is that', 'has 30 words'],
    ['is that under 500 characters?', 'has 30 words (189 characters)'],
    ['is it too long', 'has 30 words'],
    ['is that under 500 characters? it says thats the limit', 'has 30 words (189 characters)'],
    ["is it under 500 characters? spotify says that's the max", 'has 30 words'],
    ["how long is it? there's a 500 character limit", 'has 30 words'],
    ['does it fit in 500 characters?', 'has 30 words'],
    ["will that fit into spotify's 500 character box?", 'has 30 words'],
    ['is it short enough for the form, it only takes 500 characters', 'has 30 words'],
    ['how many characters is it, it can only be 500', 'has 30 words'],
    ['is that ok for the character limit', 'has 30 words'],
    ["what's the character limit?", 'The limit for “Press release: Salt Road” is 700 words. It has 30 words'],
    ['how long can it be', 'is 700 words'],
    ['shorter please', 'I’m scripted, so I can’t tighten sentences'],
    ['can you make it a bit shorter', 'I’m scripted, so I can’t tighten sentences'],
    ['make it longer', 'I add nothing that you didn’t tell me'],
  ])('%s', (question, words) => {
    expect(answer(question)).toContain(words);
  });

  it.each([
    'Does a press release need a photo?',
    'how long is my song',
    'the price is £8',
    'is 500 characters enough to get an editor interested?',
    'is that ok for the label?',
  ])('is not: %s', (question) => {
    expect(answer(question)).not.toMatch(/Press release: Salt Road” (?:has|doesn)/u);
  });
});

describe('a question about the last change', () => {
  it.each(['what did you change?', 'what changed', "what's different", 'what have you changed in it'])(
    '%s',
    (question) => {
      const changed = 'Changed: “12 February” is now “19 February”. Everything else stands as it was.';
      expect(whatChanged(situationOf([told, question], { reply: changed }))).toBe(`My last change. ${changed}`);
      expect(whatChanged(situationOf([told, question], { reply }))).toContain('Nothing since I wrote it.');
      expect(whatChanged(situationOf([told, question]))).toBe('');
    },
  );
});

it('an edit goes into the text that it names, or else the newest', () => {
  const other = '39e694a0-b172-5599-a051-2ddecd91d061';
  const both = `${reply}\n\nI wrote your captions: [Salt Road](/documents/${other}).`;
  const first = (question: string) => nextCall(situationOf([told, question], { tools, reply: both }));
  expect(first('cut the last paragraph of the press release')).toMatchObject({ arguments: { documentId: id } });
  expect(first('cut the last paragraph')).toMatchObject({ arguments: { documentId: other } });
  expect(first('is the date right in the press release?')).toMatchObject({ arguments: { documentId: id } });
});

it('a question may go on to another text', () => {
  const situation = situationOf([told, 'is the piano in it?', 'and in the press release?'], { tools, reply });
  expect(nextCall(situation)).toEqual({ name: 'read_document', arguments: { documentId: id, from: 0 } });
});

it('a question about a text before there is one is told so', () => {
  const noText = (question: string) => noTextYet(situationOf([told, question]));
  expect(noText('does it mention the date?')).toContain('haven’t written a text');
  expect(noText('does it have to be a friday?')).toBe('');
  expect(noText('how long is it?')).toBe('');
});

describe('a request to see a text', () => {
  it.each([
    'show me it',
    'can i see it?',
    'how do i copy it',
    'let me see the press release',
    "where's the press release",
  ])('%s', (question) => {
    expect(textToSee(situationOf([told, question], { reply }))).toContain(`[Salt Road](/documents/${id})`);
    expect(textToSee(situationOf([told, question]))).toBe('');
  });

  it('is for the kind that it names', () => {
    expect(textToSee(situationOf([told, 'show me the blog pitch'], { reply }))).toBe('');
  });
});

it('a shorter biography is written, and nothing is said about the longer one', () => {
  const bio = `I wrote your bio, 100 words: [Mara Quill](/documents/${id}).`;
  const first = situationOf([told, 'too long mate'], { tools, reply: bio });
  const call = nextCall(first);
  expect(call).toMatchObject({ name: 'write_document', arguments: { kind: 'bio_50' } });
  const done: DoneCall[] = [{ name: 'write_document', arguments: call?.arguments ?? null, result: {}, error: null }];
  expect(nextCall(situationOf([told, 'too long mate'], { tools, reply: bio, done }))).toBeNull();
});
