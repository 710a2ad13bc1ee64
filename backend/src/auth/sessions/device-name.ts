import Bowser from 'bowser';

/** Longer texts are no browser's. */
const longestUserAgent = 512;

const unknown = 'Unknown device';

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** A browser as its owner would call it: "Firefox on Android"; "Unknown device" where nothing well-known is found. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return unknown;
  const parsed = Bowser.parse(userAgent.slice(0, longestUserAgent));
  // Of a browser that it does not know, the parser answers whatever word stands first.
  const browser = browsers.has(parsed.browser.name ?? '') ? parsed.browser.name : undefined;
  const system = systems.has(parsed.os.name ?? '') ? parsed.os.name : undefined;
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? unknown;
}
