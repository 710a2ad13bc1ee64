import { jest } from '@jest/globals';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import { mailQueue } from '../../backend/src/mail/mail.service.js';
import { OutboxRepository } from '../../backend/src/mail/outbox.repository.js';
import { OutboxService } from '../../backend/src/mail/outbox.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { password } from '../support/client.js';
import { until } from '../support/replies.js';

describe('letters that wait', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('go to the queue once each, also those before one that it could not take', async () => {
    const outbox = app.nest.get(OutboxRepository, { strict: false });
    await app.database.query(
      `INSERT INTO outgoing_letters (key, recipient, name, data)
       SELECT 'letter ' || n, 'mara@artist.test', 'welcome', '{}' FROM generate_series(1, 5) n`,
    );
    const taken: string[] = [];
    const failing = outbox.handOver(50, ({ key }) => {
      if (taken.length === 3) return Promise.reject(new Error('The queue is away'));
      taken.push(key);
      return Promise.resolve();
    });
    await expect(failing).rejects.toThrow('The queue is away');
    expect(taken).toHaveLength(3);
    const rest = await outbox.handOver(50, ({ key }) => Promise.resolve(void taken.push(key)));
    expect([rest, new Set(taken).size, taken.length]).toEqual([2, 5, 5]);
  });

  it('hold word of a new password that the queue could not take, and are mailed when it can', async () => {
    const artist = app.visitor();
    const { email } = await artist.register();
    const queue = app.nest.get<Queue>(getQueueToken(mailQueue), { strict: false });
    const add = jest.spyOn(queue, 'add').mockRejectedValue(new Error('The queue is away'));
    const body = { currentPassword: password, newPassword: 'quite another horse' };
    expect((await artist.post('/api/account/password', body)).status).toBe(204);
    const waiting = () =>
      app.database.query('SELECT name FROM outgoing_letters WHERE recipient = $1 AND posted_at IS NULL', [email]);
    await until(async () => (await waiting()).length === 1);
    add.mockRestore();
    await app.nest.get(OutboxService, { strict: false }).flush();
    expect(await waiting()).toEqual([]);
    expect(await queue.getJobs(['waiting', 'active', 'delayed'])).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ to: email, name: 'password-changed' }) as object }),
    );
  });
});
