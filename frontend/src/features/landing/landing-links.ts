/** The target of the "Try for Free" buttons. */
export const tryPath = '/guest-chat';

/** The product's own profiles. Set them here when hosting your own. */
export const profiles = [
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'YouTube', url: 'https://www.youtube.com/' },
] as const;
