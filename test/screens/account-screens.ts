import { expect } from '@playwright/test';
import type { Contact } from '../../contract/contacts/contact';
import type { Document } from '../../contract/documents/document';
import type { Pitch, PitchStatus } from '../../contract/pitches/pitch';
import type { Release } from '../../contract/releases/release';
import type { Task } from '../../contract/releases/task';
import { failAt, keepLoading, longName, open, type Screen, type Visit } from './screen';

/** A release with a done task, and pitches with these statuses. */
async function workOn(api: Visit['api'], title: string, statuses: readonly PitchStatus[]): Promise<void> {
  const { id: releaseId } = await api<Release>('POST', '/api/releases', { kind: 'release', title });
  const task = await api<Task>('POST', `/api/releases/${releaseId}/tasks`, { title: 'Master the single' });
  await api('PATCH', `/api/releases/${releaseId}/tasks/${task.id}`, { done: true });
  const text = { kind: 'blog_pitch', title: 'Pitch', markdown: 'Subject: New music', releaseId };
  const document = await api<Document>('POST', '/api/documents', text);
  for (const [index, status] of statuses.entries()) {
    const contact = await api<Contact>('POST', '/api/contacts', { name: `Writer ${index + 1}`, outlet: title });
    const pitch = await api<Pitch>('POST', '/api/pitches', { contactId: contact.id, documentId: document.id });
    await api('PATCH', `/api/pitches/${pitch.id}`, { status });
  }
}

export const accountScreens: Screen[] = [
  {
    name: 'Onboarding',
    as: 'artist',
    states: {
      full: ({ page }) => open(page, '/onboarding', 'We want to get to know you!'),
      error: async ({ page }) => {
        await open(page, '/onboarding', 'We want to get to know you!');
        await page.getByLabel('Name', { exact: true }).fill('');
        await page.getByRole('button', { name: 'Complete Profile' }).click();
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      },
    },
  },
  {
    name: 'Plans',
    as: 'artist',
    states: {
      full: ({ page }) => open(page, '/paywall', 'Choose Your Plan'),
      loading: async ({ page }) => {
        await keepLoading(page, '**/api/subscription/verify-status');
        await open(page, '/paywall?success=true', 'Activating Your Subscription');
      },
      error: async ({ page }) => {
        await failAt(page, '**/api/subscription/create-checkout-session');
        await open(page, '/paywall', 'Choose Your Plan');
        await page.getByRole('button', { name: 'Choose Monthly Plan' }).click();
        await expect(page.getByText('having trouble').first()).toBeVisible();
      },
    },
  },
  {
    name: 'Account and data',
    as: 'subscriber',
    states: {
      full: async ({ page }) => {
        await open(page, '/account', 'Account and data');
        await page.waitForLoadState('networkidle');
      },
      loading: async ({ page }) => {
        await keepLoading(page, /\/api\/(sessions|passkeys|shares|account\/)/);
        await open(page, '/account', 'Account and data');
      },
      error: async ({ page }) => {
        await failAt(page, /\/api\/(sessions|passkeys|shares|account\/)/, 400);
        await open(page, '/account', 'Account and data');
        await page.waitForLoadState('networkidle');
      },
      offline: async ({ page }) => {
        await open(page, '/account', 'Account and data');
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await page.getByRole('button', { name: 'Download everything' }).click();
        await expect(page.getByText(/offline/i).first()).toBeVisible();
      },
    },
  },
  ...[
    { language: 'Arabic', profile: { name: 'ليلى حداد', musicGenre: 'إندي', location: 'عمّان، الأردن' } },
    { language: 'Japanese', profile: { name: '水野あかり', musicGenre: 'インディー', location: '東京、日本' } },
  ].map(({ language, profile }): Screen => ({
    name: `Profile in ${language}`,
    as: 'subscriber',
    profile,
    states: {
      'edit the profile': async ({ page }) => {
        await page.goto('/chat');
        await page.waitForLoadState('networkidle');
        const opener = page.getByRole('button', { name: 'Open the menu' });
        if (await opener.isVisible()) await opener.click();
        await page.getByRole('button', { name: 'Edit Profile' }).click();
        await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue(profile.name);
      },
    },
  })),
  {
    name: 'Account with a long name',
    as: 'subscriber',
    profile: { name: longName },
    states: { full: ({ page }) => open(page, '/account', 'Account and data') },
  },
  {
    name: 'Help',
    as: 'subscriber',
    states: { empty: ({ page }) => open(page, '/support', 'How can we help?') },
  },
  {
    name: 'What Fanfare knows',
    as: 'subscriber',
    states: {
      full: async ({ page, api }) => {
        const facts = [
          { kind: 'release', value: 'Salt Road' },
          { kind: 'story', subject: 'Salt Road', value: 'Recorded in one night in a barn above Hebden Bridge' },
          { kind: 'city', value: 'ليدز، المملكة المتحدة' },
          { kind: 'preference', value: '返事は日本語で、短く書いてください' },
        ];
        for (const fact of facts) await api('POST', '/api/facts', fact);
        await open(page, '/facts', 'What Fanfare knows');
        await expect(page.getByText('Hebden Bridge')).toBeVisible();
      },
      loading: async ({ page }) => {
        await keepLoading(page, '**/api/facts*');
        await open(page, '/facts', 'What Fanfare knows');
      },
      error: async ({ page }) => {
        await failAt(page, '**/api/facts*', 400);
        await open(page, '/facts', 'What Fanfare knows');
        await expect(page.getByText("couldn't load")).toBeVisible();
      },
    },
  },
  {
    name: 'Activity',
    as: 'subscriber',
    states: {
      empty: async ({ page }) => {
        await open(page, '/insights', 'Your activity');
        await expect(page.getByRole('group', { name: 'Placements' })).toBeVisible();
      },
      full: async ({ page, api }) => {
        const change = <T>(path: string, body: object) =>
          api<T>('POST', `/api/subscription/${path}`, { planId: 'yearly', ...body });
        const { asOf } = await change<{ asOf: string }>('switch/preview', {});
        await change('switch', { asOf });
        for (const [title, statuses] of [
          ['Salt Road', ['sent', 'yes', 'placed']],
          [`${longName} live`, ['sent', 'no']],
        ] as const)
          await workOn(api, title, statuses);
        await open(page, '/insights', 'Your activity');
        await expect(page.getByRole('table', { name: 'By release' })).toContainText('Salt Road');
      },
      loading: async ({ page }) => {
        await keepLoading(page, '**/api/results*');
        await open(page, '/insights', 'Your activity');
      },
      error: async ({ page }) => {
        await failAt(page, '**/api/results*', 400);
        await open(page, '/insights', 'Your activity');
        await page.waitForLoadState('networkidle');
      },
    },
  },
];
