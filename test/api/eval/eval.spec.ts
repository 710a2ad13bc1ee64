import { jest } from '@jest/globals';
import OpenAI from 'openai';
import { Assistant } from '../../../backend/src/providers/assistant/assistant.js';
import { describeApp } from '../../support/describe-app.js';
import { dialogues, questions } from '../../support/eval/conversations.js';
import { answerOf, judge } from '../../support/eval/judge.js';
import { writeResults } from '../../support/eval/results.js';
import { type HadDialogue, runDialogue } from '../../support/eval/run-dialogue.js';
import { failingInParallel } from '../../support/eval/in-parallel.js';

/** Set by `npm run eval -- --model`. */
const {
  EVAL_MODEL: model = '',
  EVAL_JUDGE: judgeModel = '',
  EVAL_API_KEY: key = '',
  EVAL_BASE_URL: server = '',
} = process.env;
const runs = Number(process.env['EVAL_RUNS'] ?? 1);

const realModel = { OPENAI_API_KEY: key, OPENAI_MODEL: model, ...(server ? { OPENAI_BASE_URL: server } : {}) };

describe('the assistant', () => {
  const { app } = describeApp({
    sandbox: { tokensPerSecond: 100_000 },
    // Beside other tests, the sandbox may take its time for a first word.
    env: { ...(model ? realModel : { ASSISTANT_FIRST_TOKEN_SECONDS: '120' }), MESSAGES_PER_MINUTE: '1000' },
  });
  const prompts = new Map<string, string>();

  beforeAll(() => {
    const assistant = app.nest.get(Assistant, { strict: false });
    const stream = assistant.stream.bind(assistant);
    jest.spyOn(assistant, 'stream').mockImplementation((request) => {
      const { system, turns } = request.prompt;
      prompts.set(request.subject.ownerId ?? '', [system, ...turns.map(({ text }) => text)].join('\n'));
      return stream(request);
    });
  });

  const have = (parallel: number): Promise<Map<string, HadDialogue>> =>
    failingInParallel(dialogues, parallel, (dialogue) => runDialogue(app, dialogue, (id) => prompts.get(id) ?? ''));

  if (model === '') {
    describe('of the sandbox', () => {
      let had: Map<string, HadDialogue>;
      beforeAll(async () => {
        had = await have(3);
        // All conversations, on a machine that runs other tests as well.
      }, 1_800_000);

      it.each(dialogues.map(({ id }) => id))('passes every check of %s', (id) => {
        const { faults, replies } = had.get(id) ?? { faults: ['was not had'], replies: [] };
        expect({ faults, replies }).toEqual({ faults: [], replies });
      });
    });
  } else {
    it(`${model} reaches the target`, async () => {
      const openai = new OpenAI({ apiKey: key, ...(server ? { baseURL: server } : {}) });
      const score = {
        model,
        judge: judgeModel,
        runs,
        verdicts: new Map(),
        faults: new Map<string, string[]>(),
        cost: 0,
      };
      for (let run = 0; run < runs; run += 1) {
        const had = await have(3);
        for (const [id, { faults }] of had) score.faults.set(id, [...(score.faults.get(id) ?? []), ...faults]);
        const verdicts = await failingInParallel(questions, 3, async (question) =>
          judge(openai, judgeModel, question, await answerOf(app, question)),
        );
        for (const [id, verdict] of verdicts) score.verdicts.set(id, [...(score.verdicts.get(id) ?? []), verdict]);
      }
      const [spent] = await app.database.query<{ cost: string }>(
        'SELECT coalesce(sum(cost_micros), 0) AS cost FROM model_calls',
      );
      score.cost = Number(spent?.cost ?? 0) / 1_000_000;
      expect(writeResults(score, new Date().toISOString().slice(0, 10))).toBe(true);
    }, 3_600_000);
  }
});
