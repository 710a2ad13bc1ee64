/**
 * The screens whose first view the build writes as HTML, so that it is shown before the app has loaded: their
 * addresses, including any query that changes the view, and their files.
 */
export const prerendered = {
  '/': 'landing.html',
  '/auth': 'log-in.html',
  '/auth?tab=register': 'sign-up.html',
  '/guest-chat': 'guest-chat.html',
} as const;
