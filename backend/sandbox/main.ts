import { join } from 'node:path';
import { type Sandbox, type SandboxOptions, startSandbox } from './server.js';

/** Reads the environment. Throws a sentence that names the invalid variable. */
function readOptions(env: NodeJS.ProcessEnv): SandboxOptions {
  const number = (name: string, otherwise: number, max: number): number => {
    const value = Number(env[name] || otherwise);
    if (!Number.isFinite(value) || value < 0 || value > max) throw new Error(`${name} must be a number up to ${max}.`);
    return value;
  };
  return {
    port: number('SANDBOX_PORT', 4010, 65_535),
    smtpPort: number('SANDBOX_SMTP_PORT', 4025, 65_535),
    dataDir: env['SANDBOX_DATA_DIR'] || join('.data', 'sandbox'),
    publicUrl: (env['SANDBOX_PUBLIC_URL'] || 'http://localhost:3000').replace(/\/+$/, ''),
    webhookUrl: env['SANDBOX_WEBHOOK_URL'] || 'http://127.0.0.1:3000/api/subscription/webhook',
    webhookSecret: env['STRIPE_WEBHOOK_SECRET'] || 'whsec_sandbox',
    tokensPerSecond: number('SANDBOX_TOKENS_PER_SECOND', 50, 100_000) || 50,
  };
}

async function main(): Promise<void> {
  let sandbox: Sandbox;
  try {
    sandbox = await startSandbox(readOptions(process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  console.log(`The sandbox listens on ${sandbox.url}`);
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void sandbox.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
}

await main();
