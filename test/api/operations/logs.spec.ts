import { randomBytes, randomUUID } from 'node:crypto';
import { describeApp } from '../../support/describe-app.js';
import { password } from '../../support/client.js';
import { until } from '../../support/replies.js';

describe('the log', () => {
  const lines: string[] = [];

  const { app } = describeApp({ env: { LOG_LEVEL: 'trace' }, log: { write: (line: string) => lines.push(line) } });

  it('has the database’s error, but no user text or password', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    const { id } = await artist.chat();
    await app.database.query('ALTER TABLE messages RENAME COLUMN content TO gone');
    expect((await artist.send(id, 'a whispered plan for the album')).status).toBe(500);
    await app.database.query('ALTER TABLE messages RENAME COLUMN gone TO content');
    await app.database.query('ALTER TABLE users RENAME COLUMN name TO gone');
    const body = { name: 'Mara Quill', email: 'mara@whispered.test', password };
    expect((await app.visitor().post('/api/register', body)).status).toBe(500);
    await app.database.query('ALTER TABLE users RENAME COLUMN gone TO name');

    const log = lines.join('');
    expect(log).toMatch(/column .*content.* does not exist/);
    expect(log).toMatch(/column .*name.* does not exist/);
    for (const secret of ['whispered', 'Mara', '$argon2', password]) expect(log).not.toContain(secret);
    // Neither does the database's own log, which redacts nothing.
    const settings = await app.database.query(
      `SELECT setting FROM pg_settings WHERE name IN ('log_error_verbosity', 'log_min_error_statement') ORDER BY name`,
    );
    expect(settings).toEqual([{ setting: 'terse' }, { setting: 'panic' }]);
  });

  it.each([
    '/api/calendar/{secret}.ics',
    '/api/reminders/stop/{secret}',
    '/api/shared-documents/{secret}',
    '/api/shared/{secret}',
    '/shared/{secret}',
    '/shared/documents/{secret}',
    '/reset-password?token={secret}',
  ])('has the path %s without its secret', async (address) => {
    const secret = randomBytes(32).toString('base64url');
    const id = randomUUID();
    for (const method of ['GET', 'OPTIONS'])
      await fetch(app.url + address.replace('{secret}', secret), {
        method,
        redirect: 'manual',
        headers: { 'x-request-id': id },
      });
    const ofCalls = (): string[] => lines.filter((line) => line.includes(id) && line.includes('"path"'));
    await until(async () => ofCalls().length === 2);
    expect(ofCalls()[0]).toContain(`"path":"${address.replace(/\?.*/, '').replace('{secret}', '…')}"`);
    expect(lines.join('')).not.toContain(secret);
  });
});
