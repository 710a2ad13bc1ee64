import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { guestCookie } from '../../../backend/src/guest/guest-cookie.js';
import { GuestTrialService } from '../../../backend/src/guest/guest-trial.service.js';
import type { Visit } from '../../../backend/src/guest/visit.decorator.js';
import { AppError } from '../../../backend/src/common/app-error.js';
import { Assistant } from '../../../backend/src/providers/assistant/assistant.js';
import { AssistantFailed } from '../../../backend/src/providers/assistant/assistant.errors.js';
import { describeApp } from '../../support/describe-app.js';
import { replyOf, until } from '../../support/replies.js';

/** Number of trials. `GUEST_TRIALS=1000 npm test -- api guest-trials` runs the long test. */
const trials = Number(process.env['GUEST_TRIALS'] ?? 10);
const sendsAtOnce = 25;

jest.setTimeout(3_600_000);

/**
 * Many concurrent sends in a guest's chat, with a model that answers at once and sometimes fails before its first word: never more answers
 * than the limit, and never fewer.
 */
describe(`${trials} trials of ${sendsAtOnce} parallel sends each`, () => {
  let trial: GuestTrialService;

  const { app } = describeApp({
    env: {
      SESSION_SECRET: `of one test only ${randomUUID()}`,
      GUEST_DAILY_ADDRESS_LIMIT: '1000000',
      GUEST_DAILY_BUDGET: '10000000',
    },
  });

  beforeAll(async () => {
    trial = app.nest.get(GuestTrialService);
    jest.spyOn(app.nest.get(Assistant), 'stream').mockImplementation(async function* () {
      await Promise.resolve();
      if (Math.random() < 0.3) throw new AssistantFailed();
      yield* replyOf('Pitch it ', 'on Friday.');
    });
  });

  it('give exactly three answers and one closing reply, whatever fails', async () => {
    for (let n = 0; n < trials; n += 1) await storm();
    const odd = await app.database.query(
      `SELECT g.id, g.message_count, count(m.id)::int AS messages, count(*) FILTER (WHERE m.status <> 'complete')::int AS incomplete,
         count(DISTINCT m.position)::int AS positions
       FROM guests g JOIN chats c ON c.guest_id = g.id LEFT JOIN messages m ON m.chat_id = c.id
       GROUP BY g.id HAVING g.message_count <> 4 OR count(m.id) <> 8 OR count(*) FILTER (WHERE m.status <> 'complete') > 0`,
    );
    expect(odd).toEqual([]);
    const [{ guests }] = (await app.database.query<{ guests: number }>(
      'SELECT count(*)::int AS guests FROM guests',
    )) as [{ guests: number }];
    expect(guests).toBe(trials);
  });

  /** Sends 25 concurrently, then one at a time until the trial is over. */
  async function storm(): Promise<void> {
    const nobody: Visit = { cookies: undefined, address: '192.0.2.7' };
    const { chat, token } = await trial.openTrial(nobody, {});
    const visit: Visit = { ...nobody, cookies: `${guestCookie}=${token}` };
    const counts: number[] = [];
    const send = async (): Promise<string> => {
      try {
        const body = { message: 'When do I pitch?', clientMessageId: randomUUID() };
        counts.push((await trial.send(visit, chat.id, body, () => true)).messageCount);
        return 'accepted';
      } catch (error) {
        if (error instanceof AppError) return error.code;
        // The API's response while a dependency is down.
        if (error instanceof Error && /timeout exceeded/.test(error.message)) return 'dependency_down';
        throw error;
      }
    };
    // A busy machine may shed some requests, which are not counted.
    const shed = ['overloaded', 'dependency_down'];
    const known = ['accepted', 'assistant_failed', 'reply_in_flight', 'message_limit_exceeded', ...shed];
    const outcomes = await Promise.all(Array.from({ length: sendsAtOnce }, send));
    expect(outcomes.filter((code) => !known.includes(code))).toEqual([]);
    await until(async () => (await send()) === 'message_limit_exceeded', 60);
    expect(counts.sort()).toEqual([1, 2, 3, 4]);
  }
});
