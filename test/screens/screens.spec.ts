/** Not a test of rules: takes the screenshots for `npm run screens`, and fails if a screen can't be brought into its state. */
import path from 'node:path';
import { call, test } from '../browser/fixtures';
import { slug } from './screen';
import { heights, screens, themes, widths } from './screens';

const folder = process.env['SCREENS_DIR'] ?? '.data/screens';

test.use({ viewport: { width: 1440, height: heights[1440] }, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, as, profile, states } of screens)
  for (const [state, openState] of Object.entries(states))
    test(`${name}: ${state}`, async ({ page, baseURL, onboard, subscribed, expectFailing }) => {
      expectFailing(/./);
      if (as) await (as === 'artist' ? onboard : subscribed)(profile);
      await openState({ page, api: (method, url, data) => call(page, baseURL, method, url, data) });
      await page.mouse.move(0, 0);
      // Fixed parts belong at the top of the screenshot.
      await page.evaluate(() => window.scrollTo(0, 0));
      // A drawer closes when the window gets wide enough for a sidebar, so narrow screenshots come first.
      for (const width of widths) {
        await page.setViewportSize({ width, height: heights[width] });
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme });
          const file = path.join(folder, slug(name, state), `${width}-${theme}.png`);
          await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
        }
      }
    });
