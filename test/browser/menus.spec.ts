import type { Page } from '@playwright/test';
import { composer, startChat } from './chat/chat';
import { expect, test } from './fixtures';

const opener = (page: Page) => page.getByRole('button', { name: 'Actions for New Conversation' });
const menu = (page: Page) => page.getByRole('menu', { name: 'Actions for New Conversation' });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

test('in a menu arrows, Home, End and letters move, Tab stays, and Enter and Space choose', async ({
  page,
  subscribed,
}) => {
  await subscribed();
  await startChat(page);
  await opener(page).press('ArrowDown');
  await expect(item(page, 'Edit title')).toBeFocused();
  for (const [key, name] of [
    ['ArrowUp', 'Edit title'],
    ['ArrowDown', 'Pin'],
    ['End', 'Delete conversation'],
    ['ArrowDown', 'Delete conversation'],
    ['Tab', 'Delete conversation'],
    ['Home', 'Edit title'],
    // The same letter again goes to the next item with it.
    ['e', 'Export'],
    ['e', 'Edit title'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(item(page, name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await opener(page).press('Space');
  await expect(item(page, 'Edit title')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await opener(page).press('Enter');
  await expect(item(page, 'Edit title')).toBeFocused();
  await page.keyboard.type('mo');
  await expect(item(page, 'Move to a release')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
});

test('a menu closes when the focus leaves it, and opens by a click alone, as voice control does', async ({
  page,
  subscribed,
}) => {
  await subscribed();
  await startChat(page);
  await opener(page).dispatchEvent('click');
  await expect(item(page, 'Edit title')).toBeFocused();
  await composer(page).focus();
  await expect(menu(page)).toHaveCount(0);
  await expect(composer(page)).toBeFocused();
});

test('a menu is used by a mouse that stays pressed, and its highlight follows', async ({ page, subscribed }) => {
  await subscribed();
  await startChat(page);
  await opener(page).hover();
  await page.mouse.down();
  await expect(menu(page)).toBeFocused();
  await item(page, 'Pin').hover();
  await expect(item(page, 'Pin')).toBeFocused();
  await page.mouse.up();
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Pinned' })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 500 } });

  test('a tap opens a menu within the window, and a tap beside it only closes it', async ({ page, subscribed }) => {
    await subscribed();
    await startChat(page);
    const attach = page.getByRole('button', { name: 'Attach' });
    // A finger that begins to scroll on the button opens nothing.
    await attach.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, button: 0 });
    await attach.dispatchEvent('pointercancel', { pointerType: 'touch', isPrimary: true });
    await expect(page.getByRole('menu')).toHaveCount(0);
    await attach.tap();
    await expect(page.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
    // It's above its button, which is at the bottom of the window.
    const [above, below] = [await page.getByRole('menu').boundingBox(), await attach.boundingBox()];
    expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThan(below?.y ?? NaN);
    const other = await page.getByRole('button', { name: 'Start a new chat' }).boundingBox();
    await page.touchscreen.tap((other?.x ?? 0) + 10, (other?.y ?? 0) + 10);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(attach).toBeFocused();
    await expect(page.getByText('Please use your existing conversation')).toHaveCount(0);
  });
});
