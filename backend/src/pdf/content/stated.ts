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
  /(?:\b(?:I|i|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ii]t|have|has|had|do|does|did|am|is|are|was|were|can|could|will|would)|'(?:ve|re|m|s|d|ll)) (?:never|not|no longer)\b(?! only| just)|\b[a-z]+n't\b(?! only| just| forget| hesitate)|\bcannot\b/;

/** What denies by contrast: "12,000, not 21,000 listeners" denies no listeners, "for fans of Low, not of Yes" denies Yes. */
const contrasting = /(?:^\s*|\d\S{0,20} )not (?!only\b|just\b|to mention\b|far\b)|\b(?:instead of|rather than) /;
const firstFigure = /^\D{0,12}\d\S*/;

/** Where something begins that is not denied with what stands before it. */
const turn = /((?<!\d)[,:]|[,:](?!\d)|[;()]|\s-+\s|\b(?:but|so(?! far)|because|and|until|before|unless)\b)/;

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

/** A part of a text, by its UTF-16 units. */
export interface Range {
  from: number;
  /** The unit behind it. */
  to: number;
}

/**
 * What a sentence denies.
 * @param sentence with straight quotation marks
 */
export function denials(sentence: string): Range[] {
  // What is quoted denies nothing of what stands around it.
  const signs = sentence.replace(/"[^"]*"/g, (passage) => 'x'.repeat(passage.length));
  let end = 0;
  return signs.split(turn).flatMap((part) => {
    const start = end;
    end += part.length;
    const denial = denying.exec(part);
    if (denial) return [{ from: start + denial.index + denial[0].length, to: end }];
    const contrast = contrasting.exec(part);
    if (!contrast) return [];
    const from = start + contrast.index + contrast[0].length;
    const figure = firstFigure.exec(signs.slice(from, end));
    return [{ from, to: figure ? from + figure[0].length : end }];
  });
}
