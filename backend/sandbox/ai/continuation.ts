const closing = 'That covers the main points. Tell me which part you want in more detail.';

/** How many of a text's last characters locate its end in another version. */
const tailLength = 60;

/** The rest of a reply after `said`, or a closing sentence if the reply doesn't contain its end. */
export function continued(whole: string, said: string): string {
  if (whole.startsWith(said)) return whole.slice(said.length) || closing;
  // A trial's answer lacks the artist's data, so only its end is the same.
  const at = whole.indexOf(said.slice(-tailLength));
  return (at >= 0 && whole.slice(at + Math.min(said.length, tailLength))) || closing;
}
