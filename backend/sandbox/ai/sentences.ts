const sentence = /[^.!?\n]+[.!?]*/gu;

/** The sentences of a message, with what ends each of them. */
export function sentencesIn(message: string): string[] {
  return message.match(sentence) ?? [];
}
