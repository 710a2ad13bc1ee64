import type { INestApplicationContext } from '@nestjs/common';
import type { DestinationStream } from 'pino';
import type { HashCost } from '../../backend/src/config/env.js';
import type { SandboxOptions } from '../../backend/sandbox/server.js';
import { startApp, type TestApp } from './app.js';
import { TestMailbox } from './mailbox.js';
import { TestPayments } from './payments.js';
import { startTestSandbox, type TestSandbox } from './test-sandbox.js';
import { startWorker } from './worker.js';

/** A fake that the application is configured to use. */
interface Vendor {
  variables: Record<string, string>;
  close: () => Promise<void>;
}

interface AppOptions<M extends Vendor> {
  /** Starts the worker next to the application. */
  worker?: boolean;
  /** Starts a payments sandbox whose events the test delivers itself. */
  payments?: boolean;
  /** Starts an SMTP server that keeps the emails. */
  mailbox?: boolean;
  /** Starts a sandbox that no other test uses. */
  sandbox?: boolean | Partial<SandboxOptions>;
  /** Starts a language model to use instead of the sandbox's. */
  model?: () => Promise<M>;
  /** Environment variables, on top of those for the fakes. A function is called once the fakes run. */
  env?: Record<string, string> | (() => Record<string, string>);
  /** The cost of hashing a password, if the test needs the product's. */
  hashCost?: HashCost;
  /** Receives the lines that the application and the worker log. */
  log?: DestinationStream;
}

interface DescribedApp<M> {
  app: TestApp;
  worker: INestApplicationContext;
  payments: TestPayments;
  mailbox: TestMailbox;
  sandbox: TestSandbox;
  model: M;
}

/**
 * Starts the application, and whatever else is requested, before the tests of the surrounding `describe`, and stops it after. @returns the
 * running parts, usable from the first hook or test on
 */
export function describeApp<M extends Vendor>(options: AppOptions<M> = {}): DescribedApp<M> {
  const running: Partial<DescribedApp<M>> = {};
  const closers: (() => Promise<void>)[] = [];
  const start = async <K extends keyof DescribedApp<M>>(
    name: K,
    started: Promise<DescribedApp<M>[K]>,
    close: (part: DescribedApp<M>[K]) => Promise<void>,
  ): Promise<DescribedApp<M>[K]> => {
    const part = await started;
    running[name] = part;
    closers.unshift(() => close(part));
    return part;
  };

  beforeAll(async () => {
    const variables: Record<string, string> = {};
    const use = (vendor: { variables: Record<string, string> }): unknown => Object.assign(variables, vendor.variables);
    if (options.sandbox) {
      const overrides = options.sandbox === true ? {} : options.sandbox;
      use(await start('sandbox', startTestSandbox(overrides), (sandbox) => sandbox.remove()));
    }
    if (options.mailbox) use(await start('mailbox', TestMailbox.open(), (mailbox) => mailbox.close()));
    if (options.payments) use(await start('payments', TestPayments.start(), (payments) => payments.close()));
    if (options.model) use(await start('model', options.model(), (model) => model.close()));
    const env = typeof options.env === 'function' ? options.env() : options.env;
    const app = await start('app', startApp({ ...variables, ...env }, options.log, options.hashCost), ({ close }) =>
      close(),
    );
    if (options.worker) await start('worker', startWorker(app, options.log), (worker) => worker.close());
  });
  afterAll(async () => {
    for (const close of closers.splice(0)) await close();
  });

  return {
    app: whenStarted('app', () => running.app),
    worker: whenStarted('worker', () => running.worker),
    payments: whenStarted('payments', () => running.payments),
    mailbox: whenStarted('mailbox', () => running.mailbox),
    sandbox: whenStarted('sandbox', () => running.sandbox),
    model: whenStarted('model', () => running.model),
  };
}

/** A stand-in for something that starts later, so a `describe` can refer to it before its hooks have run. */
function whenStarted<T extends object>(name: string, find: () => T | undefined): T {
  const target = (): T => {
    const found = find();
    if (!found) throw new Error(`describeApp hasn't started ${name}: ask for it, and use it in hooks and tests only`);
    return found;
  };
  return new Proxy({} as T, {
    get: (_, key) => {
      const value: unknown = Reflect.get(target(), key, target());
      return typeof value === 'function' ? (value.bind(target()) as unknown) : value;
    },
    set: (_, key, value) => Reflect.set(target(), key, value, target()),
    has: (_, key) => Reflect.has(target(), key),
    ownKeys: () => Reflect.ownKeys(target()),
    getOwnPropertyDescriptor: (_, key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(target(), key);
      return descriptor && { ...descriptor, configurable: true };
    },
    defineProperty: (_, key, descriptor) => Reflect.defineProperty(target(), key, descriptor),
  });
}
