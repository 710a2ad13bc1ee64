/** How to launch a browser: with Playwright or Puppeteer, `env` beside the environment there is. */
export interface Chromium {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

export function findChromium(): Promise<Chromium>;
