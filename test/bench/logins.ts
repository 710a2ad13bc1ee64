import { hash, verify } from '@node-rs/argon2';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { hashCost } from '../../backend/src/config/env.js';
import { Client, password } from '../support/client.js';
import { logIn } from './log-in.mjs';
import { percentile } from './numbers.js';
import type { Setting } from './setting.js';
import type { Subject } from './subject.js';

/** Logs one artist in. */
export type Login = () => Promise<void>;

/** Creates artists who can log in, each over a new connection: sequentially or all at once. */
export async function prepareLogins(
  setting: Setting,
  subject: Subject,
  count: number,
): Promise<{ each: Login[]; crowd: LoginCrowd }> {
  const url = `${subject.url}/api/login`;
  const bodies = await Promise.all(
    Array.from({ length: count }, async () => {
      const { email } = await new Client(subject.url, setting.database).register();
      return JSON.stringify({ email, password });
    }),
  );
  return { each: bodies.map((body) => () => logIn(url, body)), crowd: new LoginCrowd(url, bodies) };
}

/** Logs artists in from a separate thread. */
export class LoginCrowd {
  private readonly thread: Worker;

  constructor(url: string, bodies: string[]) {
    this.thread = new Worker(new URL('./login-crowd.mjs', import.meta.url), { workerData: { url, bodies } });
  }

  /** Logs all in concurrently. @throws Error on a response other than 200 */
  async logIn(): Promise<void> {
    const told = once(this.thread, 'message');
    this.thread.postMessage('begin');
    const [answer] = (await told) as [string];
    if (answer !== 'done') throw new Error(answer);
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }
}

/** A password check alone, at the cost that OWASP's password storage cheat sheet recommends. */
export async function prepareCheck(): Promise<Login> {
  const hashed = await hash(password, hashCost);
  return async () => {
    if (!(await verify(hashed, password))) throw new Error('The password did not fit');
  };
}

/** The duration of each login, run sequentially, in milliseconds. */
export async function measureLogins(logins: Login[]): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (const login of logins) {
    const beganAt = performance.now();
    await login();
    times.push(performance.now() - beganAt);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
