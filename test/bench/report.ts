import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';

const resultsFile = 'test/bench/results.md';

/** A measurement: the product's value, the baseline's, and the goal. */
export interface Figure {
  what: string;
  ours: string;
  bare: string;
  goal: string;
}

const columns = ['what', 'ours', 'bare', 'goal'] as const;
const head: Figure = { what: 'what', ours: 'Fanfare', bare: 'bare', goal: 'goal' };

/** The figures as a Markdown table that is also readable in a terminal. */
export function toTable(figures: Figure[]): string {
  const widths = columns.map((column) => Math.max(...[head, ...figures].map((figure) => figure[column].length)));
  const toLine = (cells: string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const toCells = (figure: Figure): string[] => columns.map((column) => figure[column]);
  return [toCells(head), widths.map((width) => '-'.repeat(width)), ...figures.map(toCells)].map(toLine).join('\n');
}

/** The machine. `loadBefore` is the load average before the run. */
export function describeMachine(
  versions: { postgres: string; redis: string },
  isPinned: boolean,
  loadBefore: number,
): string {
  const lines = [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${release()}`,
    `Node ${process.versions.node}, PostgreSQL ${versions.postgres}, Redis ${versions.redis}`,
    isPinned
      ? 'The server under measurement has core 0; load, model, PostgreSQL and Redis share core 1.'
      : 'Servers and load share all cores: there is no `taskset` here, or one core.',
  ];
  if (loadBefore > 0.5)
    lines.push(`Measured on a shared machine: its load average was ${loadBefore.toFixed(1)} before.`);
  return lines.map((line) => `- ${line}`).join('\n');
}

/** The load average of the last minute. */
export function loadNow(): number {
  return loadavg()[0] ?? 0;
}

/**
 * Replaces a part's section in the results; those of other parts stay.
 * @param order the names of all parts
 */
export function writeSection(part: string, order: readonly string[], section: string): void {
  const [intro = '', ...old] = readFileSync(resultsFile, 'utf8').split(/^## /m);
  const sections = new Map(old.map((text) => [text.slice(0, text.indexOf('\n')), `## ${text.trim()}\n`]));
  sections.set(part, `## ${part}\n\n${section}\n`);
  const sorted = order.flatMap((name) => sections.get(name) ?? []);
  writeFileSync(resultsFile, [`${intro.trim()}\n`, ...sorted].join('\n'));
}
