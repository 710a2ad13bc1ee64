import { parseCompletionRequest } from './wire/completion-request.js';
import { readConversation } from './conversation.js';
import { templateFacts } from './facts.js';
import { readPlaybook } from './playbook.js';
import { fillTemplate } from './template.js';

const topics = readPlaybook();
const artists = {
  nobody: {},
  guest: { name: 'Guest User', musicGenre: '', location: '' },
  british: { name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds, UK', songTitle: 'Salt Road' },
  american: {
    name: 'Nell Arbor',
    musicGenre: 'alt country',
    location: 'Tulsa, Oklahoma, USA',
    website: 'https://x.test',
  },
};
const questions = [
  'What do I do?',
  'My single is out in 3 days.',
  'My single is out on 28 November.',
  'Our EP is out on Friday 18 December.',
  'Our album is out on 21 May 2027.',
  'My song came out last week.',
];

test.each(topics.map((topic) => [topic.id, topic] as const))('%s reads well whoever asks', (_id, topic) => {
  for (const artist of Object.values(artists)) {
    for (const question of questions) {
      const request = parseCompletionRequest({
        model: 'gpt-test',
        messages: [
          { role: 'system', content: `<artist>${JSON.stringify(artist)}</artist>\nToday is 2026-11-21 (Saturday).` },
          { role: 'user', content: question },
        ],
      });
      const facts = templateFacts(readConversation(request, new Date('2026-11-21')));
      const text = fillTemplate(topic.answer, facts);
      expect(text.length).toBeGreaterThan(100);
      expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN|Guest User/);
      expect(text).not.toMatch(/ [,.;:!?](?:\s|$)|\(\)|\*\*\*\*/);
      expect(fillTemplate(topic.brief, facts)).not.toMatch(/\{\{|\}\}/);
    }
  }
});

test.each([
  ['2026-11-21 (Saturday)', 'Friday 22 January'],
  ['2026-11-20 (Friday)', 'Friday 15 January'],
])('on %s a plan without a date names the first Friday with eight weeks to it', (day, friday) => {
  const messages = [
    { role: 'system', content: `<artist>{}</artist>\nToday is ${day}.` },
    { role: 'user', content: 'Plan a release campaign' },
  ];
  const request = parseCompletionRequest({ model: 'gpt-test', messages });
  const plan = topics.find(({ id }) => id === 'release-plan');
  const facts = templateFacts(readConversation(request, new Date(day.slice(0, 10))));
  expect(plan && fillTemplate(plan.answer, facts)).toContain(`eight weeks to it is ${friday}`);
});

test('templates use only values that exist', () => {
  const values = new Set(
    Object.keys(
      templateFacts(
        readConversation(
          parseCompletionRequest({ model: 'gpt-test', messages: [{ role: 'user', content: 'hi' }] }),
          new Date('2026-11-23'),
        ),
      ).values,
    ),
  );
  const used = topics.flatMap(({ id, answer, brief }) =>
    [...JSON.stringify([answer, brief]).matchAll(/"placeholder":"([^" |]+)(?=[|"])/gu)].map(
      ([, name = '']) => `${id}: ${name}`,
    ),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((one) => !values.has(one.split(': ')[1] ?? ''))).toEqual([]);
});

test('a title is short enough to be combined with a song', () => {
  for (const { title } of topics) expect(title.split(' ').length).toBeLessThanOrEqual(4);
});

test('claims that sources disagree about or don’t support are left out', () => {
  const all = topics.map(({ answer }) => fillTemplate(answer, { values: {}, compute: () => undefined })).join('\n');
  expect(all).not.toMatch(
    /2,?500 streams|acceptance rate|25K|25,000 listeners|(?:€|EUR) ?10|10 days.*Apple|14 days.*Amazon/i,
  );
});

test.each([
  ['canvas', '720 to 1080 pixels tall'],
  ['release-day', 'in 45 countries or more'],
  ['publicist', '$2,000 to 3,000 a month for a full-time one'],
  ['press-timeline', '4 to 6 weeks (Velveteen Records), then one follow-up'],
])('%s gives its figures as their source does', (id, words) => {
  expect(JSON.stringify(topics.find((topic) => topic.id === id)?.answer)).toContain(words);
});
