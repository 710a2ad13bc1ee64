import type { Browser, Page } from 'puppeteer';
import { treeMemory } from './process-tree.js';

/** A browser is replaced by a fresh one after so many pages, or when it holds so much: its memory only grows. */
const pagesPerBrowser = 200;
const memoryPerBrowser = 500 * 2 ** 20;
const pagesBetweenLooks = 5;

/** A page keeps some of each document that it showed: it is closed after so many. */
const documentsPerPage = 15;

/** Everything that would go out goes to a proxy that no name server knows, this machine's own addresses too. */
const withoutNetwork = [
  '--proxy-server=http://nowhere.invalid:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-background-networking',
  '--dns-prefetch-disable',
  '--no-pings',
];

/** A running Chromium that keeps its pages for the next document, until it is spent. */
export class WarmChromium {
  private readonly idle: Page[] = [];
  private readonly documents = new WeakMap<Page, number>();
  private pages = 0;
  private busy = 0;
  private isRetired = false;
  private killed = false;

  private constructor(private readonly browser: Browser) {}

  /**
   * @param isSandboxed whether Chromium shuts its pages in, which it does for an ordinary user where the system lets it
   * @param onEnd is called when its process has ended, whatever the reason
   */
  static async launch(
    executablePath: string,
    isSandboxed: boolean,
    onEnd: (ended: WarmChromium) => void,
  ): Promise<WarmChromium> {
    // Only where something is printed: the API never loads it.
    const { launch } = await import('puppeteer');
    const browser = await launch({
      executablePath,
      // No port that anything else on this machine could steer it by.
      pipe: true,
      args: [
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-features=SpareRendererForSitePerProcess',
        ...withoutNetwork,
        ...(isSandboxed ? [] : ['--no-sandbox', '--no-zygote']),
      ],
      // The process that drives it is asked to end, not the browser.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const chromium = new WarmChromium(browser);
    browser.on('disconnected', () => onEnd(chromium));
    return chromium;
  }

  /** The process that everything of this browser descends from. */
  get pid(): number | undefined {
    return this.browser.process()?.pid;
  }

  /** Whether it was ended with whatever it was doing. */
  get isKilled(): boolean {
    return this.killed;
  }

  /** A page without scripts and network, for one document. */
  async take(): Promise<Page> {
    this.pages += 1;
    this.busy += 1;
    return this.idle.pop() ?? this.newPage();
  }

  /** Takes a page back; answers whether this browser should be given no further document. */
  async giveBack(page: Page): Promise<boolean> {
    this.busy -= 1;
    const documents = (this.documents.get(page) ?? 0) + 1;
    this.documents.set(page, documents);
    if (documents < documentsPerPage) this.idle.push(page);
    else await page.browserContext().close();
    return this.isRetired || this.pages >= pagesPerBrowser || (await this.holdsTooMuch());
  }

  /** Ends it once nothing is being printed: now, or when it is retired again by who printed last. */
  async retire(): Promise<void> {
    this.isRetired = true;
    if (this.busy === 0) await this.close();
  }

  async close(): Promise<void> {
    await this.browser.close().catch(() => this.kill());
  }

  /** Ends it and all of its processes at once, whatever they do. */
  kill(): void {
    this.killed = true;
    if (this.pid === undefined) return;
    try {
      // It leads a group of its own, in which all of its processes are.
      process.kill(-this.pid, 'SIGKILL');
    } catch {
      this.browser.process()?.kill('SIGKILL');
    }
  }

  private async newPage(): Promise<Page> {
    // In a window of its own: one behind another tab is drawn only once it comes to the front.
    const page = await (await this.browser.createBrowserContext()).newPage();
    await page.setJavaScriptEnabled(false);
    await page.setOfflineMode(true);
    await page.emulateMediaType('print');
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().startsWith('data:') || request.url() === 'about:blank') void request.continue();
      // An answer without content leaves the document where it is; a refusal would put an error page in its place.
      else if (request.isNavigationRequest()) void request.respond({ status: 204 });
      else void request.abort();
    });
    return page;
  }

  /** Looked at now and then: the system takes a while to add it up. */
  private async holdsTooMuch(): Promise<boolean> {
    if (this.pages % pagesBetweenLooks !== 0 || this.pid === undefined) return false;
    return (await treeMemory(this.pid)) > memoryPerBrowser;
  }
}
