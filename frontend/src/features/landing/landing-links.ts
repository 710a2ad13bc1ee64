/** The target of the "Try for Free" buttons. */
export const tryPath = '/guest-chat';
