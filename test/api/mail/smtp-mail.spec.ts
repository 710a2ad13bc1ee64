import { readEnv } from '../../../backend/src/config/env.js';
import { MailFailed, MailRejected } from '../../../backend/src/providers/mail/mail.js';
import { SmtpMail } from '../../../backend/src/providers/mail/smtp-mail.js';
import { TestMailbox } from '../../support/mailbox.js';
import { readServices } from '../../support/services.js';

describe('email over SMTP', () => {
  let mailbox: TestMailbox;
  let mail: SmtpMail;

  beforeAll(async () => {
    mailbox = await TestMailbox.open();
    mail = mailTo(mailbox.variables);
  });
  afterAll(async () => {
    mail.onApplicationShutdown();
    await mailbox.close();
  });
  afterEach(() => {
    mailbox.reply = null;
  });

  function mailTo(variables: Record<string, string>): SmtpMail {
    const { databaseUrl, redisUrl, sandboxUrl, webhookSecret } = readServices();
    const env = readEnv({
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      SANDBOX_URL: sandboxUrl,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      SESSION_SECRET: 'a secret of the tests that nobody else uses',
      ...variables,
    });
    return new SmtpMail(env);
  }

  const content = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', replyTo: 'support@fanfare.test' };
  const failure = (by = mail): Promise<unknown> =>
    by.send('mara@artist.test', content).then(
      () => null,
      (error: unknown) => error,
    );

  it.each([
    ['RCPT TO', 550, '5.1.1 User unknown'],
    ['RCPT TO', 554, '5.7.1 Relay access denied'],
    ['RCPT TO', 550, 'No such user here'],
    ['DATA', 554, '5.6.0 Message content rejected'],
    ['DATA', 552, '5.3.4 Message too big'],
  ] as const)('reports a permanent refusal at %s (%i %s) as a rejection', async (to, code, text) => {
    mailbox.reply = { to, code, text };
    expect(await failure()).toBeInstanceOf(MailRejected);
  });

  it.each([
    ['RCPT TO', 450, '4.2.0 Greylisted, try again later'],
    ['RCPT TO', 530, '5.7.0 Authentication required'],
    ['DATA', 451, '4.3.0 Busy'],
  ] as const)('doesn’t report %s with %i %s as a rejection', async (to, code, text) => {
    mailbox.reply = { to, code, text };
    const error = await failure();
    expect(error).toBeInstanceOf(MailFailed);
    expect(error).not.toBeInstanceOf(MailRejected);
  });

  it('doesn’t report an unreachable server as a rejection', async () => {
    const away = mailTo({ ...mailbox.variables, SMTP_URL: 'smtp://127.0.0.1:1' });
    const error = await failure(away);
    expect(error).toBeInstanceOf(MailFailed);
    expect(error).not.toBeInstanceOf(MailRejected);
    away.onApplicationShutdown();
  });

  it('is marked as auto-generated, so that autoresponders ignore it', async () => {
    expect(await failure()).toBeNull();
    expect(mailbox.mails.at(-1)).toMatchObject({ subject: 'Hello', autoSubmitted: 'auto-generated' });
  });
});
