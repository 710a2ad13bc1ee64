const fewestWords = 30;

/** The first draft in a reply, or null: a quoted or fenced block of at least 30 words, which is long enough to send. */
export function draftIn(reply: string): string | null {
  const blocks = [...reply.matchAll(/(?:^>.*(?:\n|$))+/gm), ...reply.matchAll(/^```[\s\S]*?^```/gm)];
  const draft = blocks.find(
    ([block]) => block.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length >= fewestWords,
  );
  return draft ? draft[0].replace(/^> ?/gm, '').trim() : null;
}
