import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { outages } from '../support/hosting/runbook.js';

interface Rules {
  groups: { rules: { alert: string; labels: { severity: string } }[] }[];
}

const rules = (parse(readFileSync('hosting/alerts.yml', 'utf8')) as Rules).groups.flatMap((group) => group.rules);
const book = readFileSync('docs/RUNBOOK.md', 'utf8');

describe('the runbook', () => {
  test.each([...outages()])('describes "%s": how it looks, what to do, and when it is over', (heading, outage) => {
    expect(outage.alert.length).toBeGreaterThan(0);
    expect(outage.alert.filter((name) => !rules.some(({ alert }) => alert === name))).toEqual([]);
    expect(outage.log.length).toBeGreaterThan(0);
    expect(outage.metric.length).toBeGreaterThan(0);
    const section = book.split(`## ${heading}\n`)[1]?.split(/^## /m)[0] ?? '';
    for (const part of ['**Health:**', '**Artists see:**', '**Do.**', '**Over when**']) expect(section).toContain(part);
  });

  test('has the seven outages, and all alerts that page', () => {
    expect([...outages().keys()]).toHaveLength(7);
    const table = book.split(/^## /m)[0] ?? '';
    const paging = rules.filter(({ labels }) => labels.severity === 'page').map(({ alert }) => alert);
    expect(paging.filter((alert) => !table.includes(`\`${alert}\``))).toEqual([]);
  });
});
