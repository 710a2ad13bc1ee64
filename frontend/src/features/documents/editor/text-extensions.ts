import { isLineBreak } from '@contract/rules/line-break';
import { safeHref } from '@contract/rules/safe-href';
import { type AnyExtension, type JSONContent, type Mark, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { renderTableToMarkdown, Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Markdown, type MarkdownExtensionOptions } from '@tiptap/markdown';
import { StarterKit } from '@tiptap/starter-kit';
import { Marked } from 'marked';

/**
 * The Markdown parser of one editor. Like the rest of the product, it shows HTML as it was typed, except for line
 * breaks.
 */
export function createParser(): NonNullable<MarkdownExtensionOptions['marked']> {
  const parser = new Marked({
    tokenizer: {
      html: () => undefined,
      tag(source) {
        const [raw] = /^<br\s{0,9}\/?>/i.exec(source) ?? [];
        return raw === undefined || !isLineBreak(raw) ? undefined : ({ type: 'br', raw } as never);
      },
    },
  });
  // The editor's type is of its own, older copy of the package, and of the global parser, which extensions would change.
  return parser as unknown as NonNullable<MarkdownExtensionOptions['marked']>;
}

/** A link's Markdown. */
function linkMarkdown({ attrs = {} }: JSONContent, text: string): string {
  const { href = '', title } = attrs as { href?: string; title?: string | null };
  // Spaces and parentheses could end the address.
  const target = /[\s()]/.test(href) ? `<${href}>` : href;
  return title ? `[${text}](${target} "${title.replace(/["\\]/g, '\\$&')}")` : `[${text}](${target})`;
}

/** Paragraphs that may have nothing but a picture: pictures are part of a line. */
const paragraphFrom = (paragraph: Node): Node =>
  paragraph.extend({
    parseMarkdown(token, helpers) {
      const tokens = token.tokens ?? [];
      const isPicture = tokens.length === 1 && tokens[0]?.type === 'image';
      const parsed = isPicture ? null : this.parent?.(token, helpers);
      return parsed ?? helpers.createNode('paragraph', undefined, helpers.parseInline(tokens));
    },
  });

/** Only what looks like an address: a name such as "artist.fm" would be written with an address that no one typed. */
const shouldAutoLink = (typed: string): boolean => /^(?:https?:\/\/|www\.)/i.test(typed);

const starterKit = StarterKit.configure({ underline: false, link: { openOnClick: false, shouldAutoLink } });
const { name, options, storage, config } = starterKit;

/** The starter kit without underlining, which Markdown doesn't have. */
const basics: AnyExtension[] = (config.addExtensions?.call({ name, options, storage, parent: undefined }) ?? []).map(
  (extension): AnyExtension => {
    // Marks that overlap would be written as HTML, which no export renders.
    if (extension.name === 'italic') return (extension as Mark).extend({ markdownOptions: {} });
    if (extension.name === 'paragraph') return paragraphFrom(extension as Node);
    if (extension.name !== 'link') return extension;
    return (extension as Mark).extend({
      renderMarkdown: (node, helpers) => linkMarkdown(node, helpers.renderChildren(node)),
    });
  },
);

/** A picture, shown as a link with its description: nothing is loaded from other sites. */
const PictureLink = Image.extend({
  renderHTML: ({ node }) => {
    const { src, alt } = node.attrs as { src: string | null; alt: string | null };
    const href = safeHref(src ?? '');
    const words = `Picture: ${alt || src || ''}`;
    return href ? ['a', { href, rel: 'noopener noreferrer', target: '_blank' }, words] : ['span', words];
  },
  renderText: ({ node }) => String(node.attrs['alt'] ?? ''),
  renderMarkdown: ({ attrs = {} }) => {
    const { alt } = attrs as { alt?: string | null };
    const words = (alt ?? '').replace(/[\\[\]]/g, '\\$&');
    return `!${linkMarkdown({ attrs: { ...attrs, href: attrs['src'] as unknown } }, words)}`;
  },
}).configure({ inline: true });

/** Extensions of the editor for formatted text. Markdown writes cells on one line, so they have one paragraph. */
export const formattedText = (marked = createParser()): AnyExtension[] => [
  ...basics,
  PictureLink,
  TaskList,
  TaskItem.configure({ nested: true, a11y: { checkboxLabel: (node) => `Done: ${node.textContent}` } }),
  Table.extend({
    // Between blocks there are blank lines already: more of them would be read as empty paragraphs.
    renderMarkdown: (node, helpers) => renderTableToMarkdown(node, helpers).trim(),
  }),
  TableRow,
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
  Markdown.configure({ marked }),
];

const SourceDocument = Node.create({ name: 'doc', topNode: true, content: 'source' });

/** A whole text in one node, every character as it is typed. */
const Source = Node.create({
  name: 'source',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', { class: 'whitespace-pre-wrap font-mono text-sm' }, 0],
});

/** Extensions of the editor for a text that is edited as Markdown. */
export const sourceText = (): AnyExtension[] => [
  SourceDocument,
  Source,
  ...basics.filter(({ name }) => ['text', 'undoRedo', 'keymap'].includes(name)),
];

/** The content of the editor for a text that is edited as Markdown. */
export function sourceContent(markdown: string): JSONContent {
  const text = markdown.replaceAll('\r\n', '\n');
  return { type: 'doc', content: [{ type: 'source', content: text === '' ? [] : [{ type: 'text', text }] }] };
}
