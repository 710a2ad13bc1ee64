import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  type OneSheet,
  type SheetContent,
  type SheetDesign,
  type SheetVariant,
  sheetVariants,
} from '../../contract/one-sheets/one-sheet';
import { fullContent } from '../samples/sheets';
import { replies, send, startChat } from './chat/chat';
import { call, expect, test } from './fixtures';

const paper = (page: Page) => page.getByRole('img', { name: 'The page as it will be printed' });
/** The printed page in the preview. */
const printed = (page: Page) => page.getByTitle('Preview').contentFrame();
const photo = (page: Page) => printed(page).getByAltText('Photo of Mara Quill');
const kind = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const made = (page: Page, name: string) => replies(page).last().getByRole('region', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('Not visible');
  return box;
}

/** Asks for a one-sheet in the chat and returns its id. */
async function makeSheet(page: Page): Promise<string> {
  await startChat(page);
  await send(page, 'Please make my one-sheet');
  const edit = made(page, 'Press one-sheet').getByRole('link');
  await expect(edit).toBeVisible({ timeout: 30_000 });
  return (await edit.getAttribute('href'))?.split('/').at(-1) ?? '';
}

/** Opens the editor of a sheet with this content. */
async function edit(
  page: Page,
  baseURL: string | undefined,
  content: SheetContent,
  variant: SheetVariant,
): Promise<void> {
  const path = `/api/one-sheets/${await makeSheet(page)}`;
  const { versions } = await call<OneSheet>(page, baseURL, 'GET', path);
  const design = { ...versions[0]?.design, variant, paper: 'a4' };
  await call(page, baseURL, 'POST', `${path}/versions`, { baseNumber: 1, content, design });
  await page.goto(path.replace('/api/one-sheets', '/one-sheet'));
  await expect(printed(page).getByText(content.release.title).first()).toBeVisible();
}

const skin = { r: 243, g: 211, b: 179 };

/** A photo with a plain background and a face. All sizes are in pixels. */
async function portrait(width: number, height: number, face: Box): Promise<Buffer> {
  const head = { width: face.width, height: face.height, channels: 3 as const, background: skin };
  return sharp({ create: { width, height, channels: 3, background: '#3b6d8c' } })
    .composite([{ input: await sharp({ create: head }).png().toBuffer(), left: face.x, top: face.y }])
    .jpeg()
    .toBuffer();
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Upload a photo').last().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('radio', { name }).first()).toBeChecked({ timeout: 30_000 });
}

/** The size of the visible part of the face, in screen pixels. */
async function seenFace(page: Page): Promise<{ width: number; height: number }> {
  const clip = await boxOf(photo(page));
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isSkin = (pixel: number): boolean =>
    [skin.r, skin.g, skin.b].every((value, channel) => Math.abs((data[pixel * 3 + channel] ?? 0) - value) < 40);
  const places = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter(isSkin);
  const extent = (values: number[]): number =>
    values.reduce((most, value) => Math.max(most, value), 0) -
    values.reduce((least, value) => Math.min(least, value), Infinity);
  return {
    width: extent(places.map((pixel) => pixel % info.width)) + 1,
    height: extent(places.map((pixel) => Math.floor(pixel / info.width))) + 1,
  };
}

/** The number of lines of each matching text. */
const linesOf = (texts: Locator): Promise<number[]> =>
  texts.evaluateAll((elements) =>
    elements.map((element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const bottoms = new Set<number>();
      while (words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        for (const { bottom } of range.getClientRects()) bottoms.add(Math.round(bottom));
      }
      return bottoms.size;
    }),
  );

/** What didn't fit on the page, in the order it was left out. */
async function leftOut(page: Page): Promise<string[]> {
  const heading = page.getByText('Left out to keep it to one page');
  return (await heading.locator('xpath=following-sibling::p').innerText()).split(', ');
}

const kinds: Record<SheetVariant, string> = {
  press: 'Press',
  booking: 'Booking',
  radio: 'Radio and retail',
  playlist: 'Playlist',
};

/** Picks another kind, and waits until its page is laid out. */
async function choose(page: Page, variant: SheetVariant): Promise<void> {
  const laidOut = page.waitForResponse((response) => {
    if (!response.url().endsWith('/preview')) return false;
    return (response.request().postDataJSON() as { design: SheetDesign }).design.variant === variant;
  });
  await kind(page, kinds[variant]).click();
  await laidOut;
  await expect(page.getByText('One page, as it will be printed')).toBeAttached();
}

test('on a full sheet of each kind links and tracks give way first, the story stays, and numbers keep to their lines', async ({
  page,
  baseURL,
  subscribed,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await subscribed();
  const numbers = ['412,000', '128,400,000', '12.4 million', '46'].map((figure) => ({
    ...{ figure, what: 'newsletter subscribers' },
    ...{ source: 'Spotify for Artists', asOf: '2026-11-02' },
  }));
  await edit(page, baseURL, { ...fullContent, numbers }, 'press');
  await upload(page, 'wide.jpg', await portrait(1500, 1250, { x: 900, y: 100, width: 300, height: 240 }));
  await expect(photo(page)).toBeVisible();
  for (const name of sheetVariants) {
    if (name !== 'press') await choose(page, name);
    // The preview may still show the previous kind.
    await expect(async () => {
      const gone = await leftOut(page);
      const first = gone.filter((place) => /^(Link|Track) \d+$/.test(place));
      expect(first.length).toBeGreaterThan(0);
      expect(gone.slice(0, first.length)).toEqual(first);
      await expect(printed(page).getByText(fullContent.release.story)).toBeVisible();
      const figures = await linesOf(printed(page).locator('.figures b'));
      expect(figures.length).toBeGreaterThan(1);
      expect(new Set(figures)).toEqual(new Set([1]));
      expect(Math.max(...(await linesOf(printed(page).locator('.figures li'))))).toBeLessThan(5);
      // Jo Ferris does press, and the heading above the name must not say otherwise.
      await expect(printed(page).locator('.contact')).toHaveText(/^Contact\s*Jo Ferris\s*Press/);
    }, name).toPass({ timeout: 10_000 });
  }
});

test('a photo takes the top third or the left half of the page, with the whole face', async ({
  page,
  baseURL,
  subscribed,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await subscribed();
  await edit(page, baseURL, fullContent, 'press');
  /** The preview may still show the previous photo, or none while it loads. */
  const expectPhoto = (width: number, face: Box) =>
    expect(async () => {
      const [sheet, box, seen] = [await boxOf(paper(page)), await boxOf(photo(page)), await seenFace(page)];
      expect(Math.abs(box.x - sheet.x) + Math.abs(box.y - sheet.y)).toBeLessThan(1);
      expect(box.width / sheet.width).toBeCloseTo(width, 2);
      expect(box.height).toBeGreaterThan(sheet.height / 3 - 1);
      expect(seen.width / seen.height / (face.width / face.height)).toBeCloseTo(1, 1);
    }).toPass({ timeout: 10_000 });

  // Cropped to the centre, the picture would lose the top of the face.
  const above = { x: 900, y: 100, width: 300, height: 240 };
  await upload(page, 'wide.jpg', await portrait(1500, 1250, above));
  await expectPhoto(1, above);

  // Faces aren't detected this far down, so the artist sets the point.
  const below = { x: 100, y: 1500, width: 300, height: 240 };
  await upload(page, 'tall.jpg', await portrait(1200, 1800, below));
  const point = page.getByRole('button', { name: /^Point that stays in view: found for you/ });
  const isTall = (picture: HTMLImageElement) => picture.naturalHeight > picture.naturalWidth;
  await expect.poll(() => point.locator('img').evaluate(isTall)).toBe(true);
  const { width, height } = await boxOf(point);
  await point.click({ position: { x: (250 / 1200) * width, y: (1620 / 1800) * height } });
  await expectPhoto(0.5, below);
});

test('what was confirmed in one sheet is prefilled in the next, whose kind is one click away', async ({
  page,
  subscribed,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await subscribed();
  await makeSheet(page);
  await made(page, 'Press one-sheet').getByRole('link').click();
  await field(page, 'Credential').fill('Supported Low in 2025');
  await field(page, 'Contact role').fill('Manager');
  await page.getByRole('button', { name: 'Save and download' }).click();
  await expect(page.getByText('Version 2 is saved.')).toBeVisible({ timeout: 30_000 });

  await page.getByRole('link', { name: 'Chat', exact: true }).click();
  await send(page, 'Make me a booking one-sheet');
  await expect(made(page, 'Booking one-sheet')).toContainText('Version 1', { timeout: 30_000 });
  await made(page, 'Booking one-sheet').getByRole('link').click();
  await expect(field(page, 'Credential')).toHaveValue('Supported Low in 2025');
  await expect(field(page, 'Contact role')).toHaveValue('Manager');
  await expect(kind(page, 'Booking')).toBeChecked();

  await expect(page.getByRole('group', { name: 'Kind of sheet' }).getByRole('radio')).toHaveCount(4);
  for (const name of Object.values(kinds)) await expect(kind(page, name)).toBeInViewport({ ratio: 1 });
  for (const name of ['radio', 'playlist', 'press'] as const) await choose(page, name);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(printed(page).getByText('Supported Low in 2025')).toBeVisible();
});
