import { jest } from '@jest/globals';
import { excerptOf, excerptOfReply, markWords, toTsQuery, wordsOf } from './search-words.js';

describe('search terms', () => {
  it.each<[string, string]>([
    ['Salt Road', "'salt' & 'road':*"],
    ['Café', "'cafe':*"],
    ['东京 pitch', "('东' <-> '京') & 'pitch':*"],
    ["'; DROP TABLE chats; --", "'drop' & 'table' & 'chats':*"],
    ["!!! & | <-> ( '", ''],
    ['go to', "'go' & 'to'"],
    ['ЖУРНАЛ', "'журнал':*"],
  ])('%j is %s', (search, query) => {
    expect(toTsQuery(wordsOf(search))).toBe(query);
  });

  it('number at most twelve', () => {
    expect(wordsOf('a '.repeat(50))).toHaveLength(12);
  });
});

describe('highlights', () => {
  const marked = (text: string, search: string) => {
    const { text: same, marks } = markWords(text, wordsOf(search));
    return marks.map(([start, end]) => same.slice(start, end));
  };

  it.each<[string, string, string[]]>([
    ['Pitch the pitcher', 'pitch', ['Pitch', 'pitch']],
    ['Pitch the pitcher now', 'pitch now', ['Pitch', 'now']],
    ['Im CAFÉ, cafés', 'cafe', ['CAFÉ', 'café']],
    ['東京で会う', '京', ['京']],
    ['🎺 Straße 🎺 salt', 'salt', ['salt']],
    ['ﬁne line', 'fine', ['ﬁne']],
    ['nothing', 'else', []],
  ])('in %j of %j are %j', (text, search, places) => {
    expect(marked(text, search)).toEqual(places);
  });
});

describe('an excerpt', () => {
  it('is a line around the first match, with its highlights shifted to fit', () => {
    const { text, marks } = excerptOf(`${'far away '.repeat(40)}\nthe word\nzebra ${'and more '.repeat(40)}`, [
      'zebra',
    ]);
    expect(text.length).toBeLessThan(200);
    expect(text).toMatch(/^….*the word zebra.*…$/);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['zebra']);
  });

  it('of one endless word is cut within the word', () => {
    const { text, marks } = excerptOf(`${'x'.repeat(500)}-zebra`, ['zebra']);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['zebra']);
  });
});

describe('an excerpt of a long text', () => {
  it.each(['plain ', 'ﬁne ', 'e\u0301e\u0301 ', '🎺', '東京', '\n'])(
    'after many of %j has its highlights in the right places',
    (before) => {
      for (const count of [199, 999, 1000, 1001, 20_000]) {
        const { text, marks } = excerptOf(`${before.repeat(count)} Zébra, zebra`, ['zebra']);
        expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['Zébra', 'zebra']);
      }
    },
  );

  it('starts where the word stands alone, not inside another word', () => {
    const { text } = excerptOf(`${'xzebra zebras '.repeat(10_000)}the zebra`, ['zebra', 'the']);
    expect(text).toMatch(/ the zebra$/);
  });

  it.each([excerptOf, excerptOfReply])('folds few characters individually', (excerpt) => {
    const folded = jest.spyOn(String.prototype, 'normalize');
    try {
      expect(excerpt(`${'é'.repeat(150_000)} zebra`, ['zebra']).marks).toHaveLength(1);
      expect(folded.mock.calls.length).toBeLessThan(5000);
    } finally {
      folded.mockRestore();
    }
  });
});

describe('an excerpt of a reply', () => {
  const read = (markdown: string, search: string) => {
    const { text, marks } = excerptOfReply(markdown, wordsOf(search));
    return { text, places: marks.map(([start, end]) => text.slice(start, end)) };
  };

  it('is the rendered text, with the words highlighted in it', () => {
    const reply = '# Plan\n\n1. **Pitch** the `zebra` to [the *Zebra* Mag](https://zebra.test/x)\n2. Wait';
    expect(read(reply, 'zebra')).toEqual({
      text: 'Plan 1. Pitch the zebra to the Zebra Mag 2. Wait',
      places: ['zebra', 'Zebra'],
    });
  });

  const plan = '| when | what |\n| :--- | --- |\n| **Friday** | the `zebra` calls |\n| Monday | nothing<br>much |';

  it.each([
    ['its head', plan, 'when', 'when · what Friday · the zebra calls Monday · nothing much'],
    ['a row', plan, 'zebra', 'when · what Friday · the zebra calls Monday · nothing much'],
    ['the last row', plan, 'nothing', '…Friday · the zebra calls Monday · nothing much'],
    [
      'a row in the middle',
      plan.replace('| Mon', `${'| Tuesday | wait |\n'.repeat(50)}| Mon`),
      'nothing',
      /^….* Tuesday · wait Monday · nothing much$/,
    ],
    [
      'a row without outer bars',
      'a | b\n--|--\nlong one | zebra\nMonday | `wait`',
      'wait',
      'a · b long one · zebra Monday · wait',
    ],
    [
      'a row in a quote',
      plan.replace(/^/gm, '> '),
      'calls',
      'when · what Friday · the zebra calls Monday · nothing much',
    ],
    [
      'a row in an item',
      `1. So:\n\n${plan.replace(/^/gm, '     ')}`,
      'calls',
      '…Friday · the zebra calls Monday · nothing much',
    ],
    ['the words before its head', `Zebra ${'waits '.repeat(28)}\n\n${plan}`, 'zebra', /waits\s+when …$/],
  ])('of a table has its words but not its bars: %s', (_, reply, search, shown) => {
    const { text } = read(reply, search);
    expect(text).toEqual(typeof shown === 'string' ? shown : expect.stringMatching(shown));
    expect(text).not.toMatch(/[|*`]|---/);
  });

  it('of a deeply nested item has no list markers', () => {
    const reply = `- So:\n${'    - **so it was**\n'.repeat(12)}    - *calls*`;
    expect(read(reply, 'calls').text).toMatch(/^…• so it was • so it was • so it was • calls$/);
  });

  it('whose words occur only in a URL is shown without highlights', () => {
    expect(read('Read [the guide](https://zebra.test) first', 'zebra')).toEqual({
      text: 'Read the guide first',
      places: [],
    });
  });

  it('from the middle of a long reply has no half markup and shows that there is more', () => {
    const before = '**Bold words** and `code` and [a link](https://example.test).\n\n'.repeat(60);
    const { text, places } = read(`${before}Here **the zebra** stands.\n\n${before}`, 'zebra');
    expect(text).toMatch(/^….*Here the zebra stands\. Bold words and code and a link\..*…$/);
    expect(text).not.toMatch(/[*`[\]]/);
    expect(places).toEqual(['zebra']);
  });

  it('from a code block is verbatim', () => {
    const { text } = read(`Mail:\n\n\`\`\`\n${'line\n'.repeat(300)}**zebra** \`x\`\n\`\`\`\n\nNow *send* it`, 'zebra');
    expect(text).toMatch(/\*\*zebra\*\* `x` Now send it$/);
  });

  it('of a very long line is cut within the line, in bounded work', () => {
    const { text, places } = read(`${'_a'.repeat(50_000)} zebra ${'_a'.repeat(50_000)}`, 'zebra');
    expect(text.length).toBeLessThan(200);
    expect(places).toEqual(['zebra']);
  });
});
