import type { CheckedOffer } from '../../../../contract/pitches/offer.js';

/** What a serious offer doesn't say. */
interface WarningSign {
  pattern: RegExp;
  why: string;
  source: string;
}

const musicAlly = 'Music Ally, 2020, quoting Spotify’s head of music';
const distrokid = 'DistroKid, help centre';

const signs: readonly WarningSign[] = [
  {
    pattern:
      /\b(?:guarantee[ds]?|100 ?%|promise[ds]?|ensured?)\b[^.!?\n]{0,60}\b(?:streams?|plays|listeners|followers|views|saves)\b/i,
    why: 'No one can guarantee streams. Bought ones break Spotify’s terms: royalties are withheld, counts corrected, songs removed, and distributors may close the account.',
    source: distrokid,
  },
  {
    pattern: /\b(?:streams?|plays|listeners|followers|views)\b[^.!?\n]{0,40}\bguarantee[ds]?\b/i,
    why: 'No one can guarantee streams. Bought ones break Spotify’s terms: royalties are withheld, counts corrected, songs removed, and distributors may close the account.',
    source: distrokid,
  },
  {
    pattern:
      /\b(?:buy|purchase|order|package of|get)\b[^.!?\n]{0,20}\b\d[\d.,]*\s?k?\+? ?(?:real |organic )?(?:streams?|plays|followers|listeners)\b/i,
    why: 'Bought streams break Spotify’s terms, also when a seller calls them real or organic.',
    source: distrokid,
  },
  {
    pattern:
      /\b(?:guarantee[ds]?|pay|paid|fee|buy|purchase|secure|\$ ?\d+|€ ?\d+|£ ?\d+)\b[^.!?\n]{0,60}\b(?:editorial )?playlist(?:s|ing)?\b/i,
    why: 'A place on an editorial playlist can’t be bought: the pitch form in Spotify for Artists is the only way, and it is free.',
    source: musicAlly,
  },
  {
    pattern: /\bplaylist(?:s|ing)?\b[^.!?\n]{0,40}\b(?:guarantee[ds]?|for (?:only|just) )/i,
    why: 'A place on an editorial playlist can’t be bought: the pitch form in Spotify for Artists is the only way, and it is free.',
    source: musicAlly,
  },
  {
    pattern:
      /\bguarantee[ds]?\b[^.!?\n]{0,60}\b(?:blogs?|articles?|press|features?|reviews?|coverage|publications?|magazines?)\b|\b\d+ guaranteed\b/i,
    why: 'A publicist sells effort, never coverage. “Guaranteed posts” are usually a copied press release on the seller’s own sites.',
    source: 'Razmataz Magazine; Bluerhymez',
  },
];

/** What in an offer is a warning sign. */
export function checkOffer(text: string): CheckedOffer {
  const found = signs.flatMap(({ pattern, why, source }) => {
    const words = pattern.exec(text)?.[0].replace(/\s+/g, ' ').trim();
    return words === undefined ? [] : [{ words, why, source }];
  });
  const unique = [...new Map(found.map((sign) => [sign.why, sign])).values()];
  return {
    signs: unique,
    sentence:
      unique.length > 0
        ? 'Don’t accept this without answers to these points.'
        : 'We found none of the warning signs we know. That doesn’t make it a good offer: ask for references and for what exactly is done.',
  };
}
