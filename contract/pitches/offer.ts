/** A warning sign in an offer. */
export interface OfferSign {
  /** The words in the offer. */
  words: string;
  why: string;
  /** The source's name. */
  source: string;
}

/** POST /api/offers/check. An offer without any signs isn't necessarily a good one. */
export interface CheckedOffer {
  signs: OfferSign[];
  sentence: string;
}
