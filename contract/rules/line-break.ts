/** Whether a piece of HTML in a reply is a line break, as models write them into cells of tables: the one tag that is obeyed. */
export function isLineBreak(html: string): boolean {
  return /^<br\s{0,9}\/?>$/i.test(html.trim());
}
