import type { Chat } from '@contract/chat';
import { limits } from '@contract/limits';
import { visibleText } from '@contract/text-rule';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

interface RenameChatDialogProps {
  chat: Chat;
  onClose: () => void;
  /** Takes the trimmed title, when it is not empty. */
  onRename: (title: string) => void;
}

/** Edit conversation title. */
export function RenameChatDialog({ chat, onClose, onRename }: RenameChatDialogProps) {
  const [title, setTitle] = useState(chat.title);
  const trimmed = title.trim();
  return (
    <Dialog open onOpenChange={onClose} title="Edit title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (visibleText(trimmed) === '') return;
          if (trimmed !== chat.title) onRename(trimmed);
          onClose();
        }}
      >
        <Field label="Title">
          <Input
            value={title}
            maxLength={limits.chatTitleMax}
            onChange={(event) => setTitle(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <div className="tear-line mt-6 flex justify-end gap-3 pt-5">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={visibleText(trimmed) === ''}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
