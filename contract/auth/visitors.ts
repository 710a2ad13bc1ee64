/**
 * `Prefer: empty-for-visitors` (RFC 7240) makes GET /api/user return 204 instead of 401 where no one is signed in. Browsers log
 * every 401 as an error, and visitors are no error.
 */
export const emptyForVisitors = 'empty-for-visitors';
