/** Helpers for subscription tests: what an artist sees, and what happens at the provider. */
import type { Locator, Page } from '@playwright/test';
import type { User } from '../../../contract/account/user';
import { call, cards, expect, payWith } from '../fixtures';

/** Also found while a dialog hides the rest of the page from assistive technology. New toasts are announced. */
export const notifications = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications (F8)', includeHidden: true });

export const read = (page: Page, baseURL: string | undefined): Promise<User> =>
  call<User>(page, baseURL, 'GET', '/api/user');

/** `Nov 21, 2026`, in the browser's time zone, which is also the tests' own. */
export function dayOf(date: string | null): string {
  const options = { month: 'short', day: '2-digit', year: 'numeric' } as const;
  return new Date(date ?? '').toLocaleDateString('en-US', options);
}

export async function openDetails(page: Page): Promise<Locator> {
  if (!page.url().endsWith('/chat')) await page.goto('/chat');
  await page.getByRole('button', { name: 'Subscription details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscription Details' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function goThroughCheckout(page: Page, card = cards.pays): Promise<void> {
  await page.goto('/paywall');
  await page.getByRole('button', { name: 'Choose Monthly Plan' }).click();
  await payWith(page, card);
}

/** Controls the payments sandbox: its clock and webhooks. */
export async function steer(page: Page, what: 'clock' | 'webhooks', data: object): Promise<void> {
  const response = await page.context().request.post(`/sandbox/payments/${what}`, { data });
  expect(response.ok()).toBe(true);
}

/** The number of provider events waiting to be sent. */
export async function waitingEvents(page: Page): Promise<number> {
  const text = await (await page.context().request.get('/sandbox/payments')).text();
  return Number(/Webhooks \((\d+) waiting\)/.exec(text)?.[1]);
}
