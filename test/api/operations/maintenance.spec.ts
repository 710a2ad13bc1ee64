import { getQueueToken } from '@nestjs/bull';
import { jest } from '@jest/globals';
import type { Queue } from 'bull';
import { DataExportsService } from '../../../backend/src/data-export/data-exports.service.js';
import { scheduleEveryMs } from '../../../backend/src/jobs/recurring-tasks.service.js';
import { describeApp } from '../../support/describe-app.js';
import { until } from '../../support/replies.js';
import { runTask, startWorker } from '../../support/worker.js';

describe('the night’s work', () => {
  const lines: string[] = [];
  const log = { write: (line: string) => lines.push(line) };

  const { app, worker } = describeApp({ worker: true, env: { LOG_LEVEL: 'info' }, log });

  it('is done but for what fails of it, and the log says what that was', async () => {
    const visitor = app.visitor();
    const { id } = await visitor.register();
    await app.database.query(`UPDATE sessions SET expires_at = now() - interval '1 day'`);
    await app.database.query(
      `INSERT INTO outgoing_letters (key, recipient, name, data, created_at, posted_at)
       VALUES ('old', 'mara@artist.test', 'welcome', '{}', now() - interval '2 years', now() - interval '2 years')`,
    );
    await app.database.query(
      `INSERT INTO activity (user_id, kind, subject, happened_at) SELECT $1, 'message_sent', gen_random_uuid(), day
       FROM generate_series(now() - interval '116 weeks', now(), interval '1 hour') day`,
      [id],
    );
    await app.database.query(
      `INSERT INTO model_calls (id, user_id, is_guest, purpose, model, input, cached_input, cache_writes, output, reasoning,
         is_estimated, milliseconds, cost_micros, outcome, created_at)
       SELECT gen_random_uuid(), $1, false, 'reply', 'm', 1, 0, 0, 1, 0, false, 1, 1, 'ok', now() - make_interval(days => age)
       FROM unnest(ARRAY[399, 401]) age`,
      [id],
    );
    jest
      .spyOn(worker.get(DataExportsService, { strict: false }), 'removeExpired')
      .mockRejectedValue(new AggregateError([new Error('disk away'), new Error('bucket away')]));
    await expect(runTask(worker, 'remove-expired-data-exports')).rejects.toThrow();
    const failures = lines.map((line) => JSON.parse(line) as { task?: string; level: number; err?: object });
    expect(failures.filter(({ task }) => task === 'remove-expired-data-exports')).toMatchObject([
      { level: 50, err: { message: 'disk away' } },
      { level: 50, err: { message: 'bucket away' } },
    ]);
    for (const task of ['sessions', 'emails', 'activity', 'model-calls']) {
      await runTask(worker, `remove-${task === 'sessions' ? 'expired' : 'old'}-${task}`);
    }
    expect(await app.database.query('SELECT 1 FROM sessions')).toEqual([]);
    expect(await app.database.query('SELECT 1 FROM outgoing_letters')).toEqual([]);
    const [deeds] = await app.database.query(
      `SELECT count(*)::int, min(happened_at) > now() - interval '16 weeks' AS "isRecent" FROM activity`,
    );
    expect(deeds).toEqual({ count: 16 * 7 * 24, isRecent: true });
    expect(await app.database.query('SELECT (now() - created_at)::text AS age FROM model_calls')).toEqual([
      { age: expect.stringMatching(/^399 days/) as string },
    ]);
  });

  it('what a one-sheet says goes with its file once nobody can have that back, and the sheet with its last version', async () => {
    const { id: userId } = await app.visitor().register();
    /** A sheet with a version for each age of its deletion, in minutes; null: not deleted. */
    const sheetOf = async (...ages: (number | null)[]) => {
      const [sheet] = await app.database.query(
        'INSERT INTO one_sheets (id, user_id) VALUES (gen_random_uuid(), $1) RETURNING id',
        [userId],
      );
      await app.database.query(
        `WITH versions AS (
           SELECT gen_random_uuid() AS media_id, number, age
           FROM unnest($3::integer[]) WITH ORDINALITY AS deleted (age, number)
         ), files AS (
           INSERT INTO media_files (id, user_id, file_name, file_type, content_type, size_bytes, storage_key, deleted_at)
           SELECT media_id, $2, 'sheet.pdf', 'application/pdf', 'application/pdf', 1, media_id, now() - make_interval(mins => age)
           FROM versions
         )
         INSERT INTO one_sheet_versions (sheet_id, number, content, design, sources, media_id)
         SELECT $1, number, '{}', '{}', '{}', media_id FROM versions`,
        [sheet?.id, userId, ages],
      );
      return sheet?.id;
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

  it('is scheduled again where Redis has forgotten it', async () => {
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
