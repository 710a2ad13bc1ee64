import Bowser from 'bowser';

/** Longer than any real browser's. */
const longestUserAgent = 512;

const unknown = 'Unknown device';

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** A browser's display name: "Firefox on Android", or "Unknown device". */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return unknown;
  const parsed = Bowser.parse(userAgent.slice(0, longestUserAgent));
  // For an unknown browser the parser returns the first word.
  const browser = browsers.has(parsed.browser.name ?? '') ? parsed.browser.name : undefined;
  const system = systems.has(parsed.os.name ?? '') ? parsed.os.name : undefined;
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? unknown;
}
