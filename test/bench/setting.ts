import { Redis } from 'ioredis';
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { apiFlags } from '../../scripts/services/app.mjs';
import type { TestDatabase } from '../support/database.js';
import { WorkerProcess } from '../support/faults/worker.js';
import { PacedModel, type Wish } from '../support/models/paced-model.js';
import { seeded } from '../support/seeded.js';
import { Subject } from './subject.js';

const poolSize = '20';
/** Makes a server report its response times. */
const tellingTimes = ['--import', './test/bench/answer-times.mjs'];
const sessionSecret = 'a secret of the benchmark that nobody else uses';

/** The benchmark's environment: a database, a Redis, a model, and the started servers. */
export class Setting {
  readonly database: TestDatabase;
  private readonly subjects: Subject[] = [];
  private readonly workers: WorkerProcess[] = [];
  private readonly files = mkdtempSync(join(tmpdir(), 'files-'));

  private constructor(
    readonly model: PacedModel,
    databaseUrl: string,
    private readonly redisUrl: string,
    /** The folder of its PostgreSQL and Redis. */
    readonly dataDir: string,
    /** The command prefix that pins a process to the reserved core; empty without one. */
    private readonly prefix: string[],
  ) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 5 });
    this.database = {
      url: databaseUrl,
      query: async <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
        (await pool.query<T>(sql, values)).rows,
      // The run's data folder is deleted.
      close: () => pool.end(),
    };
  }

  /** @throws Error unless started by `npm run bench` */
  static async open(): Promise<Setting> {
    const read = (name: string): string => {
      const value = process.env[name];
      if (!value) throw new Error(`${name} is missing: start the benchmark by "npm run bench"`);
      return value;
    };
    const prefix = JSON.parse(read('BENCH_SERVER_PREFIX')) as string[];
    const model = await PacedModel.start(toPlainTokens);
    return new Setting(model, read('DATABASE_URL'), read('REDIS_URL'), read('BENCH_DATA_DIR'), prefix);
  }

  get isPinned(): boolean {
    return this.prefix.length > 0;
  }

  /** Starts processes that may use every core, although the benchmark keeps to one. */
  async onAllCores<T>(start: () => Promise<T>): Promise<T> {
    const [taskset] = this.prefix;
    if (!taskset) return start();
    const pid = String(process.pid);
    const cores = (list: string) => execFileSync(taskset, ['--all-tasks', '--cpu-list', '--pid', list, pid]);
    const own =
      /: (\S+)\s*$/.exec(execFileSync(taskset, ['--cpu-list', '--pid', pid], { encoding: 'utf8' }))?.[1] ?? '';
    cores(`0-${cpus().length - 1}`);
    try {
      return await start();
    } finally {
      cores(own);
    }
  }

  async versions(): Promise<{ postgres: string; redis: string }> {
    const [row] = await this.database.query<{ server_version: string }>('SHOW server_version');
    const redis = new Redis(this.redisUrl);
    const info = await redis.info('server');
    redis.disconnect();
    return { postgres: row?.server_version ?? '', redis: /redis_version:(\S+)/.exec(info)?.[1] ?? '' };
  }

  /** @param variables in addition to every server's, such as another Redis */
  startProduct(variables: Record<string, string> = {}): Promise<Subject> {
    const script = [...tellingTimes, ...profiling(), ...apiFlags, 'dist/backend/src/main.js'];
    return this.start(script, '/api/health/ready', { ...this.productVariables(), ...variables });
  }

  /** The product's worker, which shares all cores with its browser. */
  async startWorker(variables: Record<string, string>): Promise<WorkerProcess> {
    const database = { DATABASE_URL: this.database.url, DATABASE_POOL_SIZE: poolSize };
    const worker = await WorkerProcess.start(
      { ...database, ...this.productVariables(), ...variables },
      this.isPinned ? ['taskset', '--cpu-list', '0,1'] : [],
    );
    this.workers.push(worker);
    return worker;
  }

  /** The baseline relay, with or without storing the text so far in Redis. */
  startBareRelay({ isKeeping }: { isKeeping: boolean }): Promise<Subject> {
    return this.startScript('test/bench/bare-relay.ts', '/', {
      MODEL_URL: `${this.model.baseUrl}/chat/completions`,
      ...(isKeeping ? { REDIS_URL: this.redisUrl } : {}),
    });
  }

  startBareRows(): Promise<Subject> {
    return this.startScript('test/bench/bare-rows.ts', '/ready', { SESSION_SECRET: sessionSecret });
  }

  async close(): Promise<void> {
    await Promise.all([
      ...this.workers.map((worker) => worker.kill()),
      ...this.subjects.map((subject) => subject.stop()),
    ]);
    await this.model.close();
    await this.database.close();
    await rm(this.files, { recursive: true, force: true });
  }

  private productVariables(): Record<string, string> {
    return {
      NODE_ENV: 'test',
      REDIS_URL: this.redisUrl,
      SESSION_SECRET: sessionSecret,
      OPENAI_API_KEY: 'any',
      OPENAI_BASE_URL: this.model.baseUrl,
      // Nothing listens there: no one pays.
      SANDBOX_URL: 'http://127.0.0.1:9',
      STRIPE_WEBHOOK_SECRET: 'any',
      DRAIN_SECONDS: '0',
      STORAGE_DIR: this.files,
      // Hundreds of artists share one address.
      RATE_LIMIT_FACTOR: '1000',
      // A few accounts act as many.
      MESSAGES_PER_MINUTE: '1000000',
      MESSAGES_PER_DAY: '1000000',
      BUDGET_DAY_USD: '0',
      BUDGET_MONTH_USD: '0',
      GUEST_BUDGET_DAY_USD: '0',
      // As in production, where each request is logged.
      LOG_LEVEL: 'info',
    };
  }

  private startScript(script: string, readyPath: string, env: Record<string, string>): Promise<Subject> {
    const args = [...tellingTimes, '--import', './scripts/services/typescript.mjs', script];
    return this.start(args, readyPath, env);
  }

  private async start(args: string[], readyPath: string, env: Record<string, string>): Promise<Subject> {
    const database = { DATABASE_URL: this.database.url, DATABASE_POOL_SIZE: poolSize };
    const subject = await Subject.start(this.prefix, args, { ...database, ...env }, readyPath);
    this.subjects.push(subject);
    return subject;
  }
}

/** `BENCH_PROFILE` names a folder for a CPU profile of each server of ours. */
function profiling(): string[] {
  const folder = process.env['BENCH_PROFILE'];
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

const words = [
  ' the',
  ' press',
  ' release',
  'ing',
  ' of',
  ' your',
  ' single',
  '.',
  ',',
  ' playlist',
  '\n\n',
  ' Friday',
];

/** Pieces of plain English, 4.6 characters long on average, like a model's tokens. */
function toPlainTokens({ tokens, seed }: Wish): string[] {
  const random = seeded(seed);
  return Array.from({ length: tokens }, () => words[Math.floor(random() * words.length)] ?? '');
}
