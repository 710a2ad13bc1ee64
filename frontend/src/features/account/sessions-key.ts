/** The cache key of where the account is signed in. */
export const sessionsKey = ['/api/sessions'] as const;
