import nodemailer from 'nodemailer';
import type { Mail } from '../../../backend/sandbox/mail/inbox.js';
import { startTestSandbox, type TestSandbox } from '../../support/test-sandbox.js';

describe('the mail sandbox', () => {
  let sandbox: TestSandbox;

  beforeEach(async () => {
    sandbox = await startTestSandbox();
  });
  afterEach(() => sandbox.remove());

  async function send(mail: { to?: string | string[]; subject?: string; text?: string; html?: string }): Promise<void> {
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port: sandbox.smtpPort });
    await transport.sendMail({ from: 'Press desk <desk@example.com>', to: 'mara@example.com', ...mail });
    transport.close();
  }

  async function inbox(query = '', from = sandbox): Promise<Mail[]> {
    return (await (await fetch(`${from.url}/sandbox/mail.json${query}`)).json()) as Mail[];
  }

  async function page(path: string): Promise<string> {
    return (await fetch(`${sandbox.url}${path}`)).text();
  }

  test('sent emails arrive with their links, newest first', async () => {
    await send({ subject: 'First', text: 'Reset: http://localhost:3000/reset-password?email=a%40b.c&token=x1. Bye.' });
    await send({
      subject: 'Zweite 🎺 Привет',
      text: 'Same link twice: https://example.com/a https://example.com/a',
      html: '<a href="https://example.com/b?x=1&amp;y=2">b</a><a href="javascript:alert(1)">no</a>',
    });
    const [second, first] = await inbox();
    expect(first).toMatchObject({
      to: 'mara@example.com',
      from: 'desk@example.com',
      subject: 'First',
      html: '',
      links: ['http://localhost:3000/reset-password?email=a%40b.c&token=x1'],
    });
    expect(second).toMatchObject({
      subject: 'Zweite 🎺 Привет',
      links: ['https://example.com/a', 'https://example.com/b?x=1&y=2'],
    });
    expect(Date.parse(second?.date ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.date ?? ''));
  });

  test('?to= finds emails for one address in any case', async () => {
    await send({ to: ['mara@example.com', 'nell@example.com'], subject: 'Both' });
    await send({ to: 'amara@example.com', subject: 'Other' });
    expect((await inbox('?to=NELL@example.com')).map(({ subject }) => subject)).toEqual(['Both']);
    expect((await inbox('?to=mara@example.com')).map(({ subject }) => subject)).toEqual(['Both']);
  });

  test('an email is shown as a page, with its HTML isolated', async () => {
    await send({ subject: '<b>Hi</b>', text: 'Hello', html: '<p>Hello</p><script>alert("x")</script>' });
    const [mail] = await inbox();
    expect(await page('/sandbox/mail')).toContain(`/sandbox/mail/${mail?.id}`);
    const shown = await page(`/sandbox/mail/${mail?.id}`);
    expect(shown).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(shown).toMatch(/<iframe[^>]* sandbox="allow-popups"/);
    expect(shown).not.toContain('<script>');
  });

  test('DELETE empties it', async () => {
    await send({ subject: 'Gone' });
    expect((await fetch(`${sandbox.url}/sandbox/mail.json`, { method: 'DELETE' })).status).toBe(204);
    expect(await inbox()).toEqual([]);
  });

  test('it survives a restart', async () => {
    await send({ subject: 'Kept' });
    await sandbox.close();
    const again = await startTestSandbox({ dataDir: sandbox.dataDir });
    try {
      expect((await inbox('', again)).map(({ subject }) => subject)).toEqual(['Kept']);
    } finally {
      await again.close();
    }
  });

  test('an email that is too large is refused, and the next one arrives', async () => {
    await expect(send({ text: 'x'.repeat(6_000_000) })).rejects.toThrow();
    await send({ subject: 'Next' });
    expect((await inbox()).map(({ subject }) => subject)).toEqual(['Next']);
  });
});
