import { getQueueToken } from '@nestjs/bull';
import { jest } from '@jest/globals';
import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Queue } from 'bull';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { NotFound, NotSignedIn } from '../../../backend/src/common/app-error.js';
import { CommonModule } from '../../../backend/src/common/common.module.js';
import { NestLog, createLog } from '../../../backend/src/common/logger.js';
import { ConfigModule } from '../../../backend/src/config/config.module.js';
import { JobKind } from '../../../backend/src/jobs/job-kind.js';
import { JobRunner } from '../../../backend/src/jobs/job-runner.js';
import { Jobs } from '../../../backend/src/jobs/jobs.service.js';
import { JobsModule } from '../../../backend/src/jobs/jobs.module.js';
import { JobsWorkerModule } from '../../../backend/src/jobs/jobs-worker.module.js';
import { type PendingJob, type Performer, Performs, WorkersDied } from '../../../backend/src/jobs/performer.js';
import { Queues } from '../../../backend/src/jobs/queues.js';
import { RedisModule } from '../../../backend/src/redis/redis.module.js';
import { startApp } from '../../support/app.js';
import { describeApp } from '../../support/describe-app.js';
import { until } from '../../support/replies.js';
import { startWorker } from '../../support/worker.js';

interface Input {
  id: string;
  deadline?: number;
}

const kind = new JobKind<Input>({
  queue: { name: 'test-jobs', lockMs: 10_000 },
  id: ({ id }) => id,
  attempts: 2,
  backoff: { type: 'fixed', delay: 10 },
  crashes: 2,
  concurrency: 5,
  deadline: ({ deadline = Infinity }) => deadline,
  keepDoneMs: 60_000,
});

/** The performer's work by job id. */
const work = new Map<string, (signal: AbortSignal) => Promise<void>>();
const performed: string[] = [];
const givenUp: [id: string, error: Error][] = [];
const unfinished: PendingJob<Input>[] = [];

@Injectable()
@Performs(kind)
class TestPerformer implements Performer<Input> {
  async perform({ id }: Input, _progress: unknown, signal: AbortSignal): Promise<void> {
    performed.push(id);
    await work.get(id)?.(signal);
  }

  onFailed({ id }: Input, error: Error): Promise<void> {
    givenUp.push([id, error]);
    return Promise.resolve();
  }

  async *unfinished(): AsyncIterable<PendingJob<Input>> {
    await Promise.resolve();
    yield* unfinished;
  }
}

@Module({ imports: [JobsWorkerModule, JobsModule.register(kind.queue)], providers: [TestPerformer] })
class TestJobsModule {}

describe('a job', () => {
  let worker: INestApplicationContext;
  let jobs: Jobs;
  let queue: Queue;
  let id: string;

  const { app } = describeApp();

  beforeAll(async () => {
    @Module({ imports: [ConfigModule.with(app.env), CommonModule, RedisModule, TestJobsModule] })
    class TestWorkerModule {}
    worker = await NestFactory.createApplicationContext(TestWorkerModule, {
      logger: new NestLog(createLog(app.env.logLevel)),
      abortOnError: false,
    });
    jobs = worker.get(Jobs, { strict: false });
    queue = worker.get<Queue>(getQueueToken(kind.queue.name), { strict: false });
  });
  afterAll(() => worker.close());
  beforeEach(() => {
    id = randomUUID();
    performed.length = givenUp.length = unfinished.length = 0;
  });

  const never = (): AbortSignal => new AbortController().signal;
  const wait = (signal = never()): Promise<void> => jobs.waitFor(kind, id, signal);

  it('runs once, even if added again while it runs', async () => {
    let finish = (): void => undefined;
    work.set(id, () => new Promise((resolve) => (finish = resolve)));
    const waiting = Array.from({ length: 5 }, async () => {
      await jobs.add(kind, { id });
      await wait();
    });
    await until(() => Promise.resolve(performed.length === 1));
    finish();
    await Promise.all(waiting);
    expect(performed).toEqual([id]);
    // A finished job is remembered for a while.
    await wait();
  });

  it('is retried, and fails after its last attempt before waiting callers are notified', async () => {
    work.set(id, () => Promise.reject(new Error('out of paper')));
    await jobs.add(kind, { id });
    await expect(wait()).rejects.toThrow('out of paper');
    expect([performed, givenUp]).toEqual([[id, id], [[id, expect.objectContaining({ message: 'out of paper' })]]]);
    await expect(wait()).rejects.toThrow('There is no job');
  });

  it.each([new NotFound(), new NotSignedIn()])('isn’t retried if its subject or account is gone (%s)', async (gone) => {
    work.set(id, () => Promise.reject(gone));
    await jobs.add(kind, { id });
    await expect(wait()).rejects.toThrow();
    expect(performed).toEqual([id]);
  });

  it('ends at its deadline: its signal aborts and it isn’t retried', async () => {
    let aborted: AbortSignal | undefined;
    work.set(id, (signal) => {
      aborted = signal;
      return new Promise(() => undefined);
    });
    await jobs.add(kind, { id, deadline: Date.now() + 300 });
    await expect(wait()).rejects.toThrow('ran out of time');
    expect([performed, aborted?.aborted, givenUp.length]).toEqual([[id], true, 1]);
  });

  it('that keeps killing workers is failed by the next one without running', async () => {
    await queue.pause();
    await jobs.add(kind, { id });
    // As the queue counts crashed workers.
    await queue.client.hset(queue.toKey(id), 'stalledCounter', 3);
    await queue.resume();
    await expect(wait()).rejects.toThrow('3 workers died');
    expect([performed, givenUp]).toEqual([[], [[id, expect.any(WorkersDied)]]]);
  });

  it('leaves no listener behind when its caller disconnects', async () => {
    await queue.pause();
    await jobs.add(kind, { id });
    const gone = new AbortController();
    const waits = Array.from({ length: 20 }, () => wait(gone.signal));
    const listeners = queue.listenerCount('global:completed');
    gone.abort(new Error('hung up'));
    for (const each of waits) await expect(each).rejects.toThrow('hung up');
    expect([listeners, queue.listenerCount('global:completed')]).toEqual([1, 1]);
    await queue.resume();
    await wait();
  });

  it('lost by Redis is added again, once, while the database has it unfinished', async () => {
    unfinished.push({ input: { id } });
    await queue.pause();
    const runner = worker.get(JobRunner, { strict: false });
    await runner.addUnfinished();
    await runner.addUnfinished();
    expect(await queue.getPausedCount()).toBe(1);
    await queue.resume();
    await wait();
    expect(performed).toEqual([id]);
  });
});

it('a worker closes its queues together, not one after another', async () => {
  const app = await startApp();
  try {
    const worker = await startWorker(app);
    const queues = worker.get(Queues, { strict: false }).list();
    const closes = queues.map((queue) => jest.spyOn(queue, 'close'));
    const firstClosed = Promise.race(queues.map((queue) => once(queue, 'close')));
    const closing = worker.close();
    await firstClosed;
    expect(queues.length).toBeGreaterThan(5);
    for (const close of closes) expect(close).toHaveBeenCalled();
    await closing;
  } finally {
    await app.close();
  }
});
