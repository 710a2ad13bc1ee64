import type { Page } from '@playwright/test';
import type { SupportRequest } from '../../../contract/support';
import { awaitEnd, notifications, replies, send, startAnotherChat, startChat } from '../chat/chat';
import { call, cards, expect, payWith, test } from '../fixtures';

/** Pays for the yearly plan at the hosted checkout. */
async function subscribeYearly(page: Page): Promise<void> {
  await page.goto('/paywall');
  await page.getByRole('button', { name: 'Choose Yearly Plan' }).click();
  await payWith(page, cards.pays);
  await expect(page).toHaveURL('/chat');
}

test('the assistant remembers, proposes facts, and calculates dates', async ({ page, subscribed }) => {
  await subscribed();

  await test.step('things the assistant is told to remember can be seen, added to, edited and deleted', async () => {
    await startChat(page);
    await send(page, 'Remember that my label is called Low Tide.');
    await awaitEnd(page);
    await page.getByRole('link', { name: 'Facts' }).click();
    const facts = page.getByRole('list', { name: 'Facts' });
    await expect(facts.getByRole('listitem').first()).toContainText('my label is called Low Tide.');
    await expect(facts.getByRole('link', { name: /^Said in a chat/ })).toHaveAttribute('href', /^\/chat\?c=.+&m=.+/);
    await page.getByLabel('Add something to remember').fill('Never on Mondays');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(facts.getByRole('listitem').first()).toContainText('Never on Mondays');
    await expect(page.getByLabel('Add something to remember')).toHaveValue('');
    await facts.getByRole('button', { name: 'Edit: Never on Mondays' }).click();
    await page.getByLabel('Remember', { exact: true }).fill('Never on Sundays');
    await page.keyboard.press('Enter');
    await expect(facts.getByRole('listitem').first()).toContainText('Never on Sundays');
    await facts.getByRole('button', { name: 'Delete: my label is called Low Tide.' }).click();
    const asking = page.getByRole('alertdialog', { name: 'Delete this fact?' });
    await expect(asking).toContainText('This deletes “Remember: my label is called Low Tide.”');
    await page.keyboard.press('Escape');
    await expect(facts).toContainText('Low Tide');
    await expect(facts.getByRole('button', { name: 'Delete: my label is called Low Tide.' })).toBeFocused();
    await page.keyboard.press('Enter');
    await asking.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(facts).not.toContainText('Low Tide');
    await expect(facts.locator(':focus')).toHaveCount(1);
  });

  await test.step('a fact is proposed below the reply, kept, and used from then on', async () => {
    await startChat(page);
    await send(page, 'My new single is called “Harbour”. It is out on 22 January 2027.');
    await awaitEnd(page);
    const chips = page.getByRole('list', { name: 'Facts to keep?' });
    await expect(chips).toContainText('Release date (Harbour): 22 January 2027. Keep?');
    await chips.getByRole('button', { name: 'Keep: Release date (Harbour): 22 January 2027' }).click();
    await expect(chips).not.toContainText('22 January 2027');
    await chips.getByRole('button', { name: 'No: Release: Harbour' }).click();
    await expect(chips.getByText('Release: Harbour')).toHaveCount(0);
    await page.getByRole('link', { name: 'Facts' }).click();
    const facts = page.getByRole('list', { name: 'Facts' });
    await expect(facts).toContainText('Release date (Harbour): 22 January 2027');
    await expect(facts).not.toContainText('Release: Harbour');
  });

  await test.step('a date is calculated in code, and the step stays in the reply', async () => {
    await startChat(page);
    await send(page, 'What date is 4 weeks before 22 January 2027?');
    await awaitEnd(page);
    await expect(page.getByRole('list', { name: 'What was done' })).toContainText('Worked out: Friday 2026-12-25');
    await expect(page.getByText('Friday 25 December 2026', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('list', { name: 'What was done' })).toContainText('Worked out: Friday 2026-12-25');
  });
});

test('the yearly plan has priority support, recalls earlier conversations, and shows all results', async ({
  page,
  onboard,
  newTab,
  baseURL,
  expectFailing,
}) => {
  test.slow();

  await test.step('a question reaches the operator, as priority on the yearly plan', async () => {
    const { email } = await onboard();
    await page.goto('/support');
    await expect(page.getByText('Answered by email within 3 working days.')).toBeVisible();
    await subscribeYearly(page);
    await page.getByRole('link', { name: 'Help' }).click();
    await expect(page.getByText('Priority support')).toBeVisible();
    const question = `Where is my invoice, ${email}?`;
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/support', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('Your question').fill(question);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByLabel('Your question').fill('And another thing');
    answer();
    await expect(page.getByText(`We'll reply to ${email} within one working day.`)).toBeVisible();
    await expect(page.getByLabel('Your question')).toHaveValue('And another thing');
    await expect
      .poll(async () => {
        const mails = (await (await page.context().request.get('/sandbox/mail.json')).json()) as {
          subject: string;
          text: string;
        }[];
        return mails.find(({ text }) => text.includes(question))?.subject;
      })
      .toBe('[Priority] Question from Mara Quill');
  });

  await test.step('a question whose response was lost is asked once', async () => {
    expectFailing(/\/api\/support$/);
    await page.unroute('**/api/support');
    const asked: string[] = [];
    await page.route('**/api/support', async (route) => {
      const response = await route.fetch();
      asked.push(((await response.json()) as SupportRequest).id);
      await (asked.length === 1 ? route.abort() : route.fulfill({ response }));
    });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(notifications(page)).toContainText("Couldn't send your question");
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByLabel('Your question')).toHaveValue('');
    expect(asked).toEqual([asked[0], asked[0]]);
    await page.unroute('**/api/support');
  });

  await test.step('the yearly plan recalls earlier conversations and links to them', async () => {
    await startChat(page);
    await send(page, 'My cellist Ines joins us for the Brudenell show.');
    await awaitEnd(page);
    const first = page.url();
    await startAnotherChat(page);
    await send(page, 'What did I tell you earlier about my cellist?');
    await expect(replies(page).last()).toContainText('My cellist Ines joins us for the Brudenell show.');
    await awaitEnd(page);
    await replies(page).last().getByRole('link').first().click();
    // To the message, within its conversation.
    await expect(page).toHaveURL((url) => url.href.startsWith(`${first}&m=`));
  });

  await test.step('the yearly plan shows all results and compares releases, the monthly one the last 30 days', async () => {
    await call(page, baseURL, 'POST', '/api/releases', { kind: 'release', title: 'Salt Road' });
    await page.goto('/insights');
    await expect(page.getByRole('group', { name: 'Pitches sent' })).toContainText('0');
    await expect(page.getByRole('table', { name: 'By release' })).toContainText('Salt Road');

    const other = await newTab();
    const preview = await call<{ asOf: string }>(page, baseURL, 'POST', '/api/subscription/switch/preview', {
      planId: 'monthly',
    });
    await call(page, baseURL, 'POST', '/api/subscription/switch', { planId: 'monthly', asOf: preview.asOf });
    await other.goto('/insights');
    await expect(other.getByText('Your last 30 days')).toBeVisible();
    await expect(other.getByRole('table', { name: 'By release' })).toBeHidden();
  });
});
