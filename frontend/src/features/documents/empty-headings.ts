/** Escapes lines of only `#`, which are no headings: press releases end with "###". */
export const withoutEmptyHeadings = (markdown: string): string => markdown.replace(/^#{1,6}[ \t]*$/gm, '\\$&');
