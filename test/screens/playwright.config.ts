import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/** `npm run screens` passes the product's URL and the folder of the pictures. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  reporter: 'list',
  workers: 2,
  projects: [{ name: 'screens' }],
  globalTeardown: './gallery.ts',
});
