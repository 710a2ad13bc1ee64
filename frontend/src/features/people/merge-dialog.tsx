import type { Contact } from '@contract/contacts/contact';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { Select } from '@/ui/forms/select';

const fields = [
  ['name', 'Name'],
  ['outlet', 'Outlet'],
  ['role', 'Role'],
  ['email', 'Email'],
  ['url', 'Website'],
  ['note', 'Note'],
] as const;

interface MergeDialogProps {
  contacts: readonly Contact[];
  onClose: () => void;
  onMerged: () => Promise<unknown>;
}

/** Previews a merge and lets the artist choose who stays. */
export function MergeDialog({ contacts, onClose, onMerged }: MergeDialogProps) {
  const [keptId, setKeptId] = useState(contacts[0]?.id ?? '');
  const ids = [keptId, ...contacts.map(({ id }) => id).filter((id) => id !== keptId)];
  const merge = useMutation({
    mutationFn: () => api.post<Contact>('/api/contacts/merge', { ids }),
    onSuccess: async () => {
      await onMerged();
      onClose();
    },
  });
  // The preview fails once they are merged, because the others no longer exist.
  const preview = useQuery({
    enabled: merge.isIdle || merge.isError,
    queryKey: ['/api/contacts/merge?preview=true', ...ids],
    queryFn: () => api.post<Contact>('/api/contacts/merge?preview=true', { ids }),
    gcTime: 0,
  });
  const result = preview.data;
  const error = merge.error ?? preview.error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="lg"
      title="Merge people"
      description="One contact stays and gets the others' missing details. Their pitches move to it."
    >
      <div className="flex flex-col gap-5">
        <Field label="Who stays">
          <Select value={keptId} onChange={(event) => setKeptId(event.target.value)}>
            {contacts.map(({ id, name, outlet, email }) => (
              <option key={id} value={id}>
                {[name, outlet, email].filter(Boolean).join(', ')}
              </option>
            ))}
          </Select>
        </Field>
        <section aria-label="After merging" aria-live="polite">
          <h3 className="font-semibold">After merging</h3>
          {result && (
            <dl className="mt-2 flex flex-col border-t border-line">
              {fields.map(([field, label]) => (
                <div key={field} className="flex flex-wrap gap-x-4 border-b border-line py-2">
                  <dt className="w-20 text-muted">{label}</dt>
                  <dd className="min-w-0 flex-[1_1_12rem] whitespace-pre-wrap break-words">{result[field] || '–'}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
        {error && <p role="alert">{sentenceOf(error)}</p>}
        <div className="flex justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button pending={merge.isPending} disabled={!result} onClick={() => merge.mutate()}>
            Merge {contacts.length} people
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
