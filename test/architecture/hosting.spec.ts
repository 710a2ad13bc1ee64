import { Ajv } from 'ajv';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { readEnv } from '../../backend/src/config/env.js';

/** Docker isn't available here, so the image and docker compose are checked by reading their files. */

const read = (file: string) => readFileSync(file, 'utf8');

/** The files that read the server's variables. */
const settings = ['backend/src/config/env.ts', 'backend/src/config/backup-env.ts'];

/** The variables that the server reads. */
const settingNames = [
  ...settings
    .map(read)
    .join('\n')
    .matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g),
].map((match) => match[1] ?? '');

/** The variables documented in `.env.example`, one per line below a comment. */
const documented = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1] ?? '').sort();

interface Service {
  build?: string;
  image?: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
  tmpfs?: string[];
  restart?: string;
  command?: string[];
  ports?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  stop_grace_period?: string;
  logging?: { options?: Record<string, string> };
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

const composeText = read('docker-compose.yml');
const compose = parse(composeText, { merge: true }) as Compose;

function environmentOf(service: string): NodeJS.ProcessEnv {
  const environment = Object.entries(compose.services[service]?.environment ?? {});
  return Object.fromEntries(environment.map(([name, value]) => [name, fill(value, name)]));
}

/** Variables without a default that don't accept arbitrary text. */
const required: Record<string, string> = {
  PUBLIC_URL: 'https://fanfare.example',
  TRUST_PROXY_HOPS: '1',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_YEARLY: 'price_y',
};

/** A value as interpolated by docker compose, with the required variables set and the others unset. */
function fill(text: string, name: string): string {
  return text.replaceAll(/\$\{[A-Z][A-Z0-9_]*:(-([^}]*)|\?[^}]*)\}/g, (_whole, kind: string, fallback = '') => {
    if (kind.startsWith('-')) return String(fallback);
    return required[name] ?? 'something-of-at-least-32-characters';
  });
}

describe('docker-compose.yml', () => {
  /** The part of the compose specification that the file uses. Unknown keys are rejected, to catch misspellings. */
  const duration = { type: 'string', pattern: '^(\\d+(ms|s|m|h))+$' };
  const words = { type: 'array', items: { type: 'string' }, minItems: 1 };
  const size = { type: 'string', pattern: '^\\d+[mg]$' };
  const only = (properties: object, required: string[] = []) => ({
    type: 'object',
    properties,
    required,
    additionalProperties: false,
  });
  const schema = {
    ...only(
      {
        name: { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]*$' },
        services: {
          type: 'object',
          minProperties: 1,
          additionalProperties: {
            ...only({
              build: { type: 'string' },
              image: { type: 'string' },
              user: { type: 'string' },
              read_only: { type: 'boolean' },
              cap_drop: words,
              security_opt: words,
              mem_limit: size,
              shm_size: size,
              pids_limit: { type: 'integer', minimum: 1 },
              tmpfs: {
                ...words,
                items: {
                  type: 'string',
                  pattern: '^/[\\w/.-]+(:(size|uid|gid|mode)=\\w+(,(size|uid|gid|mode)=\\w+)*)?$',
                },
              },
              command: words,
              restart: { enum: ['always', 'unless-stopped', 'on-failure'] },
              stop_grace_period: duration,
              logging: only({
                driver: { type: 'string' },
                options: { type: 'object', additionalProperties: { type: 'string' } },
              }),
              environment: { type: 'object', additionalProperties: { type: 'string' } },
              ports: {
                ...words,
                items: {
                  type: 'string',
                  pattern: '^(([\\d.]+|\\$\\{[A-Z_]+:-[\\d.]+\\}):)?(\\d+|\\$\\{[A-Z_]+:-\\d+\\}):\\d+$',
                },
              },
              volumes: { ...words, items: { type: 'string', pattern: '^([a-z][a-z0-9-]*:)?/[\\w./-]+$' } },
              depends_on: {
                type: 'object',
                additionalProperties: only({ condition: { const: 'service_healthy' } }, ['condition']),
              },
              healthcheck: only(
                {
                  test: {
                    ...words,
                    items: [{ enum: ['CMD', 'CMD-SHELL'] }],
                    additionalItems: { type: 'string' },
                    minItems: 2,
                  },
                  interval: duration,
                  timeout: duration,
                  start_period: duration,
                  retries: { type: 'integer', minimum: 1 },
                },
                ['test', 'interval', 'timeout', 'retries'],
              ),
            }),
            anyOf: [{ required: ['build'] }, { required: ['image'] }],
          },
        },
        volumes: { type: 'object', additionalProperties: { type: 'null' } },
      },
      ['services'],
    ),
    patternProperties: { '^x-': {} },
  };

  test('is valid according to the compose specification', () => {
    const validate = new Ajv({ allErrors: true, strictTuples: false }).compile(schema);
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
  });

  test('runs database, Redis, mail catcher, API and worker', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['api', 'mail', 'postgres', 'redis', 'worker']);
  });

  test.each(Object.entries(compose.services))('%s has a health check and restarts', (_name, service) => {
    expect(service.healthcheck).toBeDefined();
    expect(service.restart).toBe('unless-stopped');
  });

  test('third-party images are pinned by version and digest', () => {
    const [, node = ''] = /^ARG NODE=(.*)$/m.exec(read('Dockerfile')) ?? [];
    const images = Object.values(compose.services).flatMap(({ build, image }) => (build ? [] : [image ?? '']));
    expect([node, ...images].filter((image) => !/:v?\d+(\.\d+)+[\w.-]*@sha256:[\da-f]{64}$/.test(image))).toEqual([]);
  });

  test.each(Object.entries(compose.services))(
    '%s can’t gain privileges, write to its image or exhaust the machine',
    (_, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String) as string,
        pids_limit: expect.any(Number) as number,
      });
    },
  );

  test('API, worker, database and Redis don’t run as root', () => {
    const users = ['api', 'worker', 'postgres', 'redis'].map((name) => compose.services[name]?.user);
    expect(users).toEqual(['node', 'node', 'postgres', 'redis']);
  });

  test('uploads are buffered on disk: /tmp of the API and the worker is a volume', () => {
    for (const name of ['api', 'worker']) {
      const { volumes = [], tmpfs = [] } = compose.services[name] ?? {};
      expect(volumes).toContain('/tmp');
      expect(tmpfs.map((mount) => mount.split(':')[0])).toEqual(['/home/node']);
    }
  });

  test('persistent data is on declared volumes, and there are no others', () => {
    const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.filter((volume) => volume.includes(':')).map((volume) => volume.split(':')[0]),
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(compose.volumes).sort());
    expect(compose.services['postgres']?.volumes).toHaveLength(1);
    expect(compose.services['redis']?.volumes).toHaveLength(1);
    for (const name of ['api', 'worker']) {
      const { volumes, environment } = compose.services[name] ?? {};
      expect(volumes?.filter((volume) => volume.includes(':'))).toEqual([`files:${environment?.['STORAGE_DIR']}`]);
    }
  });

  test('only the product reaches database and Redis, and it waits for both', () => {
    for (const name of ['postgres', 'redis']) expect(compose.services[name]?.ports).toBeUndefined();
    for (const name of ['api', 'worker']) {
      expect(Object.keys(compose.services[name]?.depends_on ?? {}).sort()).toEqual(['postgres', 'redis']);
    }
  });

  test('nothing is reachable from outside except through this machine’s proxy', () => {
    const ports = Object.values(compose.services).flatMap((service) => service.ports ?? []);
    expect(ports.map((port) => fill(port, ''))).toEqual(['127.0.0.1:3000:3000', '127.0.0.1:8025:8025']);
  });

  test.each(['api', 'worker'])('%s has a stop grace period as long as its longest drain', (name) => {
    const [, minutes] = /^(\d+)m$/.exec(compose.services[name]?.stop_grace_period ?? '') ?? [];
    expect(() => readEnv({ ...environmentOf(name), DRAIN_SECONDS: String(Number(minutes) * 60) })).toThrow(
      'DRAIN_SECONDS',
    );
  });

  test.each(Object.entries(compose.services))('the log of %s is limited', (_name, { logging }) => {
    expect(Object.keys(logging?.options ?? {}).sort()).toEqual(['max-file', 'max-size']);
  });

  test('Redis persists its data and evicts nothing', () => {
    const command = compose.services['redis']?.command?.join(' ') ?? '';
    expect(command).toContain('--appendonly yes');
    expect(command).toContain('--maxmemory-policy noeviction');
  });

  test('variables have a default or a sentence that says what is missing', () => {
    const inserted = [...composeText.matchAll(/\$\{([^}]*)\}/g)].map((match) => match[1] ?? '');
    expect(inserted.filter((text) => !/^[A-Z][A-Z0-9_]*(:-[\w.:/@-]*|:\?.{10,})$/.test(text))).toEqual([]);
    expect(composeText.replaceAll(/\$\{[^}]*\}/g, '')).not.toContain('$');
  });

  test('API and worker get every variable that the server reads in production', () => {
    const image = [...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].map((match) => match[1]).join(' ');
    const given = [
      ...Object.keys(compose.services['api']?.environment ?? {}),
      ...[...image.matchAll(/([A-Z][A-Z0-9_]*)=/g)].map((match) => match[1] ?? ''),
      // Read by Node itself.
      'NODE_EXTRA_CA_CERTS',
    ];
    expect(settingNames.filter((name) => !given.includes(name) && !name.startsWith('SANDBOX_'))).toEqual([]);
    expect(compose.services['worker']?.environment).toEqual(compose.services['api']?.environment);
    expect(compose.services['api']?.environment).toHaveProperty('NODE_EXTRA_CA_CERTS');
  });

  test('API and worker get every variable that production needs, and no sandbox', () => {
    for (const name of ['api', 'worker']) expect(() => readEnv(environmentOf(name))).not.toThrow();
    expect(composeText).not.toContain('SANDBOX');
  });
});

describe('Dockerfile', () => {
  /** The Dockerfile's instructions by stage, with continued lines joined and comments removed. */
  const stages = read('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split(/^(?=FROM )/m)
    .map((stage) => stage.trim().split('\n').filter(Boolean).map(instruction))
    .filter(([first]) => first?.name === 'FROM');
  const last = stages.at(-1) ?? [];
  const all = (name: string) => last.filter((line) => line.name === name).map((line) => line.rest);

  function instruction(line: string): { name: string; rest: string } {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    return { name, rest };
  }

  test('builds in one stage and runs in another, without the tools of the first', () => {
    expect(stages.length).toBeGreaterThan(1);
    expect(last.map(({ rest }) => rest).join('\n')).not.toMatch(/npm (ci|install|run)/);
    expect(stages[0]?.map(({ rest }) => rest).join('\n')).toContain('npm prune --omit=dev');
  });

  test('runs on the newest Node release that the suite supports', () => {
    const [, shipped = ''] = /^ARG NODE=node:(\d+)\./m.exec(read('Dockerfile')) ?? [];
    const [, releases = ''] = /const releases = \[(.*)\]/.exec(read('scripts/test-node.mjs')) ?? [];
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(releases.split(', ')).toEqual(["'20'", "'22'", `'${shipped}'`]);
    expect(engines.node).toBe('>=20.19');
  });

  test('runs as an unprivileged user', () => {
    expect(all('USER')).toEqual(['node']);
    const order = last.map(({ name }) => name);
    expect(order.slice(order.indexOf('USER') + 1)).not.toContain('RUN');
  });

  test('has the printing browser, and its path', () => {
    expect(all('RUN').join()).toMatch(/apt-get install .*\bchromium-headless-shell\b.*\bfonts-/);
    expect(all('ENV').join()).toContain('PUPPETEER_EXECUTABLE_PATH=/usr/bin/chromium-headless-shell');
  });

  test('has a health check, and an init process that forwards signals', () => {
    expect(all('HEALTHCHECK')).toHaveLength(1);
    expect(all('ENTRYPOINT')).toEqual(['["tini", "--"]']);
    expect(all('RUN').join()).toMatch(/apt-get install .*\btini\b/);
  });

  test('starts the build’s output', () => {
    const started = [
      all('CMD').join(),
      ...Object.values(compose.services).map(({ command }) => (command ?? []).join(' ')),
    ];
    const files = started.flatMap((command) =>
      [...command.matchAll(/dist\/([\w/-]+)\.js/g)].map((match) => `${match[1]}.ts`),
    );
    expect(files.sort()).toEqual(['backend/src/main.ts', 'backend/src/worker.ts']);
    for (const file of files) expect(existsSync(file)).toBe(true);
  });

  test('copies only files that exist and .dockerignore allows', () => {
    const fromHere = (stages[0] ?? [])
      .filter(({ name }) => name === 'COPY')
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
    for (const file of fromHere) expect(existsSync(file)).toBe(true);
    const allowed = read('.dockerignore').match(/(?<=^!).*/gm) ?? [];
    expect(allowed.filter((file) => !existsSync(file))).toEqual([]);
    for (const file of ['backend', 'contract', 'frontend', 'scripts', 'package-lock.json'])
      expect(allowed).toContain(file);
    expect(allowed).not.toContain('.env');
  });
});

describe('nginx.example.conf', () => {
  const text = read('nginx.example.conf').replaceAll(/^\s*#.*\n/gm, '');

  test('marks no server as down, since one visitor’s calls could mark all of them', () => {
    const servers = [...text.matchAll(/^\s*server (?!\{|_name)(.*);/gm)].map((match) => match[1]);
    expect(servers).toHaveLength(4);
    expect(servers.filter((server) => !server?.endsWith(' max_fails=0'))).toEqual([]);
  });

  test('logs only the beginning of an address, never a secret in it', () => {
    const [, format = ''] = /log_format fanfare '([^']*)'/.exec(text) ?? [];
    expect(text).toMatch(/access_log \S+ fanfare;/);
    expect(format).toContain('$fanfare_start');
    expect(format).not.toMatch(/\$(request|request_uri|uri|args|query_string|http_referer|http_cookie)\b/);
    const [, pattern = ''] = /map \$request_uri \$fanfare_start \{\s*~(\S+) \$start;/.exec(text) ?? [];
    const startOf = (address: string) => new RegExp(pattern).exec(address)?.groups?.['start'];
    expect(startOf('/api/calendar/secret.ics')).toBe('/api/calendar');
    expect(startOf('/shared/secret')).toBe('/shared');
    expect(startOf('/reset-password?token=secret')).toBe('/reset-password');
    expect(startOf('/api?token=secret')).toBe('/api');
  });

  test('retries only refused messages on another server', () => {
    const repeated = [...text.matchAll(/location (.*) \{([^}]*non_idempotent[^}]*)\}/g)];
    expect(repeated).toHaveLength(1);
    const messages = new RegExp(repeated[0]?.[1]?.replace(/^~ /, '') ?? '');
    for (const path of ['/api/chats/1/messages', '/api/chats/1/messages/2/edit', '/api/guest/messages/1/2/retry'])
      expect(path).toMatch(messages);
    for (const path of ['/api/chats', '/api/generate-pdf', '/api/create-checkout-session'])
      expect(path).not.toMatch(messages);
  });

  test('lets everything through that is larger than its usual megabyte', () => {
    const [, pattern = ''] = /location ~ (\S+) \{[^}]*client_max_body_size/.exec(text) ?? [];
    const uploads = ['media', 'media/1/thumbnail', 'upload-profile-picture', 'attachments/file', 'contacts/import'];
    for (const upload of uploads) expect(`/api/${upload}`).toMatch(new RegExp(pattern));
    for (const other of ['chats', 'attachments/text', 'media/1'])
      expect(`/api/${other}`).not.toMatch(new RegExp(pattern));
  });

  test('allows uploads of the video limit, and waits as long as a one-sheet takes', () => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(text) ?? [];
    const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(text) ?? [];
    const { mediaLimits } = readEnv(environmentOf('api'));
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(mediaLimits.video);
    expect(Number(seconds)).toBeGreaterThanOrEqual(75);
  });
});

describe('.env.example', () => {
  const sources = [
    ...settings,
    'backend/sandbox/main.ts',
    ...readdirSync('scripts', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => path.join('scripts', file)),
  ];
  const hosting = ['docker-compose.yml', 'Dockerfile'];
  /** Not set by operators: used between our own processes, and by developers’ commands. */
  const inner = [
    'SANDBOX_PORT',
    'SANDBOX_SMTP_PORT',
    'SANDBOX_DATA_DIR',
    'SANDBOX_PUBLIC_URL',
    'SANDBOX_WEBHOOK_URL',
    'STAGE_MINUTES',
    'STRIPE_TEST_SECRET_KEY',
    'EVAL_API_KEY',
  ];

  test('documents every variable that the server reads', () => {
    expect([...new Set(settingNames)].filter((name) => !documented.includes(name))).toEqual([]);
    expect(settingNames.length).toBeGreaterThan(20);
  });

  test('documents every variable that the sandbox and the two commands read', () => {
    const text = sources.slice(settings.length).map(read).join('\n');
    const names = [...text.matchAll(/\benv(?:\.|\[')([A-Z][A-Z0-9_]*)|\b(?:number|text)\('([A-Z][A-Z0-9_]*)'/g)];
    const known = [...new Set(names.map((match) => match[1] ?? match[2] ?? ''))];
    const foreign = ['PATH', 'JEST_WORKER_ID'];
    expect(known.filter((name) => ![...documented, ...inner, ...foreign].includes(name))).toEqual([]);
    expect(known).toContain('DATA_DIR');
  });

  test('documents every variable that the image and docker compose name', () => {
    const names = [
      ...Object.keys(compose.services['api']?.environment ?? {}),
      ...[...composeText.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map((match) => match[1] ?? ''),
      ...[...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap((match) =>
        [...(match[1] ?? '').matchAll(/([A-Z][A-Z0-9_]*)=/g)].map((m) => m[1] ?? ''),
      ),
    ];
    expect([...new Set(names)].filter((name) => !documented.includes(name))).toEqual([]);
  });

  test('documents no unused variable', () => {
    const text = [...sources, ...hosting].map(read).join('\n');
    expect(documented.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  test('says what each variable is and what happens without it', () => {
    const paragraphs = read('.env.example').split(/\n\n+/);
    const bare = paragraphs.filter((text) => /^[A-Z]/m.test(text) && !text.startsWith('#'));
    expect(bare).toEqual([]);
  });

  test('sets no value, so that a copy changes nothing', () => {
    expect(read('.env.example').match(/^[A-Z][A-Z0-9_]*=.+$/gm) ?? []).toEqual([]);
  });
});

describe('SECURITY.md', () => {
  test('names existing tests, and the README links to it', () => {
    const rows = read('SECURITY.md')
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.includes('`'));
    const named = rows.flatMap((line) => (line.split('|')[2] ?? '').match(/(?<=`)[^`,; ]+(?=`)/g) ?? []);
    const specs = new Set(
      ['test/api', 'test/slow']
        .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        .map((file) => path.basename(file, '.spec.ts')),
    );
    const exists = (name: string) =>
      name.includes('/') ? existsSync(name) : specs.has(name.replace(/^-/, 'subscription-'));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !exists(name))).toEqual([]);
    expect(read('README.md')).toContain('(SECURITY.md)');
  });
});

describe('puppeteer', () => {
  test('downloads no browser when its install script runs', () => {
    const home = mkdtempSync(path.join(tmpdir(), 'puppeteer-'));
    // A download would fail at once instead of accessing the internet.
    const unreachable = 'http://127.0.0.1:1';
    const { status, stdout } = spawnSync(process.execPath, ['node_modules/puppeteer/install.mjs'], {
      encoding: 'utf8',
      env: {
        HOME: home,
        PUPPETEER_CHROME_DOWNLOAD_BASE_URL: unreachable,
        PUPPETEER_CHROME_HEADLESS_SHELL_DOWNLOAD_BASE_URL: unreachable,
      },
    });
    const files = readdirSync(home);
    rmSync(home, { recursive: true });
    expect([status, stdout.trim(), files]).toEqual([0, '**INFO** Skipping downloading browsers as instructed.', []]);
  });
});
