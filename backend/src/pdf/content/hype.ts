/** Words of praise, matched as whole words. Words that may be facts ("best new act 2025") are left out. */
const hype = new RegExp(
  `(?<!\\p{L})(?:${[
    'amazing(?:ly)?|awesome|incredibl[ey]|unbelievabl[ey]|unforgettabl[ey]|breathtaking(?:ly)?|stunning(?:ly)?|mesmeri[sz]ing(?:ly)?',
    'captivating|spellbinding|electrifying|jaw[- ]dropping|mind[- ]blowing|ground[- ]?breaking|revolutionary|genre[- ]def(?:ying|ining)',
    'boundary[- ]pushing|one[- ]of[- ]a[- ]kind|once[- ]in[- ]a[- ]lifetime|must[- ](?:hear|listen|see)|next big thing|rising star|superstar',
    'powerhouse|tour[- ]de[- ]force|masterpiece|world[- ]class|legendary|iconic|unparalleled|unrivall?ed|unmatched|unique(?:ly)?',
    'phenomenal|sensational|extraordinary|exceptional|outstanding|magical|magnetic|fearless|trailblazing|effortless(?:ly)?',
    'acclaimed|renowned|brilliant(?:ly)?|gorgeous(?:ly)?|beautiful(?:ly)?|hauntingly|exquisite(?:ly)?|dazzling|infectious|irresistible',
    'increíbles?|impresionantes?|únic[oa]s?|unglaublich\\p{L}*|einzigartig\\p{L}*|atemberaubend\\p{L}*|incroyables?|incrível',
    '(?:highly|hotly|much|eagerly)[- ](?:anticipated|awaited|tipped)|long[- ]awaited|timeless|virtuosic|remarkabl[ey]|unmistakabl[ey]',
    "tak(?:e|es|ing) the world by storm|poised to|destined (?:to|for)|like no other|you[’']?ve ever heard|not to be missed|sure to",
  ].join('|')})(?!\\p{L})`,
  'giu',
);

/**
 * Whether a text contains praise in our own voice; praise belongs in quotes. Names don't count: The Magnetic Fields.
 */
export function isHype(text: string): boolean {
  return [...text.matchAll(hype)].some(({ 0: praise, index }) => index === 0 || !/^\p{Lu}/u.test(praise));
}
