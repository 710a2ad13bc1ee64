/**
 * A chat title without markdown: emphasis, strikethrough, code, links, and heading, quote and list markers. Single
 * asterisks stay: names such as M*A*S*H use them.
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
