import { mkdirSync, writeFileSync } from 'node:fs';
import type { Verdict } from './judge.js';

/** A model's score. */
export interface Score {
  model: string;
  judge: string;
  runs: number;
  /** By question: a verdict for each run. */
  verdicts: Map<string, Verdict[]>;
  /** By dialogue: the faults found, over all runs. */
  faults: Map<string, string[]>;
  /** In US dollars. */
  cost: number;
}

/** Writes `eval/results/<date>-<model>.md`. @returns whether the target is met: no must-not, 90% of the musts, no unproven claim */
export function writeResults(score: Score, day: string): boolean {
  const all = [...score.verdicts.values()].flat();
  const musts = all.flatMap((verdict) => verdict.musts);
  const broken = all.flatMap((verdict) => verdict.mustNots).filter(Boolean).length;
  const share = musts.length === 0 ? 1 : musts.filter(Boolean).length / musts.length;
  const unproven = [...score.faults.values()].flat().filter((fault) => fault.includes('Not from you')).length;
  const rows = [...score.verdicts].map(([id, verdicts]) => {
    const met = verdicts.flatMap((verdict) => verdict.musts);
    const done = verdicts.flatMap((verdict) => verdict.mustNots).filter(Boolean).length;
    return `| ${id} | ${met.filter(Boolean).length} of ${met.length} | ${done} |`;
  });
  const faults = [...score.faults].flatMap(([id, found]) => found.map((fault) => `- ${id}: ${fault}`));
  const text = [
    `# ${score.model}, ${day}`,
    `${score.runs} runs, judged by ${score.judge}. Cost of the assistant’s calls: $${score.cost.toFixed(4)}.`,
    `Musts: ${(share * 100).toFixed(1)}%. Must-nots: ${broken}. Unproven claims: ${unproven}.`,
    ['| question | musts met | must-nots |', '| --- | --- | --- |', ...rows].join('\n'),
    '## Dialogues',
    faults.length === 0 ? 'Nothing was wrong.' : faults.join('\n'),
  ].join('\n\n');
  const folder = new URL('../../../eval/results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${day}-${score.model.replace(/[^\w.-]+/g, '-')}.md`, folder), `${text}\n`);
  return broken === 0 && share >= 0.9 && unproven === 0;
}
