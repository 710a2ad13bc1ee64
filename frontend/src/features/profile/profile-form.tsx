import { ProfileBody } from '@contract/account/profile.body';
import type { UploadedPicture } from '@contract/account/picture';
import type { User } from '@contract/account/user';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { profileDrafts } from '@/lib/drafts';
import { uploadFile } from '@/lib/upload';
import { userKey } from '@/session/user-query';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { keepTyped } from '@/ui/forms/keep-typed';
import { toast } from '@/ui/toasts/toast-store';
import { PictureField } from './picture-field';

interface ProfileFormProps {
  user: User;
  submitLabel: string;
  /** Unsaved changes to restore. */
  draft?: Partial<ProfileBody>;
  /** Called on every change with the form's values. */
  onEdit?: (profile: ProfileBody) => void;
  /** Uploads a picked picture on save, not at once. Called when one is picked (true) or removed (false). */
  onPicture?: (isPicked: boolean) => void;
  onSaved: (user: User) => void;
}

/** The profile form of onboarding and Edit Profile. Saves all fields (PUT /api/onboarding). */
export function ProfileForm({ user, submitLabel, draft, onEdit, onPicture, onSaved }: ProfileFormProps) {
  const queryClient = useQueryClient();
  const form = useForm<ProfileBody>({
    resolver: classValidatorResolver(ProfileBody),
    // Saving replaces the whole profile, so fields that aren't edited here follow changes made elsewhere.
    values: {
      name: user.name,
      musicGenre: user.musicGenre,
      location: user.location,
      website: user.website,
      spotifyUrl: user.spotifyUrl,
      instagramUrl: user.instagramUrl,
      twitterUrl: user.twitterUrl,
      ...draft,
    },
    resetOptions: keepTyped,
  });
  const { errors } = form.formState;
  const [isUploading, setIsUploading] = useState(false);
  const [isPictureRemoved, setIsPictureRemoved] = useState(false);
  const [picked, setPicked] = useState<File | null>(null);
  const pick = (file: File | null) => {
    setPicked(file);
    onPicture?.(file !== null);
  };
  const pictureUrl = isPictureRemoved ? '' : user.profilePictureUrl;

  const save = useMutation({
    mutationFn: async (profile: ProfileBody) => {
      if (!picked) return api.put<User>('/api/onboarding', profile);
      const { fileUrl } = await uploadFile<UploadedPicture>('/api/upload-profile-picture', picked);
      return api.put<User>('/api/onboarding', { ...profile, profilePictureUrl: fileUrl });
    },
    onSuccess: async (saved) => {
      await queryClient.cancelQueries({ queryKey: userKey });
      queryClient.setQueryData(userKey, saved);
      profileDrafts.write(saved.id, null);
      toast({ title: 'Profile updated successfully!' });
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [name, message] of fields) {
        if (isProfileField(name)) form.setError(name, { message });
      }
      toast({ title: 'Failed to update profile', description: sentenceOf(error), variant: 'destructive' });
    },
  });

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((profile) =>
        // Passed to `mutate`, so it isn't called if the form was closed in the meantime.
        save.mutate({ ...profile, profilePictureUrl: pictureUrl }, { onSuccess: onSaved }),
      )}
      onChange={() => onEdit?.(form.getValues())}
      className="flex flex-col gap-5"
    >
      <PictureField
        name={user.name}
        url={pictureUrl}
        onUploading={(isUnderWay) => {
          setIsUploading(isUnderWay);
          setIsPictureRemoved(false);
        }}
        onPick={
          onPicture &&
          ((file) => {
            setIsPictureRemoved(false);
            pick(file);
          })
        }
        onRemove={() => {
          setIsPictureRemoved(true);
          pick(null);
        }}
      />
      <Field label="Name" hint="The way you'd bill it on a poster." error={errors.name?.message}>
        <Input autoComplete="name" {...form.register('name')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Music Genre" error={errors.musicGenre?.message}>
          <Input placeholder="Dream pop, grime, cumbia" {...form.register('musicGenre')} />
        </Field>
        <Field label="Location" error={errors.location?.message}>
          <Input autoComplete="address-level2" placeholder="City, country" {...form.register('location')} />
        </Field>
      </div>
      <div className="tear-line mt-2 grid gap-5 pt-6 sm:grid-cols-2">
        <Field label="Website (Optional)" error={errors.website?.message}>
          <Input type="url" autoComplete="url" placeholder="https://" {...form.register('website')} />
        </Field>
        <Field label="Spotify Profile URL (Optional)" error={errors.spotifyUrl?.message}>
          <Input type="url" placeholder="https://open.spotify.com/artist/" {...form.register('spotifyUrl')} />
        </Field>
        <Field label="Instagram Profile URL (Optional)" error={errors.instagramUrl?.message}>
          <Input type="url" placeholder="https://www.instagram.com/" {...form.register('instagramUrl')} />
        </Field>
        <Field label="Twitter Profile URL (Optional)" error={errors.twitterUrl?.message}>
          <Input type="url" placeholder="https://x.com/" {...form.register('twitterUrl')} />
        </Field>
      </div>
      <Button type="submit" size="lg" pending={save.isPending} disabled={isUploading} className="mt-2 sm:self-start">
        {submitLabel}
      </Button>
    </form>
  );
}

function isProfileField(name: string): name is keyof ProfileBody {
  return Object.hasOwn(new ProfileBody(), name) || ['name', 'musicGenre', 'location'].includes(name);
}
