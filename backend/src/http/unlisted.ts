import type { RequestHandler } from 'express';

/** Paths that only whoever was given them should find. */
const unlisted = /^\/(api\/)?shared\//;

/** Keeps what is shared by a link out of search engines, and the link out of what other sites are told. */
export function keepUnlisted(): RequestHandler {
  return (request, response, next) => {
    if (unlisted.test(request.path)) {
      response.setHeader('X-Robots-Tag', 'noindex, nofollow, noarchive');
      response.setHeader('Referrer-Policy', 'no-referrer');
    }
    next();
  };
}
