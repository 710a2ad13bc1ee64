import { helperOnWork } from './reading/people/helpers-on-work.js';

const sentenceEnd = /(?<=[!?]\s)|(?<=[.!?]["”]?\s)(?=["“]?[\p{Lu}\d]|[¿¡])|(?<=\n)/u;

const others = 'friend|brother|sister|cousin|husband|wife|boyfriend|girlfriend|neighbou?r|producer|drummer|rival';
const releases = 'single|song|track|album|EP|record|band|label|manager|agent|publicist';

/** Sentences that don't state facts about the artist: questions, wishes, fiction, and statements about others. */
const notOwn = [
  // Except requests for a sheet that say what should be on it.
  /^(?!.*\b(?:can|could|would|will) you (?:please |now )?(?:make|create|generate|prepare|design|do)\b.*\b(?:one[- ]?sheet|pdf)\b).*\?[)!?]*\s*$/is,
  /^(?:so |and |but |ok,? )?how (?:do|to|can|could|would|should)\b/i,
  /(?:\b(?:want|wish|hope|hoping|aim|aiming|try|trying)|(?:\bwould|['’]d) (?:like|love)) to\b(?! (?:make|create) (?:a|an|my|our|the)\b)/i,
  /\b(?:my|our|the) (?:goal|aim|target|dream) (?:is|of)\b|\bif (?:I|we|my|our)\b|(?<!\bin )\bone day\b|\bsomeday\b/i,
  /\b(?:for example|for instance|e\.g\.|imagine|pretend|suppose|let['’]?s say|something like)/i,
  /\b(?:fake|made[ -]up|invented|example|sample|placeholder) \w/i,
  // Except those who take part in the artist's music: "my sister plays the cello on it".
  new RegExp(`^(?!${helperOnWork})My (?:${others})s?\\b(?! and (?:I|me)\\b)|\\b(?:${others})s?['’]s?\\b`, 'iu'),
  new RegExp(`\\b(?:their|his|her) (?:\\w+ )?(?:${releases}|drummer|bassist|guitarist|singer|pianist)\\b`, 'i'),
  /^(?:They|He|She)(?:['’]ve|['’]s)? (?:have|has|had|sold|won|opened|supported|toured|played|recorded|wrote|made)\b/,
];

const quoted = /"[^"\n]*"|“[^“”\n]*”/g;
/** Denials, up to the next clause. Quoted passages are not denials. */
const denied =
  /("[^"\n]*"|“[^“”\n]*”)|(?:\bnever\b|\bnot\b(?! only| just)|\bcannot\b|(?<!\p{L})\p{Ll}+n['’]t\b)(?:(?! but | until )[^,;:.!?"“\n])*/gu;

/** A person's statements about themselves, one per line; a line ends at a denial. */
export function ownStatements(text: string): string {
  return sentencesIn(text)
    .filter((sentence) => {
      const around = sentence.replace(quoted, '""');
      return !notOwn.some((pattern) => pattern.test(around));
    })
    .map((sentence) =>
      sentence
        .replace(denied, (_, quote?: string) => quote ?? '\0\n')
        .replace(cutOff, '')
        .trim(),
    )
    .join('\n');
}

/** The words before a denial that belong to it: "… and shall" before "not be able to". */
const cutOff =
  /(?:,? (?:and|but|or|so|which|who|that|because|although))?(?:(?:^|(?<=\n)| )(?:I|we|it|they|he|she|there|this|that))?(?:(?:^|(?<=\n)| )(?:shall|will|would|could|can|did|do|does|might|may|must|should|have|has|had|is|are|was|were|am|be|been|also|just|still|really))*\s*\0/giu;

/** Splits a text into sentences, but never inside quotation marks. */
function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(sentenceEnd)) {
    const before = sentences.at(-1) ?? '';
    const isQuoting = before.lastIndexOf('“') > before.lastIndexOf('”') || (before.match(/"/g)?.length ?? 0) % 2 === 1;
    if (isQuoting && !before.endsWith('\n')) sentences.splice(-1, 1, before + part);
    else sentences.push(part);
  }
  return sentences;
}
