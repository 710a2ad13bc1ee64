import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { papers } from '../../backend/src/providers/printer/printer.js';
import { sheetContent } from '../samples/sheets.js';
import { readPdf } from '../support/files/pdf.js';
import { openPress, type Press } from '../support/press.js';

const design = { variant: 'press', paper: 'a4', accent: '#16697a', photoId: null, coverId: null } as const;
const noImages = { photo: null, cover: null };

describe('the printer under attack', () => {
  let press: Press;
  let hasty: Press;
  let canary: Server;
  let here: string;
  let hits = 0;

  beforeAll(async () => {
    [press, hasty] = await Promise.all([openPress(), openPress({ limitMs: 6_000 })]);
    await Promise.all([press, hasty].map(({ printer }) => printer.print('<p>warm</p>')));
    // A connection counts as a hit: the browser may open one ahead of any request.
    canary = createServer((socket) => {
      hits += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    here = `127.0.0.1:${(canary.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await Promise.all([press.close(), hasty.close()]);
    canary.close();
  });

  const hostile = (): string =>
    [
      `<script>document.body.innerHTML="PWN"</script><iframe src="file:///etc/passwd"></iframe>`,
      `<img src="http://${here}/a"><link rel="stylesheet" href="http://${here}/b"><link rel="preconnect" href="http://${here}">`,
      `<link rel="dns-prefetch" href="//${here}"><link rel="prefetch" href="http://${here}/c"><style>@import url(http://${here}/d)</style>`,
      `<p style="background:url(http://${here}/e)">x</p><object data="http://${here}/f"></object><embed src="http://${here}/g">`,
      `<svg><image href="http://${here}/h"/><use href="http://${here}/i#x"/></svg><video src="http://${here}/j" poster="http://${here}/k"></video>`,
      `<iframe src="http://${here}/l"></iframe><script src="http://${here}/m"></script><script>new WebSocket("ws://${here}")</script>`,
      `<img src="http://169.254.169.254/latest/meta-data"><base href="http://${here}/"><a ping="http://${here}/n">x</a>`,
    ].join('');

  it('HTML in a field is printed as typed: nothing runs or loads (P01, P02)', async () => {
    const html = hostile();
    const sheet = await press.sheets.print(
      sheetContent({
        artistName: '<script>document.body.innerHTML="PWN"</script><iframe src="file:///etc/passwd">',
        genre: `<img src=http://${here}/x onerror=alert(1)>`,
        city: html,
        forFansOf: html,
        credential: html,
        bio: html,
        release: {
          title: '<b>Bold</b>',
          story: html,
          listenLink: `javascript:fetch("http://${here}")`,
          tracks: [html],
          kind: html,
        },
        quotes: [{ text: html, outlet: '<i>Echo</i>', link: `data:text/html,${html}` }],
        links: [{ label: html, url: 'javascript:alert(1)' }],
        contact: {
          name: '</style><script>alert(1)</script>',
          role: html,
          email: `a"><img src=http://${here}/y>@x.example`,
          phone: html,
        },
      }),
      { ...design, accent: `red;background:url(http://${here}/z)` },
      noImages,
    );
    const { text, links, pages } = await readPdf(sheet.pdf);
    expect(pages).toBe(1);
    expect(text).toContain('<script>document.body.innerHTML="PWN"</script><iframe src="file:///etc/passwd">');
    expect(text).toContain('<b>Bold</b>');
    expect(text).not.toContain('root:');
    expect(links.filter((link) => !/^(https?|mailto|tel):/.test(link))).toEqual([]);
    expect(hits).toBe(0);
  });

  it('even a hostile page has no network and runs nothing (P02)', async () => {
    const pdf = await press.printer.print(
      `<!doctype html><head><meta http-equiv="refresh" content="0;url=http://${here}/r">${hostile()}</head><body onload="document.body.innerHTML='PWN'">Quiet${hostile()}</body>`,
    );
    const { text } = await readPdf(pdf);
    expect(text).toContain('Quiet');
    expect(text).not.toMatch(/PWN|root:/);
    expect(hits).toBe(0);
  });

  it('prints one page with the longest valid email address, whatever its characters', async () => {
    const email = `${'a'.repeat(119)}😀?bcc=all&x=%E0%A4%A${'b'.repeat(101)}@x.example`;
    const sheet = await press.sheets.print(sheetContent({ contact: { email } }), design, noImages);
    const { text, links, pages } = await readPdf(sheet.pdf);
    expect(pages).toBe(1);
    expect(text.replace(/\s/g, '')).toContain(email.slice(0, 119));
    expect(links.filter((link) => link.startsWith('mailto:')).map((link) => new URL(link).search)).toEqual(['']);
  });

  it.each([
    ['never ends', (printer: Press['printer']) => printer.open('<p>x', papers.a4, (page) => page.run(endless, 0))],
    ['has thousands of pages', (printer: Press['printer']) => printer.print(page(20_000))],
  ])('a page that %s is killed with its browser, and the next one prints (P04)', async (_, work) => {
    const pid = hasty.printer.pid ?? 0;
    expect(processesOf(pid).length).toBeGreaterThan(0);

    await expect(work(hasty.printer)).rejects.toThrow('too long');

    const sheet = await hasty.sheets.print(sheetContent(), design, noImages);
    expect((await readPdf(sheet.pdf)).text).toContain('Mara Quill');
    expect(hasty.printer.pid).not.toBe(pid);
    await gone(pid);
  });

  it('a killed page doesn’t affect the one beside it', async () => {
    let begun = (): void => undefined;
    const beginning = new Promise<void>((resolve) => (begun = resolve));
    const slow = hasty.printer.open('<p>slow', papers.a4, (page) => {
      begun();
      return page.run(endless, 0);
    });
    await beginning;
    let tries = 0;
    const quiet = hasty.printer.open('<p>quiet', papers.a4, async (page) => {
      tries += 1;
      if (tries === 1) await slow.catch(() => undefined);
      return page.html();
    });
    await expect(slow).rejects.toThrow('too long');
    expect(await quiet).toContain('quiet');
    expect(tries).toBe(2);
  });
});

/** Runs inside the page. */
function endless(): number {
  for (;;);
}

function page(count: number): string {
  return `<style>p{break-after:page}</style>${'<p>A page of words that goes on.</p>'.repeat(count)}`;
}

/** The processes of a group, including zombies. */
function processesOf(group: number): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        return Number(fields[2]) === group;
      } catch {
        return false;
      }
    });
}

async function gone(group: number): Promise<void> {
  while (processesOf(group).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}
