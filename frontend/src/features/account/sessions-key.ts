/** The cache key of the account's sessions. */
export const sessionsKey = ['/api/sessions'] as const;
