/** The addresses of the operator's pages. */
export const queuePagePath = '/operator/queues';
export const usagePagePath = '/operator/usage';
