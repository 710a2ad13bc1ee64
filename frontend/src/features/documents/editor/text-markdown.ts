import type { JSONContent } from '@tiptap/core';
import { Lexer } from 'marked';

/** Characters that the serializer escapes or encodes. */
const special = '\\`*_[]~&<>';
/** The first of 32 code points that no text contains: they stand for the special characters until the text is written. */
const firstCode = 0xfdd0;

const kept = (text: string): string =>
  text.replace(/[\\`*_[\]~&<>]/g, (character) => String.fromCharCode(firstCode + special.indexOf(character)));

const shown = (markdown: string): string =>
  markdown.replace(/[\ufdd0-\ufdd9]/g, (code) => special.charAt(code.charCodeAt(0) - firstCode));

/** Leaves out escapes that Markdown doesn't need, so an edited text stays as it was written: "[town]", "R&B", "a_b". */
function plainly(text: string): string {
  return text
    .replace(/\[([^[\]\n]{1,200})\](?![([:])/g, (blank: string, label: string, at: number) =>
      // At its start, a list item would become a task.
      at === 0 && /^[ x]$/i.test(label) ? blank : `${kept('[')}${label}${kept(']')}`,
    )
    .replace(/&(?!(?:#\d|#x[\da-f]|(?:lt|gt|quot|amp);))/gi, kept)
    .replace(/(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])|<(?![a-z/!?])|(?<=[^\s>])>|(?<=\S )>(?= )/giu, kept);
}

/** Escapes what would begin a list or heading at the start of a paragraph's line. */
function unlisted(text: string, isLineStart: boolean): string {
  const starts = /(^|\n)([ \t]{0,3})(?:(\d{1,9})([.)])(?=\s)|([-+]|#{1,6}(?=[ \t]+\S))(?=\s))/g;
  return text.replace(starts, (whole, line: string, indent: string, number: string | undefined, ...rest: unknown[]) => {
    if (line === '' && !isLineStart) return whole;
    const [end, mark] = rest as [string | undefined, string | undefined];
    return number === undefined
      ? `${line}${indent}${kept('\\')}${mark ?? ''}`
      : `${line}${indent}${number}${kept('\\')}${end ?? ''}`;
  });
}

/** Whether the text of a link is its address and, between these characters, Markdown makes a link of it by itself. */
function isBareLink(text: string, href: unknown, before: string, after: string): boolean {
  if (typeof href !== 'string' || !/(?:^|[\s(*])$/.test(before) || !/^(?:$|[\s*]|[.,;:!?)]+(?:[\s*]|$))/.test(after))
    return false;
  const [token, ...others] = Lexer.lexInline(text, { gfm: true });
  return others.length === 0 && token?.type === 'link' && token.raw === text && token.href === href;
}

function prepared(node: JSONContent): JSONContent {
  if (!node.content || node.type === 'codeBlock') return node;
  const { content } = node;
  const textAt = (index: number): string => content[index]?.text ?? (content[index] ? ' ' : '');
  return {
    ...node,
    content: content.map((child, index) => {
      if (child.type !== 'text') return prepared(child);
      const { text = '', marks = [] } = child;
      if (marks.some(({ type }) => type === 'code')) return child;
      const link = marks.find(({ type }) => type === 'link');
      if (
        link &&
        !link.attrs?.['title'] &&
        isBareLink(text, link.attrs?.['href'], textAt(index - 1), textAt(index + 1))
      )
        return { ...child, marks: marks.filter((mark) => mark !== link), text: kept(text) };
      const isLineStart = node.type === 'paragraph' && (index === 0 || content[index - 1]?.type === 'hardBreak');
      const words = plainly(text);
      return { ...child, text: node.type === 'paragraph' ? unlisted(words, isLineStart) : words };
    }),
  };
}

/**
 * The Markdown of the editor's document.
 * @param serialize writes a document as the Markdown extension does
 */
export function writeMarkdown(document: JSONContent, serialize: (document: JSONContent) => string): string {
  // The editor keeps an empty paragraph below a list or table.
  return shown(serialize(prepared(document))).trimEnd();
}
