import { defineConfig } from '@playwright/test';
import browserTests from '../browser/playwright.config';

/** `npm run screens` passes the product's URL, the folder for the screenshots, and the fonts. */
export default defineConfig({
  ...browserTests,
  use: {
    ...browserTests.use,
    launchOptions: {
      ...browserTests.use?.launchOptions,
      env: { ...browserTests.use?.launchOptions?.env, FONTCONFIG_FILE: process.env['SCREENS_FONTS'] },
    },
  },
  testDir: '.',
  reporter: 'list',
  workers: 2,
  projects: [{ name: 'screens' }],
  globalTeardown: './gallery.ts',
});
