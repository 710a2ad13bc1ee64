import type { Browser, Page } from 'puppeteer';
import { treeMemory } from './process-tree.js';

/** Replace a browser after this many pages or this much memory, which only grows. */
const pagesPerBrowser = 200;
const memoryPerBrowser = 500 * 2 ** 20;
const pagesBetweenChecks = 5;

/** Close a page after this many documents: each leaks some memory. */
const documentsPerPage = 15;

/** Sends all requests, even to this machine, to a proxy whose name can’t resolve. */
const withoutNetwork = [
  '--proxy-server=http://nowhere.invalid:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-background-networking',
  '--dns-prefetch-disable',
  '--no-pings',
];

/** A running Chromium that keeps its pages for the next documents until it is retired. */
export class WarmChromium {
  private readonly idle: Page[] = [];
  /** Per page, the key of the parts it keeps. */
  private readonly keys = new WeakMap<Page, string>();
  private readonly documents = new WeakMap<Page, number>();
  private pages = 0;
  private busy = 0;
  private isRetired = false;
  private killed = false;

  private constructor(private readonly browser: Browser) {}

  /**
   * @param isSandboxed whether to use Chromium’s sandbox, which needs an ordinary user and a permissive system
   * @param onEnd called when the process has ended, for any reason
   */
  static async launch(
    executablePath: string,
    isSandboxed: boolean,
    onEnd: (ended: WarmChromium) => void,
  ): Promise<WarmChromium> {
    // The API never prints, so it never loads this package.
    const { launch } = await import('puppeteer');
    const browser = await launch({
      executablePath,
      // No debugging port that other processes could use.
      pipe: true,
      args: [
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-features=SpareRendererForSitePerProcess',
        ...withoutNetwork,
        ...(isSandboxed ? [] : ['--no-sandbox', '--no-zygote']),
      ],
      // Signals are for our process, not the browser.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const chromium = new WarmChromium(browser);
    browser.on('disconnected', () => onEnd(chromium));
    return chromium;
  }

  /** The browser's root process. */
  get pid(): number | undefined {
    return this.browser.process()?.pid;
  }

  /** Whether it was killed with its pages. */
  get isKilled(): boolean {
    return this.killed;
  }

  /**
   * A page without scripts and network, for one document.
   * @param key identifies the parts that the document shares with others. In the result, `hasParts` tells whether the
   * page already keeps them.
   */
  async acquirePage(key?: string): Promise<{ page: Page; hasParts: boolean }> {
    this.pages += 1;
    this.busy += 1;
    const at = key === undefined ? -1 : this.idle.findLastIndex((page) => this.keys.get(page) === key);
    const [kept] = at < 0 ? [] : this.idle.splice(at, 1);
    if (kept) return { page: kept, hasParts: true };
    return { page: this.idle.pop() ?? (await this.newPage()), hasParts: false };
  }

  /** Returns a page; true if this browser should be retired. */
  async releasePage(page: Page, key?: string): Promise<boolean> {
    this.busy -= 1;
    const isSame = key !== undefined && this.keys.get(page) === key;
    const documents = (this.documents.get(page) ?? 0) + (isSame ? 0 : 1);
    if (key === undefined) this.keys.delete(page);
    else this.keys.set(page, key);
    this.documents.set(page, documents);
    if (documents < documentsPerPage) this.idle.push(page);
    else await page.browserContext().close();
    return this.isRetired || this.pages >= pagesPerBrowser || (await this.usesTooMuchMemory());
  }

  /**
   * Closes the browser once no page is in use: now, or when the last page is returned and the browser is retired again.
   */
  async retire(): Promise<void> {
    this.isRetired = true;
    if (this.busy === 0) await this.close();
  }

  async close(): Promise<void> {
    await this.browser.close().catch(() => this.kill());
  }

  /** Kills the browser and all of its processes. */
  kill(): void {
    this.killed = true;
    if (this.pid === undefined) return;
    try {
      // The browser leads a process group that contains all of its processes.
      process.kill(-this.pid, 'SIGKILL');
    } catch {
      this.browser.process()?.kill('SIGKILL');
    }
  }

  private async newPage(): Promise<Page> {
    // A context of its own, because background tabs aren’t drawn.
    const page = await (await this.browser.createBrowserContext()).newPage();
    await page.setJavaScriptEnabled(false);
    await page.setOfflineMode(true);
    await page.emulateMediaType('print');
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().startsWith('data:') || request.url() === 'about:blank') void request.continue();
      // 204 leaves the document in place; a refusal would show an error page.
      else if (request.isNavigationRequest()) void request.respond({ status: 204 });
      else void request.abort();
    });
    return page;
  }

  /** Only checked every few pages, because it is slow. */
  private async usesTooMuchMemory(): Promise<boolean> {
    if (this.pages % pagesBetweenChecks !== 0 || this.pid === undefined) return false;
    return (await treeMemory(this.pid)) > memoryPerBrowser;
  }
}
