import { safeHref } from '@contract/rules/safe-href';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { FormActions } from '@/ui/forms/form-actions';
import { Input } from '@/ui/forms/input';

/** The address that was typed, with its scheme; null if it isn't one that can be linked. */
function addressOf(typed: string): string | null {
  const text = typed.trim();
  const address = /^(?:https?|mailto):/i.test(text) ? text : `${text.includes('@') ? 'mailto:' : 'https://'}${text}`;
  return text === '' || /\s/.test(text) ? null : safeHref(address) && address;
}

/** Links the selected words, or changes the link at the cursor. */
export function TextLinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present = String(editor.getAttributes('link')['href'] ?? '');
  const [typed, setTyped] = useState(present);
  const [problem, setProblem] = useState<string>();
  const link = () => {
    const href = addressOf(typed);
    if (!href) {
      setProblem('Enter a web or email address.');
      return;
    }
    const chain = editor.chain().focus();
    if (present) chain.extendMarkRange('link').setLink({ href }).run();
    else if (!editor.state.selection.empty) chain.setLink({ href }).run();
    else chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={present ? 'Change the link' : 'Add a link'}
      isChanged={typed !== present}
    >
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          link();
        }}
      >
        <Field label="Address" error={problem}>
          <Input inputMode="url" value={typed} maxLength={2000} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        {present && (
          <Button
            variant="outline"
            className="self-start"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            Remove the link
          </Button>
        )}
        <FormActions submitLabel="Save" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
