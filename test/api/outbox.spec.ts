import { OutboxRepository } from '../../backend/src/mail/outbox.repository.js';
import { startApp, type TestApp } from '../support/app.js';

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
});
