import { gigDetailsIn } from './concerts/gig-details.js';
import { emailsOfOthers } from './people/contacts.js';

/** The newest address that isn't another person's. */
export function ownEmailIn(texts: readonly string[]): string {
  const others = new Set(texts.flatMap(emailsOfOthers));
  const emails = texts.join('\n').match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/giu) ?? [];
  return emails.findLast((email) => !others.has(email)) ?? '';
}

/** A link to press photos. */
export const ofPhotos =
  /(?<!\p{L})(?:photos?|pictures?|images|fotos?|imágenes)(?!\p{L})[^!?\n]{0,40}?(https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,!?])/giu;

/** The newest link to the music: none to tickets, photos or social media; `''` if there is none. */
export function linkIn(texts: readonly string[]): string {
  const links = texts.join('\n').match(/https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,!?]/g) ?? [];
  const others = new Set([
    ...texts.map((text) => gigDetailsIn([text]).tickets),
    ...[...texts.join('\n').matchAll(ofPhotos)].map(([, link = '']) => link),
  ]);
  return (
    links.findLast(
      (link) => !others.has(link) && !/ticket|entradas|instagram\.com|facebook\.com|twitter\.com/i.test(link),
    ) ?? ''
  );
}
