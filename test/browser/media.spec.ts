import type { Page, Request } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Chat } from '../../contract/chats/chat';
import type { MediaFile } from '../../contract/media/media';
import { mp3, mp4, wav } from '../support/media';
import { barriers } from './barriers';
import { notifications } from './chat/chat';
import { call, expect, test } from './fixtures';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Media Files' });

async function open(page: Page, tab: 'One Sheet' | 'Music' | 'Images' | 'Videos'): Promise<void> {
  await page.goto('/chat');
  const menu = page.getByRole('button', { name: 'Open the menu' });
  const files = page.getByRole('button', { name: 'Media files' });
  await expect(menu.or(files).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await files.click();
  await dialog(page).getByRole('tab', { name: tab }).click();
}

const picture = (color: string) =>
  sharp({ create: { width: 600, height: 450, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

const image = async (name: string, color = '#c2410c') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(color),
});

/**
 * A clip like a camera's: two seconds of VP9 in a fragmented MP4, 320 × 180, recorded with Chromium's `MediaRecorder`. A
 * blue bar moves in from the left over orange, so no frame is blank and the first is unique. It isn't recorded by the
 * test, since a busy machine drops frames.
 */
const clip = fileURLToPath(new URL('clip.mp4', import.meta.url));

/** The colours in a loaded frame of the clip: the background, and the bar at its centre. */
function coloursOf(image: HTMLImageElement): { width: number; ground: string; bar: string } {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0, 320, 180);
  const at = (x: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(x, 90, 1, 1).data ?? [];
    return red > 200 && blue < 90 ? 'orange' : blue > 140 && red < 90 ? 'blue' : `${red} ${blue}`;
  };
  return { width: image.naturalWidth, ground: at(300), bar: at(140) };
}

/** Expects no axe violations and, on phones, no control under 44 px. `what` names the screen. */
async function expectNoBarrier(page: Page, what: string): Promise<void> {
  const found = await barriers(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const missed = isPhone ? await page.evaluate(smallControls) : [];
  expect([what, ...found, ...missed]).toEqual([what]);
}

function smallControls(): string[] {
  const sheets = ':is([role=dialog], [role=menu], [role=region] ol)';
  const controls = ':is(button, a[href], [role=menuitem], input[type=range])';
  return [...document.querySelectorAll<HTMLElement>(`${sheets} ${controls}`)].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    if (!control.checkVisibility() || (width >= 44 && height >= 44)) return [];
    return [`${control.ariaLabel ?? control.innerText}: ${width} × ${height}`];
  });
}

const namesOf = (buttons: HTMLElement[]) => buttons.map((button) => button.ariaLabel?.replace('View ', '') ?? '');

test('images and videos show in every tab, are viewed, renamed, deleted and restored', async ({
  page,
  newTab,
  subscribed,
}) => {
  await subscribed();
  const other = await newTab();

  await test.step('several images upload together, are viewed, renamed, deleted and restored', async () => {
    await open(other, 'Images');
    await expect(dialog(other)).toContainText('No images yet');
    await open(page, 'Images');
    await dialog(page)
      .getByLabel('Upload images')
      .last()
      .setInputFiles([
        await image('stage.jpg'),
        await image('cover.jpg', '#1d5fbf'),
        await image('band.jpg', '#1b7a4b'),
      ]);
    for (const tab of [page, other]) {
      await expect(dialog(tab).getByRole('list', { name: 'Images' }).getByRole('listitem')).toHaveCount(3);
    }
    await expect(notifications(page)).toContainText('File uploaded successfully!');

    await dialog(page).getByRole('button', { name: 'View cover.jpg' }).click();
    const viewer = page.getByRole('dialog', { name: 'cover.jpg' });
    await expect(viewer.getByRole('img', { name: 'cover.jpg' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();

    await dialog(page).getByRole('button', { name: 'Actions for cover.jpg' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByLabel('File name').fill('Low Tide cover');
    await page.getByRole('button', { name: 'Save' }).click();
    for (const tab of [page, other]) await expect(dialog(tab).getByText('Low Tide cover.jpg')).toBeVisible();

    await dialog(page).getByRole('button', { name: 'Actions for band.jpg' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(dialog(other).getByText('band.jpg')).toBeHidden();
    await notifications(page).getByRole('button', { name: 'Undo' }).click();
    for (const tab of [page, other]) await expect(dialog(tab).getByText('band.jpg')).toBeVisible();
  });

  await test.step('a video gets a frame as its thumbnail, in every tab, and plays', async () => {
    for (const tab of [page, other]) await dialog(tab).getByRole('tab', { name: 'Videos' }).click();
    const picking = page.waitForEvent('filechooser');
    await dialog(page).getByText('Upload videos').click();
    await (await picking).setFiles({ name: 'on stage.mp4', mimeType: 'video/mp4', buffer: await readFile(clip) });
    for (const tab of [page, other]) {
      const poster = dialog(tab).getByRole('button', { name: 'Play on stage.mp4' }).locator('img');
      await expect.poll(() => poster.evaluate(coloursOf)).toEqual({ width: 320, ground: 'orange', bar: 'blue' });
      await expect(dialog(tab).getByText('320 × 180')).toBeVisible();
      await expect(dialog(tab).getByText('0:02')).toBeVisible();
    }

    await dialog(page).getByRole('button', { name: 'Play on stage.mp4' }).click();
    const video = page.getByRole('dialog', { name: 'on stage.mp4' }).locator('video');
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0.5);
    expect(await video.evaluate((player: HTMLVideoElement) => player.videoWidth)).toBe(320);
  });
});

test('uploads of an artist who left are aborted, and never shown to the next', async ({ page, subscribed }) => {
  await subscribed();
  await open(page, 'Images');
  const isUpload = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/media');
  // Never answered, so the upload stays in progress.
  await page.route('**/api/media', (route) => (isUpload(route.request()) ? undefined : route.fallback()));
  const givenUp = page.waitForEvent('requestfailed', isUpload);
  await dialog(page)
    .getByLabel('Upload images')
    .last()
    .setInputFiles([await image('secret.jpg')]);
  await expect(dialog(page).getByRole('list', { name: 'Uploads' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await givenUp;
  await page.unroute('**/api/media');
  await subscribed();
  // Focusing the window reloads the user, unless a request is already running.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL('/chat', { timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: 'Media files' }).click();
  await dialog(page).getByRole('tab', { name: 'Images' }).click();
  await expect(dialog(page)).toContainText('No images yet');
  await expect(dialog(page).getByRole('list', { name: 'Uploads' })).toBeHidden();
  await dialog(page)
    .getByLabel('Upload images')
    .last()
    .setInputFiles([await image('mine.jpg')]);
  await expect(notifications(page)).toContainText('mine.jpg');
  await expect(dialog(page).getByRole('list', { name: 'Images' }).getByRole('listitem')).toHaveCount(1);
});

test('songs, videos and one-sheets are listed by kind', async ({ page, subscribed }) => {
  await subscribed();

  await test.step('a song plays, and its waveform appears when ready', async () => {
    await open(page, 'Music');
    await dialog(page)
      .getByLabel('Upload music')
      .last()
      .setInputFiles({ name: 'track 01.mp3', mimeType: 'audio/mpeg', buffer: mp3(20, 'Low Tide') });
    const row = dialog(page).getByRole('list', { name: 'Music' }).getByRole('listitem');
    await expect(row).toContainText('Low Tide');
    await expect(row).toContainText('/ 0:20');
    await row.getByRole('slider', { name: 'Position in track 01.mp3' }).fill('15');
    await expect(row).toContainText('0:15 / 0:20');
  });

  await test.step('a video that this browser can’t decode is listed without a thumbnail or an error', async () => {
    await dialog(page).getByRole('tab', { name: 'Videos' }).click();
    const given = page.waitForEvent('console', (message) =>
      message.text().startsWith('Creating a video poster failed'),
    );
    await dialog(page)
      .getByLabel('Upload videos')
      .last()
      .setInputFiles({ name: 'old camera.mov', mimeType: 'video/quicktime', buffer: mp4(12, 'qt  ') });
    await given;
    const tile = dialog(page).getByRole('button', { name: 'Play old camera.mov' });
    await expect(tile.locator('svg').first()).toBeVisible();
    await expect(tile.locator('img')).toHaveCount(0);
    await expect(notifications(page)).toContainText('File uploaded successfully!');
    await tile.click();
    const viewer = page.getByRole('dialog', { name: 'old camera.mov' });
    await expect(viewer).toContainText('Your browser can’t play this video.');
    await expect(viewer.getByRole('link', { name: 'Download' })).toHaveAttribute('href', /\/file\?download$/);
  });

  await test.step('on a narrow phone one-sheet versions are distinguishable, and every tab is in view', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const sheet = (createdAt: string, id: string) => ({
      ...{ id, createdAt, fileName: 'Mara Quill one-sheet.pdf', fileUrl: `/api/media/${id}/file` },
      ...{ fileType: 'application/pdf', sizeBytes: 154_000, thumbnailUrl: null, sheetId: 'sheet' },
      ...{ width: null, height: null, durationSeconds: null, title: null, waveform: null },
    });
    const files = [sheet('2026-11-22T12:00:00.000Z', 'second'), sheet('2026-03-05T12:00:00.000Z', 'first')];
    await page.route('**/api/media', (route) => route.fulfill({ json: files }));
    await open(page, 'One Sheet');
    for (const [index, day] of ['Nov 22, 2026', 'Mar 5, 2026'].entries()) {
      const row = dialog(page).getByRole('list', { name: 'One-sheets' }).getByRole('listitem').nth(index);
      await expect(row).toContainText(day);
      const name = new RegExp(`Mara Quill one-sheet\\.pdf, ${day}`);
      await expect(row.getByRole('link', { name })).toBeVisible();
      await expect(row.getByRole('button', { name }).last()).toBeVisible();
      expect((await row.getByText('Mara Quill one-sheet.pdf').boundingBox())?.width).toBeGreaterThan(140);
    }
    for (const tab of await dialog(page).getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 0.95 });
  });
});

test('invalid files are refused before upload; failed uploads can be retried or dismissed', async ({
  page,
  subscribed,
  expectFailing,
}, testInfo) => {
  await subscribed();
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, 'One Sheet');
  const height = async () => (await dialog(page).boundingBox())?.height;
  const before = await height();
  await dialog(page).getByRole('tab', { name: 'Images' }).click();
  const field = dialog(page).getByLabel('Upload images').last();
  await field.setInputFiles({ name: 'notes.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(notifications(page)).toContainText('Invalid file type');
  expect(await height()).toBe(before);
  // On phones neither covers the other's buttons.
  await notifications(page).getByRole('button', { name: 'Close notification' }).click({ trial: true, timeout: 3000 });
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click({ trial: true, timeout: 3000 });
  // On disk: the browser takes at most 50 MB from memory.
  const stored = async (name: string, bytes: Buffer) => {
    const file = testInfo.outputPath(name);
    await writeFile(file, bytes);
    return file;
  };
  const huge = (name: string) => stored(name, Buffer.alloc(30 * 1024 * 1024 + 1));
  await field.setInputFiles(await huge('huge.png'));
  await expect(notifications(page)).toContainText('File too large');
  await expect(notifications(page)).toContainText('at most 30 MB');

  const cover = await stored('cover.jpg', (await image('cover.jpg')).buffer);
  await field.setInputFiles([await huge('wide.png'), cover, await huge('tall.png')]);
  await expect(dialog(page).getByRole('button', { name: 'View cover.jpg' })).toBeVisible();
  const reasons: [string, string][] = [
    ['notes.gif', 'Invalid file type'],
    ['huge.png', 'at most 30 MB'],
    ['wide.png', 'at most 30 MB'],
    ['tall.png', 'at most 30 MB'],
  ];
  for (const [name, reason] of reasons) {
    const row = dialog(page).getByRole('listitem').filter({ hasText: name });
    await expect(row.getByRole('alert')).toContainText(reason);
    await expect(row.getByRole('button', { name: `Try again: ${name}` })).toHaveCount(0);
    await row.getByRole('button', { name: `Dismiss: ${name}` }).click();
    await expect(row).toHaveCount(0);
  }

  expectFailing(/\/api\/media$/);
  await page.route('**/api/media', (route) => route.abort('connectionreset'), { times: 1 });
  await field.setInputFiles(await image('stage.jpg'));
  await expect(notifications(page)).toContainText('Failed to upload file');
  await expect(dialog(page).getByRole('alert')).toContainText('could not reach the server');
  await dialog(page).getByRole('button', { name: 'Try again: stage.jpg' }).click();
  await expect(dialog(page).getByRole('button', { name: 'View stage.jpg' })).toBeVisible();

  await page.route('**/api/media', () => undefined, { times: 1 });
  await field.setInputFiles(await image('never.jpg'));
  await dialog(page).getByRole('button', { name: 'Cancel: never.jpg' }).click();
  await expect(dialog(page).getByText('never.jpg')).toHaveCount(0);
});

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  async function openTwoImages(page: Page): Promise<void> {
    await open(page, 'Images');
    await dialog(page)
      .getByLabel('Upload images')
      .last()
      .setInputFiles([await image('stage.jpg'), await image('cover.jpg', '#1d5fbf')]);
    await expect(dialog(page).getByRole('list', { name: 'Images' }).getByRole('listitem')).toHaveCount(2);
  }

  const actions = (page: Page, name: string) => dialog(page).getByRole('button', { name: `Actions for ${name}` });

  async function deleteByKeyboard(page: Page, name: string): Promise<void> {
    await actions(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Download' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notifications(page)).toContainText('File deleted');
    await expect(actions(page, name)).toHaveCount(0);
  }

  /** F8 focuses the toasts from any dialog; their first control is Undo. */
  async function focusUndo(page: Page): Promise<void> {
    await page.keyboard.press('F8');
    await expect(notifications(page).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(notifications(page).getByRole('listitem')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(notifications(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  }

  test('a file is deleted and restored; neither the focus nor an open dialog is lost', async ({ page, subscribed }) => {
    await subscribed();

    await test.step('a file is deleted and restored; the focus is never lost', async () => {
      await openTwoImages(page);
      // In order of arrival.
      const names = await dialog(page).getByRole('button', { name: 'View' }).evaluateAll(namesOf);
      const [first = '', second = ''] = names;

      await deleteByKeyboard(page, first);
      await expect(actions(page, second)).toBeFocused();
      await focusUndo(page);
      await page.keyboard.press('Enter');
      await expect(actions(page, first)).toBeVisible();
      await expect(actions(page, second)).toBeFocused();

      // Escape dismisses the toast while it has the focus, and closes the dialog afterwards.
      await deleteByKeyboard(page, first);
      await focusUndo(page);
      await page.keyboard.press('Escape');
      await expect(notifications(page).getByRole('listitem')).toHaveCount(0);
      await expect(dialog(page)).toBeVisible();
      await expect(actions(page, second)).toBeFocused();

      // With no files left, the tab has the focus.
      await deleteByKeyboard(page, second);
      await expect(dialog(page).getByRole('tab', { name: 'Images' })).toBeFocused();
      await focusUndo(page);
      await page.keyboard.press('Enter');
      await expect(actions(page, second)).toBeVisible();
      await expect(dialog(page).getByRole('tab', { name: 'Images' })).toBeFocused();
    });

    await test.step('Escape in a notification closes no later dialog, and closing a dialog doesn’t close the notification', async () => {
      await page.goto('about:blank');
      await subscribed();
      await openTwoImages(page);
      await deleteByKeyboard(page, 'stage.jpg');
      await dialog(page).getByRole('button', { name: 'View cover.jpg' }).press('Enter');
      const viewer = page.getByRole('dialog', { name: 'cover.jpg' });
      await expect(viewer).toBeVisible();
      await focusUndo(page);
      await page.keyboard.press('Escape');
      await expect(notifications(page).getByRole('listitem')).toHaveCount(0);
      await expect(viewer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(dialog(page)).toBeVisible();

      await deleteByKeyboard(page, 'cover.jpg');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Media files' })).toBeFocused();
      await focusUndo(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Media files' })).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog(page).getByRole('tab', { name: 'Images' }).click();
      await expect(actions(page, 'cover.jpg')).toBeVisible();
    });
  });
});

for (const { look, viewport, colorScheme } of [
  { look: 'a desk by day', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { look: 'a phone by night', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const) {
  test.describe(`on ${look}`, () => {
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('a reply that looked in it links to the files it found', async ({ page, baseURL, subscribed }) => {
      await subscribed();
      const { id } = await call<Chat>(page, baseURL, 'POST', '/api/chats', { title: 'Photos' });
      await page.goto(`/chat?c=${id}`);
      await page.getByRole('textbox', { name: 'Message' }).fill('Which photos do I have?');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Looked in your library: images' }).click();
      await expect(dialog(page).getByRole('tab', { name: 'Images' })).toHaveAttribute('aria-selected', 'true');
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(`/chat?c=${id}`);
      await page.getByRole('link', { name: 'Looked in your library: images' }).click();
      await expect(dialog(page)).toBeVisible();
    });

    test('files are dropped in, and nothing in the library has a barrier', async ({
      page,
      baseURL,
      subscribed,
      expectFailing,
    }) => {
      test.slow();

      await test.step('files are dropped in, and no tab has a barrier', async () => {
        await subscribed();
        await open(page, 'Music');
        const bytes = wav(2).toString('base64');
        const data = await page.evaluateHandle((base64) => {
          const transfer = new DataTransfer();
          const content = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
          transfer.items.add(new File([content], 'demo.wav', { type: 'audio/wav' }));
          return transfer;
        }, bytes);
        await dialog(page).getByRole('group', { name: 'Upload music' }).dispatchEvent('drop', { dataTransfer: data });
        await expect(dialog(page).getByRole('list', { name: 'Music' }).getByRole('listitem')).toContainText('demo.wav');
        await dialog(page).getByRole('tab', { name: 'Images' }).click();
        await dialog(page)
          .getByLabel('Upload images')
          .last()
          .setInputFiles(await image('stage.jpg'));
        await expect(dialog(page).getByRole('button', { name: 'View stage.jpg' })).toBeVisible();
        const files = await call<MediaFile[]>(page, baseURL, 'GET', '/api/media');
        expect(files.map(({ fileName }) => fileName)).toEqual(['stage.jpg', 'demo.wav']);
        for (const tab of ['One Sheet', 'Music', 'Images', 'Videos']) {
          await dialog(page).getByRole('tab', { name: tab }).click();
          await expectNoBarrier(page, tab);
        }
      });

      await test.step('running and failed uploads, menus, names, viewers and notifications are accessible and touch-sized', async () => {
        await dialog(page).getByRole('tab', { name: 'Images' }).click();
        const field = dialog(page).getByLabel('Upload images').last();
        await field.setInputFiles(await image('a photo whose name is far longer than the card that it is on.jpg'));
        await expect(dialog(page).getByRole('button', { name: 'View a photo' })).toBeVisible();
        expectFailing(/\/api\/media$/);
        await page.route('**/api/media', (route) => route.abort('connectionreset'), { times: 1 });
        await field.setInputFiles(await image('fails.jpg'));
        await expect(dialog(page).getByRole('alert')).toBeVisible();
        await page.route('**/api/media', () => undefined, { times: 1 });
        await field.setInputFiles(await image('on its way.jpg'));
        await expect(dialog(page).getByRole('progressbar')).toBeVisible();
        await expectNoBarrier(page, 'uploads');

        await dialog(page).getByRole('button', { name: 'Actions for a photo' }).click();
        await expectNoBarrier(page, 'menu');
        await page.getByRole('menuitem', { name: 'Rename' }).click();
        await expect(page.getByLabel('File name')).toBeFocused();
        await expectNoBarrier(page, 'name');
        await page.keyboard.press('Escape');
        await dialog(page).getByRole('button', { name: 'View a photo' }).click();
        await expect(page.getByRole('dialog', { name: 'a photo' }).getByRole('img')).toBeVisible();
        await expectNoBarrier(page, 'view');
        await page.keyboard.press('Escape');
        await dialog(page).getByRole('button', { name: 'Actions for a photo' }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await expect(notifications(page).getByRole('button', { name: 'Undo' })).toBeVisible();
        await expectNoBarrier(page, 'notification');
        await dialog(page).getByRole('button', { name: 'Cancel: on its way.jpg' }).click();
      });
    });
  });
}
