import type { Page } from '@playwright/test';
import type { Release } from '../../contract/releases/release';
import type { Task, TaskList } from '../../contract/releases/task';
import { call, expect, test } from './fixtures';

test('tasks are moved and ticked', async ({ page, baseURL, subscribed }) => {
  await subscribed();
  const { room, tasks } = await planned(page, baseURL);

  await test.step('a task is dragged to another day by keyboard and by mouse, and back by Undo', async () => {
    const [first, second] = onDifferentDays(tasks);

    const plan = page.getByRole('region', { name: 'Plan' }).getByRole('list');
    const asPlanned = await plan.innerText();

    // With the keyboard: lift, choose, cancel; then lift, choose, drop.
    const grip = page.getByRole('button', { name: `Move ${first.title}` });
    await grip.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Lifted ${first.title}`)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`Drop it to make it due`)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByText(`${first.title} stays.`)).toBeAttached();
    await expect(grip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Lifted ${first.title}`)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`Drop it to make it due`)).toBeAttached();
    await page.keyboard.press('Enter');
    await expect.poll(() => dueOf(page, baseURL, room, first.id)).toBe(second.due);

    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => dueOf(page, baseURL, room, first.id)).toBe(first.due);

    // With the mouse, once the page shows the plan as it was.
    await expect(plan).toHaveText(asPlanned, { useInnerText: true });
    const [from, to] = await gripsInView(page, first, second);
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 5 });
    await expect(page.getByText(`Drop it to make it due`)).toBeAttached();
    await page.mouse.up();
    await expect.poll(() => dueOf(page, baseURL, room, first.id)).toBe(second.due);
  });

  await test.step('tasks ticked in quick succession are all kept, and shown at once', async () => {
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/tasks/*', async (route) => {
      await gate;
      await route.continue();
    });
    const boxes = tasks.slice(0, 3).map(({ title }) => page.getByRole('checkbox', { name: `Done: ${title}` }));
    for (const box of boxes) await box.check();
    // The same task twice more: the last change wins.
    await boxes[0]?.uncheck();
    await boxes[0]?.check();
    await expect(page.getByText(`3 of ${tasks.length} done`)).toBeVisible();
    let saved = 0;
    page.on('response', (response) => (saved += response.request().method() === 'PATCH' && response.ok() ? 1 : 0));
    letThrough();
    await expect.poll(() => saved).toBe(5);
    await page.reload();
    await expect(page.getByText(`3 of ${tasks.length} done`)).toBeVisible();
    for (const box of boxes) await expect(box).toBeChecked();
  });
});

test('a task is dragged to another day by a long press on a phone', async ({ page, baseURL, subscribed }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await subscribed();
  const { room, tasks } = await planned(page, baseURL);
  const [first, second] = onDifferentDays(tasks);
  const [from, to] = await gripsInView(page, first, second);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const at = (box: { x: number; y: number }) => [{ x: box.x + 20, y: box.y + 20 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  await expect(page.getByText(`Lifted ${first.title}`)).toBeAttached();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at({ ...from, y: from.y + 10 }) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
  await expect(page.getByText(`Drop it to make it due`)).toBeAttached();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => dueOf(page, baseURL, room, first.id)).toBe(second.due);
});

test('tasks are removed here and in another tab, down to the plan itself', async ({
  page,
  baseURL,
  subscribed,
  newTab,
  expectFailing,
}) => {
  await subscribed();
  const { room, tasks } = await planned(page, baseURL);

  await test.step('a task is removed after a confirmation, and different hours first show what they leave out', async () => {
    const [first] = tasks;
    await page.getByRole('button', { name: `Change the date of ${first?.title}` }).click();
    await page.getByRole('button', { name: `Remove ${first?.title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(`0 of ${tasks.length - 1} done`)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: `Done: ${first?.title}` })).toHaveCount(0);

    await page.getByRole('button', { name: 'Edit details' }).click();
    const details = page.getByRole('dialog', { name: 'Details' });
    await details.getByLabel('Hours a week for PR').fill('1');
    await expect(details.getByText(/^Left out: /)).toContainText('Make the one-sheet');
    await expect(details.getByText(/^Added: /)).toHaveCount(0);
    await details.getByLabel('Link to listen').fill('song.example/private');
    await details.getByRole('button', { name: 'Save' }).click();
    // Elements behind an open dialog have no roles.
    await expect(details).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Done: Make the one-sheet' })).toHaveCount(0);
    const { listenLink, hoursPerWeek } = await call<Release>(page, baseURL, 'GET', room);
    expect([listenLink, hoursPerWeek]).toEqual(['https://song.example/private', 1]);
  });

  await test.step('a task whose response was lost is added once', async () => {
    expectFailing(/\/tasks$/);
    const path = `**${room}/tasks`;
    await page.route(path, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await page.getByLabel('Add a task').fill('Buy strings');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.locator('form').getByRole('alert')).toBeVisible();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByLabel('Add a task')).toHaveValue('');
    const { items } = await call<TaskList>(page, baseURL, 'GET', `${room}/tasks`);
    expect(items.filter(({ title }) => title === 'Buy strings')).toHaveLength(1);
  });

  await test.step('a plan changed and deleted in another tab is never shown out of date', async () => {
    const other = await newTab();
    await other.goto(page.url());
    const box = (tab: Page) => tab.getByRole('checkbox', { name: /^Done: / }).first();
    await expect(box(page)).not.toBeChecked();
    await box(other).check();
    await expect(box(page)).toBeChecked();
    expectFailing(/\/api\/releases\//);
    await call(page, baseURL, 'DELETE', room);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('alert')).toContainText('This release was deleted.');
      await expect(tab.getByRole('region', { name: 'Plan' })).toHaveCount(0);
    }
  });
});

/** A release ten weeks away, open in the browser. */
async function planned(page: Page, baseURL: string | undefined): Promise<{ room: string; tasks: Task[] }> {
  const date = new Date(Date.now() + 70 * 24 * 3_600_000).toISOString().slice(0, 10);
  const body = { kind: 'release', title: 'Salt Road', date, timeZone: 'UTC' };
  const { id } = await call<Release>(page, baseURL, 'POST', '/api/releases', body);
  const room = `/api/releases/${id}`;
  const { items } = await call<TaskList>(page, baseURL, 'GET', `${room}/tasks`);
  await page.goto(`/releases/${id}`);
  await expect(page.getByText(`0 of ${items.length} done`)).toBeVisible();
  return { room, tasks: items };
}

/** Two tasks next to each other in the list. */
function onDifferentDays(tasks: Task[]): [Task, Task] {
  const index = tasks.findIndex(({ due }, place) => due !== null && tasks[place + 1]?.due !== due);
  const [first, second] = [tasks[index], tasks[index + 1]];
  if (!first || !second) throw new Error('All tasks are due on one day');
  return [first, second];
}

const gripOf = (page: Page, { title }: Task) => page.getByRole('button', { name: `Move ${title}`, exact: true });

type Box = { x: number; y: number };

/** Where the grips of two tasks are, in the middle of the screen: the page scrolls during a drag near its edge. */
async function gripsInView(page: Page, first: Task, second: Task): Promise<[Box, Box]> {
  await gripOf(page, first).evaluate((grip) => grip.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [from, to] = [await gripOf(page, first).boundingBox(), await gripOf(page, second).boundingBox()];
  if (!from || !to) throw new Error('A grip is not there');
  return [from, to];
}

async function dueOf(page: Page, baseURL: string | undefined, room: string, id: string): Promise<string | null> {
  const { items } = await call<TaskList>(page, baseURL, 'GET', `${room}/tasks`);
  return items.find((task) => task.id === id)?.due ?? null;
}
