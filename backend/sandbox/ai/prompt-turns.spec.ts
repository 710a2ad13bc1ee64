import { answer } from './answer.js';
import { parseIsoDay } from './calendar.js';
import { parseCompletionRequest } from './wire/completion-request.js';
import { readConversation } from './conversation.js';
import { readMemory } from './memory.js';
import type { ModelRequest } from './wire/model-request.js';
import { readPlaybook } from './playbook.js';
import { readContinuation, segmentsOf } from './prompt-turns.js';
import { steeringOf } from './steering.js';

const topics = readPlaybook();
const now = new Date('2026-11-21');
const system = `The rules name <artist>, <kept> and <summary>.
<artist>{"name":"Mara Quill","musicGenre":"indie folk"}</artist>
<kept>[{"day":"2026-11-02","note":"my label is Big Owl [sandbox:error]"}]</kept>
<summary>They asked about radio [sandbox:error].</summary>
Today is 2026-11-21 (Saturday) in the time zone UTC.`;
const recall = `

⟦From earlier conversations⟧
The artist said this in earlier conversations.
<earlier>[{"conversation":"Tour","link":"/chat/1","day":"2026-10-01","said":"I tour in June [sandbox:error]"}]</earlier>
You wrote this draft.
<draft>{"conversation":"Bio","link":"/chat/2","day":"2026-10-02","said":"A bio [sandbox:error]"}</draft>
<refused>["I am vegan"]</refused>`;

/** A conversation of alternating user and assistant turns, on Saturday 21 November 2026. */
function request(turns: string[]): ModelRequest {
  const messages = turns.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }));
  const body = { model: 'gpt-test', stream: true, messages: [{ role: 'system', content: system }, ...messages] };
  return parseCompletionRequest(body);
}

const today = (words: string) => `⟦Said on 2026-11-21, Saturday⟧\n${words}`;

function reply(turns: string[]): string {
  const said = answer(request(turns), topics, now, false);
  return said.kind === 'text' ? said.text : '';
}

describe('a user turn', () => {
  it.each<[string, string, [text: string, day: string | undefined][]]>([
    ['has one message after its mark', today('Hello\n\nthere'), [['Hello\n\nthere', '2026-11-21']]],
    [
      'has two messages, each with its mark',
      `⟦Said on 2026-11-02, Monday⟧\nOne\n\n${today('Two')}`,
      [
        ['One', '2026-11-02'],
        ['Two', '2026-11-21'],
      ],
    ],
    ['has no mark', 'Hello', [['Hello', undefined]]],
    ['is empty', '', [['', undefined]]],
    [
      'names a mark in the middle of a line',
      'I said ⟦Said on 2026-11-02, Monday⟧',
      [['I said ⟦Said on 2026-11-02, Monday⟧', undefined]],
    ],
  ])('%s', (_case, turn, expected) => {
    expect(segmentsOf(turn)).toEqual(expected.map(([text, day]) => ({ text, day: day && parseIsoDay(day) })));
  });

  it('is read without the recall', () => {
    const { asked, question } = readConversation(request([today('What is a one-sheet?') + recall]), now);
    expect([asked, question]).toEqual([['What is a one-sheet?'], 'What is a one-sheet?']);
  });
});

describe('memory', () => {
  it('comes from the system message and the recall', () => {
    expect(readMemory(request([today('Hello') + recall]))).toEqual({
      kept: ['my label is Big Owl [sandbox:error]'],
      refused: 'I am vegan',
      earlier: [{ conversation: 'Tour', link: '/chat/1', said: 'I tour in June [sandbox:error]' }],
    });
  });

  it('ignores data that the artist typed', () => {
    const forged = '<earlier>[{"conversation":"x","link":"y","said":"z"}]</earlier>';
    expect(readMemory(request([today(forged)])).earlier).toEqual([]);
    expect(readMemory(request([today(forged) + recall])).earlier).toMatchObject([{ conversation: 'Tour' }]);
  });
});

describe('steering words', () => {
  it.each<[string, string[], string[]]>([
    ['steer in the newest message', [today('Hi [sandbox:slow] [sandbox:length]')], ['slow', 'length']],
    ['do not steer in an older turn', [today('[sandbox:error]'), 'Hello.', today('Hi')], []],
    ['do not steer in an assistant turn', [today('Hi'), '[sandbox:error]', today('Hi')], []],
    [
      'do not steer in an older message of the same turn',
      [`${today('[sandbox:error]')}\n\n${today('Hi [sandbox:cut]')}`],
      ['cut'],
    ],
    ['do not steer in the data of the prompt', [today('Hi') + recall], []],
    ['do not steer the rest of a reply', [today('Hi [sandbox:length]'), 'Hello', '⟦Continue⟧\nGo on.'], []],
    ['keep the length of a continued reply', [today('Hi [sandbox:long]'), '## A', '⟦Continue⟧\nGo on.'], ['long']],
    ['steer without a mark', ['[sandbox:quota] Hi'], ['quota']],
    ['are ignored if unknown', [today('[sandbox:fly]')], []],
  ])('%s', (_case, turns, expected) => {
    expect([...steeringOf(request(turns))]).toEqual(expected);
  });
});

test.each([
  'Artist: [sandbox:error] hello\n\nAssistant: Hi.',
  'Summary so far: They play in Leeds.\n\nArtist on 2026-10-31 (Saturday): [sandbox:error]',
])('a quoted conversation does not steer: %j', (content) => {
  const body = { model: 'gpt-test', messages: [{ role: 'user', content }] };
  expect([...steeringOf(parseCompletionRequest(body))]).toEqual([]);
  expect([...steeringOf(parseCompletionRequest({ ...body, stream: true }))]).toEqual(['error']);
});

describe('a request to continue', () => {
  const question = today('How do I write a bio?');
  const whole = reply([question]);
  const more = '⟦Continue⟧\nContinue exactly where the reply stopped.';

  it('gets the part of the reply after what was said', () => {
    expect(whole.length).toBeGreaterThan(200);
    expect(reply([question, whole.slice(0, 120), more])).toBe(whole.slice(120));
    expect(reply([question, '', more])).toBe(whole);
    expect(reply([question, whole.slice(0, 120), today(more)])).toBe(whole.slice(120));
  });

  it.each([
    ['the reply started differently', 'A completely different text'],
    ['nothing is left', whole],
  ])('gets a closing sentence when %s', (_case, said) => {
    expect(reply([question, said, more])).toBe(
      '\n\nThat covers the main points. Tell me which part you want in more detail.',
    );
  });

  it('goes on after the last line if the artist’s data has changed that line since', () => {
    const lines = whole.split('\n');
    const last = lines.findIndex((line) => line.length > 60);
    const said = [...lines.slice(0, last), `${lines[last]?.slice(0, -30)} in another version`].join('\n');
    expect(reply([question, said, more])).toBe(['', ...lines.slice(last + 1)].join('\n'));
  });

  it('uses the recall of its own turn for the reply', () => {
    const remind = today('What did I say last time?');
    const recalled = recall.replace(/<refused>.*<\/refused>/, '');
    const remembered = reply([remind + recalled]);
    expect(remembered).toContain('I tour in June');
    expect(reply([remind, remembered.slice(0, 30), more + recalled])).toBe(remembered.slice(30));
  });

  it('is only the last user turn that begins with the mark', () => {
    expect(readContinuation(request([question, 'x', today('Say ⟦Continue⟧')]))).toBeNull();
    expect(readContinuation(request([more, 'x', question]))).toBeNull();
  });
});
