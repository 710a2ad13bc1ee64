/** "I have to cancel tonight's... well not tonight, next Sat 5 December": a word that is taken back at once, and the one for it. */
const takenBack =
  /(?<!\p{L})(?<word>\p{L}+?)(?:['’]?s)?(?: ?(?:\.{2,}|…)|,| [–—-]+) ?(?:(?:well|no|sorry|wait|hang on|i mean|actually|ok|okay),? )*not (?:for |on )?\k<word>(?:['’]?s)?,? (?:but |it['’]?s |i mean |sorry,? )*/giu;

/** A message without the words that its next words take back. */
export function withoutTakenBack(text: string): string {
  return text.replace(takenBack, '');
}
