import type { AnyExtension, Editor } from '@tiptap/core';
import { Extension } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useCallback, useEffect, useState } from 'react';
import { withoutEmptyHeadings } from '../empty-headings';
import { markedPlaces } from './marked-places';
import { formattedText, sourceContent, sourceText } from './text-extensions';
import { formOf, type TextForm } from './text-form';
import { writeMarkdown } from './text-markdown';

const MarkedPlaces = Extension.create({ name: 'markedPlaces', addProseMirrorPlugins: () => [markedPlaces()] });

const look = [
  'min-h-60 whitespace-pre-wrap break-words rounded-control px-2 py-1 leading-relaxed',
  '[&_h1]:my-3 [&_h1]:text-2xl [&_h1]:font-extrabold [&_h1]:leading-tight [&_h2]:my-3 [&_h2]:text-xl [&_h2]:font-bold',
  '[&_h3]:my-2 [&_h3]:font-bold [&_p]:my-2 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-signal [&_blockquote]:pl-3 [&_a]:underline',
  '[&_ul[data-type=taskList]]:list-none [&_ul[data-type=taskList]]:pl-0 [&_li[data-checked]]:flex [&_li[data-checked]]:gap-2',
  '[&_li[data-checked]>label]:pt-2 [&_li[data-checked]>div]:min-w-0 [&_li[data-checked]>div]:grow [&_input]:size-4.5',
  // Cells wrap: what scrolls must take the focus, and in an editor only the text may.
  '[&_table]:my-3 [&_table]:w-full [&_table]:border-collapse [&_table]:[overflow-wrap:anywhere] max-md:[&_table]:text-sm',
  '[&_th]:border [&_th]:border-muted [&_th]:px-2 [&_th]:text-start [&_th]:font-bold max-md:[&_th]:px-1.5',
  '[&_td]:border [&_td]:border-muted [&_td]:px-2 [&_td]:align-top max-md:[&_td]:px-1.5',
  // The stylesheet of the app makes pictures blocks, also the invisible one behind a picture's link.
  '[&_.ProseMirror-separator]:inline!',
  '[&_pre]:my-3 [&_pre]:whitespace-pre-wrap [&_pre:has(code)]:rounded-control [&_pre:has(code)]:bg-bubble [&_pre:has(code)]:p-3',
  '[&_hr]:my-4 [&_hr]:border-muted',
].join(' ');

interface TextEditorOptions {
  /** The Markdown to begin with. */
  initial: string;
  /** The editor's accessible name. */
  label: string;
  onChange: (markdown: string) => void;
  onSelect: (editor: Editor) => void;
}

/** The editor of one text, which it shows with its formatting, or as Markdown if that would lose words. */
export interface TextEditor {
  editor: Editor;
  form: TextForm;
  /** Replaces the whole text, without a call of `onChange`. */
  replace: (markdown: string) => void;
}

/** Creates the editor of a text. */
export function useTextEditor({ initial, label, onChange, onSelect }: TextEditorOptions): TextEditor {
  const [begun, setBegun] = useState(() => ({ markdown: initial, form: formOf(initial) }));
  const { form } = begun;
  const editor = useEditor(
    {
      ...begin(begun.markdown, form),
      injectCSS: false,
      editorProps: propsOf(label),
      onUpdate: ({ editor: present }) => onChange(markdownOf(present, form)),
      onSelectionUpdate: ({ editor: present }) => onSelect(present),
    },
    [form],
  );
  useEffect(() => editor.setOptions({ editorProps: propsOf(label) }), [editor, label]);
  const replace = useCallback(
    (markdown: string) => {
      const next = formOf(markdown);
      // Each form has a schema of its own, and so an editor of its own.
      if (next !== form) setBegun({ markdown, form: next });
      else {
        const { content, contentType } = begin(markdown, next);
        editor.commands.setContent(content, { ...(contentType && { contentType }), emitUpdate: false });
      }
    },
    [editor, form],
  );
  return { editor, form, replace };
}

function propsOf(label: string) {
  return { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: look } };
}

function begin(markdown: string, form: TextForm) {
  if (form === 'source')
    return { extensions: extensionsOf(form), content: sourceContent(markdown), contentType: undefined };
  return {
    extensions: extensionsOf(form),
    content: withoutEmptyHeadings(markdown),
    contentType: 'markdown' as const,
  };
}

function extensionsOf(form: TextForm): AnyExtension[] {
  return [...(form === 'source' ? sourceText() : formattedText()), MarkedPlaces];
}

function markdownOf(editor: Editor, form: TextForm): string {
  if (form === 'source') return editor.state.doc.textContent;
  return writeMarkdown(editor.getJSON(), (json) => editor.markdown?.serialize(json) ?? '');
}
