import { appName } from '@contract/app';

/** A document title: the page's name and the app's. */
export function titled(name: string): string {
  return `${name} · ${appName}`;
}
