/** Escapes lines that consist only of `#`, which aren't headings: press releases end with "###". */
export const withoutEmptyHeadings = (markdown: string): string => markdown.replace(/^#{1,6}[ \t]*$/gm, '\\$&');
