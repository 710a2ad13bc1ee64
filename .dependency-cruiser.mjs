/**
 * Which file may import which. Each rule's comment says what to do instead; `npm run imports` prints it beside each
 * violation, and test/architecture/imports.spec.ts proves that each rule bites.
 */
import { fileURLToPath } from 'node:url';

/** The folders of backend/src, lowest first: each may import those before it, never those after it. */
const line = [
  'config',
  'tracing',
  'common',
  'patches',
  'database',
  'redis',
  'http',
  'providers',
  'broadcast',
  'jobs',
  'mail',
  'support',
  'subscription',
  'users',
  'two-factor',
  'auth',
  'passkeys',
  'realtime',
  'model-calls',
  'assistant',
  'activity',
  'media',
  'attachments',
  'facts',
  'playbook',
  'chats',
  'guest',
  'documents',
  'releases',
  'contacts',
  'pdf',
  'chat-export',
  'shares',
  'data-export',
  'deletion',
  'operator',
  'backup',
  'health',
  'api-docs',
];

/** The app's layers from the outside in: each may use those after it. */
const layers = [['app'], ['pages'], ['features'], ['session', 'conversation'], ['ui'], ['lib']];

/** The one exception: the route that serves the public settings needs the access decorator, which builds on config. */
const configRoute = '^backend/src/config/config[.]controller[.]ts$';

/** What a module keeps to itself: how it stores things, and its edges to the outside. */
const own = '[.](repository|entity|store|strategy|controller|gateway|performer)[.]ts$';

const tests = '[.]spec[.]tsx?$';

const oneWayModules = line.slice(0, -1).map((name, index) => ({
  name: `module-line-${name}`,
  comment: `${name} comes before ${line.slice(index + 1).join(', ')}: move what both need into ${name}, or let the later module call it.`,
  severity: 'error',
  from: { path: `^backend/src/${name}/`, pathNot: configRoute },
  to: { path: `^backend/src/(${line.slice(index + 1).join('|')})/` },
}));

const oneWayLayers = layers.slice(1).map((names, index) => ({
  name: `layer-${names.join('-')}`,
  comment: `${names.join(' and ')} know nothing of ${layers
    .slice(0, index + 1)
    .flat()
    .join(', ')}: take it as a prop or a parameter, or move it down.`,
  severity: 'error',
  from: { path: `^frontend/src/(${names.join('|')})/`, pathNot: tests },
  to: {
    path: `^frontend/src/(${layers
      .slice(0, index + 1)
      .flat()
      .join('|')})/`,
  },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or share a third: move what both need there.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file and it imports nothing: delete it, or use it.',
      severity: 'error',
      from: { orphan: true, pathNot: ['[.]d[.]ts$', '[.]config[.]ts$', '-setup[.]ts$', '(^|/)main[.]tsx?$'] },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'There is no such file or package: correct the path, or add the package to package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@fonts/' },
    },
    {
      name: 'contract-alone',
      comment:
        'Both sides import the contract: what it needs beyond class-validator and marked belongs to one of the sides.',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { pathNot: ['^contract/', '^node_modules/((@types/)?class-validator|marked)/'] },
    },
    {
      name: 'server-without-app',
      comment: 'The server never sees the app: what both need is part of the wire and belongs in contract/.',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^frontend/' },
    },
    {
      name: 'app-without-server',
      comment: 'The app never sees the server: what both need is part of the wire and belongs in contract/.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^backend/' },
    },
    {
      name: 'product-without-tests',
      comment: 'Production code never sees tests: move what both need into the product.',
      severity: 'error',
      from: { path: '^(backend|contract|frontend)/', pathNot: tests },
      to: { path: ['^test/', tests] },
    },
    {
      name: 'product-without-sandbox',
      comment:
        'The product speaks to the stand-ins over the wire alone: give it the address (SANDBOX_URL), not the code.',
      severity: 'error',
      from: { path: '^(backend/src|contract|frontend)/', pathNot: tests },
      to: { path: '^backend/sandbox/' },
    },
    {
      name: 'sandbox-without-product',
      comment:
        "A stand-in knows its vendor's protocol, not the product: what it must know comes through its environment.",
      severity: 'error',
      from: { path: '^backend/sandbox/' },
      to: { path: '^backend/src/' },
    },
    {
      name: 'server-without-development-packages',
      comment: 'The image leaves development packages out: move the package to "dependencies".',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    ...oneWayModules,
    {
      name: 'modules-keep-their-own',
      comment:
        "A module's repository, entity, store and edges are its own: ask its service, or store an id in a plain column.",
      severity: 'error',
      from: { path: '^backend/src/([^/]+)/', pathNot: tests },
      to: { path: `^backend/src/[^/]+/.*${own}`, pathNot: '^backend/src/$1/' },
    },
    {
      name: 'pdf-content-alone',
      comment:
        'pdf/content turns a conversation into facts and knows no page: pass the result through pdf/one-sheets, or put a shared type in contract/.',
      severity: 'error',
      from: { path: '^backend/src/pdf/content/', pathNot: tests },
      to: { path: '^backend/src/pdf/(page|printer|one-sheets)/' },
    },
    {
      name: 'pdf-page-alone',
      comment:
        'pdf/page turns facts into a page and knows no conversation: pass the content through pdf/one-sheets, or put a shared type in contract/.',
      severity: 'error',
      from: { path: '^backend/src/pdf/page/', pathNot: tests },
      to: { path: '^backend/src/pdf/(content|printer|one-sheets)/' },
    },
    {
      name: 'pdf-printer-alone',
      comment: 'pdf/printer prints a page: pass content, design and images to it from pdf/one-sheets.',
      severity: 'error',
      from: { path: '^backend/src/pdf/printer/', pathNot: tests },
      to: { path: '^backend/src/pdf/(content|one-sheets)/' },
    },
    {
      name: 'edges-outside',
      comment: 'Controllers, gateways and performers call services, never the other way: move the rule into a service.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: ['[.]module[.]ts$', tests] },
      to: { path: '[.](controller|gateway|performer)[.]ts$' },
    },
    {
      name: 'typeorm-in-repositories',
      comment: 'Only repositories, entities, modules and database/ know TypeORM: ask or extend a repository.',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: ['[.](repository|entity|module)[.]ts$', '^backend/src/database/', tests],
      },
      to: { path: '^node_modules/(typeorm|@nestjs/typeorm)/' },
    },
    {
      name: 'vendors-in-providers',
      comment: 'Only providers/ knows a vendor: call its abstract class (Assistant, Payments, ...), or extend that.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: ['^backend/src/providers/', tests] },
      to: { path: '^node_modules/(@types/)?(stripe|openai|nodemailer|flydrive|@aws-sdk)/' },
    },
    {
      name: 'traces-only-when-asked',
      comment: 'These packages are loaded only if there is a collector: use tracing/spans.ts.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: ['^backend/src/tracing/start-tracing[.]ts$', tests] },
      to: { path: '^node_modules/@opentelemetry/(?!api/)' },
    },
    {
      name: 'model-only-metered',
      comment: 'Every call of the model is metered: import ModelCallsModule and inject Assistant.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: ['^backend/src/(providers|model-calls)/', tests] },
      to: { path: '^backend/src/providers/assistant/model-adapter[.]ts$' },
    },
    ...oneWayLayers,
    {
      name: 'features-are-strangers',
      comment: 'A feature knows no other feature: let a page compose them, or move what both need down.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^frontend/src/features/([^/]+)/', pathNot: '^frontend/src/features/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: fileURLToPath(new URL('.dependency-cruiser.aliases.mjs', import.meta.url)) },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
