import type { RequestHandler } from 'express';
import { rulesOf } from '../rules/route-rules.js';

/** The app's screens whose addresses are secrets. Calls declare `@Unlisted()`. */
const unlistedScreens = /^\/shared\//;

/** Keeps addresses that are secrets out of search engines and referrers. */
export function hideUnlisted(): RequestHandler {
  return (request, response, next) => {
    if (unlistedScreens.test(request.path) || rulesOf(request).isUnlisted) {
      response.setHeader('X-Robots-Tag', 'noindex, nofollow, noarchive');
      response.setHeader('Referrer-Policy', 'no-referrer');
    }
    next();
  };
}
