import { appName } from '@contract/app';

/** The title of a page or of what is on it, as a tab of the browser shows it. */
export function titled(name: string): string {
  return `${name} · ${appName}`;
}
