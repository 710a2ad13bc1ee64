/**
 * The screens whose first view the build writes as HTML, so that it shows before the app has loaded: addresses, with the
 * query that changes the view, and the files they are in.
 */
export const prerendered = {
  '/': 'landing.html',
  '/auth': 'log-in.html',
  '/auth?tab=register': 'sign-up.html',
  '/guest-chat': 'guest-chat.html',
} as const;
