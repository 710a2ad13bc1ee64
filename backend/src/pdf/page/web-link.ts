import { safeHref } from '../../../../contract/rules/safe-href.js';
import { cutToLength, toLine } from './sheet-text.js';
import type { Placed } from './line-builder.js';

/** A printed link: its target and its text. */
export interface WebLink {
  href: string;
  words: string;
}

/** Turns a web address into a link; null for anything else. */
export function toLink(place: string, url: string): Placed<WebLink> | null {
  const href = webHref(url);
  if (!href) return null;
  const { host, pathname } = new URL(href);
  const words = `${host.replace(/^www\./, '')}${pathname === '/' ? '' : readable(pathname)}`;
  return { place, told: { href, words: cutToLength(toLine(words), 60) } };
}

/** The full URL of a web address; null for anything else. */
export function webHref(url: string): string | null {
  const href = safeHref(url);
  return href && /^https?:/.test(href) ? href : null;
}

/** A decoded path, if it decodes cleanly. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
