import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import clsx from 'clsx';
import { Bold, Heading2, Italic, Link2, List, type LucideIcon, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/ui/icon-button';
import { TextLinkDialog } from './text-link-dialog';
import type { TextForm } from './text-form';

interface Tool {
  label: string;
  Icon: LucideIcon;
  /** Absent for what is neither on nor off. */
  isOn?: boolean;
  isOff?: boolean;
  run: () => void;
}

/** Formatting buttons, for phones and anyone who doesn't know the keys. A text in Markdown only has Undo and Redo. */
export function TextToolbar({ editor, form }: { editor: Editor; form: TextForm }) {
  const [isLinking, setIsLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: present }) => ({
      isBold: present.isActive('bold'),
      isItalic: present.isActive('italic'),
      isHeading: present.isActive('heading'),
      isList: present.isActive('bulletList'),
      isLink: present.isActive('link'),
      mayUndo: present.can().undo(),
      mayRedo: present.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus(undefined, { scrollIntoView: false });
  const formatting: Tool[] = [
    { label: 'Bold', Icon: Bold, isOn: state.isBold, run: () => chain().toggleBold().run() },
    { label: 'Italic', Icon: Italic, isOn: state.isItalic, run: () => chain().toggleItalic().run() },
    { label: 'Heading', Icon: Heading2, isOn: state.isHeading, run: () => chain().toggleHeading({ level: 2 }).run() },
    { label: 'List', Icon: List, isOn: state.isList, run: () => chain().toggleBulletList().run() },
    { label: 'Link', Icon: Link2, isOn: state.isLink, run: () => setIsLinking(true) },
  ];
  const tools: Tool[] = [
    ...(form === 'formatted' ? formatting : []),
    { label: 'Undo', Icon: Undo2, isOff: !state.mayUndo, run: () => chain().undo().run() },
    { label: 'Redo', Icon: Redo2, isOff: !state.mayRedo, run: () => chain().redo().run() },
  ];
  return (
    <div role="group" aria-label="Formatting" className="flex flex-wrap">
      {tools.map(({ label, Icon, isOn, isOff, run }) => (
        <IconButton
          key={label}
          label={label}
          aria-pressed={isOn}
          // A disabled button would lose the focus. It still says that there is nothing to do.
          aria-disabled={isOff}
          className={clsx(isOn && 'bg-bubble outline-1 outline-ink', isOff && 'opacity-45')}
          // The text keeps its selection, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!isOff) run();
          }}
        >
          <Icon className="size-5" aria-hidden="true" />
        </IconButton>
      ))}
      {isLinking && <TextLinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </div>
  );
}
