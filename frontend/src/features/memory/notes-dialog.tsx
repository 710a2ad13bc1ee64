import { assistantName } from '@contract/app';
import { limits } from '@contract/limits';
import type { Note } from '@contract/chats/note';
import { visibleText } from '@contract/rules/text-rule';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/forms/input';
import { toast } from '@/ui/toasts/toast-store';
import { useNearbyFocus } from '@/ui/use-nearby-focus';
import { usePendingFocus } from '@/ui/forms/use-pending-focus';

const notesKey = ['/api/notes'] as const;

/** Lists, adds and deletes the notes that the assistant remembers. */
export function NotesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`What ${assistantName} remembers`}
      description="Used in every conversation. Say “Remember that…” in a chat, or add it here."
    >
      <Notes />
    </Dialog>
  );
}

function Notes() {
  const queryClient = useQueryClient();
  const { data: notes, isError } = useQuery<Note[]>({ queryKey: notesKey, refetchOnMount: 'always' });
  const [text, setText] = useState('');
  const refetch = () => queryClient.invalidateQueries({ queryKey: notesKey });
  const notify = (title: string) => (error: Error) => {
    toast({ title, description: sentenceOf(error), variant: 'destructive' });
  };
  const add = useMutation({
    mutationFn: (sent: string) => api.post<Note>('/api/notes', { text: sent.trim() }),
    onSuccess: (_note, sent) => {
      // Keep text that was typed in the meantime.
      setText((typed) => (typed === sent ? '' : typed));
      return refetch();
    },
    onError: notify("Couldn't save the note"),
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.delete<void>(`/api/notes/${id}`),
    onSuccess: refetch,
    onError: notify("Couldn't delete the note"),
  });
  const onFocus = useNearbyFocus(remove.isPending || notes, '[role=dialog] input');
  usePendingFocus(remove.isPending);

  return (
    <>
      <form
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (visibleText(text) !== '') add.mutate(text);
        }}
      >
        <div className="grow">
          <Field label="Add something to remember">
            <Input value={text} maxLength={limits.noteMax} onChange={(event) => setText(event.target.value)} />
          </Field>
        </div>
        <Button type="submit" pending={add.isPending} disabled={visibleText(text) === ''}>
          Save
        </Button>
      </form>
      {isError && <p className="mt-5">We couldn&apos;t load your notes. Please close this and try again.</p>}
      {notes?.length === 0 && <p className="tear-line mt-6 pt-5 text-muted">Nothing saved yet.</p>}
      {notes && notes.length > 0 && (
        <ul aria-label="Saved notes" onFocus={onFocus} className="tear-line mt-6 flex flex-col pt-3">
          {notes.map((note) => (
            <li key={note.id} className="flex items-start gap-3 border-b border-line py-1.5 last:border-0">
              <span className="min-w-0 grow break-words py-2">{note.text}</span>
              <IconButton
                label={`Delete: ${note.text}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate(note.id)}
              >
                <Trash2 className="size-4.5" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
