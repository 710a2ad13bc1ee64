/** Praise that nobody is quoted with. Whole words; what is a fact elsewhere ("best new act 2025") is not in here. */
const hype = new RegExp(
  `\\b(?:${[
    'amazing(?:ly)?|awesome|incredibl[ey]|unbelievabl[ey]|unforgettabl[ey]|breathtaking(?:ly)?|stunning(?:ly)?|mesmeri[sz]ing(?:ly)?',
    'captivating|spellbinding|electrifying|jaw[- ]dropping|mind[- ]blowing|ground[- ]?breaking|revolutionary|genre[- ]def(?:ying|ining)',
    'boundary[- ]pushing|one[- ]of[- ]a[- ]kind|once[- ]in[- ]a[- ]lifetime|must[- ](?:hear|listen|see)|next big thing|rising star|superstar',
    'powerhouse|tour[- ]de[- ]force|masterpiece|world[- ]class|legendary|iconic|unparalleled|unrivall?ed|unmatched|unique(?:ly)?',
    'phenomenal|sensational|extraordinary|exceptional|outstanding|magical|magnetic|fearless|trailblazing|effortless(?:ly)?',
    'acclaimed|renowned|brilliant(?:ly)?|gorgeous(?:ly)?|beautiful(?:ly)?|hauntingly|exquisite(?:ly)?|dazzling|infectious|irresistible',
    '(?:highly|hotly|much|eagerly)[- ](?:anticipated|awaited|tipped)|long[- ]awaited|timeless|virtuosic|remarkabl[ey]|unmistakabl[ey]',
    "tak(?:e|es|ing) the world by storm|poised to|destined (?:to|for)|like no other|you[’']?ve ever heard|not to be missed|sure to",
  ].join('|')})\\b`,
  'gi',
);

/**
 * Whether a text praises in our own voice. Praise on a sheet is somebody's quote.
 * @param names that the artist gave: The Magnetic Fields praise nobody
 */
export function isHype(text: string, names: readonly string[] = []): boolean {
  return [...text.matchAll(hype)].some(
    ([praise]) => !/^\p{Lu}/u.test(praise) || !names.some((name) => name.includes(praise)),
  );
}
