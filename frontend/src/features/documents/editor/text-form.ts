import { isMarkdown } from '@contract/rules/markdown-rule';
import { getSchema, type JSONContent } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import { Node } from '@tiptap/pm/model';
import { decodeEntities } from '@/conversation/markdown/markdown-source';
import { withoutEmptyHeadings } from '../empty-headings';
import { createParser, formattedText } from './text-extensions';
import { writeMarkdown } from './text-markdown';

/** How a text is edited: with its formatting, or as Markdown. */
export type TextForm = 'formatted' | 'source';

/** Reads and writes Markdown as the editor does. Made when the first document is opened. */
interface Reader {
  manager: MarkdownManager;
  schema: ReturnType<typeof getSchema>;
}

let reader: Reader | undefined;

function readerOf(): Reader {
  if (!reader) {
    const marked = createParser();
    const extensions = formattedText(marked);
    reader = { manager: new MarkdownManager({ extensions, marked }), schema: getSchema(extensions) };
  }
  return reader;
}

/**
 * The form in which a text can be edited without loss: formatted only if writing down what the editor read gives the
 * same words in the same order, now and when that is opened again. A text that takes too long to read is edited as
 * Markdown too.
 */
export function formOf(markdown: string): TextForm {
  if (!isMarkdown(markdown)) return 'source';
  const words = wordsOf(markdown);
  let saved = markdown;
  for (let times = 0; times < 2; times += 1) {
    const next = rewritten(saved);
    if (next === null || wordsOf(next) !== words) return 'source';
    saved = next;
  }
  return 'formatted';
}

/** A text as the editor would save it; null if the editor can't hold it. */
export function rewritten(markdown: string): string | null {
  const { manager, schema } = readerOf();
  try {
    const document = Node.fromJSON(schema, { type: 'doc', ...manager.parse(withoutEmptyHeadings(markdown)) });
    if (document.childCount > 0) document.check();
    return writeMarkdown(document.toJSON() as JSONContent, (json) => manager.serialize(json));
  } catch {
    return null;
  }
}

/** Words, numbers and other characters that aren't Markdown's own, in the text's order. */
function wordsOf(markdown: string): string {
  const text = decodeEntities(markdown.replace(/<br\s{0,9}\/?>/gi, '\n'));
  return (text.match(/[\p{L}\p{M}\p{N}]+|[@%$&?]|[^\s\p{L}\p{M}\p{N}\p{ASCII}]/gu) ?? []).join(' ');
}
