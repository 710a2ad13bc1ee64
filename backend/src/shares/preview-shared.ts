import { appName } from '../../../contract/app.js';
import { networkOf } from '../http/address.js';
import type { PreviewOf } from '../http/pages/web-app.js';
import type { SharesService } from './shares.service.js';

/**
 * The link preview of a shared conversation: its title at the time of sharing, and the product's name. An unknown link,
 * or one whose title can't be read, gets the preview of any other page.
 */
export function previewShared(shares: SharesService): PreviewOf {
  return async ({ path, ip }) => {
    const [, token] = /^\/shared\/([\w-]{43})$/.exec(path) ?? [];
    const shared = token && (await shares.findTitle(token, networkOf(ip)).catch(() => undefined));
    if (!shared) return undefined;
    return {
      title: `${shared.title} · ${appName}`,
      description: `A conversation with ${appName}, shared by a link.`,
      url: shared.url,
    };
  };
}
