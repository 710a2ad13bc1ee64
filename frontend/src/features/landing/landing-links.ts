/** Where the landing page's invitation leads. */
export const tryPath = '/guest-chat';

/** The product's own profiles. Whoever hosts the product sets them here. */
export const profiles = [
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'YouTube', url: 'https://www.youtube.com/' },
] as const;
