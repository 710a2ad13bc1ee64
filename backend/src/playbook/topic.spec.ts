import { estimateTokens } from '../common/tokens.js';
import { describeTopic, playbookTokens } from './playbook.service.js';
import { parseTopic, readPlaybook } from './topic.js';

const { topics } = readPlaybook();

describe('the playbook', () => {
  it('has a text for each kind of document', () => {
    expect(topics.filter(({ id }) => id.startsWith('craft-')).length).toBeGreaterThan(10);
  });

  it.each(topics.map((topic) => [topic.id, topic] as const))(
    '%s fits three to a prompt and names its sources',
    (_, topic) => {
      expect(estimateTokens(describeTopic(topic))).toBeLessThan(playbookTokens / 3);
      expect(describeTopic(topic)).toMatch(/\nSources, read \d{4}-\d{2}-\d{2}: \[.+\]\(https?:\/\/.+\)$/);
    },
  );

  it('has a frame, a good and a bad example of each kind of draft', () => {
    for (const { id, body } of topics.filter((topic) => topic.id.startsWith('craft-'))) {
      expect(`${id} ${body}`).toMatch(/\bFrame/);
      expect(`${id} ${body}`).toMatch(/\bGood/);
      expect(`${id} ${body}`).toMatch(/\bBad/);
    }
  });

  it('states nothing without a trustworthy source', () => {
    const all = topics.map(({ body }) => body).join('\n');
    expect(all).not.toMatch(
      /2,?500 streams|acceptance rate|25K|25,000 listeners|(?:€|EUR) ?10|10 days.*Apple|14 days.*Amazon/i,
    );
  });

  it.each([
    ['no head', 'Only text'],
    ['no sources', '---\ntitle: A\nchecked: 2026-11-24\nwords: { en: a, es: a, fr: a, de: a, pt: a }\n---\nText'],
    [
      'a language without words',
      '---\ntitle: A\nchecked: 2026-11-24\nwords: { en: a }\nsources: [{ name: A, url: https://a.test }]\n---\nText',
    ],
    [
      'a source without an address',
      '---\ntitle: A\nchecked: 2026-11-24\nwords: { en: a, es: a, fr: a, de: a, pt: a }\nsources: [{ name: A, url: a.test }]\n---\nText',
    ],
  ])('a file with %s is refused, by name', (_, text) => {
    expect(() => parseTopic('radio', text)).toThrow('playbook/radio.md');
  });
});
