import type { JsonValue } from '../../wire/json-value.js';
import { objectOr } from '../../wire/json-value.js';
import type { DoneCall } from '../call.js';
import { editCall } from '../edit-calls.js';
import { report } from '../reports/report.js';
import { situationOf } from '../situation.fixture.js';

const tools = ['read_document', 'edit_document'].map((name) => ({ name, description: '', parameters: {} }));
const id = '00000009-0000-4000-8000-000000000000';
const reply = `I wrote your text: [Salt Road](/documents/${id}).`;

/** The text of the newest document after the last message, and what is said about it. */
function after(texts: readonly string[], markdown: string): { text: string; told: string } {
  const done: DoneCall[] = [];
  let text = markdown;
  for (;;) {
    const situation = situationOf(texts, { tools, reply, done });
    const call = editCall(situation);
    if (!call) return { text, told: report(situation) };
    const { find, replace } = objectOr(call.arguments);
    if (call.name === 'edit_document') text = text.replace(String(find), () => String(replace));
    const result: JsonValue = call.name === 'read_document' ? { title: 'Salt Road', markdown } : {};
    done.push({ ...call, result, error: null });
  }
}

const release = 'My single "Salt Road" is out on 22 January 2027.';

describe('words that a message changes in a text', () => {
  it('are cut by what they are about', () => {
    const { text, told } = after(
      [release, 'lose the bit about the caravan'],
      'Mara Quill was born in Hull and sold her caravan.',
    );
    expect(text).toBe('Mara Quill was born in Hull.');
    expect(told).toMatch(/^Changed: /u);
  });

  it('are cut, and what else was asked for isn’t passed over', () => {
    const { text, told } = after(
      [release, 'make it longer and take out the caravan'],
      'Mara Quill was born in Hull. She sold her caravan.',
    );
    expect(text).toBe('Mara Quill was born in Hull.');
    expect(told).toContain('Its length and tone I left as they were');
  });

  it('are not there', () => {
    const { text, told } = after([release, 'dont mention the harp'], 'Mara Quill was born in Hull.');
    expect(text).toBe('Mara Quill was born in Hull.');
    expect(told).toContain('“the harp” isn’t in “Salt Road”');
    const cut = after([release, 'cut the bit about the harp'], 'Mara Quill was born in Hull.');
    expect(cut.told).toContain('I found nothing about “the harp” in “Salt Road”');
  });

  it.each([
    [
      'Lovely. One correction, I taught chemistry, not physics.',
      'Mara Quill taught physics.',
      'Mara Quill taught chemistry.',
    ],
    ['dont say songwriter say MC', 'Mara Quill is a songwriter.', 'Mara Quill is an MC.'],
    ['dont call him dad call him Keith', 'Mara Quill’s dad taught them.', 'Keith taught them.'],
    ["Take Noor's name out though, just say 'our bassist'", 'Our bassist Noor fell.', 'Our bassist fell.'],
  ])('are replaced: %s', (message, markdown, now) => {
    expect(after([release, message], markdown).text).toBe(now);
  });

  it('are counts', () => {
    const said = [release, 'we are an orchestra of 38 players', 'It is 41 players, sorry, please fix that'];
    expect(after(said, 'An orchestra of 38 players.').text).toBe('An orchestra of 41 players.');
  });

  it('are added behind the news', () => {
    const { text } = after(
      [release, 'say i wrote it on my break at the mill in tulsa where i work'],
      '# Salt Road\n\nMara Quill makes indie folk in Leeds, and the single is out soon. [One more fact.]',
    );
    expect(text).toContain(
      'out soon. They wrote it on their break at the mill in tulsa where they work. [One more fact.]',
    );
  });

  it('are two changes of one message', () => {
    const { text } = after(
      ['We play Hull on 4 March 2027, doors at 7', 'doors at 7.30, not 7. And please add that dogs are welcome'],
      '# Mara Quill live in Hull\n\n**Doors:** 7\n\nMara Quill makes indie folk and comes from Leeds, UK.',
    );
    expect(text).toContain('**Doors:** 7.30');
    expect(text).toContain('Leeds, UK. Dogs are welcome.');
  });
});

describe('a day that moves in a message with something to cut', () => {
  const release = 'My single "Salt Road" is out on 22 January 2027.';
  const markdown =
    '# Mara Quill to release “Salt Road” on Friday 22 January 2027\n\nIt was made at home. It was mixed in Hull.';

  it.each([
    ['actually make it the 29th. and dont say anything about his illness', 'mixed in Hull'],
    ['make it the 29th, and leave out where it was mixed', 'Friday 29 January 2027'],
  ])('is changed, too: %s', (message, kept) => {
    const { text } = after([release, 'write the press release', message], markdown);
    expect(text).toContain('Friday 29 January 2027');
    expect(text).toContain(kept);
  });
});
