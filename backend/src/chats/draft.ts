const fewestWords = 30;

/** Whether a reply holds a draft: a quoted or fenced block, long enough to be sent to somebody. */
export function holdsDraft(reply: string): boolean {
  const blocks = [...reply.matchAll(/(?:^>.*(?:\n|$))+/gm), ...reply.matchAll(/^```[\s\S]*?^```/gm)];
  return blocks.some(
    ([block]) => block.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length >= fewestWords,
  );
}
