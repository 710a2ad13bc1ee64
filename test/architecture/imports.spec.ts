import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Rule {
  name: string;
  comment?: string;
}

/** An import in a temporary project: the importing file, and the import's specifier. */
type Import = [from: string, specifier: string];

interface Case {
  /** Imports that the rule must reject. */
  refused: Import[];
  /** Similar but legal imports, which no rule may reject. */
  allowed: Import[];
}

const root = process.cwd();

const cases: Record<string, Case> = {
  'no-cycles': {
    // A cycle is reported once, at one of its files.
    refused: [['backend/src/common/egg.ts', './hen.js']],
    allowed: [['backend/src/common/pan.ts', './oil.js']],
  },
  'no-orphans': { refused: [['backend/src/common/alone.ts', '']], allowed: [['frontend/src/main.tsx', '']] },
  resolvable: {
    refused: [
      ['backend/src/common/lost.ts', './nowhere.js'],
      ['frontend/src/lib/lost.ts', '@/lib/nowhere'],
    ],
    allowed: [['frontend/src/lib/found.ts', '@/lib/oil']],
  },
  'contract-alone': {
    refused: [
      ['contract/a.ts', 'stripe'],
      ['contract/b.ts', '../backend/src/common/oil.js'],
    ],
    allowed: [
      ['contract/c.ts', 'class-validator'],
      ['contract/d.ts', './oil.js'],
    ],
  },
  'server-without-app': {
    refused: [['backend/src/common/server.ts', '../../../frontend/src/lib/oil.js']],
    allowed: [['backend/src/common/wire.ts', '../../../contract/oil.js']],
  },
  'app-without-server': {
    refused: [['frontend/src/lib/app.ts', '../../../backend/src/common/oil.js']],
    allowed: [['frontend/src/lib/wire.ts', '@contract/oil']],
  },
  'product-without-tests': {
    refused: [
      ['backend/src/common/tested.ts', '../../../test/support/oil.js'],
      ['frontend/src/lib/tested.ts', './oil.spec.js'],
    ],
    allowed: [
      ['test/api/a.spec.ts', '../support/oil.js'],
      ['frontend/src/lib/b.spec.ts', './oil.js'],
    ],
  },
  'product-without-sandbox': {
    refused: [['backend/src/providers/stand-in.ts', '../../sandbox/oil.js']],
    allowed: [['test/support/stand-in.ts', '../../backend/sandbox/oil.js']],
  },
  'sandbox-without-product': {
    refused: [['backend/sandbox/insider.ts', '../src/common/oil.js']],
    allowed: [['backend/sandbox/outsider.ts', '../../contract/oil.js']],
  },
  'server-without-development-packages': {
    refused: [['backend/src/common/dev.ts', 'vite']],
    allowed: [
      ['backend/src/common/production.ts', 'class-validator'],
      ['backend/sandbox/dev.ts', 'vite'],
    ],
  },
  'module-line-config': {
    refused: [['backend/src/config/line.ts', '../common/oil.js']],
    allowed: [['backend/src/config/config.controller.ts', '../common/oil.js']],
  },
  'module-line-tracing': {
    refused: [['backend/src/tracing/line.ts', '../common/oil.js']],
    allowed: [['backend/src/tracing/back.ts', '../config/oil.js']],
  },
  'module-line-common': {
    refused: [['backend/src/common/line.ts', '../database/oil.js']],
    allowed: [['backend/src/common/back.ts', '../config/oil.js']],
  },
  'module-line-patches': {
    refused: [['backend/src/patches/line.ts', '../database/oil.js']],
    allowed: [['backend/src/patches/back.ts', '../common/oil.js']],
  },
  'module-line-database': {
    refused: [['backend/src/database/line.ts', '../redis/oil.js']],
    allowed: [['backend/src/database/back.ts', '../common/oil.js']],
  },
  'module-line-redis': {
    refused: [['backend/src/redis/line.ts', '../providers/oil.js']],
    allowed: [['backend/src/redis/back.ts', '../database/oil.js']],
  },
  'module-line-providers': {
    refused: [['backend/src/providers/line.ts', '../jobs/oil.js']],
    allowed: [['backend/src/providers/back.ts', '../redis/oil.js']],
  },
  'module-line-http': {
    refused: [['backend/src/http/line.ts', '../jobs/oil.js']],
    allowed: [['backend/src/http/back.ts', '../common/oil.js']],
  },
  'module-line-broadcast': {
    refused: [['backend/src/broadcast/line.ts', '../realtime/oil.js']],
    allowed: [['backend/src/broadcast/back.ts', '../redis/oil.js']],
  },
  'module-line-jobs': {
    refused: [['backend/src/jobs/line.ts', '../mail/oil.js']],
    allowed: [['backend/src/jobs/back.ts', '../providers/oil.js']],
  },
  'module-line-mail': {
    refused: [['backend/src/mail/line.ts', '../support/oil.js']],
    allowed: [['backend/src/mail/back.ts', '../jobs/oil.js']],
  },
  'module-line-support': {
    refused: [['backend/src/support/line.ts', '../subscription/oil.js']],
    allowed: [['backend/src/support/back.ts', '../mail/oil.js']],
  },
  'module-line-subscription': {
    refused: [['backend/src/subscription/line.ts', '../users/oil.js']],
    allowed: [['backend/src/subscription/broadcast.ts', '../broadcast/oil.js']],
  },
  'module-line-users': {
    refused: [['backend/src/users/line.ts', '../auth/oil.js']],
    allowed: [['backend/src/users/back.ts', '../subscription/oil.js']],
  },
  'module-line-two-factor': {
    refused: [['backend/src/two-factor/line.ts', '../auth/oil.js']],
    allowed: [['backend/src/two-factor/back.ts', '../users/oil.js']],
  },
  'module-line-auth': {
    refused: [['backend/src/auth/line.ts', '../chats/oil.js']],
    allowed: [['backend/src/auth/back.ts', '../subscription/oil.js']],
  },
  'module-line-passkeys': {
    refused: [['backend/src/passkeys/line.ts', '../chats/oil.js']],
    allowed: [['backend/src/passkeys/back.ts', '../auth/oil.js']],
  },
  'module-line-realtime': {
    refused: [['backend/src/realtime/line.ts', '../chats/oil.js']],
    allowed: [['backend/src/realtime/back.ts', '../auth/oil.js']],
  },
  'module-line-model-calls': {
    refused: [['backend/src/model-calls/line.ts', '../media/oil.js']],
    allowed: [['backend/src/model-calls/back.ts', '../users/oil.js']],
  },
  'module-line-assistant': {
    refused: [['backend/src/assistant/line.ts', '../facts/oil.js']],
    allowed: [['backend/src/assistant/back.ts', '../model-calls/oil.js']],
  },
  'module-line-activity': {
    refused: [['backend/src/activity/line.ts', '../chats/oil.js']],
    allowed: [['backend/src/activity/back.ts', '../users/oil.js']],
  },
  'module-line-media': {
    refused: [['backend/src/media/line.ts', '../chats/oil.js']],
    allowed: [['backend/src/media/back.ts', '../activity/oil.js']],
  },
  'module-line-attachments': {
    refused: [['backend/src/attachments/line.ts', '../chats/oil.js']],
    allowed: [['backend/src/attachments/back.ts', '../media/oil.js']],
  },
  'module-line-facts': {
    refused: [['backend/src/facts/line.ts', '../chats/oil.js']],
    allowed: [['backend/src/facts/back.ts', '../assistant/oil.js']],
  },
  'module-line-playbook': {
    refused: [['backend/src/playbook/line.ts', '../chats/oil.js']],
    allowed: [['backend/src/playbook/back.ts', '../facts/oil.js']],
  },
  'module-line-chats': {
    refused: [['backend/src/chats/line.ts', '../guest/oil.js']],
    allowed: [['backend/src/chats/back.ts', '../realtime/oil.js']],
  },
  'module-line-guest': {
    refused: [['backend/src/guest/line.ts', '../chat-export/oil.js']],
    allowed: [['backend/src/guest/back.ts', '../chats/oil.js']],
  },
  'module-line-documents': {
    refused: [['backend/src/documents/line.ts', '../releases/oil.js']],
    allowed: [['backend/src/documents/back.ts', '../chats/oil.js']],
  },
  'module-line-releases': {
    refused: [['backend/src/releases/line.ts', '../contacts/oil.js']],
    allowed: [['backend/src/releases/back.ts', '../documents/oil.js']],
  },
  'module-line-contacts': {
    refused: [['backend/src/contacts/line.ts', '../chat-export/oil.js']],
    allowed: [['backend/src/contacts/back.ts', '../releases/oil.js']],
  },
  'module-line-pdf': {
    refused: [['backend/src/pdf/line.ts', '../chat-export/oil.js']],
    allowed: [['backend/src/pdf/back.ts', '../media/oil.js']],
  },
  'module-line-chat-export': {
    refused: [['backend/src/chat-export/line.ts', '../shares/oil.js']],
    allowed: [['backend/src/chat-export/back.ts', '../guest/oil.js']],
  },
  'module-line-shares': {
    refused: [['backend/src/shares/line.ts', '../data-export/oil.js']],
    allowed: [['backend/src/shares/back.ts', '../chat-export/oil.js']],
  },
  'module-line-data-export': {
    refused: [['backend/src/data-export/line.ts', '../deletion/oil.js']],
    allowed: [['backend/src/data-export/back.ts', '../guest/oil.js']],
  },
  'module-line-deletion': {
    refused: [['backend/src/deletion/line.ts', '../operator/oil.js']],
    allowed: [['backend/src/deletion/back.ts', '../users/oil.js']],
  },
  'module-line-operator': {
    refused: [['backend/src/operator/line.ts', '../health/oil.js']],
    allowed: [['backend/src/operator/back.ts', '../deletion/oil.js']],
  },
  'module-line-backup': {
    refused: [['backend/src/backup/line.ts', '../health/oil.js']],
    allowed: [['backend/src/backup/back.ts', '../jobs/oil.js']],
  },
  'module-line-health': {
    refused: [['backend/src/health/line.ts', '../api-docs/oil.js']],
    allowed: [['backend/src/health/back.ts', '../database/oil.js']],
  },
  'modules-keep-their-own': {
    refused: [
      ['backend/src/chats/shortcut.ts', '../users/oil.repository.js'],
      ['backend/src/maintenance/shortcut.ts', '../users/oil.entity.js'],
    ],
    allowed: [
      ['backend/src/chats/asking.ts', '../users/oil.service.js'],
      ['backend/src/users/own.ts', './oil.repository.js'],
    ],
  },
  'pdf-content-alone': {
    refused: [
      ['backend/src/pdf/content/laid-out.ts', '../page/oil.js'],
      ['backend/src/pdf/content/printed.ts', '../printer/oil.js'],
      ['backend/src/pdf/content/stored.ts', '../one-sheets/oil.js'],
    ],
    allowed: [['backend/src/pdf/one-sheets/content-user.ts', '../content/oil.js']],
  },
  'pdf-page-alone': {
    refused: [
      ['backend/src/pdf/page/checked.ts', '../content/oil.js'],
      ['backend/src/pdf/page/document/checked.ts', '../../content/oil.js'],
      ['backend/src/pdf/page/printed.ts', '../printer/oil.js'],
    ],
    allowed: [['backend/src/pdf/one-sheets/page-user.ts', '../page/oil.js']],
  },
  'pdf-printer-alone': {
    refused: [
      ['backend/src/pdf/printer/checked.ts', '../content/oil.js'],
      ['backend/src/pdf/printer/stored.ts', '../one-sheets/oil.js'],
    ],
    allowed: [['backend/src/pdf/printer/page-user.ts', '../page/oil.js']],
  },
  'edges-outside': {
    refused: [
      ['backend/src/users/inner.service.ts', './oil.controller.js'],
      ['backend/src/users/pure.ts', './oil.gateway.js'],
      ['backend/src/users/inner.repository.ts', './oil.performer.js'],
    ],
    allowed: [['backend/src/users/wiring.module.ts', './oil.controller.js']],
  },
  'typeorm-in-repositories': {
    refused: [['backend/src/users/sql.service.ts', 'typeorm']],
    allowed: [
      ['backend/src/users/sql.repository.ts', 'typeorm'],
      ['backend/src/users/sql.entity.ts', 'typeorm'],
      ['backend/src/users/sql.module.ts', '@nestjs/typeorm'],
      ['backend/src/database/sql.ts', 'typeorm'],
    ],
  },
  'vendors-in-providers': {
    refused: [
      ['backend/src/subscription/vendor.ts', 'stripe'],
      ['backend/src/chats/vendor.ts', 'openai'],
    ],
    allowed: [['backend/src/providers/vendor.ts', 'stripe']],
  },
  'traces-only-when-asked': {
    refused: [['backend/src/http/eager.ts', '@opentelemetry/sdk-trace']],
    allowed: [
      ['backend/src/tracing/start-tracing.ts', '@opentelemetry/sdk-trace'],
      ['backend/src/http/light.ts', '@opentelemetry/api'],
    ],
  },
  'model-only-metered': {
    refused: [
      ['backend/src/chats/unmetered.service.ts', '../providers/assistant/model-adapter.js'],
      ['backend/src/chats/unmetered.module.ts', '../providers/assistant/model-adapter.js'],
    ],
    allowed: [
      ['backend/src/model-calls/metering.ts', '../providers/assistant/model-adapter.js'],
      ['backend/src/chats/metered.service.ts', '../providers/assistant/assistant.js'],
    ],
  },
  'layer-pages': {
    refused: [['frontend/src/pages/up.ts', '@/app/oil']],
    allowed: [['frontend/src/pages/down.ts', '@/features/auth/oil']],
  },
  'layer-features': {
    refused: [['frontend/src/features/auth/up.ts', '@/pages/oil']],
    allowed: [['frontend/src/features/auth/down.ts', '@/session/oil']],
  },
  'layer-session-conversation': {
    refused: [
      ['frontend/src/session/up.ts', '@/features/auth/oil'],
      ['frontend/src/conversation/up.ts', '@/features/auth/oil'],
    ],
    allowed: [['frontend/src/conversation/down.ts', '@/ui/oil']],
  },
  'layer-ui': {
    refused: [['frontend/src/ui/up.ts', '@/session/oil']],
    allowed: [['frontend/src/ui/down.ts', '@/lib/oil']],
  },
  'layer-lib': {
    refused: [['frontend/src/lib/up.ts', '@/ui/oil']],
    allowed: [['frontend/src/lib/down.ts', '@contract/oil']],
  },
  'features-are-strangers': {
    refused: [['frontend/src/features/auth/stranger.ts', '@/features/chat/oil']],
    allowed: [['frontend/src/features/chat/own.ts', './oil']],
  },
};

const packages = [
  'class-validator',
  'stripe',
  'openai',
  'typeorm',
  '@nestjs/typeorm',
  '@opentelemetry/api',
  '@opentelemetry/sdk-trace',
  'vite',
];
const folders = [
  ...[
    'config',
    'common',
    'database',
    'redis',
    'http',
    'providers',
    'broadcast',
    'jobs',
    'mail',
    'support',
    'health',
    'api-docs',
    'users',
    'subscription',
    'auth',
    'realtime',
    'activity',
    'media',
    'model-calls',
    'assistant',
    'facts',
    'playbook',
    'chats',
    'guest',
    'documents',
    'releases',
    'contacts',
    'chat-export',
    'shares',
    'data-export',
    'deletion',
    'operator',
    'backup',
    'pdf/content',
    'pdf/page',
    'pdf/printer',
    'pdf/one-sheets',
  ].map((name) => `backend/src/${name}`),
  ...['app', 'pages', 'features/auth', 'features/chat', 'session', 'conversation', 'ui', 'lib'].map(
    (name) => `frontend/src/${name}`,
  ),
  ...['contract', 'backend/sandbox', 'test/support'],
];
const kinds = ['', '.repository', '.entity', '.service', '.controller', '.gateway', '.performer'];

let house: string;
/** The names of the rules that each file of the temporary project breaks. */
let broken: Map<string, Set<string>>;
let rules: Rule[];

beforeAll(() => {
  house = realpathSync(mkdtempSync(path.join(tmpdir(), 'imports-')));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  };
  write(
    'package.json',
    JSON.stringify({
      dependencies: Object.fromEntries(packages.filter((name) => name !== 'vite').map((name) => [name, '1.0.0'])),
      devDependencies: { vite: '1.0.0' },
    }),
  );
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  // The targets of the imports: harmless files that import one of their own kind, so none is an orphan.
  for (const folder of folders) {
    write(`${folder}/water.ts`, 'export const water = 1;');
    for (const kind of kinds) write(`${folder}/oil${kind}.ts`, `import { water } from './water.js';\nvoid water;`);
  }
  for (const name of ['assistant', 'assistant.module', 'model-adapter']) {
    write(`backend/src/providers/assistant/${name}.ts`, `import '../../common/water.js';`);
  }
  write('backend/src/common/hen.ts', `import './egg.js';`);
  write('backend/src/broadcast/broadcaster.ts', `import { water } from './water.js';\nvoid water;`);
  write('frontend/src/lib/oil.spec.ts', `import { water } from './water.js';\nvoid water;`);
  for (const { refused, allowed } of Object.values(cases)) {
    for (const [file, specifier] of [...refused, ...allowed]) write(file, specifier && `import '${specifier}';`);
  }

  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      path.join(root, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      ...['backend', 'contract', 'frontend', 'test'],
    ],
    { cwd: house, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' }, maxBuffer: 64 * 1024 * 1024 },
  );
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[]; ruleSetUsed: { forbidden: Rule[] } };
  };
  rules = summary.ruleSetUsed.forbidden;
  broken = new Map();
  for (const { from, rule } of summary.violations) broken.set(from, (broken.get(from) ?? new Set()).add(rule.name));
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

test('each import rule says what to do instead', () => {
  expect(rules.filter(({ comment }) => !comment?.includes(':')).map(({ name }) => name)).toEqual([]);
});

test('each import rule has a case here', () => {
  expect(Object.keys(cases).sort()).toEqual(rules.map(({ name }) => name).sort());
});

test('each folder of backend/src has a place in the order of modules', () => {
  const folders = readdirSync(path.join(root, 'backend/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  // Nothing comes after the last folder, so it needs no rule.
  const inLine = ['api-docs', ...rules.map(({ name }) => name.replace('module-line-', ''))];
  expect(folders.filter((name) => !inLine.includes(name))).toEqual([]);
});

describe.each(Object.entries(cases))('%s', (name, { refused, allowed }) => {
  test.each(refused)('%s may not import "%s"', (file) => {
    expect([...(broken.get(file) ?? [])]).toContain(name);
  });

  test.each(allowed)('%s may import "%s"', (file) => {
    expect([...(broken.get(file) ?? [])]).toEqual([]);
  });
});
