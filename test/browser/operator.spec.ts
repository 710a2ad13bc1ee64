import { makeChat } from './chat/chat';
import { call, expect, test } from './fixtures';

const token = process.env.OPERATOR_TOKEN ?? '';

test.skip(token === '', 'OPERATOR_TOKEN is not set, as it must be for the product that is tested');
test.use({ httpCredentials: { username: 'operator', password: token }, viewport: { width: 1440, height: 900 } });

test('the queue page shows every queue, and only ids of jobs', async ({ page, baseURL, subscribed }) => {
  await subscribed({ name: 'Somebody Special' });
  const chat = await makeChat(page, baseURL);
  await call(page, baseURL, 'POST', `/api/chats/${chat.id}/messages`, { message: 'Nobody’s business' });
  const made = await page.context().request.post('/api/generate-pdf', { data: { chatId: chat.id }, timeout: 60_000 });
  expect(made.status()).toBe(200);

  const response = await page.goto('/operator/queues');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  for (const queue of ['one-sheets', 'sheet-previews', 'documents', 'media', 'mail', 'export', 'deletion']) {
    await expect(page.getByRole('main').getByRole('link', { name: queue, exact: true })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'one-sheets', exact: true }).click();
  await page.getByRole('link', { name: /completed/i }).click();
  const job = page.getByRole('main').getByRole('link', { name: /^[\da-f-]{36}-1$/ });
  const id = (await job.first().textContent()) ?? '';
  await page.goto(`/operator/queues/queue/one-sheets/${id}`);
  await expect(page.getByRole('main')).toContainText('{userId:');
  await page.getByRole('main').getByText('Options', { exact: true }).click();
  await expect(page.getByRole('main')).toContainText('attempts');
  const words = await page.locator('body').innerText();
  expect(words).not.toContain('Somebody');
  expect(words).not.toContain('business');
  expect(page.url()).not.toContain(encodeURIComponent(token));
});
