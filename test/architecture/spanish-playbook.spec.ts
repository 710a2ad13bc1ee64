import { readPlaybook } from '../../backend/src/playbook/topic.js';
import { spanishPlaybook } from '../../backend/sandbox/ai/topics/spanish-playbook.js';

const english = readPlaybook().topics.filter(({ id }) => !id.startsWith('craft-'));
const spanish = spanishPlaybook();
const figures = (text: string): string[] => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((one) => one.replace(/\D/g, ''));

describe('the playbook in Spanish', () => {
  it('has each text, and none of a text that is gone', () => {
    expect([...spanish.keys()].sort()).toEqual(english.map(({ title }) => title).sort());
  });

  it.each(english.map(({ title, body }) => [title, body] as const))('has the figures of “%s”', (title, body) => {
    const written = new Set(figures(spanish.get(title)?.body ?? ''));
    expect(figures(body).filter((figure) => !written.has(figure))).toEqual([]);
  });
});
