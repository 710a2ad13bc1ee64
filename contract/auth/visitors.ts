/**
 * `Prefer: empty-for-visitors` (RFC 7240) makes GET /api/user return 204 instead of 401 if no one is signed in:
 * browsers log every 401 as an error, which a visitor isn't.
 */
export const emptyForVisitors = 'empty-for-visitors';
