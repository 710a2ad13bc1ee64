/** Praise that nobody is quoted with. Whole words; what is a fact elsewhere ("best new act 2025") is not in here. */
const hype = new RegExp(
  `\\b(?:${[
    'amazing(?:ly)?|awesome|incredibl[ey]|unbelievabl[ey]|unforgettabl[ey]|breathtaking(?:ly)?|stunning(?:ly)?|mesmeri[sz]ing(?:ly)?',
    'captivating|spellbinding|electrifying|jaw[- ]dropping|mind[- ]blowing|ground[- ]?breaking|revolutionary|genre[- ]def(?:ying|ining)',
    'boundary[- ]pushing|one[- ]of[- ]a[- ]kind|once[- ]in[- ]a[- ]lifetime|must[- ](?:hear|listen|see)|next big thing|rising star|superstar',
    'powerhouse|tour[- ]de[- ]force|masterpiece|world[- ]class|legendary|iconic|unparalleled|unrivall?ed|unmatched|unique(?:ly)?',
    'phenomenal|sensational|extraordinary|exceptional|outstanding|magical|magnetic|fearless|trailblazing|effortless(?:ly)?',
    "tak(?:e|es|ing) the world by storm|poised to|destined (?:to|for)|like no other|you[’']?ve ever heard|not to be missed|sure to",
  ].join('|')})\\b`,
  'i',
);

/** Whether a text praises in our own voice. Praise on a sheet is somebody's quote. */
export function isHype(text: string): boolean {
  return hype.test(text);
}
