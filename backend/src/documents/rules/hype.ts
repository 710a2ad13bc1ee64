import type { Finding } from '../../../../contract/documents/document.js';
import { findQuotes } from '../proof/quotes/quotes.js';
import { isAttributed } from '../proof/quotes/speakers.js';
import { masked } from '../text/masked-text.js';

/** Praise without a source. Editors cut it: freemindseattle.com; artsentertainment.cc allows it as a quote. */
const praise = `amazing|awesome|incredible|unbelievable|stunning|breathtaking|mind-blowing|jaw-dropping|phenomenal|sensational|spectacular|
  unforgettable|legendary|iconic|groundbreaking|ground-breaking|game-changing|game-changer|revolutionary|world-class|next-level|must-hear|must-listen|must-see|must see|left fans speechless|leaves fans speechless|left audiences speechless|
  one of a kind|one-of-a-kind|unparalleled|unmatched|unrivalled|second to none|critically acclaimed|much-anticipated|highly anticipated|long-awaited|
  eagerly awaited|poised to|set to take the world by storm|take the world by storm|taking the world by storm|rising star|the next big thing|
  bursting onto the scene|burst onto the scene|making waves|infectious|irresistible|masterpiece|tour de force|electrifying|unstoppable|
  increíble|impresionante|espectacular|inolvidable|legendario|legendaria|revolucionario|revolucionaria|único en su clase|única en su clase|
  obra maestra|imprescindible|el próximo gran|la próxima gran|imperdible|imperdibles|esperadísimo|esperadísima|aclamado por la crítica|aclamada por la crítica`;

/** Clichés of AI-written texts. */
const cliche = `a testament to|rich tapestry|tapestry of|delve into|delves into|delving into|sonic journey|musical journey|sonic landscape|sonic tapestry|
  soundscape|soundscapes|unique blend|unique fusion|seamlessly blends|seamlessly blending|seamless blend|blurs the lines|pushes boundaries|
  pushing boundaries|pushes the boundaries|transcends genres|genre-defying|genre-bending|captivates audiences|captivating|resonates with|deeply resonates|
  speaks to the soul|raw emotion|raw and honest|hauntingly beautiful|ethereal|in a world where|more than just a song|not just a song|
  embark on a journey|takes listeners on a journey|takes the listener on a journey|at the intersection of|a love letter to|elevate your|
  leaves an indelible mark|leaving an indelible mark|evocative|nestled in|it's worth noting|in today's fast-paced|unlock the|unleash|
  un testimonio de|viaje sonoro|paisaje sonoro|paisajes sonoros|fusión única|mezcla única|rompe fronteras|sin precedentes|un antes y un después|
  más que una canción|te transporta|cautivador|cautivadora|en un mundo donde|emociones a flor de piel|carta de amor a`;

const patternOf = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words
      .split('|')
      .map((each) => each.trim().replaceAll("'", "['’]").replaceAll(' ', '[\\s\\0]+'))
      .join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );

const groups: [RegExp, string][] = [
  [
    patternOf(praise),
    'Hype: editors cut praise that isn’t a quote. Say what happened, or quote someone (freemindseattle.com).',
  ],
  [patternOf(cliche), 'Reads as written by an AI, and fits any artist. Say it in your own words.'],
  [
    /(?<![\p{L}\p{N}])(?:isn['’]t|is not|not|no es) (?:just|only|merely|solo|sólo) [^.!?\n]{2,60}?[,;—–-]+ ?(?:it['’]s|it is|but|es|sino) /giu,
    'Reads as written by an AI: "not just this, but that". Say what it is.',
  ],
];

/** Hype and clichés, except in quotes. One quoted word must have been said by someone: otherwise its marks are scare quotes. */
export function findHype(markdown: string): Finding[] {
  const text = masked(markdown);
  const quotes = findQuotes(text, markdown);
  const isQuoted = (index: number): boolean => {
    const quote = quotes.find(({ start, end }) => index >= start && index < end);
    return quote !== undefined && (/\s/.test(quote.text) || isAttributed(text, quote));
  };
  return groups.flatMap(([pattern, why]) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !isQuoted(index))
      .map(({ 0: found, index }) => ({
        kind: 'hype' as const,
        start: index,
        end: index + found.length,
        text: markdown.slice(index, index + found.length),
        why,
      })),
  );
}
