import type { Locator, Page } from '@playwright/test';
import {
  awaitEnd,
  awaitMore,
  chatList,
  closeKeyboard,
  composer,
  conversation,
  notifications,
  messageRow,
  openKeyboard,
  questions,
  replies,
  scroller,
  send,
  sendButton,
  serveMessages,
  startChat,
  stopButton,
} from './chat';
import { call, expect, test } from '../fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page, subscribed }) => {
  await subscribed();
  await startChat(page);
});

test('the conversations are in a drawer', async ({ page }) => {
  const menu = page.getByRole('button', { name: 'Open the menu' });

  await test.step('a notification covers no header button', async () => {
    await expect(notifications(page)).toContainText('Chat created');
    for (const name of ['Open the menu', 'Start a new chat']) {
      await page.getByRole('button', { name }).click({ trial: true, timeout: 3000 });
    }
    await expect(notifications(page)).toContainText('Chat created');
  });

  await test.step('the unconfirmed-email notice takes one line', async () => {
    const note = page
      .getByRole('region', { name: 'Email confirmation' })
      .filter({ hasText: 'Please confirm your email address.' });
    expect((await note.boundingBox())?.height).toBeLessThan(48);
  });

  await test.step('the drawer traps focus and closes on selection, Escape or a tap outside', async () => {
    const drawer = page.getByRole('dialog', { name: 'Conversations' });
    await expect(chatList(page)).toHaveCount(0);
    await menu.click();
    await expect(drawer).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBeCloseTo(260, 0);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(menu).toBeFocused();

    await menu.click();
    await chatList(page).getByRole('button', { name: 'New Conversation', exact: true }).click();
    await expect(drawer).toHaveCount(0);
    await expect(composer(page)).toBeVisible();

    await menu.click();
    await expect(drawer).toBeVisible();
    await page.touchscreen.tap(370, 500);
    await expect(drawer).toHaveCount(0);
  });

  await test.step('opening the menu by touch leaves no tooltip behind', async () => {
    await menu.tap();
    await page.touchscreen.tap(370, 500);
    await expect(chatList(page)).toHaveCount(0);
    await expect(menu).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  await test.step('opening the drawer changes no style that the messages inherit', async () => {
    const inherited = () =>
      page.locator('main').evaluate((main) => {
        const style = getComputedStyle(main);
        const own = [...style].filter((name) => name.startsWith('--')).sort();
        return [style.pointerEvents, ...own.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
      });
    const before = await inherited();
    await menu.click();
    await expect(chatList(page)).toBeVisible();
    // A change that 300 messages inherit takes a slow phone a second or more.
    expect(await inherited()).toEqual(before);
    await expect(page.locator('body')).not.toHaveAttribute('data-scroll-locked');
  });

  await test.step('a title is edited from the drawer, and shown without Markdown markup', async () => {
    await page.getByRole('button', { name: 'Actions for New Conversation' }).click();
    await page.getByRole('menuitem', { name: 'Edit title' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('**Salt** Road');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(chatList(page).getByRole('listitem')).toHaveText('Salt Road');
    await page.keyboard.press('Escape');
    await expect(chatList(page)).toHaveCount(0);
  });
});

test('the composer fits a phone, and adds lines', async ({ page }) => {
  await test.step('the composer’s placeholder is legible in full at 360 and 390 px', async () => {
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const { needed, available } = await composer(page).evaluate((field: HTMLTextAreaElement) => {
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('This browser draws no text');
        pen.font = getComputedStyle(field, '::placeholder').font;
        return { needed: pen.measureText(field.placeholder).width, available: field.clientWidth };
      });
      expect(needed).toBeGreaterThan(100);
      expect(needed).toBeLessThanOrEqual(available);
    }
  });

  await test.step('the input grows with its lines, up to eight', async () => {
    const height = async () => (await composer(page).boundingBox())?.height ?? 0;
    const one = await height();
    await composer(page).fill('a\nb\nc');
    const three = await height();
    expect(three).toBeGreaterThan(one);
    await composer(page).fill(Array.from({ length: 8 }, () => 'a').join('\n'));
    const eight = await height();
    await composer(page).fill(Array.from({ length: 30 }, () => 'a').join('\n'));
    expect(await height()).toBeCloseTo(eight, 0);
    expect(eight - three).toBeGreaterThan(3 * (three - one) * 0.5);
  });

  await test.step('Enter adds a line, and the button sends', async () => {
    await composer(page).fill('One');
    await composer(page).press('Enter');
    await composer(page).pressSequentially('Two');
    await expect(composer(page)).toHaveValue('One\nTwo');
    await sendButton(page).click();
    await expect(questions(page)).toContainText('One\nTwo', { useInnerText: true });
    await awaitMore(replies(page));
  });
});

test('content that is too wide or too long for the screen stays in its place', async ({ page }) => {
  await test.step('nothing is wider than the screen, controls are 44 pixels, and the field doesn’t zoom', async () => {
    await send(page, `${'W'.repeat(200)} [sandbox:long]`);
    await awaitMore(replies(page));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const control of [stopButton(page), page.getByRole('button', { name: 'Open the menu' }), composer(page)]) {
      const box = await control.boundingBox();
      expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44);
    }
    expect(
      await composer(page).evaluate((field) => parseFloat(getComputedStyle(field).fontSize)),
    ).toBeGreaterThanOrEqual(16);
    await expect(composer(page)).toBeInViewport();
    await expect(conversation(page)).toBeVisible();
  });

  await test.step('replacing a long reply with a short one hides the jump to the end', async () => {
    await expect.poll(() => scroller(page).evaluate((view) => view.scrollHeight > view.clientHeight + 50)).toBe(true);
    await stopButton(page).click();
    await scroller(page).evaluate((view) => view.scrollTo({ top: 0 }));
    await expect(page.getByRole('button', { name: 'Latest' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).tap();
    await page.getByRole('textbox', { name: 'Edit your message' }).fill('Thanks!');
    await conversation(page).getByRole('button', { name: 'Send' }).tap();
    await awaitEnd(page);
    await expect(page.getByRole('button', { name: 'Latest' })).toHaveCount(0);
  });

  await test.step('a wide table scrolls in its own named, focusable box, with its first column fixed', async () => {
    const table = '| Outlet | **Who** | When | Link | Note |\n|-|-|-|-|-|\n| The Line | Ann | Friday | here | none |';
    await serveMessages(page, [messageRow(0, 'Who?'), messageRow(1, table)]);
    await page.reload();
    const box = replies(page).getByRole('region', { name: 'Table: Outlet, Who, When, Link, Note' });
    const first = box.getByRole('cell', { name: 'The Line' });
    const last = box.getByRole('cell', { name: 'none' });
    const before = await first.boundingBox();
    await expect(last).not.toBeInViewport();
    await box.focus();
    await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await first.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

/** Waits for a reply, then opens another conversation. Returns the first one's URL. */
async function beginAnother(page: Page): Promise<string> {
  const first = page.url();
  await send(page, 'Write my bio, please');
  await awaitEnd(page);
  await page.getByRole('button', { name: 'Start a new chat' }).click();
  await expect(page).not.toHaveURL(first);
  return first;
}

test('Back closes overlays before it leaves the conversation', async ({ page }) => {
  const menu = page.getByRole('button', { name: 'Open the menu' });
  const drawer = page.getByRole('dialog', { name: 'Conversations' });
  const first = await beginAnother(page);
  const second = page.url();

  await test.step('a reload under an overlay adds no Back step', async () => {
    await menu.click();
    await expect.poll(() => page.evaluate(() => 'sheets' in history.state)).toBe(true);
    await page.reload();
    await expect(composer(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => 'sheets' in history.state)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(first);
  });

  await test.step('overlays are closed topmost first', async () => {
    await page.goForward();
    await expect(page).toHaveURL(second);
    await menu.click();
    await page.getByRole('button', { name: 'Actions for New Conversation' }).click();
    await page.getByRole('menuitem', { name: 'Delete conversation' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Media files' }).click();
    await expect(page.getByRole('dialog', { name: 'Media Files' })).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(second);
    await page.goBack();
    await expect(page).toHaveURL(first);
    await page.goForward();
    await expect(page).toHaveURL(second);

    // The drawer is not in the history, in either direction.
    await menu.click();
    await chatList(page).getByRole('button', { name: 'Artist bio', exact: true }).click();
    await expect(page).toHaveURL(first);
    await page.goBack();
    await expect(page).toHaveURL(second);
    await expect(drawer).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => 'sheets' in history.state)).toBe(false);
    await page.goForward();
    await expect(page).toHaveURL(first);
  });

  await test.step('after leaving from two overlays deep, Back returns in one step', async () => {
    await page.goBack();
    await expect(page).toHaveURL(second);
    await menu.click();
    await page.getByRole('button', { name: 'Actions for New Conversation' }).click();
    await page.getByRole('menuitem', { name: 'Delete conversation' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/chat');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    // The drawer is still open, and Back closes it first.
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL('/chat');
    await page.goBack();
    await expect(page).toHaveURL(first);

    // A link in a dialog, and a menu in one.
    await menu.click();
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByRole('link', { name: 'Account and data' }).click();
    await expect(page).toHaveURL('/account');
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => 'sheets' in history.state)).toBe(false);
    await menu.click();
    await page.getByRole('link', { name: 'Activity' }).click();
    await expect(page).toHaveURL('/insights');
    await expect.poll(() => page.evaluate(() => 'sheets' in history.state)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect(drawer).toHaveCount(0);
  });
});

const bottomOf = (control: Locator) => async () => {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  return box ? box.y + box.height : Infinity;
};

test('in landscape, zoomed in and with large text, everything can be reached', async ({ page }) => {
  await test.step('at four times zoom there is room for messages beside a long draft, and for the list', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await composer(page).fill('a\n'.repeat(12));
    await composer(page).press('ControlOrMeta+End');
    expect(await scroller(page).evaluate((view) => view.clientHeight)).toBeGreaterThanOrEqual(48);
    await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    expect((await chatList(page).boundingBox())?.height).toBeGreaterThanOrEqual(120);
    await page.getByRole('button', { name: 'Logout' }).click({ trial: true, timeout: 3000 });
    await page.keyboard.press('Escape');
    await composer(page).fill('');
  });

  await test.step('text twice as large pushes nothing out of the drawer or a dialog', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const drawer = page.getByRole('dialog', { name: 'Conversations' });
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    const logout = await drawer.getByRole('button', { name: 'Logout' }).boundingBox();
    const edge = (await drawer.boundingBox())?.width ?? 0;
    expect((logout?.x ?? 0) + (logout?.width ?? Infinity)).toBeLessThanOrEqual(edge);
    await drawer.getByRole('button', { name: 'Subscription details' }).tap();
    const details = page.getByRole('dialog', { name: 'Subscription Details' });
    await expect(details.getByText('ACTIVE')).toBeVisible();
    await expect(details.getByText('per month')).toBeVisible();
    expect(await details.locator('dl').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await page.reload();
    await expect(composer(page)).toBeVisible();
  });

  await test.step('in landscape, a whole menu is reachable', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('button', { name: 'Actions for New Conversation' }).tap();
    for (const name of ['Edit title', 'Delete conversation']) {
      const item = page.getByRole('menuitem', { name });
      await item.scrollIntoViewIfNeeded();
      await expect(item).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('in landscape, an empty conversation opens at the top of its welcome', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Hi / })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^(Latest|New text below)$/ })).toHaveCount(0);
    // Picking something there works as usual.
    await page.getByRole('button', { name: /^Plan the PR/ }).click();
    await awaitMore(replies(page));
    await awaitEnd(page);
    const rest = () => scroller(page).evaluate((view) => view.scrollHeight - view.scrollTop - view.clientHeight);
    await expect.poll(rest).toBeLessThan(9);
  });

  await test.step('in landscape, nothing is hidden by the notch', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59, bottom: 21 } });
    const edges = async (part: Locator) => {
      const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
      return [x, 844 - x - width];
    };
    expect((await edges(chatList(page)))[0]).toBeGreaterThanOrEqual(59);
    expect((await edges(conversation(page)))[1]).toBeGreaterThanOrEqual(59);
    await page.getByRole('button', { name: 'Edit Profile' }).tap();
    for (const edge of await edges(page.getByRole('dialog'))) expect(edge).toBeGreaterThanOrEqual(59);
  });
});

test('fields stay in view above the on-screen keyboard, and long names fit a dialog', async ({ page, baseURL }) => {
  await test.step('a field behind the on-screen keyboard scrolls into view', async () => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await page.getByRole('button', { name: 'Edit Profile' }).tap();
    const field = page.getByLabel('Twitter Profile URL');
    await field.tap();
    await openKeyboard(page, 330);
    const dialog = await page.getByRole('dialog', { name: 'Edit Profile' }).boundingBox();
    const box = await field.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual((dialog?.y ?? 0) + (dialog?.height ?? 0));
    await page.keyboard.press('Escape');
    await closeKeyboard(page);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('above the on-screen keyboard a dialog’s fields and buttons stay reachable', async () => {
    await openKeyboard(page);
    await expect.poll(bottomOf(sendButton(page))).toBeLessThan(420);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('button', { name: 'Latest song' }).click();
    await expect.poll(bottomOf(page.getByRole('button', { name: 'Save Song' }))).toBeLessThan(420);
    await expect.poll(bottomOf(page.getByLabel('Song Title'))).toBeLessThan(420);
    await page.keyboard.press('Escape');
    // A page that scrolls as well.
    await page.goto('/account');
    await page.getByRole('button', { name: 'Change password' }).click();
    await openKeyboard(page);
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await expect.poll(bottomOf(dialog.getByRole('button', { name: 'Save' }))).toBeLessThan(420);
  });

  await test.step('a long name doesn’t overflow a dialog', async () => {
    const links = { website: '', spotifyUrl: '', instagramUrl: '', twitterUrl: '' };
    const profile = { name: 'W'.repeat(100), musicGenre: 'Dream pop', location: 'Leeds, UK', ...links };
    await call(page, baseURL, 'PUT', '/api/onboarding', profile);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete account' });
    await expect(dialog).toContainText('WWW');
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

test('an edited message replaces the composer, and a reply’s actions are in one row', async ({ page }) => {
  await test.step('the actions of a reply with versions are in one row', async () => {
    await send(page, 'Write my bio, please');
    await awaitEnd(page);
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(page.getByRole('group', { name: 'Versions' })).toContainText('2 of 2');
    await awaitEnd(page);
    const top = async (name: string) => (await page.getByRole('button', { name }).last().boundingBox())?.y;
    await expect.poll(() => top('Bad reply')).toBe(await top('Regenerate'));
    expect(await top('Previous version')).toBe(await top('Bad reply'));
  });

  await test.step('editing a message replaces the composer, which returns afterwards', async () => {
    await composer(page).fill('And a pitch');
    await page.getByRole('button', { name: 'Edit' }).tap();
    const editor = page.getByRole('textbox', { name: 'Edit your message' });
    await expect(editor).toBeFocused();
    await expect(composer(page)).toBeHidden();
    // As in a browser without `field-sizing`.
    await editor.evaluate((field) => {
      field.style.setProperty('field-sizing', 'fixed');
      CSS.supports = () => false;
    });
    await editor.fill('Write my bio, please. '.repeat(10));
    expect(await editor.evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0);
    await openKeyboard(page);
    await expect.poll(bottomOf(conversation(page).getByRole('button', { name: 'Send' }))).toBeLessThan(421);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await expect(composer(page)).toHaveValue('And a pitch');
  });
});
