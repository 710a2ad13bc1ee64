/** From an artist's first sentence to a file ready to send: a single, a tour and a crisis, on a laptop and a phone. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { unzip } from '../../support/files/zip';
import { barriers } from '../barriers';
import { awaitEnd, replies, send } from '../chat/chat';
import { expect, test } from '../fixtures';

const year = new Date().getUTCFullYear() + 1;

interface Journey {
  name: string;
  /** The artist's messages. The last one asks for the document. */
  says: string[];
  /** The step of the reply that leads to the document. */
  link: string;
  /** What the text must contain, and what no one said. */
  has: (string | RegExp)[];
  lacks: RegExp;
  /** A claim in the text, and the artist's words that prove it. */
  claim: RegExp;
  from: RegExp;
  /** A passage that the assistant is asked to change. */
  passage: string;
}

const journeys: Journey[] = [
  {
    name: 'a single',
    says: [
      `Hi! I'm Jo Ferris. My single "Salt Road" is out on 29 January ${year}, it's about my grandmother's walk to the mill.`,
      'You can quote me on this: I wrote it the night the road closed.',
      'Would you put something together that I can send to newspapers?',
    ],
    link: 'Saved: press release',
    has: [`29 January ${year}`, '“I wrote it the night the road closed.” — Jo Ferris', 'their grandmother'],
    lacks: /“[^”]*” — (?!Jo Ferris)/,
    claim: /I wrote it the night the road closed/,
    from: /^From you: “.*You can quote me on this/,
    passage: 'FOR IMMEDIATE RELEASE',
  },
  {
    name: 'a tour of four towns',
    says: [
      `We tour in March ${year}: Leeds on the 5th, Hull on 6 March, York 8 March and Whitby on the 9th. Doors at 7pm.`,
      'Now I need an announcement for each town, please',
    ],
    link: 'Saved: Gig announcement: Whitby',
    has: ['live at [venue], Whitby', `9 March ${year}`, '7pm'],
    lacks: /Hull|York/,
    claim: /\p{L}+ 9 March \d{4}/u,
    from: /^From you: “.*Whitby on the 9th/,
    passage: 'One fact that makes this night worth a listing.',
  },
  {
    name: 'a crisis',
    says: [
      'Our drummer was arrested last night and a journalist is asking.',
      'He is home and safe, and we have called a lawyer. I think he was drunk. Please write a statement for the press.',
    ],
    link: 'Saved: crisis statement',
    has: ['our drummer is home and safe', 'Our drummer was arrested on the night of', 'We have called a lawyer.'],
    lacks: /drunk|journalist|last night|guilty/,
    claim: /(?<=on the night of )\p{L}+ \d+ \p{L}+ \d{4}/u,
    from: /^From you: “.*arrested last night/,
    passage: 'We have called a lawyer.',
  },
];

/** Next to the chat it is a complementary landmark, alone on a phone the main one. */
const paneOf = (page: Page): Locator => page.getByLabel('Document', { exact: true });

/** Clicks on words in a text whose lines may be long. */
async function clickOn(page: Page, written: Locator, words: RegExp): Promise<void> {
  const place = await written.evaluate(
    (element, { source, flags }) => {
      // Marks split a line into several nodes.
      const match = new RegExp(source, flags).exec(element.textContent ?? '');
      if (!match) return null;
      let at = match.index;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { length } = node.textContent ?? '';
        if (at >= length) {
          at -= length;
          continue;
        }
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, Math.min(at + 3, length));
        range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
      return null;
    },
    { source: words.source, flags: words.flags },
  );
  if (!place) throw new Error(`The text has no ${words.source}`);
  await page.mouse.click(place.x, place.y);
}

async function download(page: Page, format: string): Promise<Buffer> {
  await paneOf(page).getByRole('button', { name: 'Export' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  return readFile(await (await file).path());
}

for (const [device, width, colorScheme] of [
  ['a laptop', 1440, 'light'],
  ['a phone', 390, 'dark'],
] as const) {
  for (const { name, says, link, has, lacks, claim, from, passage } of journeys) {
    test(`${name} goes from the first sentence to files on ${device}`, async ({ page, subscribed }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await subscribed();
      await page.goto('/chat');
      for (const [index, words] of says.entries()) {
        await send(page, words);
        await expect(replies(page)).toHaveCount(index + 1);
        await awaitEnd(page);
      }
      const reads: string[] = [];
      page.on('request', (request) => reads.push(new URL(request.url()).pathname));
      await page.getByRole('link', { name: link }).click();
      const pane = paneOf(page);
      const written = pane.getByRole('textbox', { name: /^Text of / });
      for (const words of has) await expect(written).toContainText(words);
      expect(await written.innerText()).not.toMatch(lacks);
      await expect(pane.getByRole('list', { name: 'Things to check' })).not.toContainText('Not from you');
      // The chat stays where it is.
      expect(reads.filter((path) => path.startsWith('/api/chats'))).toEqual([]);
      await page.screenshot({ path: `.data/test/screenshots/journey-${name.replaceAll(' ', '-')}-${width}.png` });

      // See who said it.
      await clickOn(page, written, claim);
      await expect(pane.getByText(from)).toBeVisible();
      expect(await barriers(page)).toEqual([]);

      // Edit by hand.
      await written.press('Control+End');
      await page.keyboard.type(', with thanks.');
      await expect(pane.getByRole('status').first()).toHaveText('Saved');

      // Edit by asking.
      await written.getByText(passage).first().click({ clickCount: 3 });
      await pane.getByRole('button', { name: 'Ask about the selection' }).click();
      const ask = pane.getByRole('form', { name: 'Ask about the selection' });
      await ask.getByRole('textbox').fill('Replace it with “With thanks to everyone”');
      await ask.getByRole('button', { name: 'Ask', exact: true }).click();
      const changes = pane.getByRole('region', { name: 'Changes' });
      await expect(changes.locator('ins').first()).toBeVisible();
      await changes.getByRole('button', { name: 'Keep' }).click();
      await expect(written).toContainText('With thanks to everyone');

      // Go back to an earlier version.
      await pane.getByRole('button', { name: 'Versions' }).click();
      await page
        .getByRole('dialog', { name: 'Versions' })
        .getByRole('button', { name: /^Restore version/ })
        .click();
      await expect(written).toContainText(passage);
      await expect(written).toContainText('with thanks.');

      // Export as files.
      const word = (await unzip(await download(page, 'Word'))).get('word/document.xml')?.toString() ?? '';
      const email = await PostalMime.parse(await download(page, 'Email (.eml)'));
      expect(email.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1');
      for (const text of [word, `${email.text ?? ''}${email.html ?? ''}`]) {
        expect(text).toContain('with thanks.');
        expect(text).toContain(passage);
        expect(text).not.toMatch(lacks);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}
