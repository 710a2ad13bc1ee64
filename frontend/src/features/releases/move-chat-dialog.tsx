import type { Chat } from '@contract/chats/chat';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { Select } from '@/ui/forms/select';
import { useReleases } from './releases-query';

interface MoveChatDialogProps {
  chat: Chat;
  onClose: () => void;
  onMove: (releaseId: string | null) => void;
}

/** Chooses the release or tour a conversation belongs to. */
export function MoveChatDialog({ chat, onClose, onMove }: MoveChatDialogProps) {
  const [releaseId, setReleaseId] = useState(chat.releaseId ?? '');
  const { data } = useReleases();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Move to a release"
      description="In a release, Fanfare uses its plan and ignores your other releases."
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onMove(releaseId || null);
          onClose();
        }}
      >
        <Field label="Release or tour">
          <Select value={releaseId} onChange={(event) => setReleaseId(event.target.value)}>
            <option value="">None</option>
            {data?.items.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <div className="flex justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={releaseId === (chat.releaseId ?? '')}>
            Move
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
