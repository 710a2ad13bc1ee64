import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/services/chromium.mjs';

const { executablePath, args, env } = await findChromium();

/** `npm test` passes the product's URL; otherwise the tests use a running `npm start`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : [])],
  forbidOnly: true,
  workers: 4,
  // Each test has its own artists.
  fullyParallel: true,
  // Retry once, since a busy machine may be slow; real bugs fail twice.
  retries: 1,
  timeout: 60_000,
  // A machine busy with the tests may be slow.
  expect: { timeout: 10_000 },
  // Journeys, from first words to something sent, are all that `npm test` runs without `all`.
  // Tests that move the payments clock renew every subscription and expire every checkout, so they run first and alone.
  // Serial tests start before the others, or everything would wait for them at the end.
  projects: [
    { name: 'journeys', testMatch: 'journeys/*.spec.ts' },
    { name: 'clock', testMatch: 'subscription-clock.spec.ts' },
    { name: 'in line', testMatch: 'subscription.spec.ts', dependencies: ['clock'] },
    { name: 'all else', testIgnore: /subscription(-clock)?\.spec\.ts|journeys/, dependencies: ['clock'] },
  ],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    // Screenshots of failures are free; traces slow down every passing test. Use `--trace on` when needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args,
      // Added to the arguments where needed.
      ignoreDefaultArgs: ['--disable-dev-shm-usage'],
      env: { ...(process.env as Record<string, string>), ...env },
    },
  },
});
