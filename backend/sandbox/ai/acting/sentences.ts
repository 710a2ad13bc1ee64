const small = new Set(
  'the and but for with from that this these those there here about anything something any some have has had was were are is its it my our your his her their they she them him you who what where when how did does do in on at of to a an i we me us be been also made bit part thing fact'.split(
    ' ',
  ),
);

function wordsOf(phrase: string): string[] {
  return (phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !small.has(word) && word.length > 1);
}

/** The first sentence or line of a text with all words of a phrase, whatever their endings. Blanks don't count. */
export function sentenceAbout(text: string, phrase: string): string | undefined {
  const wanted = wordsOf(phrase).map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/u, '') : word));
  if (wanted.length === 0) return undefined;
  return text.split(/\n|(?<=[.!?])\s+/u).find((sentence) => {
    const said = wordsOf(sentence.replace(/\[[^\]]*\]/gu, ''));
    return wanted.every((word) => said.some((one) => one.startsWith(word)));
  });
}
