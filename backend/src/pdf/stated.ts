/** What an artist states, told from what they ask or deny. Told by plain signs alone: the rest is the model's to judge. */

/** A passage in quotation marks: its own full stops and question marks end nothing around it. */
const quoted = /"[^"\n]*"|“[^“”\n]*”|„[^„“”\n]*[“”]|«[^«»\n]*»|「[^「」\n]*」/gu;

/** Behind a sentence. An initial and `e.g.` end none. */
const sentenceEnd = /(?<=[!?…]|(?<!(?:^|[^\p{L}])\p{L})\.)\s+|(?<=[。！？؟])|\n+/u;

const questionMark = /[?？؟][!"'”’)\s]*$/u;

/** A question without its mark. "Can you …" asks for something to be done, and may well state what with. */
const asking =
  /^\s*(?:(?:and|but|so|ok|okay|hey|hi),? )?(?:how (?:to|many|much|long|far|often)|(?:how|what|when|where|why|who|which) (?:can|could|should|would|do|does|did|is|are|was|were|have|has|will) (?:i|we|you|it|they|there|my|our|the|this|that)|(?:should|do|does|did|is|are|am) (?:i|we|it|they|there|my|our)|(?:do|did|are|have) you)\s/i;

/** Asks for the sheet itself, and states what is to be on it: "Can you make a one-sheet for my single …, out 3 May?" */
const ordering =
  /^\s*(?:(?:and|but|so|ok|okay|hey|hi),? )?(?:can|could|would|will) you (?:please |now )?(?:make|create|generate|prepare|design|do)\b[^?]*?\b(?:one[- ]?sheet|press sheet|one[- ]pager|pdf)\b/i;

/** What denies the words behind it. With a capital it may be a title ("Can't Stop"), as may "never" behind a noun. */
const denying =
  /(?:\b(?:I|i|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ii]t|have|has|had|do|does|did|am|is|are|was|were|can|could|will|would)|'(?:ve|re|m|s|d|ll)) (?:never|not)\b(?! only| just)|\b[a-z]+n't\b(?! only| just| forget| hesitate)|\bcannot\b/;

/** Where something begins that is not denied with what stands before it. */
const turn = /[,;:()]|\s-+\s|\b(?:but|so(?! far)|because|and|until|before|unless)\b/;

/** The sentences of a text; null stands in the place of a question. */
export function statements(text: string): (string | null)[] {
  const signs = text.replace(quoted, (passage, at: number) => {
    const end = at + passage.length;
    // It ends the sentence around it as well.
    const isLast = /^[.!?].\s+\p{Lu}/u.test(text.slice(end - 2, end + 8));
    return 'x'.repeat(passage.length - 1) + (isLast ? '.' : 'x');
  });
  let end = 0;
  return signs.split(sentenceEnd).flatMap((part) => {
    const start = signs.indexOf(part, end);
    end = start + part.length;
    if (part.trim() === '') return [];
    const isQuestion = (questionMark.test(part) && !ordering.test(part)) || asking.test(part);
    return [isQuestion ? null : text.slice(start, end)];
  });
}

/**
 * Whether a sentence denies words of it: they stand behind a "not" that nothing parts from them.
 * @param sentence with straight quotation marks
 * @param words in small letters
 */
export function isDenied(words: string, sentence: string): boolean {
  const at = sentence.toLowerCase().indexOf(words);
  const before = sentence.slice(0, at).replace(/"[^"]*"/g, '');
  return at > 0 && denying.test(before.split(turn).at(-1) ?? '');
}
