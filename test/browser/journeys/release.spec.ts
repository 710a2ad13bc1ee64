import ICAL from 'ical.js';
import pg from 'pg';
import type { Contact, ContactPage } from '../../../contract/contacts/contact';
import type { Document } from '../../../contract/documents/document';
import { addWorkingDays, daysBetween } from '../../../contract/rules/day-rule';
import { barriers } from '../barriers';
import { awaitEnd, send } from '../chat/chat';
import { call, expect, test } from '../fixtures';

const csv = `Name;Outlet;Email
Ada Fry;Night Bus Zine;ada@nightbus.test
Ines Vale;Radio Salt;ines@radiosalt.test
Jo Low;The Leeds Paper;jo@leedspaper.test
`;

/** Backdates a person's pitches in the database by this many days. */
async function letDaysPass(contactId: string, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['PRODUCT_DATABASE_URL'] });
  await client.connect();
  try {
    await client.query(
      `UPDATE pitches SET sent_at = sent_at - make_interval(days => $2), follow_up_due = follow_up_due - $2 WHERE contact_id = $1`,
      [contactId, days],
    );
  } finally {
    await client.end();
  }
}

/** How many calendar days ago six working days were. */
function sixWorkingDays(): number {
  const today = new Date().toISOString().slice(0, 10);
  let days = 6;
  while (addWorkingDays(new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10), 6) < today) days += 1;
  return Math.max(days, daysBetween(today, addWorkingDays(today, 6)));
}

for (const [device, width, colorScheme] of [
  ['a laptop', 1440, 'light'],
  ['a phone', 390, 'dark'],
] as const) {
  test(`a release goes from the first sentence to a placement on ${device}`, async ({
    page,
    baseURL,
    subscribed,
    request,
  }) => {
    test.slow();
    test.skip(!process.env['PRODUCT_DATABASE_URL'], 'needs the database of the product, which `npm test` passes');
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await subscribed();

    // The first sentence creates the room.
    await page.goto('/chat');
    await send(page, 'My single Salt Road is out on 29 January');
    await awaitEnd(page);
    // The sidebar lists it at once.
    if (width < 768) await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Releases' }).getByRole('link', { name: 'Salt Road' }),
    ).toBeVisible();
    if (width < 768) await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Planned: Salt Road' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Salt Road' })).toBeVisible();
    const room = page.url();
    const releaseId = new URL(room).pathname.split('/').at(-1) ?? '';
    await expect(page.getByRole('checkbox', { name: /^Done: Pitch the song/ })).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    // A calendar reads the feed.
    await page.getByRole('button', { name: 'Get an address' }).click();
    const feed = await page.getByLabel('Secret address').inputValue();
    const text = await (await request.get(feed)).text();
    const events = new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));
    expect(events.find(({ summary }) => summary === 'Salt Road: the day')?.startDate.toString()).toMatch(/-01-29$/);
    expect(events.length).toBeGreaterThan(5);

    // Three people.
    await page.goto('/people');
    await page.getByRole('button', { name: 'Import' }).click();
    const buffer = Buffer.from(csv);
    await page.getByLabel('CSV file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText('3 new, 0 already in your list')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(3);

    // A pitch to one of them.
    await call<Document>(page, baseURL, 'POST', '/api/documents', {
      kind: 'blog_pitch',
      title: 'Pitch for Salt Road',
      markdown: 'Subject: Salt Road\n\nSalt Road is out on 29 January. Listen: [private link]',
      releaseId,
    });
    await page.goto(room);
    await page.getByRole('button', { name: 'Pitch', exact: true }).click();
    const pitching = page.getByRole('dialog', { name: 'Pitch' });
    await pitching.getByLabel('Document').selectOption('Pitch for Salt Road');
    await pitching.getByRole('checkbox', { name: 'Ada Fry, Night Bus Zine' }).check();
    await pitching.getByLabel('First line for Ada Fry').fill('Your piece on cellos made me write.');
    await pitching.getByRole('button', { name: 'Draft 1 email' }).click();
    await page.getByRole('button', { name: 'Open the email to Ada Fry' }).click();
    const email = page.getByRole('dialog', { name: 'To Ada Fry' });
    await expect(email.getByLabel('Text')).toHaveValue(/^Your piece on cellos made me write\.\n\nSalt Road is out/);
    await expect(email.getByRole('link', { name: 'Open in your mail program' })).toHaveAttribute(
      'href',
      /^mailto:ada@nightbus\.test\?/,
    );
    await expect(email.getByText('1 blank is still empty: it goes out as written.')).toBeVisible();
    await expect(email.getByRole('link', { name: 'Fill it in' })).toHaveAttribute('href', /^\/documents\//);
    await email.getByRole('button', { name: 'I’ve sent it' }).or(email.getByText("I've sent it")).click();
    const people = page.getByRole('region', { name: 'People and results' });
    await expect(people.getByText('1 sent, 0 answered, 0 placed')).toBeVisible();
    await expect(people.getByText(/^Wait until /)).toBeVisible();

    // Six working days later one follow-up is due, and then no more.
    const { items } = await call<ContactPage>(page, baseURL, 'GET', '/api/contacts?q=Ada');
    const [ada]: Contact[] = items;
    await letDaysPass(ada?.id ?? '', sixWorkingDays());
    await page.reload();
    await expect(people.getByText(/^Follow up once/)).toBeVisible();
    await people.getByRole('button', { name: 'Write the follow-up to Ada Fry' }).click();
    await expect(page).toHaveURL(/\/chat\?document=[0-9a-f-]{36}$/);
    await expect(page.getByText(/^Hello Ada Fry,/)).toBeVisible();
    await expect(page.getByText(/“Salt Road” is out on Friday 29 January/)).toBeVisible();
    const followUp = page.url();
    // Reopens the same one instead of creating a second.
    await page.goto(room);
    await expect(people.getByText(/^Follow up once/)).toBeVisible();
    await people.getByRole('button', { name: 'Write the follow-up to Ada Fry' }).click();
    await expect(page).toHaveURL(followUp);
    await page.goto(room);
    const outcome = people.getByLabel('Outcome of the pitch to Ada Fry');
    await outcome.selectOption('Followed up');
    await expect(people.getByText(/Stop here/)).toBeVisible();

    // Record a placement, which becomes a fact.
    await outcome.selectOption('Placed');
    await page.getByRole('dialog', { name: 'Placed' }).getByLabel('Link').fill('nightbus.test/salt-road');
    await page.getByRole('dialog', { name: 'Placed' }).getByRole('button', { name: 'Save' }).click();
    await expect(people.getByText('1 sent, 1 answered, 1 placed')).toBeVisible();
    const facts = page.getByRole('region', { name: 'Facts' });
    await expect(facts.getByText(/Covered by Night Bus Zine/)).toBeVisible();
    await expect(facts.getByRole('link', { name: 'https://nightbus.test/salt-road' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.screenshot({ path: `test-results/room-${width}-${colorScheme}.png`, fullPage: true });

    await page.goto('/insights');
    for (const title of ['Pitches sent', 'Answers', 'Placements']) {
      await expect(page.getByRole('group', { name: title }).locator('.display-md')).toHaveText('1');
    }
    await page.screenshot({ path: `test-results/insights-${width}-${colorScheme}.png`, fullPage: true });
  });
}
