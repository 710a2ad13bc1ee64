/** Whether a piece of HTML in a reply is a line break. Models write those in table cells; no other tag is rendered. */
export function isLineBreak(html: string): boolean {
  return /^<br\s{0,9}\/?>$/i.test(html.trim());
}
