import { barriers } from './barriers';
import { call, expect, test } from './fixtures';

test.use({ viewport: { width: 390, height: 780 } });

test('a fact says whom it is about, so those of two people are told apart', async ({ page, baseURL, subscribed }) => {
  await subscribed();
  const release = { kind: 'release', title: 'Harbour', releaseDate: '2030-01-22' };
  const { id: releaseId } = await call<{ id: string }>(page, baseURL, 'POST', '/api/releases', release);
  await page.goto('/facts');
  const facts = page.getByRole('list', { name: 'Facts', exact: true });
  const value = page.getByLabel('Add something to remember');

  await test.step('a name is only asked for where there may be several people', async () => {
    for (const [kind, label] of [
      ['Email', 'Whose email (optional)'],
      ['Phone', 'Whose phone (optional)'],
      ['Quote', 'Who said it (optional)'],
      ['Person', 'Name (optional)'],
    ] as const) {
      await page.getByLabel('Type', { exact: true }).selectOption(kind);
      await expect(page.getByLabel(label)).toBeVisible();
    }
    await page.getByLabel('Name (optional)').fill('Not sent');
    await page.getByLabel('Type', { exact: true }).selectOption('Genre');
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await value.fill('Dub');
    await page.keyboard.press('Enter');
    await expect(facts.getByRole('listitem').first()).toHaveText(/^Genre: Dub/);
  });

  await test.step('two members with the same role have an entry each', async () => {
    await page.getByLabel('Type', { exact: true }).selectOption('Person');
    await page.getByLabel('About', { exact: true }).selectOption('Harbour');
    for (const name of ['Jo Ek', 'Ines']) {
      await page.getByLabel('Name (optional)').fill(name);
      await value.fill('guitar');
      await page.keyboard.press('Enter');
      await expect(facts.getByRole('listitem').first()).toHaveText(new RegExp(`^Person \\(${name}\\): guitar`));
      await expect(page.getByLabel('Name (optional)')).toHaveValue('');
    }
    await expect(facts.getByRole('button', { name: 'Edit: Person (Jo Ek): guitar' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('and so they have in the release', async () => {
    await page.goto(`/releases/${releaseId}`);
    const confirmed = page.getByRole('list', { name: 'Confirmed', exact: true });
    await expect(confirmed).toContainText('Person (Jo Ek): guitar');
    await expect(confirmed).toContainText('Person (Ines): guitar');
  });
});
