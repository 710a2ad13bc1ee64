import { createSecretKey, type KeyObject } from 'node:crypto';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { appName } from '../../../contract/app.js';
import type { MediaLimits } from '../../../contract/media/media.js';
import { type BackupEnv, readBackup } from './backup-env.js';
import { EnvVariables } from './env-variables.js';
import { isLoopback } from './loopback.js';
import { type ModelPrices, readModelPrices } from './model-prices.js';
import { projectRoot } from './project-root.js';
import { readS3, type S3Env } from './s3-env.js';

/** All configuration of the processes, read once and validated. `.env.example` documents each variable. */
export interface Env {
  isProduction: boolean;
  host: string;
  port: number;
  /** The port of `/metrics` and `/live`, or undefined. */
  metricsPort: number | undefined;
  /** Where traces are sent, or undefined. */
  traces: TracesEnv | undefined;
  /** The commit that this was built from, or undefined. */
  commit: string | undefined;
  /** Without a trailing slash. Used for links in emails and returns from checkout, never the Host header. */
  publicUrl: string;
  databaseUrl: string;
  databasePoolSize: number;
  /** A replica for large reads, or undefined. */
  databaseReplicaUrl: string | undefined;
  redisUrl: string;
  /** Further nodes of the Redis Cluster that `redisUrl` belongs to; empty if it isn't a cluster. */
  redisClusterNodes: { host: string; port: number }[];
  /** Absolute path of the folder for uploads. */
  storageDir: string;
  /** The bucket used instead of the folder, or undefined. */
  s3: S3Env | undefined;
  /** Where backups are kept, or undefined. */
  backup: BackupEnv | undefined;
  /** The maximum size of each kind of file and of all files of an account together, in bytes. */
  mediaLimits: MediaLimits;
  /** Time without data after which an upload is aborted. */
  uploadStallMs: number;
  /** Time limit for the upload of an image, a picture or a file to attach. */
  uploadImageMs: number;
  /** Time limit for any upload. */
  uploadTotalMs: number;
  /** Prefix of jobs, counters and channels in Redis, so that installations can share one. */
  redisPrefix: string;
  /** Multiplies the limits on what callers do, except for wrong passwords and for emails to one mailbox per minute. */
  rateLimitFactor: number;
  sessionKey: KeyObject;
  logLevel: string;
  /** How many proxies in front of us are trusted for the visitor’s address. */
  trustProxyHops: number;
  drainSeconds: number;
  maxActiveReplies: number;
  /** Event loop delay in milliseconds above which new messages are refused. */
  maxLoopDelayMs: number;
  /** Limits on replies per account, per minute and per day. */
  messagesPerMinute: number;
  messagesPerDay: number;
  budgets: BudgetsEnv;
  /** Limit on guest messages per network address and day (UTC). */
  guestDailyAddressLimit: number;
  /** Limit on the guest messages of all visitors together per day (UTC). */
  guestDailyBudget: number;
  /** How many passwords are hashed concurrently: cores minus one, so that live replies continue. */
  maxParallelHashes: number;
  /** The cost of hashing a password. No variable changes it; API tests use the lowest. */
  hashCost: HashCost;
  /** The loopback URL of the sandbox, or undefined if every provider is real. */
  sandboxUrl: string | undefined;
  /** The browser the worker prints with, if there is one. */
  chromiumPath: string | undefined;
  assistant: AssistantEnv;
  payments: PaymentsEnv;
  mail: MailEnv;
  /** Whether `/api/docs` and `/api/docs-json` exist. */
  hasApiDocs: boolean;
  /** The token for the operator’s pages; if undefined, they don’t exist. */
  operatorToken: string | undefined;
  /** Address that support requests are sent to. */
  supportEmail: string;
  /** The product’s own social profiles. */
  profiles: { name: string; url: string }[];
  /** Where to report security problems, as a `mailto:` or `https:` URL. */
  securityContact: string | undefined;
  /** Real providers if their keys are set, otherwise the sandbox. */
  social: { google: SocialProviderEnv | undefined; facebook: SocialProviderEnv | undefined };
}

/** argon2id's memory in KiB, its passes and its lanes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/**
 * From OWASP's password storage cheat sheet: 7 MiB, five passes, one lane. Of the combinations it lists as equivalent,
 * this one is the fastest here: 19 MiB in two passes takes a third longer. A hash includes its cost, so older hashes
 * still work.
 */
export const hashCost: HashCost = { memoryCost: 7168, timeCost: 5, parallelism: 1 };

/** Budgets for model calls (UTC), in millionths of a US dollar; 0 means no limit. */
export interface BudgetsEnv {
  /** Per account, in a day and in a calendar month. */
  dayMicros: number;
  monthMicros: number;
  /** For all guests together, in a day. */
  guestDayMicros: number;
}

/** An OTLP collector, reached over HTTP. */
export interface TracesEnv {
  url: string;
  /** Sent with every request, such as the collector's key. */
  headers: Record<string, string>;
}

export interface SocialProviderEnv {
  isSandbox: boolean;
  clientId: string;
  clientSecret: string;
  /** The provider’s sign-in page, if not the default. */
  authorizationUrl?: string;
  /** The URL that exchanges the code, if not the default. */
  tokenUrl?: string;
  /** The URL of the user’s profile, if not the default. */
  profileUrl?: string;
}

export interface MailEnv {
  isSandbox: boolean;
  /** `smtp://` or `smtps://`, with credentials if the server requires them. */
  smtpUrl: string;
  /** The sender: `Name <address>` or an address. */
  from: string;
}

export interface AssistantEnv {
  isSandbox: boolean;
  apiKey: string;
  baseUrl: string | undefined;
  /** Which of OpenAI's protocols the server uses. */
  api: 'responses' | 'chat';
  /** Writes replies. */
  model: string;
  /** Writes titles, summaries and facts. */
  smallModel: string;
  /** How hard each model reasons before it writes: `none` to `max`. */
  effort: ReasoningEffort;
  smallEffort: ReasoningEffort;
  /** Limit on a prompt and its answer together, in tokens. */
  contextTokens: number;
  /** Limit on a reply without reasoning, in tokens. */
  replyTokens: number;
  /** The operator's own prices, which take precedence over the built-in list. */
  prices: ModelPrices;
  firstTokenMs: number;
  /** How long the model may reason in silence before it writes. */
  reasoningMs: number;
  stallMs: number;
  totalMs: number;
}

export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const;
export type ReasoningEffort = (typeof reasoningEfforts)[number];

export interface PaymentsEnv {
  isSandbox: boolean;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The URL of the provider’s API, if not the default. */
  apiUrl: string | undefined;
  /** The provider's script for the browser. */
  scriptUrl: string;
  prices: { monthly: string; yearly: string };
}

/** All problems at once, each as a sentence that names its variable. */
export class InvalidEnvironment extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

const megabyte = 1024 * 1024;

/** The largest budget. */
const mostDollars = 1_000_000;

/** How the process runs and where it is reached; the other settings depend on this. */
type Mode = Pick<Env, 'isProduction' | 'host' | 'port' | 'publicUrl' | 'sandboxUrl'>;

/** Prefixes of keys for real accounts and money. Test keys may be used with the sandbox inbox. */
const realKeys: [name: string, starts: string[]][] = [
  ['STRIPE_SECRET_KEY', ['sk_live_', 'rk_live_']],
  ['GOOGLE_CLIENT_ID', ['']],
  ['FACEBOOK_APP_ID', ['']],
];

/** The variables of the bucket for files. */
const filesBucket = {
  bucket: 'S3_BUCKET',
  region: 'S3_REGION',
  endpoint: 'S3_ENDPOINT',
  forcePathStyle: 'S3_FORCE_PATH_STYLE',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
  use: 'the bucket that keeps what artists upload',
};

const web = ['http://', 'https://'];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const plainAddress = /^[^\s@<>,]+@[^\s@<>,]+$/;
const exampleSender = `${appName} <no-reply@mail.example>`;
const exampleSecret = 'change-me-to-a-random-text-of-32-bytes-or-more';

/**
 * Reads and checks the environment.
 * @throws InvalidEnvironment with a list of all problems
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const variables = new EnvVariables(source);
  const mode = readMode(variables);
  const env: Env = {
    ...mode,
    metricsPort: variables.whole('METRICS_PORT', 0, 0, 65535) || undefined,
    traces: readTraces(variables),
    commit: variables.text('COMMIT'),
    trustProxyHops: variables.whole('TRUST_PROXY_HOPS', 0, 0, 10),
    drainSeconds: variables.whole('DRAIN_SECONDS', 10, 0, 600),
    logLevel: variables.oneOf('LOG_LEVEL', logLevels, mode.isProduction ? 'info' : 'warn'),
    databasePoolSize: variables.whole('DATABASE_POOL_SIZE', 20, 2, 200),
    databaseReplicaUrl: variables.optionalAddress('DATABASE_REPLICA_URL', ['postgres://', 'postgresql://']),
    ...readRedis(variables),
    redisPrefix: variables.text('REDIS_PREFIX') ?? 'fanfare',
    ...readData(variables),
    ...readUploads(variables),
    ...readLimits(variables, mode),
    ...readSecrets(variables),
    hasApiDocs: variables.oneOf('API_DOCS', ['true', 'false'], String(!mode.isProduction)) === 'true',
    chromiumPath: readChromiumPath(variables),
    assistant: readAssistant(variables, mode),
    payments: readPayments(variables, mode),
    mail: readMail(variables, mode),
    supportEmail: variables.text('SUPPORT_EMAIL') ?? addressIn(variables.text('MAIL_FROM') ?? exampleSender),
    profiles: readProfiles(variables, mode),
    securityContact: readSecurityContact(variables),
    social: {
      google: readSocial(variables, mode, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', {
        page: 'google/authorize',
        token: 'google/token',
        profile: 'google/userinfo',
      }),
      facebook: readSocial(variables, mode, 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET', {
        page: 'facebook/dialog',
        token: 'facebook/oauth/access_token',
        profile: 'facebook/me',
      }),
    },
  };
  if (variables.problems.length > 0) throw new InvalidEnvironment(variables.problems);
  return env;
}

/** https://opentelemetry.io/docs/specs/otel/protocol/exporter/ */
function readTraces(variables: EnvVariables): TracesEnv | undefined {
  const endpoint = variables.optionalAddress('OTEL_EXPORTER_OTLP_ENDPOINT', web);
  const headers: Record<string, string> = {};
  for (const entry of (variables.text('OTEL_EXPORTER_OTLP_HEADERS') ?? '').split(',').filter(Boolean)) {
    const [, name, value] = /^\s*([\w-]+)\s*=\s*((?:[^%\s]|%[\dA-Fa-f]{2})+)\s*$/.exec(entry) ?? [];
    if (name && value) headers[name] = decodeURIComponent(value);
    else variables.problems.push('OTEL_EXPORTER_OTLP_HEADERS must be a list like name=value,other=value');
  }
  return endpoint ? { url: `${endpoint}/v1/traces`, headers } : undefined;
}

/** Where the data and its backups are. */
export type DataEnv = Pick<Env, 'databaseUrl' | 'storageDir' | 's3' | 'backup'>;

/**
 * Reads the settings for backing up and restoring, which need no provider's keys.
 * @throws InvalidEnvironment with a list of all problems
 */
export function readDataEnv(source: NodeJS.ProcessEnv = process.env): DataEnv {
  const variables = new EnvVariables(source);
  const env = readData(variables);
  if (variables.problems.length > 0) throw new InvalidEnvironment(variables.problems);
  return env;
}

function readData(variables: EnvVariables): DataEnv {
  const isS3 = variables.oneOf('STORAGE_DRIVER', ['disk', 's3'], 'disk') === 's3';
  const data = {
    databaseUrl: variables.address('DATABASE_URL', ['postgres://', 'postgresql://']),
    storageDir: resolve(projectRoot, variables.text('STORAGE_DIR') ?? '.data/files'),
    s3: isS3 ? readS3(variables, filesBucket) : undefined,
  };
  return { ...data, backup: readBackup(variables, data) };
}

/** With the sandbox, both lead to its overview, so that the landing page is complete. */
function readProfiles(variables: EnvVariables, { sandboxUrl, publicUrl }: Mode): Env['profiles'] {
  const standIn = sandboxUrl && `${publicUrl}/sandbox`;
  const profiles = [
    { name: 'Instagram', url: variables.optionalAddress('INSTAGRAM_URL', web) ?? standIn },
    { name: 'YouTube', url: variables.optionalAddress('YOUTUBE_URL', web) ?? standIn },
  ];
  return profiles.flatMap(({ name, url }) => (url ? [{ name, url }] : []));
}

function readMode(variables: EnvVariables): Mode {
  const mode = variables.oneOf('NODE_ENV', ['development', 'production', 'test'], 'development');
  const isProduction = mode === 'production';
  const host = variables.text('HOST') ?? '127.0.0.1';
  const port = variables.whole('PORT', 3000, 1, 65535);
  const sandboxUrl = variables.optionalAddress('SANDBOX_URL', web);
  for (const name of ['SANDBOX_URL', 'SANDBOX_SMTP_URL']) {
    if (!isProduction || !variables.text(name)) continue;
    variables.problems.push(`${name} must not be set in production: it replaces real providers with the sandbox`);
  }
  const publicUrl = readPublicUrl(variables, isProduction ? undefined : `http://localhost:${port}`);
  if (sandboxUrl !== undefined && !isProduction) checkSandbox(variables, publicUrl, host);
  return { isProduction, host, port, publicUrl, sandboxUrl };
}

/**
 * The sandbox lets anyone sign in as any user and shows every email, so it must not be reachable from other machines.
 */
function checkSandbox(variables: EnvVariables, publicUrl: string, host: string): void {
  const missing = ['OPENAI_API_KEY', 'STRIPE_SECRET_KEY', 'SMTP_URL'].filter((name) => !variables.text(name));
  const wayOut = missing.length > 0 ? `set ${missing.join(', ')} and unset SANDBOX_URL` : 'unset SANDBOX_URL';
  const refuse = (name: string, value: string): void => {
    variables.problems.push(
      `${name} must be a loopback address while the sandbox runs, not ${value}: the sandbox lets anyone sign in as any user. For a public server, ${wayOut}`,
    );
  };
  if (publicUrl && !isLoopback(new URL(publicUrl).hostname)) refuse('PUBLIC_URL', publicUrl);
  if (!isLoopback(host)) refuse('HOST', host);
  if (variables.text('SMTP_URL')) return;
  for (const [name, starts] of realKeys) {
    const value = variables.text(name);
    if (!value || !starts.some((start) => value.startsWith(start))) continue;
    variables.problems.push(
      `SMTP_URL is missing: ${name} is a real key, but mail would go to the sandbox inbox, which anyone can read`,
    );
  }
}

/** @param fallback only in development; production has none */
function readPublicUrl(variables: EnvVariables, fallback?: string): string {
  const given = variables.address('PUBLIC_URL', web, fallback);
  if (!given) return given;
  const { origin, hostname, protocol } = new URL(given);
  if (given.toLowerCase() !== origin || hostname.includes('*'))
    variables.problems.push('PUBLIC_URL must be an address without a path: it is the product’s own');
  // Cookies are Secure in production. Without HTTPS, browsers accept those only from localhost.
  if (fallback === undefined && protocol === 'http:' && !isLoopback(hostname))
    variables.problems.push('PUBLIC_URL must start with https:// in production: no one could sign in');
  return origin;
}

function readRedis(variables: EnvVariables): Pick<Env, 'redisUrl' | 'redisClusterNodes'> {
  const redisUrl = variables.address('REDIS_URL', ['redis://', 'rediss://']);
  const path = redisUrl && new URL(redisUrl).pathname;
  if (!/^(\/\d+)?$/.test(path))
    variables.problems.push('REDIS_URL must end with the number of its database, such as /0, or with nothing');
  const nodes = variables.text('REDIS_CLUSTER_NODES')?.split(',') ?? [];
  const redisClusterNodes = nodes.map((node) => {
    const [, host = '', port = ''] = /^(\[[^\]]+\]|[^:\s]+):(\d{1,5})$/.exec(node.trim()) ?? [];
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  });
  if (redisClusterNodes.some(({ port }) => port < 1 || port > 65_535))
    variables.problems.push('REDIS_CLUSTER_NODES must be a list like cache-2:6379,cache-3:6379');
  if (redisClusterNodes.length > 0 && Number(path.slice(1)) > 0)
    variables.problems.push('REDIS_URL must name database 0: a Redis Cluster has no other');
  return { redisUrl, redisClusterNodes };
}

function readSecrets(variables: EnvVariables): Pick<Env, 'sessionKey' | 'operatorToken'> {
  const what = 'a random text of at least 32 bytes that signs the session cookies';
  const secret = variables.required('SESSION_SECRET', what);
  if (secret && Buffer.byteLength(secret) < 32) variables.problems.push('SESSION_SECRET must have at least 32 bytes');
  if (secret === exampleSecret)
    variables.problems.push('SESSION_SECRET is the example value: put in a random text of your own');
  const operatorToken = variables.text('OPERATOR_TOKEN');
  if (operatorToken && operatorToken.length < 24)
    variables.problems.push('OPERATOR_TOKEN must have at least 24 characters');
  return { sessionKey: createSecretKey(Buffer.from(secret || exampleSecret)), operatorToken };
}

type UploadLimits = Pick<Env, 'mediaLimits' | 'uploadTotalMs' | 'uploadImageMs' | 'uploadStallMs'>;

function readUploads(variables: EnvVariables): UploadLimits {
  const image = variables.whole('MEDIA_IMAGE_MAX_MB', 30, 1, 64) * megabyte;
  const audio = variables.whole('MEDIA_AUDIO_MAX_MB', 200, 1, 10_240) * megabyte;
  const video = variables.whole('MEDIA_VIDEO_MAX_MB', 1024, 1, 102_400) * megabyte;
  const total = variables.whole('MEDIA_TOTAL_MAX_MB', 5120, 1, 10_485_760) * megabyte;
  if (total < Math.max(image, audio, video))
    variables.problems.push('MEDIA_TOTAL_MAX_MB must not be less than the largest file of a kind may be');
  return {
    mediaLimits: { image, audio, video, total },
    uploadTotalMs: variables.whole('UPLOAD_TOTAL_MINUTES', 120, 1, 1440) * 60_000,
    uploadImageMs: variables.whole('UPLOAD_IMAGE_SECONDS', 300, 1, 7200) * 1000,
    uploadStallMs: variables.whole('UPLOAD_STALL_SECONDS', 25, 1, 300) * 1000,
  };
}

type LoadLimits = Pick<
  Env,
  | 'rateLimitFactor'
  | 'maxActiveReplies'
  | 'maxLoopDelayMs'
  | 'messagesPerMinute'
  | 'messagesPerDay'
  | 'budgets'
  | 'guestDailyAddressLimit'
  | 'guestDailyBudget'
  | 'maxParallelHashes'
  | 'hashCost'
>;

function readLimits(variables: EnvVariables, { isProduction }: Mode): LoadLimits {
  return {
    rateLimitFactor: variables.whole('RATE_LIMIT_FACTOR', isProduction ? 1 : 5, 1, 100_000),
    maxActiveReplies: variables.whole('MAX_ACTIVE_REPLIES', 600, 1, 100_000),
    maxLoopDelayMs: variables.whole('MAX_LOOP_DELAY_MS', 150, 10, 600_000),
    messagesPerMinute: variables.whole('MESSAGES_PER_MINUTE', 60, 1, 1_000_000),
    messagesPerDay: variables.whole('MESSAGES_PER_DAY', 1000, 1, 10_000_000),
    budgets: {
      dayMicros: variables.dollars('BUDGET_DAY_USD', 1.5, mostDollars),
      monthMicros: variables.dollars('BUDGET_MONTH_USD', 10, mostDollars),
      guestDayMicros: variables.dollars('GUEST_BUDGET_DAY_USD', 5, mostDollars),
    },
    guestDailyAddressLimit: variables.whole('GUEST_DAILY_ADDRESS_LIMIT', 20, 1, 1_000_000),
    guestDailyBudget: variables.whole('GUEST_DAILY_BUDGET', 2000, 0, 10_000_000),
    maxParallelHashes: Math.max(1, availableParallelism() - 1),
    hashCost,
  };
}

function readAssistant(variables: EnvVariables, { sandboxUrl }: Mode): AssistantEnv {
  const isSandbox = !variables.text('OPENAI_API_KEY') && sandboxUrl !== undefined;
  const baseUrl = isSandbox ? `${sandboxUrl}/ai/v1` : variables.optionalAddress('OPENAI_BASE_URL', web);
  // Other servers speak Chat Completions; few support Responses.
  const isOpenAi = isSandbox || baseUrl === undefined || new URL(baseUrl).hostname.endsWith('.openai.com');
  const model = variables.text('OPENAI_MODEL') ?? 'gpt-6.1-terra';
  const contextTokens = variables.whole('OPENAI_CONTEXT_TOKENS', 128_000, 8192, 10_000_000);
  const effort = (name: string, fallback: ReasoningEffort): ReasoningEffort =>
    variables.oneOf(name, [...reasoningEfforts], fallback) as ReasoningEffort;
  return {
    isSandbox,
    apiKey: isSandbox ? 'sandbox' : variables.required('OPENAI_API_KEY', 'the key of the AI provider'),
    baseUrl,
    api: variables.oneOf('OPENAI_API', ['responses', 'chat'], isOpenAi ? 'responses' : 'chat') as AssistantEnv['api'],
    // https://developers.openai.com/api/docs/models/gpt-6.1-terra and …/gpt-6-luna, read in November 2026.
    model,
    // With any other server, one model does both by default.
    smallModel: variables.text('OPENAI_SMALL_MODEL') ?? (isOpenAi ? 'gpt-6-luna' : model),
    effort: effort('OPENAI_REASONING_EFFORT', 'low'),
    smallEffort: effort('OPENAI_SMALL_REASONING_EFFORT', 'none'),
    contextTokens,
    replyTokens: variables.whole('OPENAI_REPLY_TOKENS', Math.min(8000, Math.floor(contextTokens / 6)), 256, 100_000),
    prices: readPriceList(variables),
    firstTokenMs: variables.whole('ASSISTANT_FIRST_TOKEN_SECONDS', 30, 1, 600) * 1000,
    reasoningMs: variables.whole('ASSISTANT_REASONING_SECONDS', 60, 1, 600) * 1000,
    stallMs: variables.whole('ASSISTANT_STALL_SECONDS', 30, 1, 600) * 1000,
    totalMs: variables.whole('ASSISTANT_TOTAL_SECONDS', 300, 1, 3600) * 1000,
  };
}

function readPriceList(variables: EnvVariables): ModelPrices {
  const { prices, unreadable } = readModelPrices(variables.text('OPENAI_PRICES') ?? '');
  for (const entry of unreadable) {
    variables.problems.push(
      `OPENAI_PRICES must be a list like my-model=0.5/0.05/1.5,other=0/0/0 (US dollars per million tokens of input, cached input and output), not "${entry}"`,
    );
  }
  return prices;
}

function readPayments(variables: EnvVariables, { sandboxUrl }: Mode): PaymentsEnv {
  const isSandbox = !variables.text('STRIPE_SECRET_KEY') && sandboxUrl !== undefined;
  if (isSandbox) {
    return {
      isSandbox,
      secretKey: 'sk_test_sandbox',
      publishableKey: 'pk_test_sandbox',
      webhookSecret: variables.required('STRIPE_WEBHOOK_SECRET', 'the secret that signs the sandbox’s webhooks'),
      apiUrl: sandboxUrl,
      scriptUrl: '/sandbox/payments/stripe.js',
      prices: { monthly: 'price_sandbox_monthly', yearly: 'price_sandbox_yearly' },
    };
  }
  return {
    isSandbox,
    // The publishable key is sent to every visitor. If the keys were swapped, that would be the secret one.
    secretKey: variables.beginning('STRIPE_SECRET_KEY', ['sk_', 'rk_'], 'the secret key of the payment provider'),
    publishableKey: variables.beginning(
      'STRIPE_PUBLISHABLE_KEY',
      ['pk_'],
      'the publishable key of the payment provider',
    ),
    webhookSecret: variables.required('STRIPE_WEBHOOK_SECRET', 'the signing secret of the webhook endpoint'),
    apiUrl: undefined,
    scriptUrl: 'https://js.stripe.com/v3/',
    prices: readPrices(variables),
  };
}

function readPrices(variables: EnvVariables): PaymentsEnv['prices'] {
  const monthly = variables.required('STRIPE_PRICE_MONTHLY', 'the price id of the Monthly Plan');
  const yearly = variables.required('STRIPE_PRICE_YEARLY', 'the price id of the Yearly Plan');
  if (monthly && monthly === yearly)
    variables.problems.push(
      'STRIPE_PRICE_YEARLY must not be that of STRIPE_PRICE_MONTHLY: each plan has a price of its own',
    );
  return { monthly, yearly };
}

function readMail(variables: EnvVariables, { isProduction, sandboxUrl }: Mode): MailEnv {
  const isSandbox = !variables.text('SMTP_URL') && sandboxUrl !== undefined;
  const from = variables.text('MAIL_FROM');
  if (from && !plainAddress.test(addressIn(from)))
    variables.problems.push(
      'MAIL_FROM must be an address, or a name and an address like Fanfare <hello@fanfare.example>',
    );
  return {
    isSandbox,
    smtpUrl: isSandbox
      ? variables.address('SANDBOX_SMTP_URL', ['smtp://'], 'smtp://127.0.0.1:4025')
      : variables.address('SMTP_URL', ['smtp://', 'smtps://']),
    from: isProduction ? variables.required('MAIL_FROM', 'the sender of mails') : (from ?? exampleSender),
  };
}

/** A provider with keys, or its sandbox, or neither. Browsers reach the sandbox’s page through us, never directly. */
function readSocial(
  variables: EnvVariables,
  { publicUrl, sandboxUrl }: Mode,
  idName: string,
  secretName: string,
  standIn: { page: string; token: string; profile: string },
): SocialProviderEnv | undefined {
  if (variables.text(idName) || variables.text(secretName)) {
    return {
      isSandbox: false,
      clientId: variables.required(idName, `${secretName} is of no use without it`),
      clientSecret: variables.required(secretName, `${idName} is of no use without it`),
    };
  }
  if (!sandboxUrl) return undefined;
  return {
    isSandbox: true,
    clientId: 'sandbox',
    clientSecret: 'sandbox',
    authorizationUrl: `${publicUrl}/sandbox/oauth/${standIn.page}`,
    tokenUrl: `${sandboxUrl}/oauth/${standIn.token}`,
    profileUrl: `${sandboxUrl}/oauth/${standIn.profile}`,
  };
}

/** Checked at startup rather than by the first one-sheet. */
function readChromiumPath(variables: EnvVariables): string | undefined {
  const path = variables.text('PUPPETEER_EXECUTABLE_PATH');
  if (path && !statSync(path, { throwIfNoEntry: false })?.isFile())
    variables.problems.push(`PUPPETEER_EXECUTABLE_PATH must be the browser's own file: there is none at ${path}`);
  return path;
}

/** The address in a sender such as `Name <address>`. */
function readSecurityContact(variables: EnvVariables): string | undefined {
  const given = variables.text('SECURITY_CONTACT');
  if (given === undefined) return undefined;
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(given)) return `mailto:${given}`;
  if (/^https:\/\/\S+$/.test(given) && URL.canParse(given)) return given;
  variables.problems.push('SECURITY_CONTACT must be an email address or an address that starts with https://');
  return undefined;
}

function addressIn(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
}
