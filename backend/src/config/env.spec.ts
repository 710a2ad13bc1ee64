import { InvalidEnvironment, readEnv } from './env.js';

const development = {
  DATABASE_URL: 'postgres://localhost/fanfare',
  REDIS_URL: 'redis://localhost',
  SESSION_SECRET: 'a text of at least thirty-two bytes, really',
  SANDBOX_URL: 'http://127.0.0.1:4000',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};
const production = {
  ...development,
  NODE_ENV: 'production',
  SANDBOX_URL: undefined,
  PUBLIC_URL: 'https://fanfare.example/',
  OPENAI_API_KEY: 'key',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_YEARLY: 'price_y',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Fanfare <hello@fanfare.example>',
};

function problemsOf(source: NodeJS.ProcessEnv): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.problems;
    throw error;
  }
}

describe('the environment', () => {
  it('reads a collector of traces and its headers', () => {
    expect(readEnv(development).traces).toBeUndefined();
    const change = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'a=b=c, d=e%20f',
    };
    expect(readEnv({ ...development, ...change }).traces).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: { a: 'b=c', d: 'e f' },
    });
    expect(problemsOf({ ...development, OTEL_EXPORTER_OTLP_HEADERS: 'a=b,secret' })).toEqual([
      'OTEL_EXPORTER_OTLP_HEADERS must be a list like name=value,other=value',
    ]);
  });

  it('uses the sandbox without keys', () => {
    const env = readEnv(development);
    expect(env.assistant).toMatchObject({ isSandbox: true, baseUrl: 'http://127.0.0.1:4000/ai/v1' });
    expect(env.payments).toMatchObject({ isSandbox: true, apiUrl: 'http://127.0.0.1:4000' });
    expect([env.port, env.host, env.publicUrl]).toEqual([3000, '127.0.0.1', 'http://localhost:3000']);
  });

  it('a key replaces only its own part of the sandbox', () => {
    const env = readEnv({ ...development, OPENAI_API_KEY: 'key', OPENAI_BASE_URL: 'https://llm.example/v1/' });
    expect(env.assistant).toMatchObject({ isSandbox: false, apiKey: 'key', baseUrl: 'https://llm.example/v1' });
    expect(env.payments.isSandbox).toBe(true);
  });

  it('links to the social profiles that the operator has set', () => {
    expect(readEnv(production).profiles).toEqual([]);
    const set = { ...production, YOUTUBE_URL: 'https://www.youtube.com/@fanfare' };
    expect(readEnv(set).profiles).toEqual([{ name: 'YouTube', url: 'https://www.youtube.com/@fanfare' }]);
    expect(problemsOf({ ...production, INSTAGRAM_URL: 'javascript:alert(1)' })).toEqual([
      expect.stringContaining('INSTAGRAM_URL must be an address'),
    ]);
  });

  it.each([
    { PUBLIC_URL: 'http://127.0.0.1:3000' },
    { PUBLIC_URL: 'http://127.8.0.1:3000', HOST: '127.8.0.1' },
    { PUBLIC_URL: 'https://[::1]:3000', HOST: '::1' },
    { HOST: 'localhost' },
    {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_PRICE_MONTHLY: 'm',
      STRIPE_PRICE_YEARLY: 'y',
    },
    { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', SMTP_URL: 'smtp://mail.example' },
  ])('allows the sandbox with %j', (change) => {
    expect(problemsOf({ ...development, ...change })).toEqual([]);
  });

  it.each([
    [{ PUBLIC_URL: 'https://fanfare.example' }, 'PUBLIC_URL must be a loopback address while the sandbox runs'],
    [{ PUBLIC_URL: 'http://127.0.0.1.evil.example' }, 'PUBLIC_URL must be a loopback address'],
    [{ PUBLIC_URL: 'http://192.168.0.7:3000' }, 'For a public server, set OPENAI_API_KEY, STRIPE_SECRET_KEY, SMTP_URL'],
    [{ HOST: '0.0.0.0' }, 'HOST must be a loopback address while the sandbox runs, not 0.0.0.0'],
    [{ HOST: '::' }, 'HOST must be a loopback address'],
    [{ HOST: '127.evil.example' }, 'HOST must be a loopback address'],
    [{ STRIPE_SECRET_KEY: 'sk_live_x' }, 'SMTP_URL is missing: STRIPE_SECRET_KEY is a real key'],
    [{ STRIPE_SECRET_KEY: 'rk_live_x' }, 'SMTP_URL is missing: STRIPE_SECRET_KEY is a real key'],
    [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's' }, 'SMTP_URL is missing: GOOGLE_CLIENT_ID is a real key'],
    [{ FACEBOOK_APP_ID: 'id', FACEBOOK_APP_SECRET: 's' }, 'SMTP_URL is missing: FACEBOOK_APP_ID is a real key'],
  ])('refuses the sandbox with %j', (change, sentence) => {
    expect(problemsOf({ ...development, ...change })).toContainEqual(expect.stringContaining(sentence));
  });

  it('accepts a complete production configuration', () => {
    expect(readEnv(production)).toMatchObject({ isProduction: true, publicUrl: 'https://fanfare.example' });
    const operatorToken = 'x'.repeat(24);
    expect(readEnv({ ...production, OPERATOR_TOKEN: operatorToken })).toMatchObject({ operatorToken });
  });

  it.each([
    [{ PUBLIC_URL: 'https://Fanfare.Example:8443/' }, { publicUrl: 'https://fanfare.example:8443' }],
    [{ PUBLIC_URL: 'http://localhost:3000' }, { publicUrl: 'http://localhost:3000' }],
    [{ REDIS_URL: 'rediss://:secret@redis.example:6380/1' }, { redisUrl: 'rediss://:secret@redis.example:6380/1' }],
    [
      { REDIS_CLUSTER_NODES: 'cache-2:6379, [::1]:6380' },
      {
        redisClusterNodes: [
          { host: 'cache-2', port: 6379 },
          { host: '::1', port: 6380 },
        ],
      },
    ],
    [{ MEDIA_TOTAL_MAX_MB: '1024' }, { mediaLimits: { total: 1024 ** 3 } }],
    [{ STRIPE_SECRET_KEY: 'rk_live_x' }, { payments: { secretKey: 'rk_live_x' } }],
    [{ MAIL_FROM: 'hello@fanfare.example' }, { supportEmail: 'hello@fanfare.example' }],
    [{ PUPPETEER_EXECUTABLE_PATH: process.execPath }, { chromiumPath: process.execPath }],
  ])('accepts %j in production', (change, read) => {
    expect(readEnv({ ...production, ...change })).toMatchObject(read);
  });

  it.each([
    [development, {}, true],
    [development, { API_DOCS: 'false' }, false],
    [production, {}, false],
    [production, { API_DOCS: 'true' }, true],
  ])('turns the API reference off in production unless asked (case %#)', (mode, change, hasApiDocs) => {
    expect(readEnv({ ...mode, ...change })).toMatchObject({ hasApiDocs });
  });

  it.each([
    [{}, undefined],
    [{ SECURITY_CONTACT: 'security@fanfare.example' }, 'mailto:security@fanfare.example'],
    [{ SECURITY_CONTACT: 'https://fanfare.example/report' }, 'https://fanfare.example/report'],
  ])('reads the security contact %j as %s', (change, securityContact) => {
    expect(readEnv({ ...production, ...change })).toMatchObject({ securityContact });
  });

  it.each(['security', 'http://fanfare.example', 'a@b.example\nContact: https://evil.test', 'javascript:alert(1)'])(
    'refuses %j as a security contact',
    (SECURITY_CONTACT) => {
      expect(problemsOf({ ...production, SECURITY_CONTACT })).toEqual([
        expect.stringContaining('SECURITY_CONTACT must be'),
      ]);
    },
  );

  it('reads budgets in dollars and keeps millionths', () => {
    const budgets = { dayMicros: 1_500_000, monthMicros: 10_000_000, guestDayMicros: 5_000_000 };
    expect(readEnv(development)).toMatchObject({ budgets });
    const change = { BUDGET_DAY_USD: '0.25', BUDGET_MONTH_USD: '0', GUEST_BUDGET_DAY_USD: '0.000001' };
    expect(readEnv({ ...development, ...change }).budgets).toEqual({
      dayMicros: 250_000,
      monthMicros: 0,
      guestDayMicros: 1,
    });
  });

  it('reads model prices from a list', () => {
    const { prices } = readEnv({ ...development, OPENAI_PRICES: 'a=1/0.1/4' }).assistant;
    expect([...prices]).toEqual([['a', { input: 1, cachedInput: 0.1, cacheWrite: 1, output: 4 }]]);
    expect(problemsOf({ ...development, OPENAI_PRICES: 'a=1/0.1/4,b=cheap' })).toEqual([
      expect.stringContaining('OPENAI_PRICES must be a list like my-model=0.5/0.05/1.5'),
    ]);
  });

  it('reports all problems at once, each with its variable', () => {
    const problems = problemsOf({ NODE_ENV: 'prod', PORT: '0', REDIS_URL: 'http://x', SESSION_SECRET: 'short' });
    for (const name of [
      'NODE_ENV',
      'PORT',
      'DATABASE_URL',
      'REDIS_URL',
      'SESSION_SECRET',
      'OPENAI_API_KEY',
      'STRIPE_SECRET_KEY',
    ]) {
      expect(problems).toContainEqual(expect.stringContaining(name));
    }
  });

  it.each([
    ['the sandbox', { SANDBOX_URL: 'http://127.0.0.1:4000' }, 'SANDBOX_URL must not be set in production'],
    ['no secret', { SESSION_SECRET: undefined }, 'SESSION_SECRET is missing'],
    ['a short secret', { SESSION_SECRET: 'x'.repeat(31) }, 'SESSION_SECRET must have at least 32 bytes'],
    [
      'the example secret',
      { SESSION_SECRET: 'change-me-to-a-random-text-of-32-bytes-or-more' },
      'SESSION_SECRET is the example',
    ],
    [
      'a public address with a path',
      { PUBLIC_URL: 'https://fanfare.example/app' },
      'PUBLIC_URL must be an address without',
    ],
    ['any public address', { PUBLIC_URL: 'https://*' }, 'PUBLIC_URL must be an address without a path'],
    ['a public address without TLS', { PUBLIC_URL: 'http://fanfare.example' }, 'PUBLIC_URL must start with https://'],
    [
      'nodes of a cluster without ports',
      { REDIS_CLUSTER_NODES: 'cache-2,cache-3' },
      'REDIS_CLUSTER_NODES must be a list',
    ],
    [
      'a database of a cluster',
      { REDIS_URL: 'redis://cache/1', REDIS_CLUSTER_NODES: 'cache-2:6379' },
      'REDIS_URL must name database 0',
    ],
    ['a Redis database by name', { REDIS_URL: 'redis://127.0.0.1/jobs' }, 'REDIS_URL must end with the number'],
    ['a maybe', { STORAGE_DRIVER: 's3', S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE must be one of true, false'],
    ['a short key for backups', { BACKUP_KEY: 'c2hvcnQ=' }, 'BACKUP_KEY must be 32 random bytes in base64'],
    ['backups in two places', { BACKUP_DIR: '/b', BACKUP_S3_BUCKET: 'b' }, 'must not both be set'],
    ['backups among the files', { BACKUP_DIR: '/f', STORAGE_DIR: '/f' }, 'BACKUP_DIR must not be STORAGE_DIR'],
    [
      'backups in the bucket of the files',
      { STORAGE_DRIVER: 's3', S3_BUCKET: 'b', BACKUP_S3_BUCKET: 'b' },
      'BACKUP_S3_BUCKET must not be S3_BUCKET',
    ],
    ['a library that takes no video', { MEDIA_TOTAL_MAX_MB: '1023' }, 'MEDIA_TOTAL_MAX_MB must not be less'],
    ['a budget in words', { BUDGET_DAY_USD: '$2' }, 'BUDGET_DAY_USD must be an amount of US dollars from 0'],
    ['a negative budget', { BUDGET_MONTH_USD: '-1' }, 'BUDGET_MONTH_USD must be an amount of US dollars from 0'],
    ['a short token of the operator', { OPERATOR_TOKEN: 'x'.repeat(23) }, 'OPERATOR_TOKEN must have at least 24'],
    ['no public address', { PUBLIC_URL: undefined }, 'PUBLIC_URL is missing'],
    ['no AI key', { OPENAI_API_KEY: undefined }, 'OPENAI_API_KEY is missing'],
    ['no mail server', { SMTP_URL: undefined }, 'SMTP_URL is missing'],
    ['swapped keys', { STRIPE_PUBLISHABLE_KEY: 'sk_live_x' }, 'STRIPE_PUBLISHABLE_KEY must start with pk_'],
    ['swapped keys', { STRIPE_SECRET_KEY: 'pk_live_x' }, 'STRIPE_SECRET_KEY must start with sk_ or rk_'],
    ['one price for both plans', { STRIPE_PRICE_YEARLY: 'price_m' }, 'STRIPE_PRICE_YEARLY must not be that of STRIPE'],
    ['a sender without an address', { MAIL_FROM: 'Fanfare' }, 'MAIL_FROM must be an address, or a name and an address'],
    ['a sender with half an address', { MAIL_FROM: 'Fanfare <hello@>' }, 'MAIL_FROM must be an address, or'],
    ['a browser that is a folder', { PUPPETEER_EXECUTABLE_PATH: '/usr/bin' }, 'PUPPETEER_EXECUTABLE_PATH must be'],
    ['a browser that is not there', { PUPPETEER_EXECUTABLE_PATH: '/no/chromium' }, 'there is none at /no/chromium'],
    ['no sender of mails', { MAIL_FROM: undefined }, 'MAIL_FROM is missing'],
    [
      'the mail stand-in',
      { SANDBOX_SMTP_URL: 'smtp://127.0.0.1:4025' },
      'SANDBOX_SMTP_URL must not be set in production',
    ],
  ])('refuses %s in production', (_, change, sentence) => {
    expect(problemsOf({ ...production, ...change })).toContainEqual(expect.stringContaining(sentence));
  });
});
