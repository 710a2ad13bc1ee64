import { safeHref } from '../../../../contract/rules/safe-href.js';
import { cutToLength, toLine } from './sheet-text.js';
import type { Placed } from './line-builder.js';

/** A link as it may stand on paper: where it goes and what is read. */
export interface WebLink {
  href: string;
  words: string;
}

/** What leads into the web as a link; null for anything else. */
export function toLink(place: string, url: string): Placed<WebLink> | null {
  const href = webHref(url);
  if (!href) return null;
  const { host, pathname } = new URL(href);
  const words = `${host.replace(/^www\./, '')}${pathname === '/' ? '' : readable(pathname)}`;
  return { place, told: { href, words: cutToLength(toLine(words), 60) } };
}

/** An address of the web as it is led to; null for anything else. */
export function webHref(url: string): string | null {
  const href = safeHref(url);
  return href && /^https?:/.test(href) ? href : null;
}

/** A path as a person would read it out, where it is whole. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
