/** Something in an offer that is a warning sign. */
export interface OfferSign {
  /** The words of the offer. */
  words: string;
  why: string;
  /** Who says so, by name. */
  source: string;
}

/** POST /api/offers/check. Without signs an offer isn't therefore a good one. */
export interface CheckedOffer {
  signs: OfferSign[];
  sentence: string;
}
