import type { Contact } from '@contract/contacts/contact';
import type { ContactBody } from '@contract/contacts/contact.body';
import { limits } from '@contract/limits';
import { completeLink } from '@contract/rules/link-rule';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { AlertDialog } from '@/ui/dialogs/alert-dialog';
import { Dialog } from '@/ui/dialogs/dialog';
import { Creation } from '@/ui/forms/creation';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { Textarea } from '@/ui/forms/textarea';

const fields = [
  ['name', 'Name', limits.nameMax],
  ['outlet', 'Outlet', limits.nameMax],
  ['role', 'Role', limits.nameMax],
  ['email', 'Email', limits.emailMax],
  ['url', 'Website', limits.linkMax],
] as const;

interface ContactDialogProps {
  /** The contact to change; undefined to add one. */
  contact?: Contact;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}

/** Adds or changes a contact. */
export function ContactDialog({ contact, onClose, onSaved }: ContactDialogProps) {
  const [creation] = useState(() => new Creation<Contact, Omit<ContactBody, 'id'>>('/api/contacts'));
  const [before] = useState(() => ({
    name: contact?.name ?? '',
    outlet: contact?.outlet ?? '',
    role: contact?.role ?? '',
    email: contact?.email ?? '',
    url: contact?.url ?? '',
    note: contact?.note ?? '',
    checkedOn: contact?.checkedOn ?? '',
  }));
  const [typed, setTyped] = useState(before);
  const { checkedOn, ...texts } = typed;
  const changed = (Object.keys(before) as (keyof typeof before)[]).filter((name) => typed[name] !== before[name]);
  const [isDeleting, setIsDeleting] = useState(false);
  const close = async () => {
    await onSaved();
    onClose();
  };
  const save = useMutation({
    mutationFn: () => {
      const sent = {
        ...texts,
        url: completeLink(texts.url),
        ...(checkedOn && { checkedOn }),
      };
      if (!contact) return creation.save(sent);
      // The others may have been changed elsewhere in the meantime.
      return api.patch<Contact>(
        `/api/contacts/${contact.id}`,
        Object.fromEntries(changed.map((name) => [name, sent[name]])),
      );
    },
    onSuccess: close,
  });
  const remove = useMutation({
    mutationFn: () => api.delete<void>(`/api/contacts/${contact?.id}`),
    onSuccess: close,
    onError: () => setIsDeleting(false),
  });
  const problems = save.error instanceof ApiError ? save.error.fields : {};
  const error = remove.error ?? (Object.keys(problems).length === 0 ? save.error : null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      isChanged={changed.length > 0}
      title={contact ? contact.name : 'Add a person'}
      description="Only you can see your people."
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {fields.map(([name, label, most]) => (
          <Field key={name} label={label} {...(problems[name] && { error: problems[name] })}>
            <Input
              value={texts[name]}
              maxLength={most}
              inputMode={name === 'email' ? 'email' : name === 'url' ? 'url' : 'text'}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          </Field>
        ))}
        <Field label="Note" {...(problems['note'] && { error: problems['note'] })}>
          <Textarea
            rows={2}
            value={texts.note}
            maxLength={limits.contactNoteMax}
            onChange={(event) => setTyped({ ...typed, note: event.target.value })}
          />
        </Field>
        <Field
          label="Last checked"
          hint="When you last checked that they still work there."
          {...(problems['checkedOn'] && { error: problems['checkedOn'] })}
        >
          <Input
            type="date"
            value={checkedOn}
            onChange={(event) => setTyped({ ...typed, checkedOn: event.target.value })}
          />
        </Field>
        {error && <p role="alert">{sentenceOf(error)}</p>}
        <div className="flex flex-wrap justify-end gap-3">
          {contact && (
            <Button variant="quiet" className="mr-auto" onClick={() => setIsDeleting(true)}>
              Delete
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={save.isPending} disabled={texts.name.trim() === ''}>
            Save
          </Button>
        </div>
      </form>
      {contact && (
        <AlertDialog
          open={isDeleting}
          onOpenChange={setIsDeleting}
          title={`Delete ${contact.name}?`}
          description="What you sent them stays in your results."
          confirmLabel="Delete"
          isDestructive
          pending={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      )}
    </Dialog>
  );
}
