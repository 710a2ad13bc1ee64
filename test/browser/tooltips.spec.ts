import { startChat } from './chat/chat';
import { expect, test } from './fixtures';

test('a tooltip opens on hover and keyboard focus, stays under the mouse, and Escape or a press closes it', async ({
  page,
  subscribed,
}) => {
  await subscribed();
  await startChat(page);
  const shortcuts = page.getByRole('button', { name: 'Keyboard shortcuts' });
  const hide = page.getByRole('button', { name: 'Hide the sidebar' });
  const tooltip = page.getByRole('tooltip');

  await test.step('hover', async () => {
    await shortcuts.hover();
    await expect(tooltip).toHaveText('Keyboard shortcuts');
    await expect(shortcuts).toHaveAccessibleDescription('Keyboard shortcuts');
    const bubble = (await tooltip.boundingBox())!;
    const button = (await shortcuts.boundingBox())!;
    expect(bubble.y + bubble.height).toBeLessThanOrEqual(button.y);
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(700, 300);
    await expect(tooltip).toHaveCount(0);
  });

  await test.step('keyboard focus, on one control at a time', async () => {
    await hide.hover();
    await expect(tooltip).toHaveText('Hide the sidebar');
    await shortcuts.focus();
    // Tab back and forth, so the browser shows the focus.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveText('Keyboard shortcuts');
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });

  await test.step('beside a control at the top', async () => {
    await page.mouse.move(700, 300);
    await hide.hover();
    await expect(tooltip).toHaveText('Hide the sidebar');
    const bubble = (await tooltip.boundingBox())!;
    const button = (await hide.boundingBox())!;
    expect(bubble.x).toBeGreaterThanOrEqual(button.x + button.width);
  });

  await test.step('a press', async () => {
    await hide.click();
    await expect(tooltip).toHaveCount(0);
  });
});
