import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { type Dispatcher, errors, Pool } from 'undici';
import { describeApi } from '../../backend/src/api-docs/api-docs.js';
import { Overloaded } from '../../backend/src/common/app-error.js';
import { describeApp } from '../support/describe-app.js';
import { DeclaredAnswers } from '../support/declared-answers.js';
import type { FuzzRequest } from '../support/fuzz/fuzz-request.js';
import { FuzzReport } from '../support/fuzz/report.js';
import { constructiveFirst, operationsOf, requestsTo, validRequestsTo } from '../support/fuzz/requests.js';
import { World } from '../support/fuzz/world.js';

/** `npm run fuzz` sends 100,000. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 500);

/** The same seed generates the same requests. FUZZ_SEED and FUZZ_FROM repeat a long run from one of its batches. */
const seed = Number(process.env['FUZZ_SEED'] ?? (process.env['FUZZ_REQUESTS'] ? Date.now() % 1_000_000_000 : 1));
const from = Number(process.env['FUZZ_FROM'] ?? 0);

/** Requests that share the same accounts. */
const batchSize = 2000;
const concurrency = 6;
const mostBytes = 8 * 1024 * 1024;
const slowestMs = 80_000;

/** Problems that end a run early. */
const mostProblems = 25;

/** Valid requests to each operation before the random ones, so short runs reach all of them too. */
const validFirst = 3;

/** Operations that no request in this test succeeds with, and why. */
const unreachable: Record<string, string> = {
  'POST /api/login/passkey/options': 'needs a domain name, and tests run on 127.0.0.1',
  'POST /api/login/passkey': 'needs a domain name and an authenticator',
  'POST /api/passkeys/options': 'needs a domain name',
  'POST /api/passkeys': 'needs a domain name and an authenticator',
  'POST /api/chats/{id}/messages/{messageId}/document': 'needs a reply with a draft',
  'POST /api/releases/{id}/changes/{changeId}/undo': 'needs a change that the assistant made',
  'POST /api/contacts/{id}/undo': 'needs a contact that the assistant added',
  'PATCH /api/passkeys/{id}': 'needs a passkey',
  'DELETE /api/passkeys/{id}': 'needs a passkey',
};

describe('fuzzed requests', () => {
  let pool: Pool;
  let declared: DeclaredAnswers;
  let document: OpenAPIObject;
  let world: World;
  const report = new FuzzReport();

  const { app, payments } = describeApp({
    worker: true,
    payments: true,
    env: {
      // What is fuzzed is requests, not how fast a busy machine answers.
      ASSISTANT_FIRST_TOKEN_SECONDS: '120',
      // Each request has its own network address.
      TRUST_PROXY_HOPS: '1',
      GUEST_DAILY_ADDRESS_LIMIT: '1000000',
      GUEST_DAILY_BUDGET: '10000000',
    },
  });

  beforeAll(async () => {
    document = describeApi(app.nest);
    declared = new DeclaredAnswers(document);
    pool = new Pool(app.url, { connections: 2 * concurrency, headersTimeout: slowestMs, bodyTimeout: slowestMs });
    world = await World.create(app, payments);
  });
  afterAll(async () => {
    await pool.destroy();
  });

  it('get documented responses if valid, from every operation', async () => {
    for (const operation of constructiveFirst(document)) {
      for (const request of fc.sample(validRequestsTo(operation, document), { seed, numRuns: validFirst })) {
        await send(request);
      }
      if (!(await world.mend())) await renew();
    }
    expect(report.problems).toEqual([]);
  });

  it(
    `get documented responses, ${requests} times`,
    async () => {
      for (let at = from; at < from + requests && report.problems.length < mostProblems; at += batchSize) {
        await renew();
        const count = Math.min(batchSize, from + requests - at);
        const waiting = fc.sample(requestsTo(document), { seed: seed + at, numRuns: count });
        const next = async (): Promise<void> => {
          for (let request = waiting.pop(); request; request = waiting.pop()) {
            await send(request, `FUZZ_SEED=${seed} FUZZ_FROM=${at}`);
            if (waiting.length % 25 === 0) await mend();
          }
        };
        await Promise.all(Array.from({ length: concurrency }, next));
      }
      if (process.env['FUZZ_REPORT']) process.stderr.write(report.text());
      expect(report.problems).toEqual([]);
    },
    Math.max(150_000, requests * 100),
  );

  it('succeed at least once for every operation', () => {
    const names = operationsOf(document).map(({ method, path }) => `${method} ${path}`);
    const missed = names.filter((name) => !report.succeeded(name) && !(name in unreachable));
    expect(missed).toEqual([]);
  });

  const renew = async (): Promise<void> => {
    world = await World.create(app, payments, world);
  };

  let mending: Promise<void> | undefined;
  /** Restores what requests have deleted, once for all requests in flight. */
  const mend = (): Promise<void> =>
    (mending ??= world
      .mend()
      .then((isWhole) => (isWhole ? undefined : renew()))
      .finally(() => (mending = undefined)));

  /** Sends a request and records its outcome. */
  async function send(request: FuzzRequest, batch = `FUZZ_SEED=${seed}`): Promise<void> {
    const { path, headers, body } = world.render(request);
    const method = request.method;
    const bare = path.split('?')[0] ?? '';
    const operation = declared.nameOf(method, bare) ?? 'no operation';
    const began = performance.now();
    const { status, problem } = await exchange();
    report.add(operation, status, performance.now() - began);
    if (problem) report.problems.push(`${batch}: ${problem.slice(0, 1500)}\n${JSON.stringify(request).slice(0, 1500)}`);

    /** A server that rejects a body closes the connection, so the next request on it may be reset. */
    function sent(): Promise<Dispatcher.ResponseData> {
      const once = (): Promise<Dispatcher.ResponseData> => pool.request({ method, path, headers, body });
      return once().catch((error: unknown) => {
        if ((error as { code?: string }).code === 'ECONNRESET' || error instanceof errors.SocketError) return once();
        throw error;
      });
    }

    async function exchange(): Promise<{ status: number; problem: string | undefined }> {
      try {
        const answer = await sent();
        const bytes = Buffer.from(await answer.body.arrayBuffer());
        return { status: answer.statusCode, problem: problemOf(answer.statusCode, answer.headers, bytes) };
      } catch (error) {
        return { status: 0, problem: `${method} ${path}: ${String(error)}` };
      }
    }

    function problemOf(
      status: number,
      answered: Record<string, string | string[] | undefined>,
      bytes: Buffer,
    ): string | undefined {
      if (bytes.length > mostBytes) return `${method} ${path} returned ${bytes.length} bytes`;
      const text = bytes.toString();
      if (status >= 500 && !isBusy(status, text)) return `${method} ${path} returned ${status}. ${text}`;
      const received = new Headers();
      for (const [name, value] of Object.entries(answered)) received.set(name, String(value));
      return declared.problemOf({ method, path: bare, status, headers: received, text });
    }
  }
});

/** Whether the server sheds load or is still working; both are correct under this load. */
function isBusy(status: number, text: string): boolean {
  return status === 503 && (text.includes(new Overloaded().message) || text.includes('"export_in_progress"'));
}
