import type { Locator, Page } from '@playwright/test';
import type { Message } from '../../../contract/chats/chat';
import {
  composer,
  conversation,
  makeChat,
  messageRow as row,
  questions,
  replies,
  scroller,
  serveMessages,
} from './chat';
import { expect, test } from '../fixtures';

test.beforeEach(async ({ subscribed }) => {
  await subscribed();
});

test('a chat opens at its end; scrolling up loads older messages without moving the view, and again if they don’t load', async ({
  page,
  baseURL,
  expectFailing,
}) => {
  const rows = Array.from({ length: 360 }, (_, index) =>
    row(index, `Message ${index}. ${'Words. '.repeat((index * 7) % 60)}`),
  );
  const pages = await serveMessages(page, rows);
  const chat = await makeChat(page, baseURL);
  await page.goto(`/chat?c=${chat.id}`);
  await expect(conversation(page).getByText('Message 359.')).toBeInViewport();
  expect(pages()).toBeLessThanOrEqual(2);
  await expect(conversation(page).getByText('Message 259.')).toHaveCount(0);

  const view = scroller(page);
  // Scrolling up in the same frame in which the view sticks to the end must win.
  const fromEnd = await view.evaluate(
    (element) =>
      new Promise<number>((done) => {
        const content = element.firstElementChild as HTMLElement;
        const before = content.offsetHeight;
        const observer = new ResizeObserver(() => {
          element.scrollBy({ top: -100 });
          observer.disconnect();
          requestAnimationFrame(() => {
            content.style.minHeight = `${before + 500}px`;
            requestAnimationFrame(() => done(element.scrollHeight - element.scrollTop - element.clientHeight));
          });
        });
        observer.observe(content);
        content.style.minHeight = `${before + 400}px`;
      }),
  );
  expect(fromEnd).toBeGreaterThanOrEqual(200);

  for (const [loaded, top] of [
    [160, 300],
    [60, 0],
  ] as const) {
    await view.evaluate((element, y) => element.scrollTo(0, y), top);
    const seen = await lookAt(view);
    await expect(conversation(page).getByText(`Message ${loaded}.`)).toHaveCount(1);
    await expectInPlace(view, seen);
  }

  await test.step('older messages that don’t load can be requested again', async () => {
    expectFailing(/before=/);
    await page.route(/before=/, (route) => route.fulfill({ status: 503, body: 'Back in a minute' }));
    await view.evaluate((element) => element.scrollTo(0, 0));
    const again = page.getByRole('button', { name: "Older messages didn't load. Try again" });
    await expect(again).toBeVisible();
    await page.unroute(/before=/);
    await again.click();
    await expect(questions(page)).toHaveCount(180);
    await expect(replies(page)).toHaveCount(180);
    await view.evaluate((element) => element.scrollTo(0, 0));
    await expect(conversation(page).getByText('Message 0.')).toBeInViewport();
  });
});

/** Opens a conversation with these messages. */
async function openWith(page: Page, baseURL: string | undefined, rows: Message[]): Promise<void> {
  await serveMessages(page, rows);
  const chat = await makeChat(page, baseURL);
  await page.goto(`/chat?c=${chat.id}`);
}

const hostile = `
<script>window.pwned = 1</script>
<img src="https://evil.test/pixel.png" onerror="window.pwned = 1">
<iframe src="https://evil.test"></iframe>

![picture](https://evil.test/pixel.png) and [script](javascript:window.pwned=1) and [data](data:text/html,x) and
[relative](/api/logout) and [good](https://example.com/a?b=1) and [mail](mailto:mara@example.com) <b onclick="pwned=1">bold</b>

| a | b |
|---|---|
| <img src=x onerror=pwned=1> | **c** |

- one <svg onload=window.pwned=1>
`;

const hebrew =
  '## תוכנית\n\n1. קודם Spotify\n2. אחר כך בלוג\n\n> ציטוט\n\n| תאריך | מה |\n|---|---|\n| 27 | הגשה |\n\nAnd in English.';
const formatted =
  '## Plan\n\n1. First\n2. Second\n   - inner\n\n> A quote\n\n```\nconst a = 1;\n```\n\n| Date | What |\n|---|--:|\n| 27 Nov | Deliver |\n\nSo **bold**, _soft_, ~~gone~~ and `code`.';

/** Every kind of text that a conversation may have. */
const texts: Message[] = [
  row(0, 'When?'),
  { ...row(1, 'By **Friday 11 Decemb'), status: 'stopped' },
  row(2, '__GENERATE_PDF__'),
  row(3, '__GENERATE_PDF__'),
  row(4, 'מה עם Spotify?'),
  row(5, hebrew),
  row(6, hostile),
  row(7, hostile),
  row(9, formatted),
];

test('text is shown safely, with its semantics, direction and time', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await openWith(page, baseURL, texts);

  await test.step('messages from other days show date and time', async () => {
    await expect(questions(page).first().locator('time')).toHaveText(/^Mar [56], 2026 \d{1,2}:30 (AM|PM)$/);
  });

  await test.step('text cut off within bold is bold, without stray markup', async () => {
    const cut = replies(page).first();
    await expect(cut.locator('strong')).toHaveText('Friday 11 Decemb');
    await expect(cut).not.toContainText('**');
  });

  await test.step('the one-sheet marker shows its sentence, but not if the artist types it', async () => {
    const promise = replies(page).nth(1);
    await expect(promise).toContainText(
      "I'll start generating your One Sheet PDF now. You'll be notified when it's ready to download.",
    );
    await expect(promise).not.toContainText('__GENERATE_PDF__');
    await expect(questions(page).nth(1)).toContainText('__GENERATE_PDF__');
  });

  await test.step('right-to-left text reads correctly beside left-to-right text', async () => {
    await composer(page).fill('ומה עכשיו?');
    const directionOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).direction);
    const answer = replies(page).nth(2);
    for (const part of [
      questions(page).getByText('מה עם Spotify?'),
      answer.getByRole('heading'),
      answer.locator('ol'),
      answer.locator('blockquote'),
      answer.locator('table'),
      composer(page),
    ])
      expect(await directionOf(part)).toBe('rtl');
    expect(await directionOf(answer.getByText('And in English.'))).toBe('ltr');
  });

  await test.step('tables, lists, code, headings and quotes have their semantics', async () => {
    const reply = replies(page).last();
    await expect(reply.getByRole('heading', { name: 'Plan' })).toBeVisible();
    await expect(reply.locator('ol > li')).toHaveCount(2);
    await expect(reply.locator('ol ul > li')).toHaveText('inner');
    await expect(reply.locator('blockquote')).toHaveText('A quote');
    await expect(reply.locator('pre code')).toHaveText('const a = 1;');
    await expect(reply.getByRole('columnheader', { name: 'What' })).toBeVisible();
    await expect(reply.getByRole('cell', { name: 'Deliver' })).toBeVisible();
    await expect(reply.locator('strong')).toHaveText('bold');
    await expect(reply.locator('em')).toHaveText('soft');
    await expect(reply.locator('del')).toHaveText('gone');
  });

  await test.step('Markdown is inert: no scripts, no remote images, only safe links, HTML as text', async () => {
    const reply = replies(page).nth(3);
    const question = questions(page).nth(3);
    await expect(reply).toContainText('<script>window.pwned = 1</script>');
    await expect(reply).toContainText('<b onclick="pwned=1">bold</b>');
    await expect(reply.getByRole('table')).toContainText('<img src=x onerror=pwned=1>');
    await expect(reply.locator('script, img, iframe, svg:not(.lucide), [onclick], [onerror]')).toHaveCount(0);
    const links = await reply
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => [
          link.textContent,
          link.getAttribute('href'),
          link.getAttribute('target'),
          link.getAttribute('rel'),
        ]),
      );
    expect(links).toEqual([
      ['picture', 'https://evil.test/pixel.png', '_blank', 'noopener noreferrer'],
      ['good', 'https://example.com/a?b=1', '_blank', 'noopener noreferrer'],
      ['mail', 'mailto:mara@example.com', '_blank', 'noopener noreferrer'],
    ]);
    await expect(question).toContainText('**c**');
    await expect(question.getByRole('link')).toHaveCount(0);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(foreign).toEqual([]);
  });
});

test('hostile text doesn’t freeze the page: one long line, a table bomb, deep quotes and markup', async ({
  page,
  baseURL,
}) => {
  const bombs = [
    'word '.repeat(10_000),
    'x'.repeat(50_000),
    `${'|a'.repeat(300)}|\n${'|-'.repeat(300)}|\n${'|\n'.repeat(3000)}`,
    '>'.repeat(5000),
    '_a__b'.repeat(8000),
    '[a]('.repeat(9000),
    Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n'),
  ];
  await openWith(
    page,
    baseURL,
    bombs.map((bomb, index) => row(index, bomb, false)),
  );
  // Without protection, two of them take over twenty seconds to lay out.
  await expect(replies(page)).toHaveCount(bombs.length, { timeout: 15_000 });
  await expect(page.getByRole('textbox')).toBeFocused();
  expect(await conversation(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('a search leads to an old message; the conversation pages both ways with bounded rows, and Latest leads back', async ({
  page,
  baseURL,
}) => {
  const rows = Array.from({ length: 600 }, (_, index) => row(index, `Message ${index}. ${'Words. '.repeat(20)}`));
  const chat = await makeChat(page, baseURL);
  await page.route(/\/api\/chats\/[^/]+\/messages/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const at = rows.findIndex(({ id }) => id === [...query.values()][0]);
    const [start, end] = query.has('around')
      ? [at - 50, at + 50]
      : query.has('after')
        ? [at + 1, Math.min(600, at + 101)]
        : query.has('before')
          ? [Math.max(0, at - 100), at]
          : [500, 600];
    const links = [start > 0 && '<x>; rel="next"', end < 600 && '<x>; rel="prev"'].filter(Boolean).join(', ');
    return route.fulfill({ json: rows.slice(start, end), headers: { link: links } });
  });
  await page.goto(`/chat?c=${chat.id}&m=${rows[400]?.id}`);
  await expect(conversation(page).locator('li[data-found]')).toContainText('Message 400.');
  await expect(conversation(page).getByText('Message 400.')).toBeInViewport();
  await expect(conversation(page).getByText('Message 599.')).toHaveCount(0);
  const view = scroller(page);
  const held = conversation(page).locator('li[id^=message-]');
  // Scroll to the start, which drops rows at the far end.
  await expect(async () => {
    await view.evaluate((element) => element.scrollTo(0, 0));
    await expect(conversation(page).getByText('Message 0.')).toBeInViewport({ timeout: 300 });
  }).toPass({ intervals: [100] });
  await expect(held).toHaveCount(400);
  await expect(conversation(page).getByText('Message 400.')).toHaveCount(0);
  // Scroll down again: rows at the top are dropped, and the visible ones stay in place.
  const seen = await view
    .evaluate((element) => element.scrollTo(0, element.scrollHeight - 1500))
    .then(() => lookAt(view));
  await expect(conversation(page).getByText('Message 499.')).toHaveCount(1);
  await expect(conversation(page).getByText('Message 0.')).toHaveCount(0);
  await expectInPlace(view, seen);
  await expect(held).toHaveCount(400);
  await page.getByRole('button', { name: 'Latest', exact: true }).click();
  await expect(conversation(page).getByText('Message 599.')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Latest', exact: true })).toHaveCount(0);
});

interface Seen {
  text: string;
  y: number;
}

/** The first message below the top edge, and its position. A date heading may be inserted before it. */
function lookAt(view: Locator): Promise<Seen> {
  return view.evaluate((element) => {
    const top = element.getBoundingClientRect().top;
    const rows = [...element.querySelectorAll('li[id]')];
    const row = rows.find((candidate) => candidate.getBoundingClientRect().top >= top);
    return { text: row?.textContent ?? '', y: row?.getBoundingClientRect().top ?? NaN };
  });
}

/** Expects a row to stay in place, also after the browser has laid out or skipped the rows above. */
async function expectInPlace(view: Locator, { text, y }: Seen): Promise<void> {
  const yOf = () =>
    view.evaluate((element, wanted) => {
      const row = [...element.querySelectorAll('li')].find((candidate) => candidate.textContent === wanted);
      return row?.getBoundingClientRect().top ?? NaN;
    }, text);
  expect(Math.abs((await yOf()) - y)).toBeLessThan(2);
  await view.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(Math.abs((await yOf()) - y)).toBeLessThan(2);
}
