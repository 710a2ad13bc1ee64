import type { Locator, Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { limits } from '../../../contract/limits';
import type { User } from '../../../contract/account/user';
import { notifications } from '../chat/chat';
import { call, expect, test } from '../fixtures';

const field = (within: Locator | Page) => within.getByLabel(/^(Upload a|Change) picture$/);
const picture = (within: Locator | Page) => within.getByRole('group', { name: 'Picture' }).locator('img');

/** A two-colour picture that a file picker accepts as a photo. */
async function photo(left: string, right: string) {
  const half = await sharp({ create: { width: 300, height: 400, channels: 3, background: right } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: left } })
    .composite([{ input: half, left: 300, top: 0 }])
    .jpeg()
    .toBuffer();
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
}

test('the profile form keeps unsaved changes, refuses wrong pictures, and stores a good one as two squares', async ({
  page,
  register,
  expectFailing,
  baseURL,
}, testInfo) => {
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('profile-draft:')));

  await test.step('an unsaved profile survives a reload, until the artist leaves', async () => {
    await register();
    await page.goto('/onboarding');
    await page.getByLabel('Music Genre').fill('Dream pop');
    await page.getByLabel('Website (Optional)').fill('https://mara.example/');
    await page.reload();
    await expect(page.getByLabel('Music Genre')).toHaveValue('Dream pop');
    await expect(page.getByLabel('Website (Optional)')).toHaveValue('https://mara.example/');
    expect(await kept()).toHaveLength(1);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth');
    expect(await kept()).toEqual([]);

    await register();
    await page.goto('/onboarding');
    await expect(page.getByLabel('Music Genre')).toHaveValue('');
  });

  await test.step('a picture of a wrong type or size is refused before upload, and a fake one after', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/upload-profile-picture')) sent.push(request.url());
    });

    await field(page).setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(notifications(page)).toContainText('Invalid file type');
    await expect(notifications(page)).toContainText('Please upload a valid image file (JPEG, PNG, WebP)');

    const large = testInfo.outputPath('me.png');
    await writeFile(large, Buffer.alloc(limits.pictureMaxBytes + 1));
    await field(page).setInputFiles(large);
    await expect(notifications(page)).toContainText('File too large');
    await expect(notifications(page)).toContainText('Please upload an image smaller than 5MB');
    expect(sent).toEqual([]);

    expectFailing(/\/api\/upload-profile-picture$/);
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    await field(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: html });
    await expect(notifications(page)).toContainText('Error: Failed to upload profile picture');
    await expect(notifications(page)).toContainText('Please upload a valid image file (JPEG, PNG, WebP)');
    expect(sent).toHaveLength(1);
    await expect(picture(page)).toHaveCount(0);
    // Initials until there is a picture, both in the form and on the pass.
    await expect(page.getByText('MQ', { exact: true })).toHaveCount(2);

    // A focused toast stays until it is dismissed.
    await page.keyboard.press('F8');
    await field(page).setInputFiles(await photo('#ff0000', '#0000ff'));
    await expect(page.getByText('Your picture is saved')).toBeAttached();
    await expect(notifications(page)).not.toContainText('Error: Failed to upload profile picture');
  });

  await test.step('a picture is uploaded during onboarding, and stored as two squares', async () => {
    await expect(picture(page)).toBeVisible();

    const { profilePictureUrl } = await call<User>(page, baseURL, 'GET', '/api/user');
    for (const [query, edge] of [
      ['', 512],
      ['?size=small', 96],
    ] as const) {
      const answer = await page.context().request.get(profilePictureUrl + query);
      const { width, height, format } = await sharp(await answer.body()).metadata();
      expect([width, height, format]).toEqual([edge, edge, 'webp']);
    }

    await page.getByLabel('Music Genre').fill('Dream pop');
    await page.getByLabel('Location').fill('Leeds, UK');
    await page.getByRole('button', { name: 'Complete Profile' }).click();
    await expect(page).toHaveURL('/paywall');
    const saved = await call<User>(page, baseURL, 'GET', '/api/user');
    expect(saved.profilePictureUrl).toBe(profilePictureUrl);
    expect(await kept(), 'drafts of a saved profile').toEqual([]);
  });
});

test.describe('from the chat', () => {
  test('the profile is edited, with its picture', async ({ page, subscribed, newTab, baseURL }) => {
    const before = await subscribed();
    await page.goto('/chat');
    const opener = page.getByRole('button', { name: 'Edit Profile' });
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });

    await test.step('unsaved changes and pictures are discarded only after asking', async () => {
      const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
      await opener.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await opener.click();
      await dialog.getByLabel('Location').fill('Hull, UK');
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 5),
        () => page.goBack(),
        () => dialog.getByRole('button', { name: 'Close' }).click(),
      ]) {
        await leave();
        await question.getByRole('button', { name: 'Keep editing' }).click();
        await expect(question).toBeHidden();
        await expect(dialog.getByLabel('Location')).toHaveValue('Hull, UK');
        // The browser removes the dialog's history entry asynchronously.
        await expect.poll(() => page.evaluate(() => history.state)).toMatchObject({ sheets: 1 });
      }
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(dialog.getByLabel('Location')).toHaveValue('Leeds, UK');
      await field(dialog).setInputFiles(await photo('#00ff00', '#00ffff'));
      await expect(picture(dialog)).toBeVisible();
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(dialog).toBeHidden();
      expect((await call<User>(page, baseURL, 'GET', '/api/user')).profilePictureUrl).toBe(before.profilePictureUrl);
      await expect(opener.locator('img')).toHaveCount(0);
    });

    await test.step('the profile is edited, with its picture, and other tabs show it', async () => {
      const other = await newTab();
      await other.goto('/chat');
      await opener.click();
      await expect(dialog.getByLabel('Music Genre')).toHaveValue('Dream pop');
      await field(dialog).setInputFiles(await photo('#00ff00', '#00ffff'));
      await expect(picture(dialog)).toBeVisible();

      await dialog.getByLabel('Name').fill('N');
      await dialog.getByLabel('Website (Optional)').fill('my site');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Name must be at least 2 characters/);
      await expect(dialog.getByLabel('Website (Optional)')).toHaveAccessibleDescription(/Please enter a valid URL/);

      await dialog.getByLabel('Name').fill('Nova Reyes');
      await dialog.getByLabel('Website (Optional)').fill('https://nova.example/');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(notifications(page)).toContainText('Profile updated successfully!');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.getByText('Nova Reyes').first()).toBeVisible();
      await expect(other.getByText('Nova Reyes').first()).toBeVisible();
      await expect(other.getByRole('button', { name: 'Edit Profile' }).locator('img')).toBeVisible();
    });

    await test.step('a field changed elsewhere in the meantime stays, and so does what is typed here', async () => {
      await opener.click();
      await dialog.getByLabel('Website (Optional)').fill('nova-reyes.example');
      const { name, musicGenre } = await call<User>(page, baseURL, 'GET', '/api/user');
      await call<User>(page, baseURL, 'PUT', '/api/onboarding', { name, musicGenre, location: 'York, UK' });
      await expect(dialog.getByLabel('Location')).toHaveValue('York, UK');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog).toBeHidden();
      const saved = await call<User>(page, baseURL, 'GET', '/api/user');
      expect([saved.location, saved.website]).toEqual(['York, UK', 'https://nova-reyes.example/']);
    });

    await test.step('removing the picture takes effect on save', async () => {
      await opener.click();
      await dialog.getByRole('button', { name: 'Remove picture' }).click();
      await expect(picture(dialog)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(opener.locator('img')).toBeVisible();

      await opener.click();
      await dialog.getByRole('button', { name: 'Remove picture' }).click();
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog).toBeHidden();
      await expect(opener.locator('img')).toHaveCount(0);
      expect((await call<User>(page, baseURL, 'GET', '/api/user')).profilePictureUrl).toBe('');
    });
  });

  test('the latest song is entered, and a failed save keeps the form’s values', async ({
    page,
    baseURL,
    subscribed,
    expectFailing,
  }) => {
    await subscribed();
    await page.goto('/chat');

    await test.step('the latest song is entered, and the next one replaces it', async () => {
      const opener = page.getByRole('button', { name: 'Latest song' });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Add your Latest Music!' });
      await dialog.getByLabel('Song Title').fill('T');
      await dialog.getByLabel('Song Link').fill('tidewater');
      await dialog.getByRole('button', { name: 'Save Song' }).click();
      await expect(dialog.getByLabel('Song Title')).toHaveAccessibleDescription(
        'Song title must be at least 2 characters',
      );
      await expect(dialog.getByLabel('Song Link')).toHaveAccessibleDescription(/Please enter a valid URL/);

      for (const [title, link] of [
        ['Tidewater', 'https://music.example/tidewater'],
        ['Low Sun', 'https://music.example/low-sun'],
      ] as const) {
        if (await dialog.isHidden()) await opener.click();
        await dialog.getByLabel('Song Title').fill(title);
        await dialog.getByLabel('Song Link').fill(link);
        await dialog.getByRole('button', { name: 'Save Song' }).click();
        await expect(notifications(page)).toContainText('Song updated successfully!');
        await expect(dialog).toBeHidden();
        const user = await call<User>(page, baseURL, 'GET', '/api/user');
        expect([user.songTitle, user.songLink]).toEqual([title, link]);
      }

      // A link changed elsewhere in the meantime stays; it doesn't become the link of another song.
      await opener.click();
      await dialog.getByLabel('Song Title').fill('Low Sun (Live)');
      const live = { songTitle: 'Low Sun', songLink: 'https://music.example/low-sun-live' };
      await call<User>(page, baseURL, 'PUT', '/api/songs', live);
      await expect(dialog.getByLabel('Song Link')).toHaveValue(live.songLink);
      const other = { songTitle: 'B-Side', songLink: 'https://music.example/b-side' };
      await call<User>(page, baseURL, 'PUT', '/api/songs', other);
      await expect(dialog.getByLabel('Song Link')).toHaveValue('https://music.example/low-sun');
      await call<User>(page, baseURL, 'PUT', '/api/songs', live);
      await expect(dialog.getByLabel('Song Link')).toHaveValue(live.songLink);
      await dialog.getByRole('button', { name: 'Save Song' }).click();
      await expect(dialog).toBeHidden();
      const song = await call<User>(page, baseURL, 'GET', '/api/user');
      expect([song.songTitle, song.songLink]).toEqual(['Low Sun (Live)', live.songLink]);

      // If focus has moved elsewhere before the response, it stays there.
      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/songs', async (route) => {
        await held;
        await route.continue();
      });
      await opener.click();
      await dialog.getByLabel('Song Title').fill('High Tide');
      await dialog.getByRole('button', { name: 'Save Song' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      const profile = page.getByRole('dialog', { name: 'Edit Profile' });
      await profile.getByLabel('Location').fill('Hull, UK');
      const stored = page.waitForResponse('**/api/songs');
      answer();
      await (await stored).finished();
      await expect(notifications(page)).toContainText('Song updated successfully!');
      await expect(profile.getByLabel('Location')).toHaveValue('Hull, UK');
      await profile.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(profile).toBeHidden();
    });

    await test.step('a failed save is reported, and the form keeps its values', async () => {
      expectFailing(/\/api\/(onboarding|songs)$/);
      await page.route(/\/api\/(onboarding|songs)$/, (route) =>
        route.fulfill({ status: 503, json: { error: 'Please try again', message: 'Please try again', code: 'down' } }),
      );
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      const profile = page.getByRole('dialog', { name: 'Edit Profile' });
      await profile.getByLabel('Location').fill('Hull, UK');
      await profile.getByRole('button', { name: 'Save Changes' }).click();
      await expect(notifications(page)).toContainText('Failed to update profile');
      await expect(profile.getByLabel('Location')).toHaveValue('Hull, UK');
      await profile.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Discard' }).click();

      await page.getByRole('button', { name: 'Latest song' }).click();
      const song = page.getByRole('dialog', { name: 'Add your Latest Music!' });
      await song.getByLabel('Song Title').fill('Tidewater');
      await song.getByLabel('Song Link').fill('https://music.example/tidewater');
      await song.getByRole('button', { name: 'Save Song' }).click();
      await expect(notifications(page)).toContainText('Failed to update song');
      await expect(song.getByLabel('Song Title')).toHaveValue('Tidewater');
    });
  });
});
