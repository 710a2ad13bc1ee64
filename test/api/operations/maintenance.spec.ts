import { getQueueToken } from '@nestjs/bull';
import { jest } from '@jest/globals';
import type { Queue } from 'bull';
import { DataExportsService } from '../../../backend/src/data-export/data-exports.service.js';
import { scheduleEveryMs } from '../../../backend/src/jobs/recurring-tasks.service.js';
import { describeApp } from '../../support/describe-app.js';
import {
  ago,
  buildActivity,
  buildMedia,
  buildModelCall,
  buildOneSheet,
  buildOutgoingEmail,
  buildUser,
  days,
  minutes,
} from '../../support/factories.js';
import { until } from '../../support/replies.js';
import { runTask, startWorker } from '../../support/worker.js';

describe('nightly maintenance', () => {
  const lines: string[] = [];
  const log = { write: (line: string) => lines.push(line) };

  const { app, worker } = describeApp({ worker: true, env: { LOG_LEVEL: 'info' }, log });

  it('completes except for failing tasks, which are logged', async () => {
    const visitor = app.visitor();
    const { id } = await visitor.register();
    await app.database.query(`UPDATE sessions SET expires_at = now() - interval '1 day'`);
    const twoYearsAgo = ago(days(730));
    await buildOutgoingEmail(app.database, { key: 'old', createdAt: twoYearsAgo, postedAt: twoYearsAgo });
    const hourly = Array.from({ length: 116 * 7 * 24 + 1 }, (_, hours) => ago(minutes(60 * hours)));
    await buildActivity(app.database, { userId: id, kind: 'message_sent', at: hourly });
    for (const age of [399, 401]) await buildModelCall(app.database, { userId: id, createdAt: ago(days(age)) });
    jest
      .spyOn(worker.get(DataExportsService, { strict: false }), 'removeExpired')
      .mockRejectedValue(new AggregateError([new Error('disk away'), new Error('bucket away')]));
    await expect(runTask(worker, 'remove-expired-data-exports')).rejects.toThrow();
    const failures = () =>
      lines
        .map((line) => JSON.parse(line) as { task?: string; level: number; err?: object })
        .filter(({ task }) => task === 'remove-expired-data-exports');
    // Redis may say that a job has failed before the worker's own listeners hear of it.
    await until(() => Promise.resolve(failures().length > 0));
    expect(failures()).toMatchObject([
      { level: 50, err: { message: 'disk away' } },
      { level: 50, err: { message: 'bucket away' } },
    ]);
    for (const task of ['sessions', 'emails', 'activity', 'model-calls']) {
      await runTask(worker, `remove-${task === 'sessions' ? 'expired' : 'old'}-${task}`);
    }
    expect(await app.database.query('SELECT 1 FROM sessions')).toEqual([]);
    expect(await app.database.query(`SELECT 1 FROM outgoing_letters WHERE key = 'old'`)).toEqual([]);
    const [deeds] = await app.database.query(
      `SELECT count(*)::int, min(happened_at) > now() - interval '16 weeks' AS "isRecent" FROM activity`,
    );
    expect(deeds).toEqual({ count: 16 * 7 * 24, isRecent: true });
    expect(await app.database.query('SELECT (now() - created_at)::text AS age FROM model_calls')).toEqual([
      { age: expect.stringMatching(/^399 days/) as string },
    ]);
  });

  it('deletes a one-sheet’s content with its purged file, and the sheet with its last version', async () => {
    const { id: userId } = await buildUser(app.database);
    /** A sheet with a version per age of its deletion, in minutes; null for not deleted. */
    const sheetOf = async (...ages: (number | null)[]) => {
      const mediaIds: string[] = [];
      for (const age of ages) {
        const deletedAt = age === null ? null : ago(minutes(age));
        const pdf = { fileName: 'sheet.pdf', fileType: 'application/pdf', contentType: 'application/pdf' };
        mediaIds.push(...(await buildMedia(app.database, { userId, ...pdf, deletedAt })).map(({ id }) => id));
      }
      return (await buildOneSheet(app.database, { userId, mediaIds })).id;
    };
    const edited = await sheetOf(16, null);
    await sheetOf(16, 12);
    const undoable = await sheetOf(9);
    await runTask(worker, 'forget-deleted-one-sheets');
    const left = await app.database.query(
      `SELECT s.id, array_agg(v.number ORDER BY v.number) AS numbers
       FROM one_sheets s LEFT JOIN one_sheet_versions v ON v.sheet_id = s.id WHERE s.user_id = $1 GROUP BY s.id`,
      [userId],
    );
    expect(left).toHaveLength(2);
    expect(left).toEqual(
      expect.arrayContaining([
        { id: edited, numbers: [2] },
        { id: undoable, numbers: [1] },
      ]),
    );
  });

  it('is scheduled again if Redis has lost it', async () => {
    const queue = worker.get<Queue>(getQueueToken('maintenance'), { strict: false });
    const chores = async () => (await queue.getRepeatableJobs()).map(({ name }) => name).sort();
    const scheduled = await chores();
    expect(scheduled).toEqual(
      expect.arrayContaining(['add-unfinished-jobs', 'remove-expired-sessions', 'sweep-subscriptions']),
    );
    const every = jest.spyOn(globalThis, 'setInterval');
    const other = await startWorker(app, log);
    try {
      const minutely = every.mock.calls.filter(([, delay]) => delay === scheduleEveryMs).map(([callback]) => callback);
      for (const { key } of await queue.getRepeatableJobs()) await queue.removeRepeatableByKey(key);
      expect(await chores()).toEqual([]);
      for (const remind of minutely) remind();
      await until(async () => (await chores()).length === scheduled.length);
      expect(await chores()).toEqual(scheduled);
    } finally {
      every.mockRestore();
      await other.close();
    }
  });
});
