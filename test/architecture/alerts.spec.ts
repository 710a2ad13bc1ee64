import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { findPromtool } from '../../scripts/testing/promtool.mjs';

const read = (file: string) => readFileSync(file, 'utf8');

interface Rules {
  groups: { rules: { alert: string; annotations: { summary: string; description: string } }[] }[];
}
interface Cases {
  tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
}
interface Dashboard {
  panels: { targets: { expr: string }[] }[];
}

const alerts = (parse(read('hosting/alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules);
const cases = (parse(read('hosting/alerts.test.yml')) as Cases).tests.flatMap((test) => test.alert_rule_test);

// Offline, and on systems without apt, these tests are skipped: nothing else here needs Prometheus.
const promtool = await findPromtool(AbortSignal.timeout(50_000));
const withPromtool = promtool ? test : test.skip;

/** Promtool's output if it finds anything wrong. */
function problems(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(promtool ?? '', args, { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

describe('the alerts', () => {
  test('each have a case in which they fire and one in which they don’t', () => {
    const named = alerts.map(({ alert }) => alert).sort();
    const firing = cases.filter((one) => one.exp_alerts.length > 0).map(({ alertname }) => alertname);
    expect([...new Set(firing)].sort()).toEqual(named);
    // Other instances that stay quiet in the same case count, too.
    const quiet = cases.filter((one) => one.exp_alerts.length === 0).map(({ alertname }) => alertname);
    expect(named.filter((name) => !quiet.includes(name))).toEqual(['EventLoopBlocked', 'PoolExhausted']);
  });

  withPromtool('are valid rules, and fire when their cases say so', () => {
    expect(problems('check', 'rules', 'hosting/alerts.yml')).toBe('');
    expect(problems('test', 'rules', 'hosting/alerts.test.yml')).toBe('');
  });

  withPromtool('the dashboard asks for what Prometheus understands', () => {
    const { panels } = JSON.parse(read('hosting/dashboard.json')) as Dashboard;
    const rules = panels.flatMap(({ targets }) => targets).map(({ expr }) => ({ record: 'panel', expr }));
    expect(rules.length).toBeGreaterThan(10);
    const folder = mkdtempSync(path.join(tmpdir(), 'dashboard-'));
    const file = path.join(folder, 'rules.yml');
    // Each in its own group, because rules with the same name count as duplicates.
    writeFileSync(file, stringify({ groups: rules.map((rule, index) => ({ name: `panel ${index}`, rules: [rule] })) }));
    const found = problems('check', 'rules', '--lint=none', file);
    rmSync(folder, { recursive: true });
    expect(found).toBe('');
  });
});
