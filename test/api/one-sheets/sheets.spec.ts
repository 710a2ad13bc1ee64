import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import {
  type PictureFocus,
  sheetVariants,
  type SheetContent,
  type SheetDesign,
} from '../../../contract/one-sheets/one-sheet.js';
import { papers } from '../../../backend/src/providers/printer/printer.js';
import type { PrintedSheet } from '../../../backend/src/pdf/printer/sheet-printer.js';
import { coverArt, palettes, stagePhoto } from '../../samples/pictures.js';
import { fullContent, sheetContent } from '../../samples/sheets.js';
import { pageImage, readPdf, type ReadPdf } from '../../support/files/pdf.js';
import { openPress, type Press } from '../../support/press.js';

interface Box {
  top: number;
  left: number;
  right: number;
}
/** The part of the page's document that linesOf uses. */
declare const document: {
  querySelectorAll: (selector: string) => Iterable<{
    parentElement: { getBoundingClientRect: () => Box };
  }>;
  createRange: () => { selectNodeContents: (node: unknown) => void; getClientRects: () => Iterable<Box> };
};

/** Runs inside a page: each element's number of lines, and whether it fits within its container. */
function linesOf(selector: string): { lines: number; isWithin: boolean }[] {
  return [...document.querySelectorAll(selector)].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = [...range.getClientRects()];
    const { left, right } = element.parentElement.getBoundingClientRect();
    return {
      lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
      isWithin: boxes.every((box) => box.left > left - 1 && box.right < right + 1),
    };
  });
}

/** The vertical bands of a page, from the top, with content on the background colour of its first pixel. */
async function bandsOf(pdf: Buffer): Promise<{ top: number; bottom: number }[]> {
  const { data, info } = await sharp(await pageImage(pdf, 1200))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [ground = 0] = data;
  const isGround = (pixel: number): boolean => Math.abs(pixel - ground) < 24;
  const bands: { top: number; bottom: number }[] = [];
  for (let row = 0; row < info.height; row += 1) {
    const line = data.subarray(row * info.width, (row + 1) * info.width);
    // Below the header, another colour reaches the edge.
    if (!isGround(line[0] ?? 0)) break;
    if (line.every(isGround)) continue;
    const last = bands.at(-1);
    if (last?.bottom === row) last.bottom = row + 1;
    else bands.push({ top: row, bottom: row + 1 });
  }
  return bands;
}

describe('one-sheets', () => {
  let press: Press;
  let photo: Buffer;
  let cover: Buffer;

  beforeAll(async () => {
    press = await openPress();
    await press.printer.print('<p>warm</p>');
    photo = await stagePhoto(1600, 1100, palettes.sea);
    cover = await coverArt(700, palettes.sea);
  });
  afterAll(() => press.close());

  const design = (overrides: Partial<SheetDesign> = {}): SheetDesign => ({
    variant: 'press',
    paper: 'a4',
    accent: '#16697a',
    photoId: null,
    coverId: null,
    ...overrides,
  });

  interface Print extends PrintedSheet, ReadPdf {}
  async function print(content: SheetContent, overrides?: Partial<SheetDesign>, images = {}): Promise<Print> {
    const sheet = await press.sheets.print(content, design(overrides), { photo: null, cover: null, ...images });
    return { ...sheet, ...(await readPdf(sheet.pdf)) };
  }

  it('prints even if the browser’s sandbox isn’t available', async () => {
    // Chromium refuses to as root, and if a container or the system forbids it.
    const confined = await openPress({ isSandboxed: true });
    try {
      expect((await readPdf(await confined.printer.print('<p>Low Sun'))).text).toContain('Low Sun');
    } finally {
      await confined.close();
    }
  });

  it.each(sheetVariants.map((variant, at) => [at % 2 === 0 ? 'a4' : 'letter', variant] as const))(
    'a full one on %s for %s is one tagged page of that size, with title, author, outline and links, small enough to email',
    async (paper, variant) => {
      const sheet = await print(fullContent, { paper, variant }, { photo, cover });
      expect([sheet.pages, sheet.isTagged, sheet.hasOutline, sheet.language]).toEqual([1, true, true, 'en']);
      expect([sheet.title, sheet.author]).toEqual(['Mara Quill: Salt Road', 'Mara Quill']);
      const [width, height] = paper === 'a4' ? [210, 297] : [215.9, 279.4];
      expect(sheet.size.width).toBeCloseTo(width, 0);
      expect(sheet.size.height).toBeCloseTo(height, 0);
      expect(sheet.text).toContain('Mara Quill');
      expect(sheet.text).toContain('jo@ferrispress.example');
      expect(sheet.links).toEqual(
        expect.arrayContaining([
          'mailto:jo@ferrispress.example',
          'tel:+4419474960000',
          'https://maraquill.example/salt-road',
        ]),
      );
      expect(sheet.pdf.length).toBeLessThan(3 * 2 ** 20);
      expect(await sharp(sheet.thumbnail).metadata()).toMatchObject({ format: 'webp', height: 600 });
    },
  );

  it('lists what didn’t fit, and prints everything else of the variant', async () => {
    const { text, leftOut } = await print(fullContent, {}, { photo, cover });
    fullContent.quotes.forEach((quote, at) => {
      expect([quote.outlet, text.includes(quote.outlet)]).toEqual([quote.outlet, !leftOut.includes(`quotes.${at}`)]);
    });
    fullContent.numbers.forEach(({ figure }, at) => {
      expect([figure, text.includes(figure)]).toEqual([figure, !leftOut.includes(`numbers.${at}`)]);
    });
    expect(text).toContain(fullContent.release.story);
  });

  it('the QR code leads to the song, or for booking to the booking contact', async () => {
    const codeOf = async (variant: SheetDesign['variant']): Promise<string> => {
      const { pdf } = await print(fullContent, { variant });
      const { data, info } = await sharp(await pageImage(pdf, 1400))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return decodeQR({ width: info.width, height: info.height, data });
    };
    expect(await codeOf('press')).toBe('https://maraquill.example/salt-road');
    expect(await codeOf('booking')).toBe('mailto:jo@ferrispress.example');
  });

  it('a name, a genre, a town and one song are enough', async () => {
    const sheet = await print(
      sheetContent({
        artistName: 'Odd Harbour',
        genre: 'Dream pop',
        city: 'Bristol',
        release: { title: 'Paper Boats' },
      }),
    );
    expect(sheet.pages).toBe(1);
    expect(sheet.text).toMatch(/Odd Harbour.*Dream pop.*Bristol.*Paper Boats.*Contact/i);
    expect(sheet.text).not.toMatch(/N\/A|In numbers|Press|undefined|null/i);
    expect([sheet.leftOut, sheet.warnings]).toEqual([[], ['Add an email or phone number so people can reach you.']]);
  });

  it('a long title leaves room for the listening link', async () => {
    const title = 'The Night We Drove All the Way Home With the Windows Down and Nobody Said a Word';
    const listenLink = 'https://paperboats.example/listen';
    for (const images of [{}, { cover }]) {
      const { text } = await print(sheetContent({ release: { title, listenLink } }), {}, images);
      expect(text).toContain('Listen paperboats.example/listen');
    }
  });

  it('heads near the top of a wide photo aren’t cut, even on a full page', async () => {
    const heads = await sharp({ create: { width: 900, height: 180, channels: 3, background: '#f3d3b3' } })
      .png()
      .toBuffer();
    const group = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#7aa0b8' } })
      .composite([{ input: heads, left: 300, top: 110 }])
      .jpeg()
      .toBuffer();
    const [band] = await bandsOf((await print(fullContent, {}, { photo: group })).pdf);
    expect(band?.top).toBeGreaterThan(0);
  });

  it('is cropped around the point that the artist has chosen, and takes a third of the page', async () => {
    const wide = await stagePhoto(1800, 1800, palettes.moss);
    const seen = async (photoFocus?: PictureFocus) => {
      const look = { ...design(), ...(photoFocus && { photoFocus }) };
      const { html } = await press.sheets.preview(fullContent, look, { photo: wide, cover: null });
      return /data-focus="[^"]+"[^>]*object-position: (\d+)\S*% (\d+)/.exec(html)?.slice(1).map(Number);
    };
    expect(await seen({ x: 50, y: 0 })).toEqual([50, 0]);
    expect(await seen({ x: 50, y: 100 })).toEqual([50, 100]);
    const [, top = NaN] = (await seen()) ?? [];
    expect(top).toBeLessThan(50);
    const { pdf } = await print(fullContent, {}, { photo: await stagePhoto(1800, 1200, palettes.moss) });
    const { data, info } = await sharp(await pageImage(pdf, 900))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // A third of the way down it is still the photo, not paper.
    const at = (Math.floor(info.height * 0.32) * info.width + 5) * 3;
    expect(Math.min(...data.subarray(at, at + 3))).toBeLessThan(240);
  });

  it('a contact with another role isn’t announced as “Booking”', async () => {
    const { text } = await print(fullContent, { variant: 'booking' });
    expect(text).toMatch(/Contact\s+Jo Ferris\s+Press/i);
    expect(text).toContain(fullContent.release.story);
    const alone = { ...fullContent, contact: { ...fullContent.contact, role: '' } };
    expect((await print(alone, { variant: 'booking' })).text).toMatch(/Booking\s+Jo Ferris/i);
  });

  it('a 512-pixel square, as in profiles, stays small', async () => {
    const square = await stagePhoto(512, 512, palettes.moss);
    const { html } = await press.sheets.preview(sheetContent(), design(), { photo: square, cover: null });
    expect(html).toContain('class="hero small"');
  });

  it('a 200 by 200 photo stays small, and the artist is told', async () => {
    const small = await stagePhoto(200, 200, palettes.moss);
    const { pages, warnings } = await print(fullContent, {}, { photo: small });
    expect(pages).toBe(1);
    expect(warnings).toContain('The photo is 200 px wide. For sharp print, use 1,500 px or wider.');
  });

  it.each(['press', 'booking'] as const)(
    'on a %s sheet the longest figure or date stays on one line and in place',
    async (variant) => {
      for (const longest of ['128,400,000', 'W'.repeat(14), '億'.repeat(14)]) {
        const numbers = ['1,240,000', '12.4 million', '46', longest].map((figure) => ({
          ...{ figure, what: 'newsletter subscribers' },
          ...{ source: 'Spotify for Artists', asOf: '2026-11-02' },
        }));
        const shows = ['Friday 18 September 2027', '14 November 2027', 'May'].map((date) => ({
          ...{ date, venue: 'The Glad Cafe', city: 'Glasgow' },
        }));
        const { html } = await press.sheets.preview(sheetContent({ numbers, shows }), design({ variant }), {
          photo: null,
          cover: null,
        });
        const lines = await press.printer.open(html, papers.a4, (page) => page.run(linesOf, '.figures b, .shows b'));
        expect(lines).toEqual(Array.from({ length: 7 }, () => ({ lines: 1, isWithin: true })));
      }
    },
  );

  it.each([
    ['Yogi', 1],
    ['Gypsy Jig Playground', 2],
    ['Ålesşund Çığ Öğ', 2],
    ['ปู่ญี่', 1],
    ['مُحَمَّد حَاجِّي', 2],
  ])('text in %s doesn’t overlap lines, content below or the edge', async (artistName, lines) => {
    const { pdf } = await print(sheetContent({ artistName, genre: 'Punk' }));
    const bands = await bandsOf(pdf);
    expect(bands[0]?.top).toBeGreaterThan(20);
    // Diacritics may be separate from their letters.
    expect(bands.length).toBeGreaterThan(lines);
    const below = bands.at(-1);
    expect((below?.bottom ?? 0) - (below?.top ?? 0)).toBeLessThan(30);
  });

  it('a name of 120 W’s is complete', async () => {
    const { pages, text } = await print(sheetContent({ ...fullContent, artistName: 'W'.repeat(120) }), {}, { photo });
    expect(pages).toBe(1);
    expect(text.replace(/\s/g, '')).toContain('W'.repeat(120));
  });

  it('a long name breaks between words', async () => {
    const artistName = 'The Extraordinarily Unhurried Philharmonic Association of Lower Saltwick Bay';
    const { text } = await print(sheetContent({ artistName }), {}, { photo });
    for (const word of artistName.split(' ')) expect(text).toContain(word);
  });

  it('a bio of 8,000 characters ends with a full sentence', async () => {
    const sentence = 'She recorded all of it in one winter with the windows open to the harbour. ';
    const { pages, text, warnings } = await print(sheetContent({ bio: sentence.repeat(110).slice(0, 8000) }));
    expect(pages).toBe(1);
    expect(text.split(sentence.trim())).toHaveLength(7);
    expect(warnings).toContain('The bio is longer than 100 words: what comes after them is not on the sheet.');
  });

  it('of twelve quotes the best three are complete, and the rest are listed', async () => {
    const quotes = Array.from({ length: 12 }, (_, at) => ({
      text: `Quote number ${at} said so.`,
      outlet: `Paper ${at}`,
      link: '',
    }));
    const { text, leftOut } = await print(sheetContent({ quotes }));
    expect([0, 1, 2].every((at) => text.includes(`Quote number ${at} said so.`))).toBe(true);
    expect(leftOut).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11].map((at) => `quotes.${at}`));
  });

  it.each([
    ['Japanese', '夜の灯台', 'ja'],
    ['Arabic', 'ليلى حداد', 'ar'],
    ['Hebrew', 'להקת הים', 'he'],
    ['Korean', '겨울 바다', 'ko'],
    ['Chinese', '北京夜色', 'zh'],
    ['Cyrillic', 'Зимний порт', 'en'],
    ['Greek', 'Χειμώνας', 'en'],
    ['Vietnamese', 'Nguyễn Thị Ánh', 'en'],
  ])('a name in %s is searchable text in the sheet’s own fonts', async (_, artistName, language) => {
    const sheet = await print(sheetContent({ artistName, release: { title: artistName } }));
    expect([sheet.pages, sheet.language, sheet.title]).toEqual([1, language, `${artistName}: ${artistName}`]);
    // Readers guess where spaces are.
    const letters = (text: string): string => text.normalize('NFC').replace(/\s/g, '');
    for (const word of artistName.split(' ')) expect(letters(sheet.text)).toContain(letters(word));
    for (const font of sheet.fonts) expect(font).toMatch(/FiraSans|IBMPlex|NotoSans/);
  });

  it('emoji print from the sheet’s own fonts', async () => {
    const { pages, fonts } = await print(sheetContent({ artistName: 'Sea 🌊🎺', genre: '👩‍🎤 pop' }));
    expect(pages).toBe(1);
    expect(fonts.some((font) => font.includes('NotoEmoji'))).toBe(true);
    for (const font of fonts) expect(font).toMatch(/FiraSans|IBMPlex|NotoEmoji/);
  });

  it('a name in another script keeps its direction, in a sheet with its own', async () => {
    const bio = 'ليلى الحسن makes indie pop in Cairo. She recorded the EP in a garage in Giza.';
    const content = sheetContent({ artistName: 'ليلى الحسن', genre: 'Indie pop', bio });
    const { html } = await press.sheets.preview(content, design(), { photo: null, cover: null });
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toMatch(/<h1 lang="ar" dir="rtl"/);
    expect(html).toMatch(/<p dir="ltr"><span data-place="bio:0">ليلى/);
  });

  it('words of a Japanese name aren’t broken', async () => {
    const artistName = '東京スカパラダイスオーケストラ';
    const { pdf, text } = await print(sheetContent({ artistName }), {}, { photo });
    expect(text).toContain('オーケストラ');
    expect(text).toContain('パラダイス');
    expect((await readPdf(pdf)).pages).toBe(1);
  });

  it('characters missing from East Asian fonts that claim them come from another font', async () => {
    const { fonts, warnings } = await print(
      sheetContent({ artistName: '🔥 Lil Ghost 👻 🇧🇷', bio: '✨ hello ❤ ⭐ ⚡', release: { title: '★ 海' } }),
    );
    expect(fonts.some((font) => font.includes('NotoEmoji'))).toBe(true);
    for (const font of fonts) expect(font).toMatch(/FiraSans|IBMPlex|NotoEmoji|NotoSans/);
    expect(warnings.join(' ')).not.toContain('No font');
  });

  it('decorative Unicode letters print as plain letters', async () => {
    const { text, fonts, title } = await print(sheetContent({ artistName: '𝓝𝓸𝓻𝓪 Vale', release: { title: '𝔖𝔬𝔫𝔤' } }));
    expect(text).toMatch(/Nora Vale.*Song/);
    expect(title).toBe('Nora Vale: Song');
    for (const font of fonts) expect(font).toMatch(/FiraSans|IBMPlex/);
  });

  it('symbols without a font are dropped, letters stay, and the artist is told', async () => {
    const { text, warnings } = await print(sheetContent({ bio: 'Sings in বাংলা.', release: { title: '꧁ Rain ꧂' } }));
    expect(text).toContain('Rain');
    expect(text).not.toContain('꧁');
    expect(warnings).toEqual(expect.arrayContaining(["These characters aren't in the sheet's fonts: ꧁ ꧂ ব া ং ল."]));
  });

  it('any input of any size gives one page', async () => {
    const long = 'Unending words of praise and detail '.repeat(230).slice(0, 8000);
    const many = <T>(item: T): T[] => Array.from({ length: 300 }, () => item);
    const { numbers, quotes, shows, links, contact, release } = fullContent;
    const content: SheetContent = {
      ...Object.fromEntries(Object.keys(fullContent).map((key) => [key, long])),
      release: { ...Object.fromEntries(Object.keys(release).map((key) => [key, long])), tracks: many(long) },
      numbers: many({ ...numbers[0], what: long, source: long }),
      quotes: many({ ...quotes[0], text: long }),
      shows: many({ ...shows[0], venue: long }),
      links: many({ ...links[0], label: long }),
      contact: { ...contact, name: long, role: long, email: `${'x'.repeat(300)}@example.com`, phone: long },
    } as SheetContent;
    for (const variant of ['press', 'booking'] as const) {
      const { pages, text } = await print(content, { variant, paper: 'letter' }, { photo, cover });
      expect(pages).toBe(1);
      expect(text).toContain('Unending words');
    }
  });

  it('the preview is the same page, with nothing that loads or runs', async () => {
    const { html, leftOut } = await press.sheets.preview(fullContent, design(), { photo, cover });
    expect(leftOut).toEqual((await print(fullContent, {}, { photo, cover })).leftOut);
    expect(html).toContain('Mara Quill');
    expect(html).not.toContain(fullContent.pastVenues);
    expect(html).not.toMatch(/<script|<iframe|<link|\bon\w+=/i);
    expect(html.match(/(?:src|href)="(?!data:|https:\/\/|mailto:|tel:)/g)).toBeNull();
    expect(html.match(/url\((?!data:)/g)).toBeNull();
  });
});
