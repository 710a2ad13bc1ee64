const closing = 'That covers the main points. Tell me which part you want in more detail.';

/** The last words of a text that find their place in another version of it. */
const tailLength = 60;

/** The rest of a reply after `said`, or a closing sentence if the reply doesn't contain its end. */
export function continued(whole: string, said: string): string {
  if (whole.startsWith(said)) return whole.slice(said.length) || closing;
  // A trial's answer doesn't know the artist, so only its end is the same.
  const at = whole.indexOf(said.slice(-tailLength));
  return (at >= 0 && whole.slice(at + Math.min(said.length, tailLength))) || closing;
}
