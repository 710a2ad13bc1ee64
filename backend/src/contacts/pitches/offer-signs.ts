import type { CheckedOffer } from '../../../../contract/pitches/offer.js';

/** A claim that serious offers don't make. */
interface WarningSign {
  patterns: readonly RegExp[];
  why: string;
  source: string;
}

/** "Guarantee" in English, Spanish, French, Italian and German, and words that mean the same. */
const guaranteed = '(?:guarantee[ds]?|garant\\p{L}+|100 ?%|promise[ds]?|ensured?)';
const listens =
  '(?:streams?|plays|spins|listeners|followers|views|saves|reproducciones|oyentes|seguidores|écoutes|auditeurs|ascolti|ascoltatori)';
const figure = '\\d[\\d.,]{0,12}\\s?(?:k|m|thousand|million|mil)?\\+?';
const counted = `${figure}\\s+(?:(?:real|organic|genuine|active|targeted|new|monthly|spotify)\\s+){0,3}${listens}`;
const price = '(?:[$€£]\\s?\\d|\\d\\s?(?:[$€£]|usd|eur|gbp|dollars?|euros?|pounds?))';
const press = '(?:blogs?|articles?|press|features?|reviews?|coverage|publications?|magazines?)';

/** Up to `most` characters within one sentence. The full stop in 10.000 doesn't end it. */
const gap = (most: number): string => `(?:[^.!?\\n]|\\.(?=\\d)){0,${most}}?`;

/** Two expressions within one sentence, at most `most` characters apart. */
function near(first: string, most: number, second: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${first}(?!\\p{L})${gap(most)}(?<!\\p{L})${second}(?!\\p{L})`, 'giu');
}

const signs: readonly WarningSign[] = [
  {
    patterns: [near(guaranteed, 60, listens), near(listens, 40, guaranteed)],
    why: 'No one can guarantee streams. Bought ones break Spotify’s terms: royalties are withheld, counts corrected, songs removed, and distributors may close the account.',
    source: 'DistroKid, help centre',
  },
  {
    patterns: [
      near('(?:buy|purchase|order|package of|get|gets|deliver|bring you|boost)', 20, counted),
      near(counted, 40, price),
      new RegExp(`${price}${gap(40)}(?<![\\p{L}\\d])${counted}(?!\\p{L})`, 'giu'),
    ],
    why: 'Bought streams break Spotify’s terms, also when a seller calls them real or organic.',
    source: 'DistroKid, help centre',
  },
  {
    patterns: [
      near(
        '(?:guarantee[ds]?|garant\\p{L}+|pay|paid|fee|buy|purchase|secure|[$€£] ?\\d+)',
        60,
        '(?:editorial )?playlist(?:s|ing)?',
      ),
      near('(?:get|put|place|land)', 40, 'editorial playlists?'),
      near('playlist(?:s|ing)?', 40, '(?:guarantee[ds]?|garant\\p{L}+|for (?:only|just))'),
    ],
    why: 'A place on an editorial playlist can’t be bought: the pitch form in Spotify for Artists is the only way, and it is free.',
    source: 'Music Ally, 2020, quoting Spotify’s head of music',
  },
  {
    patterns: [near('guarantee[ds]?', 60, press), near('\\d+', 1, 'guaranteed')],
    why: 'A publicist sells effort, never coverage. “Guaranteed posts” are usually a copied press release on the seller’s own sites.',
    source: 'Razmataz Magazine; Bluerhymez',
  },
];

/** Negations about the seller rather than the offer: "no bots" is a promise. */
const reassuring = /\b(?:not (?:only|just)|no (?:risks?|bots?|fakes?|fake \w+|scams?|drops?|matter))\b/giu;
const negation = "(?:no|not|never|nobody|cannot|\\p{L}+n['’]t|without|nicht|keine|sin|sans)";
const negatedBefore = new RegExp(
  `(?<!\\p{L})(?:${negation}|no one)(?: (?:and|or|ever|can|will|do|we|to|be|make|any)){0,4}\\s*$`,
  'iu',
);
const negatedInside = new RegExp(`(?<!\\p{L})${negation}(?!\\p{L})`, 'iu');

/** Finds the warning signs in an offer. */
export function checkOffer(text: string): CheckedOffer {
  const found = signs.flatMap(({ patterns, why, source }) => {
    const words = patterns.flatMap((pattern) => asserted(text, pattern))[0];
    return words === undefined ? [] : [{ words, why, source }];
  });
  return {
    signs: found,
    sentence:
      found.length > 0
        ? 'Don’t accept this without answers to these points.'
        : 'We found none of the warning signs we know. That doesn’t make it a good offer: ask for references and for what exactly is done.',
  };
}

/** The first match that isn't negated: an honest offer says that it can't guarantee streams. */
function asserted(text: string, pattern: RegExp): string[] {
  for (const { 0: words, index } of text.matchAll(pattern)) {
    const isDenied = negatedBefore.test(text.slice(0, index)) || negatedInside.test(words.replace(reassuring, ''));
    if (!isDenied) return [words.replace(/\s+/g, ' ').trim()];
  }
  return [];
}
