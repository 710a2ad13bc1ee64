import { jest } from '@jest/globals';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import { Clock } from '../../../backend/src/common/clock.js';
import { mailQueue } from '../../../backend/src/mail/mail.jobs.js';
import type { PlanReminder } from '../../../contract/releases/reminder.js';
import type { Release } from '../../../contract/releases/release.js';
import type { TaskList } from '../../../contract/releases/task.js';
import { addDays } from '../../../contract/rules/day-rule.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client } from '../../support/client.js';
import { linkIn } from '../../support/mailbox.js';
import { until } from '../../support/replies.js';
import { runTask } from '../../support/worker.js';

const subject = /^Your week: /;

describe('the email on Monday mornings', () => {
  const { app, worker, mailbox } = describeApp({ worker: true, mailbox: true });
  const clocks: jest.SpiedFunction<() => Date>[] = [];
  let artist: Client;
  let email: string;
  let id: string;

  beforeEach(async () => {
    artist = app.visitor();
    ({ id, email } = await artist.subscribe());
    await app.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);
  });
  afterEach(async () => {
    mailbox.isRefusing = false;
    for (const clock of clocks.splice(0)) clock.mockRestore();
    await app.database.query('DELETE FROM plan_reminders');
  });

  /** Sets the time of the server and the worker. */
  function at(moment: string): void {
    for (const context of [app.nest, worker]) {
      const clock = jest.spyOn(context.get(Clock, { strict: false }), 'now');
      clocks.push(clock.mockImplementation(() => new Date(moment)));
    }
  }

  /** A plan whose next task is due on a day. @returns its id */
  async function planWithTask(due: string, timeZone = 'UTC'): Promise<string> {
    await app.database.query('UPDATE users SET time_zone = $2 WHERE id = $1', [id, timeZone]);
    const body = { kind: 'between', title: 'Winter', timeZone };
    const release = (await artist.post<Release>('/api/releases', body)).body;
    const { items } = (await artist.get<TaskList>(`/api/releases/${release.id}/tasks`)).body;
    for (const task of items) await artist.call('DELETE', `/api/releases/${release.id}/tasks/${task.id}`);
    await artist.post(`/api/releases/${release.id}/tasks`, { title: 'Call the label', due });
    return release.id;
  }
  const turnOn = () => artist.call<PlanReminder>('PUT', '/api/reminders', { isOn: true });
  const sent = () => mailbox.about(email, subject);

  it('comes once a week on Monday from eight, with tasks that are due, to artists who asked for it', async () => {
    await planWithTask('2027-03-10');
    at('2027-03-08T08:00:00Z');
    await runTask(worker, 'plan-reminders');
    expect((await turnOn()).body).toEqual({ isOn: true });
    at('2027-03-07T08:00:00Z');
    await runTask(worker, 'plan-reminders');
    at('2027-03-08T07:59:00Z');
    await runTask(worker, 'plan-reminders');
    at('2027-03-08T08:00:00Z');
    await Promise.all([runTask(worker, 'plan-reminders'), runTask(worker, 'plan-reminders')]);
    await runTask(worker, 'plan-reminders');
    const [mail] = await mailbox.receive(email, subject);
    expect(mail?.subject).toBe('Your week: 1 task');
    expect(mail?.text).toContain('Wed, Mar 10: Call the label (Winter)');
    at('2027-03-15T09:00:00Z');
    await runTask(worker, 'plan-reminders');
    const [, second] = await mailbox.receive(email, subject, 2);
    expect(second?.text).toContain('Late, but still possible');
    expect(sent()).toHaveLength(2);
  });

  it.each([
    // The clocks go forward on 28 March, and back on 31 October.
    ['2027-03-29T06:59:00Z', '2027-03-29T07:00:00Z', 'Europe/London'],
    ['2027-11-01T07:59:00Z', '2027-11-01T08:00:00Z', 'Europe/London'],
    ['2027-03-28T18:59:00Z', '2027-03-28T19:00:00Z', 'Pacific/Auckland'],
    ['2027-03-29T17:59:00Z', '2027-03-29T18:00:00Z', 'Pacific/Honolulu'],
  ])('does not come at %s but at %s in %s', async (before, moment, timeZone) => {
    await planWithTask('2027-03-01', timeZone);
    await turnOn();
    at(before);
    await runTask(worker, 'plan-reminders');
    const rows = () =>
      app.database.query('SELECT week::text AS week FROM plan_reminder_emails WHERE user_id = $1', [id]);
    expect(await rows()).toEqual([]);
    at(moment);
    await runTask(worker, 'plan-reminders');
    expect(await rows()).toHaveLength(1);
    await mailbox.receive(email, subject);
  });

  it('lists the ten newest late tasks, in date order', async () => {
    const releaseId = await planWithTask('2027-02-01');
    for (let day = 2; day <= 11; day += 1)
      await artist.post(`/api/releases/${releaseId}/tasks`, { title: `Task ${day}`, due: addDays('2027-02-01', day) });
    await turnOn();
    at('2027-03-08T09:00:00Z');
    await runTask(worker, 'plan-reminders');
    const [mail] = await mailbox.receive(email, subject);
    const listed = [...(mail?.text ?? '').matchAll(/: (Task \d+|Call the label) \(Winter\)/g)].map(
      ([, title]) => title,
    );
    expect(listed).toEqual(Array.from({ length: 10 }, (_, index) => `Task ${index + 2}`));
    expect(mail?.text).toContain('And 1 more.');
  });

  it('is retried while the mail server rejects everything, and arrives once', async () => {
    await planWithTask('2027-03-10');
    await turnOn();
    mailbox.isRefusing = true;
    const refused = mailbox.refused;
    at('2027-03-08T09:00:00Z');
    await runTask(worker, 'plan-reminders');
    const queue = app.nest.get<Queue>(getQueueToken(mailQueue.name), { strict: false });
    const job = await until(async () => mailbox.refused > refused && (await queue.getDelayed())[0]);
    await runTask(worker, 'plan-reminders');
    mailbox.isRefusing = false;
    await job.promote();
    await mailbox.receive(email, subject);
    await until(async () => (await queue.getJob(job.id)) === null);
    expect(sent()).toHaveLength(1);
  });

  it('can be unsubscribed from with one POST without a session, but not with GET', async () => {
    await planWithTask('2027-03-10');
    await turnOn();
    at('2027-03-08T09:00:00Z');
    await runTask(worker, 'plan-reminders');
    const [mail] = await mailbox.receive(email, subject);
    const { url = '', post } = mail?.unsubscribe ?? {};
    expect(post).toBe('List-Unsubscribe=One-Click');
    const path = new URL(url).pathname;
    const stranger = app.visitor();
    const page = await stranger.get(path);
    expect(page.status).toBe(302);
    expect(page.headers.get('location')).toMatch(/\/stop-reminders\?token=/);
    expect(mail?.text).toContain(page.headers.get('location'));
    expect((await artist.get<PlanReminder>('/api/reminders')).body).toEqual({ isOn: true });
    expect((await stranger.post(`${path}x`)).status).toBe(404);
    // As a mail provider sends it: a form without an origin of ours.
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
    expect((await stranger.call('POST', path, 'List-Unsubscribe=One-Click', form)).status).toBe(204);
    expect((await artist.get<PlanReminder>('/api/reminders')).body).toEqual({ isOn: false });
    const stored = await app.database.query('SELECT to_json(e) FROM plan_reminder_emails e');
    expect(JSON.stringify(stored)).not.toContain(path.split('/').at(-1));
    at('2027-03-15T09:00:00Z');
    await runTask(worker, 'plan-reminders');
    expect(sent()).toHaveLength(1);
    if (mail) expect(linkIn(mail).pathname).toMatch(/^\/releases\//);
  });

  it('isn’t sent to an unconfirmed address, without a subscription, or when nothing is due', async () => {
    at('2027-03-08T09:00:00Z');
    await turnOn();
    await runTask(worker, 'plan-reminders');
    await planWithTask('2027-03-10');
    await app.database.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [id]);
    await runTask(worker, 'plan-reminders');
    await app.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);
    await app.database.query(
      `UPDATE subscriptions SET status = 'canceled', end_date = '2027-01-01' WHERE user_id = $1`,
      [id],
    );
    await runTask(worker, 'plan-reminders');
    expect(await app.database.query('SELECT week FROM plan_reminder_emails WHERE user_id = $1', [id])).toEqual([]);
  });
});
