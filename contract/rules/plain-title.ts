/**
 * A conversation's title without the signs that Markdown marks words with: pairs of two stars, two underscores, two tildes or
 * backticks, links, and what makes a line a heading, a quote or an item. Single stars stay: they are of names, such as M*A*S*H.
 */
export function plainTitle(title: string): string {
  if (!/[*_~`[#>-]/.test(title)) return title;
  const plain = title
    .replace(/^\s{0,9}(?:#{1,6}|>|[*-])\s{1,9}/, '')
    .replace(/!?\[([^[\]]+)\]\([^()\s]*\)/g, '$1')
    .replace(/(\*\*|__|~~|`)(?=\S)([^*_~`]+)\1/g, '$2')
    .trim();
  return plain === '' ? title : plain;
}
