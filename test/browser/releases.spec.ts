import type { Page } from '@playwright/test';
import type { Contact } from '../../contract/contacts/contact';
import type { Document } from '../../contract/documents/document';
import type { TaskList } from '../../contract/releases/task';
import { barriers } from './barriers';
import { call, expect, test } from './fixtures';

/** A laptop by day and a phone by night. */
const looks = [
  [1440, 'light'],
  [390, 'dark'],
] as const;

/** Expects no barrier and no sideways scrolling in either look, and returns to the first one. */
async function expectNoBarrier(page: Page): Promise<void> {
  for (const [width, colorScheme] of looks.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await barriers(page), `at ${width} pixels`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
}

test('a release is planned, ticked off and pitched', async ({ page, baseURL, subscribed, expectFailing }) => {
  // A long path, checked for barriers in both color schemes at each step.
  test.slow();
  await subscribed();
  await call<Contact>(page, baseURL, 'POST', '/api/contacts', {
    name: 'Ada Fry',
    outlet: 'Night Bus Zine',
    email: 'ada@nightbus.test',
  });

  await page.goto('/chat');
  await page.getByRole('button', { name: 'New release' }).click();
  const form = page.getByRole('dialog', { name: 'New release' });
  await form.getByLabel('Title').fill('Salt Road');
  // A tablet is turned: the sidebar goes, and the form stays.
  await page.setViewportSize({ width: 600, height: 900 });
  await expect(page.getByRole('button', { name: 'Hide the sidebar' })).toHaveCount(0);
  await expect(form.getByLabel('Title')).toHaveValue('Salt Road');
  await page.setViewportSize({ width: 1280, height: 720 });
  const date = new Date(Date.now() + 70 * 24 * 3_600_000).toISOString().slice(0, 10);
  await form.getByLabel('Release date').fill(date);
  await form.getByRole('button', { name: 'Make the plan' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Salt Road' })).toBeVisible();
  const releaseId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { items } = await call<TaskList>(page, baseURL, 'GET', `/api/releases/${releaseId}/tasks`);
  expect(items.length).toBeGreaterThan(5);
  const first = items[0]?.title ?? '';
  await page.getByRole('checkbox', { name: `Done: ${first}` }).click();
  await expect(page.getByRole('checkbox', { name: `Done: ${first}` })).toBeChecked();
  await expectNoBarrier(page);

  await test.step('a change that fails leaves the plan on screen, even if the plan can’t be reloaded', async () => {
    expectFailing(/\/tasks/);
    await page.route('**/tasks**', (route) => route.abort());
    const reloaded = page.waitForEvent('requestfailed', (request) => request.method() === 'GET');
    await page.getByRole('checkbox', { name: `Done: ${first}` }).click();
    await expect(page.getByText("Couldn't change the task", { exact: true })).toBeVisible();
    await reloaded;
    await expect(page.getByRole('checkbox', { name: `Done: ${first}` })).toBeChecked();
    await page.unroute('**/tasks**');
  });

  await call<Document>(page, baseURL, 'POST', '/api/documents', {
    kind: 'blog_pitch',
    title: 'Pitch for Salt Road',
    markdown: 'Salt Road is out soon.',
    releaseId,
  });
  await page.reload();
  await expect(page.getByRole('checkbox', { name: `Done: ${first}` })).toBeChecked();
  await expect(page.getByText('Pitch for Salt Road').first()).toBeVisible();

  await test.step('a part that can’t be loaded says so, and is loaded again on request', async () => {
    expectFailing(/\/api\/(facts|chats|documents|pitches)/);
    const paths = /\/api\/(facts|chats|documents|pitches)(\?|$)/;
    await page.route(paths, (route) => route.fulfill({ status: 503, json: { error: 'Busy' } }));
    await page.reload();
    for (const [title, name] of [
      ['Facts', 'facts'],
      ['Conversations', 'conversations'],
      ['Documents', 'documents'],
      ['People and results', 'pitches'],
    ] as const) {
      const alert = page.getByRole('region', { name: title, exact: true }).getByRole('alert');
      await expect(alert).toContainText(`We couldn't load the ${name}.`);
    }
    await page.unroute(paths);
    const again = page.getByRole('button', { name: 'Try again' });
    for (let left = 3; left >= 0; left--) {
      await again.first().click();
      await expect(again).toHaveCount(left);
    }
    await expect(page.getByRole('region', { name: 'Documents' })).toContainText('Pitch for Salt Road');
    await expect(page.getByText('Nothing sent yet.')).toBeVisible();
  });

  await page.goto('/people');
  await expect(page.getByText('Ada Fry').first()).toBeVisible();
  await expectNoBarrier(page);
  await page.goto('/insights');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoBarrier(page);
});
