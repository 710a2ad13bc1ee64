import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/services/chromium.mjs';

const { executablePath, args, env } = await findChromium();

/** `npm test` serves the product and says where; beside a running `npm start` the tests use that one. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : [])],
  forbidOnly: true,
  workers: 4,
  // Each test has artists of its own.
  fullyParallel: true,
  // A screen that was late once on a busy machine is tried again; what is broken fails twice.
  retries: 1,
  timeout: 60_000,
  // On a machine that is busy with the tests themselves a screen may take its time.
  expect: { timeout: 10_000 },
  // What moves the payments' clock renews every subscription there is and ends every checkout: it comes first, and alone.
  // Those whose tests wait for one another begin before all else, or they would be what is waited for at the end.
  projects: [
    { name: 'clock', testMatch: 'subscription-clock.spec.ts' },
    { name: 'in line', testMatch: 'subscription.spec.ts', dependencies: ['clock'] },
    { name: 'all else', testIgnore: /subscription(-clock)?\.spec\.ts/, dependencies: ['clock'] },
  ],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    // A picture of what failed costs nothing; a trace costs every test that passes. `--trace on` when one is needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args,
      // Where it is needed it is among the arguments.
      ignoreDefaultArgs: ['--disable-dev-shm-usage'],
      env: { ...(process.env as Record<string, string>), ...env },
    },
  },
});
