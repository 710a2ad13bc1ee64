import { getQueueToken } from '@nestjs/bull';
import type { Job, Queue } from 'bull';
import { Metrics } from '../../../backend/src/common/metrics.js';
import { mailQueue, type StoredEmail } from '../../../backend/src/mail/mail.jobs.js';
import { Outbox } from '../../../backend/src/mail/outbox.js';
import { describeApp } from '../../support/describe-app.js';
import { buildOutgoingEmail } from '../../support/factories.js';
import { outageOf } from '../../support/hosting/runbook.js';
import { linkIn } from '../../support/mailbox.js';
import { until } from '../../support/replies.js';
import { addUnfinishedJobs } from '../../support/worker.js';

/** The former limit of attempts, before emails were retried for days. */
const fewTries = 8;

describe('while the mail server is down', () => {
  const lines: string[] = [];
  let queue: Queue;

  const { app, worker, mailbox } = describeApp({
    worker: true,
    mailbox: true,
    env: { LOG_LEVEL: 'info' },
    log: { write: (line: string) => lines.push(line) },
  });

  beforeAll(async () => {
    queue = app.nest.get<Queue>(getQueueToken(mailQueue.name), { strict: false });
  });
  beforeEach(async () => {
    // An email still waiting from the previous test would be mistaken for this test's.
    await until(async () => (await queue.getActiveCount()) === 0);
    await app.database.query('DELETE FROM outgoing_letters');
    await queue.obliterate({ force: true });
    lines.length = 0;
    mailbox.isRefusing = true;
  });

  const store = async (email: string): Promise<void> => {
    const to = { userId: null, email, isVerified: true };
    const data = { name: '', newEmail: 'new@artist.test' };
    await app.nest.get(Outbox, { strict: false }).addAlone({ kind: 'email-changed', to, data });
  };

  /** The only waiting email, once it has had this many attempts. */
  const triedTimes = (count: number): Promise<Job> =>
    until(async () => (await queue.getDelayed()).find(({ attemptsMade }) => attemptsMade === count));

  /** Lets the email be retried until it has had this many attempts, skipping the pauses. */
  async function tryTimes(count: number): Promise<Job> {
    for (let tried = 1; tried < count; tried += 1) await (await triedTimes(tried)).promote();
    return triedTimes(count);
  }

  const lastLine = (level: number) =>
    until(async () =>
      lines.map((line) => JSON.parse(line) as Record<string, unknown>).find((line) => line.level === level),
    );

  /** A metric of the worker. */
  const metric = async (name: string): Promise<number> =>
    (await worker.get(Metrics, { strict: false }).registry.getSingleMetric(name)?.get())?.values[0]?.value ?? NaN;

  it('looks as the runbook says', async () => {
    const { alert, log, metric: names } = outageOf('The mail server fails');
    expect(alert).toContain('MailWaits');
    await store('mara@artist.test');
    await triedTimes(1);
    expect(await lastLine(40)).toMatchObject({ msg: log[0], job: log[1] });
    expect(await metric(names[0] ?? '')).toBeGreaterThan(0);
    const [queues = '', value] = names[1]?.split(' ') ?? [];
    expect(await metric(queues)).toBe(Number(value));
  });

  it('a stored email is retried every ten minutes, and arrives when the server is back', async () => {
    await buildOutgoingEmail(app.database, {
      key: 'failed:sub_1',
      name: 'payment-failed',
      data: { name: '', until: 'Dec 08, 2026', url: 'https://fanfare.test' },
    });
    await addUnfinishedJobs(worker);
    const job = await tryTimes(fewTries + 2);
    const score = await queue.client.zscore(queue.toKey('delayed'), String(job.id));
    // The queue's score combines the time and a sequence number.
    const pause = Number(score) / 0x1000 - Date.now();
    expect(Math.abs(pause - 600_000)).toBeLessThan(60_000);
    mailbox.isRefusing = false;
    await job.promote();
    await mailbox.receive('mara@artist.test', /did not go through$/);
    await until(async () => (await queue.getJob(job.id)) === null);
  });

  it('a stored email that the queue has lost is queued again, and arrives once', async () => {
    await store('lena@artist.test');
    const job = await triedTimes(1);
    await job.remove();
    mailbox.isRefusing = false;
    await addUnfinishedJobs(worker);
    await mailbox.receive('lena@artist.test', /./);
    const unsent = () => app.database.query('SELECT key FROM outgoing_letters WHERE posted_at IS NULL');
    await until(async () => (await unsent()).length === 0);
    await addUnfinishedJobs(worker);
    await until(async () => (await queue.getJobCounts()).active === 0 && (await queue.count()) === 0);
    expect(mailbox.about('lena@artist.test', /./)).toHaveLength(1);
  });

  it('a reset link arrives even if Redis lost the queue, and its token is stored nowhere', async () => {
    const { email } = await app.visitor().register();
    expect((await app.visitor().post('/api/forgot-password', { email })).status).toBe(200);
    const isReset = ({ data }: Job<Partial<StoredEmail>>): boolean => data.name === 'reset-password-link';
    const job = await until(async () => (await queue.getDelayed()).find(isReset));
    const rows = () =>
      app.database.query(`SELECT data, user_id FROM outgoing_letters WHERE name = 'reset-password-link'`);
    expect(await rows()).toEqual([{ data: {}, user_id: null }]);
    expect(JSON.stringify(job)).not.toContain(email);
    await queue.obliterate({ force: true });
    mailbox.isRefusing = false;
    await addUnfinishedJobs(worker);
    const [mail] = await mailbox.receive(email, /^Reset your Fanfare password$/);
    const token = (mail && linkIn(mail).searchParams.get('token')) ?? '';
    const state = await app
      .visitor()
      .get(`/api/verify-reset-token?${new URLSearchParams({ email, token }).toString()}`);
    expect(state.body).toEqual({ valid: true });
    await until(async () => (await rows()).length === 0);
  });

  it('one that fails for good is logged by kind and key, without an address', async () => {
    await store('mara@artist.test');
    const job = await triedTimes(1);
    // All but the last attempt.
    await queue.client.hset(queue.toKey(String(job.id)), 'attemptsMade', Number(job.opts.attempts) - 1);
    await job.promote();
    const line = await lastLine(50);
    expect(line).toMatchObject({ msg: 'A job failed for good', job: 'stored-letter', id: job.id });
    expect(await queue.getJob(job.id)).toBeNull();
    expect(lines.join('')).toContain('Busy');
    expect(lines.join('')).not.toMatch(/@artist|artist\.test/);
  });

  it('one to an unknown address isn’t retried for days or queued again', async () => {
    mailbox.unknown.add('nobody@artist.test');
    await store('nobody@artist.test');
    const job = await tryTimes(fewTries - 1);
    await job.promote();
    expect(await lastLine(50)).toMatchObject({ job: 'stored-letter', id: job.id });
    const [email] = await until(async () => {
      const given = await app.database.query<{ key: string }>(
        'SELECT key FROM outgoing_letters WHERE given_up_at IS NOT NULL',
      );
      return given.length > 0 && given;
    });
    expect(job.id).toBe(`stored-letter:${email?.key}`);
    await addUnfinishedJobs(worker);
    expect(await queue.getJob(job.id)).toBeNull();
    expect(lines.join('')).not.toMatch(/@artist|artist\.test/);
  });

  it('one whose content the server rejects isn’t retried for days', async () => {
    mailbox.isRefusing = false;
    mailbox.reply = { to: 'DATA', code: 554, text: '5.7.1 Rejected as spam' };
    await store('lena@artist.test');
    const book = outageOf('The mail server fails');
    const rejected = book.metric.at(-1) ?? '';
    const before = await metric(rejected);
    const job = await tryTimes(fewTries - 1);
    await job.promote();
    expect(await lastLine(50)).toMatchObject({ msg: book.log.at(-1), id: job.id });
    await until(async () => (await metric(rejected)) === before + 1);
    mailbox.reply = null;
  });
});
