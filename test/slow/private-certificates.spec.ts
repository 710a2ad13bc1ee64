import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { startApp } from '../support/app.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { readServices } from '../support/services.js';
import { authorityFile, localhostCertificate, localhostKey, TlsFront } from '../support/tls/tls-front.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs built code in a separate process, since Node reads `NODE_EXTRA_CA_CERTS` only at startup. Returns its output. */
async function runBuilt(script: string, env: Record<string, string>): Promise<string> {
  const args = ['--no-warnings', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  return stdout.trim();
}

/** Connects to a database and a Redis like a starting server. Returns `connected` or the error. */
function connectTo(databaseUrl: string, redisUrl: string, env: Record<string, string>): Promise<string> {
  const script = `
    import { assertReachable } from './dist/backend/src/health/reachable.js';
    const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = process.env;
    const connecting = assertReachable({ databaseUrl, redisUrl, redisClusterNodes: [], databaseReplicaUrl: undefined });
    await connecting.then(() => console.log('connected'), (error) => console.log(error.message));`;
  return runBuilt(script, { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, ...env });
}

const trust = { NODE_EXTRA_CA_CERTS: authorityFile };

describe('servers with certificates from a private authority', () => {
  let database: TestDatabase;
  let front: TlsFront;

  beforeAll(async () => {
    database = await createDatabase();
    front = await TlsFront.before(database.url);
  });
  afterAll(async () => {
    front.close();
    await database.close();
  });

  it('the product runs on a PostgreSQL trusted by sslrootcert', async () => {
    const parameters = { sslmode: 'verify-full', sslrootcert: authorityFile };
    const app = await startApp({ DATABASE_URL: front.url('localhost', parameters) });
    const artist = app.visitor();
    await artist.register({ email: 'mara@artist.test' });
    await app.close();
    expect(await database.query('SELECT email FROM users')).toEqual([{ email: 'mara@artist.test' }]);
  });

  const unverified = 'unable to verify the first certificate';
  const otherName = "Hostname/IP does not match certificate's altnames";
  it.each<[string, Record<string, string>, Record<string, string>, string]>([
    ['localhost', { sslmode: 'verify-full' }, trust, 'connected'],
    ['localhost', { sslmode: 'verify-full', sslrootcert: authorityFile }, {}, 'connected'],
    ['localhost', { sslmode: 'verify-full' }, {}, unverified],
    ['127.0.0.1', { sslmode: 'verify-full' }, trust, otherName],
    ['localhost', { sslmode: 'require' }, trust, 'connected'],
    ['localhost', { sslmode: 'require' }, {}, unverified],
    ['127.0.0.1', { sslmode: 'verify-ca' }, trust, otherName],
    ['localhost', { sslmode: 'no-verify' }, {}, 'connected'],
    ['localhost', {}, trust, 'Connection terminated unexpectedly'],
  ])('PostgreSQL at %s with %j and %j: %s', async (host, parameters, env, outcome) => {
    const { redisUrl } = readServices();
    expect(await connectTo(front.url(host, parameters), redisUrl, env)).toContain(outcome);
  });

  it.each<[Record<string, string>, string]>([
    [trust, 'connected'],
    [{}, unverified],
  ])('Redis, with %j: %s', async (env, outcome) => {
    const url = new URL(readServices().redisUrl);
    const { hostname, port } = url;
    const server = createServer({ key: localhostKey, cert: localhostCertificate }, (client) => {
      const redis = connect({ host: hostname, port: Number(port) });
      for (const socket of [client, redis]) socket.on('error', () => socket.destroy());
      client.pipe(redis).pipe(client);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const own = url.href
      .replace(/^redis:/, 'rediss:')
      .replace(`${hostname}:${port}`, `localhost:${(server.address() as AddressInfo).port}`);
    const said = await connectTo(database.url, own, env);
    server.close();
    expect(said).toContain(outcome);
  });

  it.each<[Record<string, string>, string, number]>([
    [trust, 'sent', 1],
    [{}, 'MailFailed', 0],
  ])('a mail server, with %j: %s', async (env, outcome, emails) => {
    let received = 0;
    const server = new SMTPServer({
      secure: true,
      key: localhostKey,
      cert: localhostCertificate,
      authOptional: true,
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(null, void (received += 1)));
      },
    });
    server.on('error', () => undefined);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.server.address() as AddressInfo;
    const send = `
      import { SmtpMail } from './dist/backend/src/providers/mail/smtp-mail.js';
      const mail = new SmtpMail({ mail: { smtpUrl: process.env.SMTP_URL, from: 'hello@fanfare.test' } });
      const sending = mail.send('mara@artist.test', { subject: 'Hi', text: 'Hello', html: 'Hello' });
      await sending.then(() => console.log('sent'), (error) => console.log(error.constructor.name));
      mail.onApplicationShutdown();`;
    const said = await runBuilt(send, { SMTP_URL: `smtps://localhost:${port}`, ...env });
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect([said, received]).toEqual([outcome, emails]);
  });
});
