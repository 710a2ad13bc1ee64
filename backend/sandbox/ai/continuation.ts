const closing = '\n\nThat covers the main points. Tell me which part you want in more detail.';

/** How many of a text's last characters locate its end in another version. */
const tailLength = 60;

/** How many of a line's first characters locate it in another version. */
const headLength = 24;

/** The rest of a reply after `said`, or a closing sentence if the reply doesn't contain its end. */
export function continued(whole: string, said: string): string {
  if (whole.startsWith(said)) return whole.slice(said.length) || closing;
  // A trial's answer lacks the artist's data, so only its end is the same.
  const at = whole.indexOf(said.slice(-tailLength));
  if (at >= 0) return whole.slice(at + Math.min(said.length, tailLength)) || closing;
  return afterLine(whole, said.slice(said.lastIndexOf('\n') + 1)) || closing;
}

/** What follows the line that begins like `line`, which may itself have more of the artist's data; `''` if none does. */
function afterLine(whole: string, line: string): string {
  const at = line === '' ? -1 : `\n${whole}`.indexOf(`\n${line.slice(0, headLength)}`);
  const end = at < 0 ? -1 : whole.indexOf('\n', at);
  return end < 0 ? '' : whole.slice(end);
}
