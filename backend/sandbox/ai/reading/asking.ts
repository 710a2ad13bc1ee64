const question = /[^.!?\n]*\?/gu;

/** A message without the sentences that ask: what it tells or wants beside them. */
export function withoutAsking(message: string): string {
  return message.replace(question, '').trim();
}
