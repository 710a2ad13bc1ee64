import { completeLink } from '@contract/rules/link-rule';
import type { Pitch } from '@contract/pitches/pitch';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';

/** Records that a pitch was placed, with a link to what was published. */
export function PlacedDialog({
  pitch,
  onClose,
  onPlaced,
}: {
  pitch: Pitch;
  onClose: () => void;
  onPlaced: () => Promise<unknown>;
}) {
  const [link, setLink] = useState(pitch.link);
  const save = useMutation({
    mutationFn: () =>
      api.patch<Pitch>(`/api/pitches/${pitch.id}`, {
        status: 'placed',
        // A link that isn't changed here may have been changed elsewhere in the meantime.
        ...(link !== pitch.link && { link: completeLink(link) }),
      }),
    onSuccess: async () => {
      await onPlaced();
      onClose();
    },
  });
  const problem = save.error instanceof ApiError ? save.error.fields['link'] : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Placed"
      isChanged={link !== pitch.link}
      description={`Where did ${pitch.outlet || pitch.contactName} run it?`}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Field label="Link (optional)" {...(problem && { error: problem })}>
          <Input inputMode="url" value={link} onChange={(event) => setLink(event.target.value)} />
        </Field>
        {save.error && !problem && <p role="alert">{sentenceOf(save.error)}</p>}
        <Button type="submit" className="self-end" pending={save.isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  );
}
