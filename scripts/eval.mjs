/**
 * `npm run eval`: runs the conversations in `eval/` with the sandbox's assistant. With `--model <name>`, `--runs <count>` and `--judge
 * <name>` they run with a real model (key in EVAL_API_KEY), and the scores are written to `eval/results`.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { root } from './services/paths.mjs';
import { Failure, sayFailure } from './services/report.mjs';
import { run } from './services/run-command.mjs';

try {
  const { values } = parseArgs({
    options: { model: { type: 'string' }, runs: { type: 'string', default: '1' }, judge: { type: 'string' } },
  });
  const { model, runs, judge } = values;
  if (model && !process.env['EVAL_API_KEY']) throw new Failure('Set EVAL_API_KEY to the key of the model.');
  if (model && !judge) throw new Failure('Name the model that judges: --judge <name>.');
  if (!/^[1-9]\d?$/.test(runs)) throw new Failure('--runs is a number from 1 to 99.');
  const { code } = await run(process.execPath, ['scripts/test.mjs', 'api', 'api/eval'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...(model ? { EVAL_MODEL: model, EVAL_RUNS: runs, EVAL_JUDGE: judge, STAGE_MINUTES: '180' } : {}),
    },
  });
  process.exitCode = code ?? 1;
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
