import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../backend/sandbox/server.js';

export interface TestSandbox extends Sandbox {
  dataDir: string;
  /** The variables that make `startApp` use it. */
  variables: Record<string, string>;
  /** Closes it and removes its folder. */
  remove: () => Promise<void>;
}

/** Starts another sandbox on free ports, with an empty folder and 1,000 tokens per second. */
export async function startTestSandbox(overrides: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const dataDir = overrides.dataDir ?? (await mkdtemp(join(tmpdir(), 'sandbox-')));
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataDir,
    publicUrl: 'http://localhost:3000',
    webhookUrl: 'http://127.0.0.1:9/api/subscription/webhook',
    webhookSecret: 'whsec_test',
    tokensPerSecond: 1000,
    ...overrides,
  });
  const remove = async () => {
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...sandbox, dataDir, variables: { SANDBOX_URL: sandbox.url }, remove };
}

/** Polls until `ask` returns something other than undefined or false. */
export async function eventually<T>(
  ask: () => T | false | undefined | Promise<T | false | undefined>,
  what: string,
  withinMs = 30_000,
): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Timed out after ${withinMs} ms waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
