import { SongBody } from '@contract/account/song.body';
import type { User } from '@contract/account/user';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { userKey } from '@/session/user-query';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { FormActions } from '@/ui/forms/form-actions';
import { Input } from '@/ui/forms/input';
import { keepTyped } from '@/ui/forms/keep-typed';
import { toast } from '@/ui/toasts/toast-store';

interface SongDialogProps {
  user: User;
  onClose: () => void;
}

/** Sets the latest song, replacing the previous one (PUT /api/songs). */
export function SongDialog({ user, onClose }: SongDialogProps) {
  const queryClient = useQueryClient();
  const [opened] = useState({ songTitle: user.songTitle, songLink: user.songLink });
  // A link that isn't edited here follows changes made elsewhere, but never becomes the link of another song.
  const { songLink: savedLink } = user.songTitle === opened.songTitle ? user : opened;
  const form = useForm<SongBody>({
    resolver: classValidatorResolver(SongBody),
    values: { ...opened, songLink: savedLink },
    resetOptions: keepTyped,
  });
  const { errors } = form.formState;

  const save = useMutation({
    mutationFn: (song: SongBody) => api.put<User>('/api/songs', song),
    onSuccess: async (saved) => {
      await queryClient.cancelQueries({ queryKey: userKey });
      queryClient.setQueryData(userKey, saved);
      toast({ title: 'Song updated successfully!' });
    },
    onError: (error) => {
      const { songTitle, songLink } = error instanceof ApiError ? error.fields : {};
      if (songTitle) form.setError('songTitle', { message: songTitle });
      if (songLink) form.setError('songLink', { message: songLink });
      toast({ title: 'Failed to update song', description: sentenceOf(error), variant: 'destructive' });
    },
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      isChanged={form.formState.isDirty && !save.isPending}
      title="Add your Latest Music!"
      description="We write your plans and pitches around it."
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((song) => save.mutate(song, { onSuccess: onClose }))}
        className="flex flex-col gap-5"
      >
        <Field label="Song Title" error={errors.songTitle?.message}>
          <Input autoComplete="off" {...form.register('songTitle')} />
        </Field>
        <Field
          label="Song Link"
          hint="A link where people can hear it (private links are fine)."
          error={errors.songLink?.message}
        >
          <Input type="url" autoComplete="off" placeholder="https://" {...form.register('songLink')} />
        </Field>
        <FormActions submitLabel="Save Song" pending={save.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
