import { appName } from '../../../contract/app.js';
import { networkOf } from '../http/address.js';
import type { PreviewOf } from '../http/pages/web-app.js';
import type { SharesService } from './shares.service.js';

/**
 * What a shared conversation's link looks like where it is pasted: the title that it was shared under and the product's name.
 * A link that leads nowhere looks like any other page, and so does each while its title can't be looked up.
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
